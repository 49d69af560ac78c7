import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { WITHOUT_QUALIFIER } from '../comparison/street-name-fit.ts';
import { isStreetMet, isWholeName, isWholeStreet } from '../comparison/written-street.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import { isOnlyHouse } from '../levels/only-house.ts';
import type { Pool } from '../levels/pool.ts';
import type { Found } from '../prepared/phrase.ts';
import { isHouseElsewhere, isNamedElsewhere } from './house-elsewhere.ts';

/*
 * Evidence against the best door, however well it fits. Out of all the doors of a town or country, it was
 * compared because it fits. Something else that was written may say that another door is meant.
 */

/** Whether the best door must not be taken, whatever its score and lead. */
export function isContradicted(best: DoorCandidate, pool: Pool): boolean {
  if (isWrittenElsewhere(best, pool) || isHouseElsewhere(best, pool) || isNamedElsewhere(best, pool))
    return true;
  if (best.street.postcode === 'agrees') return false;
  return (
    isUnplacedName(best, pool) ||
    isByPostcodeAlone(best, pool) ||
    isInOtherVillage(best, pool) ||
    isVillageOfPostcode(best, pool) ||
    isLeftByPostcode(best, pool) ||
    isOutnamed(best, pool) ||
    isOtherHouse(best, pool) ||
    isPartOfUnknown(best)
  );
}

/**
 * Whether the street that was written is the full name of another street. `12 Oak Grove` with the postcode of
 * Oak Road is not 12 Oak Road if the town has an Oak Grove, whatever numbers Oak Grove has.
 */
function isWrittenElsewhere({ street: best, fit }: DoorCandidate, { streets }: Pool): boolean {
  const { main, descriptor } = best.fit;
  if (main.outcome !== 'similar' && descriptor !== 'differs') return false;
  // `27 Dulwich Road` with the postcode of 27 East Dulwich Road means 27 East Dulwich Road. No slip turns the
  // postcode of another district into this one.
  const isUnqualified = main.likeness === WITHOUT_QUALIFIER && descriptor !== 'differs';
  const isPostcodeTheirs = isUnqualified && best.postcode === 'agrees' && fit.house === 'agrees';
  return streets.some(
    (one) =>
      isWholeName(one.fit) &&
      !(isPostcodeTheirs && (one.postcode === 'differs' || one.postcode === 'area')) &&
      !(best.fit.locality.outcome !== 'missing' && one.fit.locality.outcome === 'missing') &&
      // `No 3 Cottage, Ty Isaf` is 3 Farm Cottages at Ty Isaf, even if a farm of the town has a No 3 Cottage.
      !(isMet(best.fit.doubleLocality) && one.fit.doubleLocality.outcome === 'missing') &&
      one.fit.main.found !== undefined &&
      !isWithin(one.fit.main.found, main.found) &&
      !isPlaceOf(one.fit.main.found, best.fit) &&
      (one.postcode === 'agrees' || isMet(one.fit.town) || isMet(one.fit.locality)) &&
      !isSameStreet(one, best),
  );
}

/**
 * Whether a door of a list is not in the written village, and the typed postcode is. A house that the typed
 * postcode lacks is missing from the list.
 */
function isVillageOfPostcode({ street: best }: DoorCandidate, { isList, streets }: Pool): boolean {
  if (!isList || !best.fit.hasOtherPlace || isMet(best.fit.locality)) return false;
  return streets.some(({ postcode, fit }) => postcode === 'agrees' && isMet(fit.locality) && isMet(fit.town));
}

/**
 * Whether a door of a list is known by the name of its house alone, and neither its street nor its village
 * was written. Each village may have a house of that name. Such a door still competes with doors of which
 * everything was written.
 */
function isUnplacedName({ street, fit }: DoorCandidate, { isList, known }: Pool): boolean {
  return isList && street.most === 'Street' && !isMet(fit.organisation) && !isOnlyHouse(fit, street, known);
}

/**
 * Whether a door leads another door by nothing but a typed postcode that is not its own. A typed postcode
 * that is two slips away may be near by chance. So may any other, if the words say clearly that the other
 * door is meant.
 */
function isByPostcodeAlone({ street, fit }: DoorCandidate, { doors }: Pool): boolean {
  const least = fit.score + (street.postcode === 'area' ? 0 : LEAST_LEAD_OF_WORDS);
  return doors.some((one) => one.fit !== fit && one.fit.score >= least);
}

