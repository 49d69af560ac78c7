import { placeForStreet } from '../comparison/evidence.ts';
import { isMet } from '../comparison/name-fit.ts';
import { isStreetMet } from '../comparison/written-street.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import type { MatchLevel } from '../match.ts';
import {
  CONFIDENCE,
  LEAST_MARGIN,
  LEAST_STREET_OVER_FOREIGN,
  MOST_MARGIN,
  TOWN_STRENGTH,
} from '../thresholds.ts';
import type { Weights } from '../weights.ts';
import { isContradicted, isLeftByPostcode, isSameStreet } from './contradiction.ts';
import { readPlaceNames } from './typed-places.ts';
import { verbatimDoor } from './verbatim.ts';

/** The outcome of comparing all candidates. */
export interface Decision {
  readonly pool: Pool;
  readonly level: MatchLevel;
  readonly confidence: number;
  /** The door that was taken, or one door of the building that was taken. */
  readonly door?: DoorCandidate;
  /** The street that was taken. If a door was taken, the street of that door. */
  readonly street?: StreetCandidate;
  /** Whether the postcode is settled together with the street. */
  readonly isPostcodeSettled: boolean;
  readonly runnerUp?: { readonly door: DoorCandidate; readonly confidence: number };
  readonly margin: number;
  /** The post town, at level `Town`. Empty at other levels. */
  readonly town: string;
  /** The reasons for the decision, as sentences. */
  readonly reasons: readonly string[];
}

/** Settles the best candidate to the finest level that its evidence supports. */
export function decide(pool: Pool, book: PlaceBook): Decision {
  const { foreign } = pool.typed;
  if (foreign?.isSure === true)
    return {
      ...nothing(pool),
      level: 'Foreign',
      confidence: CONFIDENCE.foreignCountry,
      reasons: [`It ends in ${foreign.what}.`],
    };
  const door = decideDoor(pool);
  if (door !== undefined && isWholly(door)) return door;
  const verbatim = decideVerbatim(pool);
  if (verbatim !== undefined) return verbatim;
  if (door !== undefined) return door;
  const street = decideStreet(pool);
  if (street !== undefined && (foreign === undefined || street.confidence >= LEAST_STREET_OVER_FOREIGN))
    return street;
  if (foreign !== undefined)
    return {
      ...nothing(pool),
      level: 'Foreign',
      confidence: CONFIDENCE.foreignPostcode,
      reasons: [`It has the postcode of another country: ${foreign.what}.`],
    };
  return decideTown(pool, book);
}

function nothing(pool: Pool): Decision {
  return {
    pool,
    level: 'None',
    confidence: CONFIDENCE.unknown,
    isPostcodeSettled: false,
    margin: 0,
    town: '',
    reasons: [],
  };
}

/** Whether a delivery point was settled, everything that names it was typed, and nothing else was. */
function isWholly({ level, door }: Decision): boolean {
  if (level !== 'Exact' || door === undefined) return false;
  const { left, parts, name, partName } = door.fit;
  return left === 0 && parts !== 'missing' && name.outcome !== 'missing' && partName.outcome !== 'missing';
}

/** Takes an address whose words are exactly the typed words. */
function decideVerbatim(pool: Pool): Decision | undefined {
  const door = verbatimDoor(pool);
  if (door === undefined || door.score < pool.weights.least.Exact || isLeftByPostcode(door, pool))
    return undefined;
  const margin = MOST_MARGIN;
  return {
    pool,
    door,
    street: door.street,
    isPostcodeSettled: true,
    town: '',
    level: 'Exact',
    margin,
    confidence: confidenceOf(pool.weights, 'Exact', door.score, margin),
    reasons: ['One address reads word for word as what was written.'],
  };
}

