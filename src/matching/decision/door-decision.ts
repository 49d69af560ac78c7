import { placeForStreet } from '../comparison/evidence.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { DoorCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import { COST_OF_OTHER_FORM, LEAST_MARGIN } from '../thresholds.ts';
import type { Weights } from '../weights.ts';
import { confidenceOf } from './confidence.ts';
import { isContradicted } from './contradiction.ts';
import type { Decision } from './decision.ts';
import { isSameStreet } from './same-street.ts';

/**
 * Takes the best door or its building. Undefined if the best door does not score high enough, does not lead by
 * enough, or is contradicted by something else that was written.
 */
export function decideDoor(pool: Pool): Decision | undefined {
  const first = bestDoor(pool.doors);
  const best = first && pool.isList ? fullerDoor(first, pool.doors) : first;
  if (best === undefined || best.score < pool.weights.least.Building) return undefined;
  if (isContradicted(best, pool) || isStreetAsWell(best, pool)) return undefined;
  const rivals = pool.isList
    ? pool.doors.filter((door) => !isOfFarm(door, best) && !isPartOfName(door, best))
    : pool.doors;
  const other = bestDoor(rivals, best);
  const lead = other === undefined ? best.score : best.score - other.score;
  const margin =
    other !== undefined && pool.isList && isPlain(best, other) ? Math.max(lead, LEAST_MARGIN) : lead;
  const farMargin = leastLead(best, rivals, pool);
  if (farMargin < LEAST_MARGIN) return undefined;
  const runnerUp = other && {
    door: other,
    confidence: confidenceOf(pool.weights, other.level === 'Exact' ? 'Exact' : 'Building', other.score, 0),
  };
  const found = {
    pool,
    door: best,
    street: best.street,
    isPostcodeSettled: true,
    town: '',
    ...(runnerUp && { runnerUp }),
  };
  const isExact =
    best.level === 'Exact' &&
    best.score >= pool.weights.least.Exact &&
    margin >= LEAST_MARGIN &&
    !isOneOfMany(best, pool);
  if (isExact) {
    return {
      ...found,
      level: 'Exact',
      margin,
      confidence: confidenceOf(pool.weights, 'Exact', best.score, margin),
      reasons: [`One door agrees and leads by ${margin.toFixed(1)} bits.`],
    };
  }
  const why =
    best.level === 'Exact'
      ? 'Several doors of the building fit as well as each other.'
      : 'The building agrees; the part of it was not written, or is not in the file.';
  return {
    ...found,
    level: 'Building',
    margin: farMargin,
    confidence: confidenceOf(pool.weights, 'Building', best.score, farMargin),
    reasons: [why],
  };
}

/**
 * Whether nothing but the name of a building was found, and a street of the same postcode is called like it: `Priory
 * Gate, Monument Court` is on the street, and no part of the building that a row has beside another house.
 */
function isStreetAsWell({ level, fit, street: best }: DoorCandidate, { isList, streets }: Pool): boolean {
  const { found } = fit.name;
  if (!isList || level !== 'Building' || found === undefined || fit.left === 0) return false;
  return streets.some(
    ({ entry, fit: { main } }) =>
      entry === best.entry && main.likeness === 1 && main.found?.from === found.from,
  );
}

/**
 * Whether a door is the farm that is written in the whole name of another door: Fosse Farm beside `Oak Barn, Fosse
 * Farm`, which a list has as one name. That other door has all that was written, and the farm has not.
 */
function isOfFarm(
  { fit: farm, street }: DoorCandidate,
  { fit, street: other, level }: DoorCandidate,
): boolean {
  if (level !== 'Exact' || fit.left > 0 || farm.left === 0) return false;
  // An estate may have another postcode than a block of it.
  if (street !== other && !isSameStreet(street, other)) return false;
  const [within, whole] = [farm.name.found, fit.name.found];
  // `Caretakers House, Elm Road School` is one name, and Elm Road School is a firm.
  if (within === undefined && farm.organisation.outcome === 'agrees' && fit.organisation.outcome === 'none')
    return whole !== undefined;
  if (within === undefined || whole === undefined) return false;
  return (
    whole.from <= within.from && within.to <= whole.to && whole.to - whole.from > within.to - within.from
  );
}

/**
 * Returns the door that is called in one name what the best door is called in two, or the door in whose name the best
 * door is written as the farm, if it is hardly worse.
 */
function fullerDoor(best: DoorCandidate, doors: readonly DoorCandidate[]): DoorCandidate {
  if (isMet(best.fit.partName)) return doors.find((door) => isPartOfName(best, door)) ?? best;
  if (best.level !== 'Building' || best.fit.left === 0) return best;
  return doors.find((door) => best.score - door.score <= COST_OF_OTHER_FORM && isOfFarm(best, door)) ?? best;
}

/**
 * Whether a door has in two names what another door has in one, as it was written: `The Barn, Roswithick` beside
 * Roswithick Barn.
 */