/**
 * Whether a door of a list is in a village that was not written, and the typed postcode belongs to a
 * neighbouring district of which the list has nothing. Each village of a town may have the street, and the
 * list does not have all of them.
 */
function isInOtherVillage({ street: best }: DoorCandidate, { isList, typed, streets }: Pool): boolean {
  const { compact } = typed.postcode;
  return (
    isList &&
    best.postcode === 'differs' &&
    best.fit.locality.outcome === 'missing' &&
    areaOf(compact) === areaOf(best.entry.postcode) &&
    streets.every(({ postcode }) => postcode !== 'agrees')
  );
}

/** The letters that a postcode begins with. */
function areaOf(postcode: string): string {
  return /^[A-Z]*/.exec(postcode)?.[0] ?? '';
}

/**
 * Whether words are a place of a street: the Berriew of `11 Dra pers La, Berriew`, although other houses of the village
 * are numbered like those of a street.
 */
function isPlaceOf({ from, to }: Found, { town, locality, doubleLocality }: StreetFit): boolean {
  return [town, locality, doubleLocality].some(
    ({ found }) => found !== undefined && found.from <= from && to <= found.to,
  );
}

/**
 * Whether a name was found within the words of a longer name: Fraser Terrace within `Wets Fraser Terrace`,
 * which means West Fraser Terrace.
 */
function isWithin(one: Found, other: Found | undefined): boolean {
  return (
    other !== undefined &&
    one.from >= other.from &&
    one.to <= other.to &&
    one.to - one.from < other.to - other.from
  );
}

/**
 * Whether the typed postcode speaks against a door in another postcode. It does if it has the street but not
 * the door. A typed postcode that has the street was hardly mistyped.
 */
export function isLeftByPostcode(
  { street: best, fit, level }: DoorCandidate,
  { streets, isList }: Pool,
): boolean {
  if (best.postcode === 'agrees') return false;
  const typed = streets.find((street) => street.postcode === 'agrees' && isWholeStreet(street.fit));
  if (typed === undefined) return false;
  if (isUnqualifiedTwin(typed, best)) return false;
  // The best door's postcode has a street or locality of the text that the typed postcode lacks. That speaks
  // for the best door.
  if (
    typed.fit.main.outcome === 'none' &&
    (isMet(best.fit.main) || (isMet(best.fit.locality) && !isMet(typed.fit.locality)))
  )
    return false;
  // The street of that name in the town is meant, rather than the one in a village that was not written.
  if (typed.fit.locality.outcome === 'missing' && best.fit.locality.outcome !== 'missing') return false;
  // A street continues in the next postcode, and people mistake one postcode for the other.
  const isNear =
    best.postcode === 'near' ||
    best.postcode === 'sector' ||
    (best.postcode === 'outward' && isMet(best.fit.main));
  const { house, name, organisation } = fit;
  const isNamed = name.outcome === 'agrees' && name.likeness === 1;
  // A house that is known by its name is found wherever it stands in its village.
  const isOfVillage =
    isList && isNamed && fit.left === 0 && best.fit.main.outcome === 'none' && isSameVillage(typed, best);
  const isNext = (isNear && isSameListedStreet(typed, best, isList)) || isOfVillage;
  const isDoor =
    level === 'Exact' &&
    (house === 'agrees' || isNamed || (house === 'none' && organisation.outcome === 'agrees'));
  return !isNext || !isDoor || hasNumber(typed, fit);
}

/** Whether two streets are in the village that was written. */
function isSameVillage({ fit: one }: StreetCandidate, { fit: other }: StreetCandidate): boolean {
  return isMet(one.locality) && isMet(other.locality) && isMet(one.town) && isMet(other.town);
}

/**
 * Whether the street that was written is that of the best door, and the other street has one qualifier more:
 * `Cross Ivor Terrace` in the postcode next to Ivor Terrace.
 */
function isUnqualifiedTwin(one: StreetCandidate, best: StreetCandidate): boolean {
  const isNear = best.postcode === 'near' || best.postcode === 'sector';
  return isNear && one.fit.main.likeness === WITHOUT_QUALIFIER && isWholeName(best.fit);
}