function decideDoor(pool: Pool): Decision | undefined {
  const best = bestDoor(pool.doors, undefined, isSamePoint);
  if (best === undefined) return undefined;
  if (best.score < pool.weights.least.Building) return undefined;
  if (isContradicted(best, pool)) return undefined;
  const other = bestDoor(pool.doors, best, isSamePoint);
  const margin = other === undefined ? best.score : best.score - other.score;
  const farMargin = leastLead(best, pool);
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
function leastLead(best: DoorCandidate, pool: Pool): number {
  let least = best.score;
  for (const door of pool.doors)
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
  return isList && best.street.postcode !== 'agrees'
    ? lead + unplaced(other, weights) - unplaced(best, weights)
    : lead;
}

/**
 * Returns the bits that untyped localities cost. Includes the cost of a locality that stands in for a street.
 */
function unplaced({ street: { fit } }: DoorCandidate, weights: Weights): number {
  const { dependentLocality, doubleDependentLocality } = weights.elements;
  // In `Y Waen, St Harmon`, the written place is missing from neither.
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
function bestDoor(
  doors: readonly DoorCandidate[],
  but: DoorCandidate | undefined,
  isSame: (one: DoorCandidate, other: DoorCandidate) => boolean,
): DoorCandidate | undefined {
  let best: DoorCandidate | undefined;
  for (const door of doors) {
    if (best !== undefined) {
      const lead = door.score - best.score || rankOf(door) - rankOf(best);
      if (lead <= 0) continue;
    }
    if (but === undefined || !isSame(door, but)) best = door;
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

function decideStreet(pool: Pool): Decision | undefined {
  const streets = pool.streets
    .filter(
      (street) =>
        isStreetMet(street.fit) &&
        (street.fit.main.outcome !== 'none' || street.postcode === 'agrees') &&
        street.most !== 'None' &&
        street.most !== 'Town',
    )
    .sort((one, other) => other.score - one.score || (one.entry.postcode < other.entry.postcode ? -1 : 1));
  const best = streets[0];
  if (best === undefined || best.score < pool.weights.least.Street) return undefined;
  const stranger = streets.find((one) => !isSameStreet(one, best));
  const margin = stranger === undefined ? best.score : best.score - stranger.score;
  if (margin < LEAST_MARGIN) return undefined;
  const isOnly =
    streets.filter((one) => isSameStreet(one, best)).length === 1 && pool.typed.postcode.compact !== '';
  return {
    pool,
    level: 'Street',
    confidence: confidenceOf(pool.weights, 'Street', best.score, margin),
    street: best,
    isPostcodeSettled: best.postcode === 'agrees' || (isOnly && best.postcode === 'near'),
    margin,
    town: '',
    reasons: ['The street is settled; no door of it fits what was written.'],
  };
}

function decideTown(pool: Pool, book: PlaceBook): Decision {
  const typedPostcode = pool.streets.find(({ postcode }) => postcode === 'agrees');
  if (typedPostcode !== undefined) {
    const isTown = isMet(typedPostcode.fit.town) || isMet(typedPostcode.fit.locality);
    return {
      ...nothing(pool),
      level: 'Town',
      confidence: confidenceOf(
        pool.weights,
        'Town',
        isTown ? TOWN_STRENGTH.postcodeAndPlace : TOWN_STRENGTH.postcodeAlone,
        MOST_MARGIN,
      ),
      street: typedPostcode,
      isPostcodeSettled: true,
      town: townOf(typedPostcode),
      reasons: ['The postcode is in the file; neither street nor door of it fits what was written.'],
    };
  }
  const towns = readPlaceNames(pool.typed, book);
  const town = towns[0];
  if (town === undefined)
    return {
      ...nothing(pool),
      confidence: CONFIDENCE.nothingFound,
      reasons: ['Nothing in the file fits what was written.'],
    };
  const candidates = pool.streets.filter(({ fit }) => fit.street.town[0]?.joined === town);
  return {
    ...nothing(pool),
    level: 'Town',
    confidence: confidenceOf(
      pool.weights,
      'Town',
      towns.length === 1 ? TOWN_STRENGTH.onlyTown : TOWN_STRENGTH.oneOfSeveral,
      MOST_MARGIN,
    ),
    ...(candidates[0] && { street: candidates[0] }),
    town,
    reasons: ['Only the town is settled.'],
  };
}

function townOf({ entry }: StreetCandidate): string {
  return entry.addresses[0]?.point.postTown ?? '';
}

/** Returns the confidence in percent: how many of the matches of this level and strength are right. */
export function confidenceOf(
  { calibration }: Weights,
  level: 'Exact' | 'Building' | 'Street' | 'Town',
  score: number,
  margin: number,
): number {
  const strength = score - Math.max(0, MOST_MARGIN - margin);
  const points = calibration[level];
  let before = points[0];
  if (strength <= before[0]) return before[1];
  for (const point of points) {
    if (strength <= point[0]) {
      const part = point[0] === before[0] ? 1 : (strength - before[0]) / (point[0] - before[0]);
      return Math.round((before[1] + part * (point[1] - before[1])) * 10) / 10;
    }
    before = point;
  }
  return before[1];
}