function isPartOfName(
  { fit: parts, street }: DoorCandidate,
  { fit, street: other, level }: DoorCandidate,
): boolean {
  if (level !== 'Exact' || street !== other || fit.left > 0 || fit.name.likeness < 1) return false;
  const [whole, part, rest] = [fit.name.found, parts.partName.found, parts.name.found];
  if (whole === undefined || part === undefined || rest === undefined) return false;
  return [part, rest].every(({ from, to }) => whole.from <= from && to <= whole.to);
}

/**
 * Whether a door of a list is the building itself and everything that was written is its own, while another door is a
 * part or a firm of the building that was not written: `Hill Farm` beside `The Cart Shed, Hill Farm`.
 */
function isPlain(best: DoorCandidate, other: DoorCandidate): boolean {
  const { organisation, parts, partName, left } = best.fit;
  if (organisation.outcome !== 'none' || parts !== 'none' || partName.outcome !== 'none' || left > 0)
    return false;
  const isUnwritten = other.level === 'Building' || other.fit.organisation.outcome === 'missing';
  return isUnwritten && isSameBuilding(best, other);
}

/** The least number of other doors that make a building one of many units, such as a market. */
const MANY = 3;

/**
 * Whether nothing but a building with a name was written, and the best door is one of many there. The market hall is
 * not the café in it.
 */
function isOneOfMany(best: DoorCandidate, { doors }: Pool): boolean {
  const { door, organisation, parts } = best.fit;
  if (door.name === undefined || organisation.outcome !== 'missing' || parts !== 'none') return false;
  return doors.filter((one) => one !== best && isSameBuilding(one, best)).length >= MANY;
}

/**
 * Returns by how many bits a door leads the nearest door of another building. If there is none, returns its
 * whole score.
 */
function leastLead(best: DoorCandidate, rivals: readonly DoorCandidate[], pool: Pool): number {
  let least = best.score;
  for (const door of rivals)
    if (!isSameBuilding(door, best)) least = Math.min(least, leadOver(door, best, pool));
  return least;
}

/**
 * Returns by how many bits the best door leads another one. A list may have the same address with a locality
 * and without one, and nothing that was written tells the two apart. So in a list, a locality that is missing
 * from the text does not count.
 */
function leadOver(other: DoorCandidate, best: DoorCandidate, { isList, weights }: Pool): number {
  const lead = best.score - other.score;
  // In the written village, a slip makes the typed postcode out of that of the best door, and not out of the other one.
  const isNearer =
    best.street.postcode === 'near' && other.street.postcode !== 'near' && isMet(best.street.fit.locality);
  return isList && best.street.postcode !== 'agrees' && !isNearer
    ? lead + unplaced(other, weights) - unplaced(best, weights)
    : lead;
}

/**
 * Returns the bits that untyped localities cost. Includes the cost of a locality that stands in for a street.
 */
function unplaced({ street: { fit } }: DoorCandidate, weights: Weights): number {
  const { dependentLocality, doubleDependentLocality } = weights.elements;
  // A door in another village than the written one lacks more than a locality that may have been left out.
  if (isMet(fit.locality) || fit.hasOtherPlace) return 0;
  const isForStreet = fit.main.outcome === 'none' && fit.smallest.outcome === 'missing';
  return (
    (fit.locality.outcome === 'missing' ? dependentLocality.missing : 0) +
    (fit.doubleLocality.outcome === 'missing' ? doubleDependentLocality.missing : 0) -
    (isForStreet ? placeForStreet(weights) : 0)
  );
}

/**
 * Returns the highest-scoring delivery point. Ties go to the first. With `but`, skips candidates that are the
 * same delivery point as it.
 */
function bestDoor(doors: readonly DoorCandidate[], but?: DoorCandidate): DoorCandidate | undefined {
  let best: DoorCandidate | undefined;
  for (const door of doors) {
    if (best !== undefined) {
      const lead = door.score - best.score || rankOf(door) - rankOf(best);
      if (lead <= 0) continue;
    }
    if (but === undefined || !isSamePoint(door, but)) best = door;
  }
  return best;
}

function rankOf({ level, fit }: DoorCandidate): number {
  return (level === 'Exact' ? 2 : 0) + (fit.door.isDeliveryPoint ? 1 : 0);
}

/**
 * Whether two doors are the same delivery point. A residence behind the letter box of a delivery point gets
 * its post there, and a list may have an address twice.
 */
function isSamePoint(one: DoorCandidate, other: DoorCandidate): boolean {
  const [a, b] = [one.fit.door, other.fit.door];
  if (a === b || (a.udprn > 0 && a.udprn === b.udprn)) return true;
  return one.street === other.street && one.fit.score === other.fit.score && a.isTwin(b);
}

function isSameBuilding(one: DoorCandidate, other: DoorCandidate): boolean {
  if (one.street.entry !== other.street.entry || one.street.fit.street !== other.street.fit.street)
    return false;
  const [a, b] = [one.fit.door, other.fit.door];
  if (a.house !== undefined && b.house !== undefined)
    return a.house.first === b.house.first && a.house.letter === b.house.letter;
  if (a.house !== undefined || b.house !== undefined) return false;
  // A list that has both `The Willows` and `Willows` has two houses.
  if (a.name !== undefined && b.name !== undefined) return a.name.joinedWhole === b.name.joinedWhole;
  return a.name === b.name;
}