/**
 * Whether another street fits the written street and places better than that of the best door. The house
 * number is no evidence here. The index was asked for streets that have this number, so if the town has a
 * street of a similar name with the number, that street is always among the candidates. A house that is
 * missing from the file is commoner than a street that is written exactly as another street is called.
 */
function isOutnamed({ street: best, fit, score }: DoorCandidate, { streets, weights }: Pool): boolean {
  const { buildingNumber, subBuilding } = weights.elements;
  let named = score - best.score;
  if (fit.house === 'agrees' || fit.house === 'similar') named -= buildingNumber[fit.house];
  // `2B` was typed for flat B of number 2: the letter belongs to the number.
  if (hasLetter(fit) && (fit.parts === 'agrees' || fit.parts === 'similar')) named -= subBuilding[fit.parts];
  const least = best.score + Math.max(0, named) + LEAST_LEAD_OF_NAMES;
  return streets.some(
    (one) =>
      one.score > least &&
      isStreetMet(one.fit) &&
      !isSameStreet(one, best) &&
      !isUnqualifiedTwin(one, best) &&
      // A village without a street, in the typed postcode, has none of the words of the street.
      !(isMet(best.fit.main) && one.fit.main.outcome === 'none'),
  );
}

/** In bits. Less than the cost of a slip in a name. */
const LEAST_LEAD_OF_NAMES = 0.2;

/**
 * In bits. More than the cost of a slip in a name, or of a place that was left out. About as much as a place
 * of the other door is worth.
 */
const LEAST_LEAD_OF_WORDS = 4;

/**
 * Whether the typed house number has a letter that the number of the door lacks, and the street has another
 * house with that number elsewhere. For example, `153A` was typed for flat A of 153, or where there is only a
 * 153B, and there is another 153.
 */
function isOtherHouse({ street: best, fit }: DoorCandidate, { streets }: Pool): boolean {
  if (!hasLetter(fit)) return false;
  return streets.some(
    (one) => one !== best && isStreetMet(one.fit) && hasNumber(one, fit) && isSameName(one, best),
  );
}

/** Whether a unit of the street was taken for the flat of a building that was named but is not there. */
function isPartOfUnknown({ fit: { door, left, parts, organisation } }: DoorCandidate): boolean {
  const isPartAlone = door.house === undefined && door.name === undefined && parts === 'similar';
  return isPartAlone && left > 0 && !isMet(organisation);
}

/** Whether the house number was written with a letter that the number of the door does not have. */
function hasLetter({ street: { labels }, door }: DoorFit): boolean {
  const letter = labels.house?.letter ?? '';
  return letter !== '' && door.house !== undefined && door.house.letter !== letter;
}

/** Whether a street has a house with the number that was written, whatever its letter. */
function hasNumber({ fit: { street } }: StreetCandidate, { street: { labels } }: DoorFit): boolean {
  const first = labels.house?.first ?? -1;
  return first >= 0 && street.doors.some(({ house }) => house?.first === first);
}

function isSameName(
  { fit: { street: one } }: StreetCandidate,
  { fit: { street: other } }: StreetCandidate,
): boolean {
  return one.main?.whole.joined === other.main?.whole.joined && one.town[0]?.joined === other.town[0]?.joined;
}

/** Whether two candidates are the same street, perhaps in two postcodes. */
export function isSameStreet(one: StreetCandidate, other: StreetCandidate): boolean {
  const [a, b] = [one.fit.street, other.fit.street];
  const names = (street: typeof a) =>
    [
      street.main?.whole,
      street.dependent?.whole,
      street.doubleLocality[0],
      street.locality[0],
      street.town[0],
    ]
      .map((phrase) => phrase?.joined ?? '')
      .join('|');
  return a === b || names(a) === names(b);
}

/**
 * Like {@link isSameStreet}, but allows for lists that leave out the locality in some rows. Then it is enough
 * that the street and the town are the same.
 */
function isSameListedStreet(one: StreetCandidate, other: StreetCandidate, isList: boolean): boolean {
  if (isSameStreet(one, other)) return true;
  const [a, b] = [one.fit.street, other.fit.street];
  const isUnplaced = !a.isPlaced || !b.isPlaced || a.isPartlyPlaced || b.isPartlyPlaced;
  return isList && isUnplaced && a.main !== undefined && isSameName(one, other);
}
