import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { WITHOUT_QUALIFIER } from '../comparison/street-name-fit.ts';
import { hasBuildingLeft } from '../comparison/words-left.ts';
import { hasTypedNumber, isStreetMet, isWholeName } from '../comparison/written-street.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import { isOnlyHouse } from '../levels/only-house.ts';
import type { Pool } from '../levels/pool.ts';
import { isRoadOfVillage } from '../levels/road-without-name.ts';
import type { Found } from '../prepared/phrase.ts';
import type { Weights } from '../weights.ts';
import { isHouseElsewhere, isNamedElsewhere, isStreetOfVillage } from './house-elsewhere.ts';
import {
  isByPostcodeAlone,
  isInOtherDistrict,
  isInOtherVillage,
  isLeftByPostcode,
  isVillageOfPostcode,
} from './postcode-evidence.ts';
import { isSameListedStreet, isSameName, isSameStreet, isUnqualifiedTwin } from './same-street.ts';

/*
 * Evidence against the best door, however well it fits. Out of all the doors of a town or country, it was
 * compared because it fits. Something else that was written may say that another door is meant. What the
 * typed postcode says is in postcode-evidence.ts, what other houses of a list say in house-elsewhere.ts.
 */

/** Whether the best door must not be taken, whatever its score and lead. */
export function isContradicted(best: DoorCandidate, pool: Pool): boolean {
  if (isWrittenElsewhere(best, pool) || isHouseElsewhere(best, pool) || isNamedElsewhere(best, pool))
    return true;
  if (isOtherBlock(best, pool)) return true;
  if (best.street.postcode === 'agrees') return pool.isList && isRoadOfVillage(best, pool.streets);
  return (
    isUnplacedName(best, pool) ||
    isByPostcodeAlone(best, pool) ||
    isInOtherDistrict(best, pool) ||
    isInOtherVillage(best, pool) ||
    isStreetOfVillage(best, pool) ||
    isVillageOfPostcode(best, pool) ||
    isLeftByPostcode(best, pool) ||
    isOutnamed(best, pool) ||
    isOtherHouse(best, pool) ||
    isPartOfUnknown(best) ||
    isUnitOfOther(best, pool)
  );
}

/**
 * Whether a block was found under a word for any block, and another building is called what was written: flat 26 of
 * Larch House is not `Flat 26, Larch Apartments` beside Larch Apartments, whatever flats that one has.
 */
function isOtherBlock({ fit: { name } }: DoorCandidate, { doors }: Pool): boolean {
  return name.isOtherBlock === true && doors.some((one) => one.fit.name.outcome === 'agrees');
}

/**
 * Whether the street that was written is the full name of another street. `12 Oak Grove` with the postcode of
 * Oak Road is not 12 Oak Road if the town has an Oak Grove, whatever numbers Oak Grove has.
 */
function isWrittenElsewhere({ street: best, fit }: DoorCandidate, { streets }: Pool): boolean {
  const { main, descriptor } = best.fit;
  if (main.outcome !== 'similar' && descriptor !== 'differs') return false;
  // The flat, its block and the postcode say together which street is meant.
  if (best.postcode === 'agrees' && fit.parts === 'agrees' && fit.name.outcome === 'agrees') return false;
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
 * Whether a door of a list is known by the name of its house alone, and neither its street nor its village
 * was written. Each village may have a house of that name. Such a door still competes with doors of which
 * everything was written.
 */
function isUnplacedName({ street, fit }: DoorCandidate, { isList, known }: Pool): boolean {
  return isList && street.most === 'Street' && !isMet(fit.organisation) && !isOnlyHouse(fit, street, known);
}

/**
 * Whether words are a place of a street: in `11 Dra pers La, Berriew`, Berriew is the village of Drapers Lane. The
 * file may also list houses of the village that have no street under a street called Berriew.
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
 * Whether another street fits the written street and places better than that of the best door. The house
 * number is no evidence here. The index was asked for streets that have this number, so if the town has a
 * street of a similar name with the number, that street is always among the candidates. A house that is
 * missing from the file is commoner than a street that is written exactly as another street is called.
 */
function isOutnamed(
  { street: best, fit, score }: DoorCandidate,
  { streets, weights, isList }: Pool,
): boolean {
  const { buildingNumber, subBuilding } = weights.elements;
  let named = score - best.score;
  if (fit.house === 'agrees' || fit.house === 'similar') named -= buildingNumber[fit.house];
  // `2B` was typed for flat B of number 2: the letter belongs to the number.
  if (hasOtherLetter(fit) && (fit.parts === 'agrees' || fit.parts === 'similar'))
    named -= subBuilding[fit.parts];
  const least = best.score + Math.max(0, named) + LEAST_LEAD_OF_NAMES;
  const isNear = best.postcode === 'near' || best.postcode === 'sector';
  const placed = placeScore(best, weights);
  // The next postcode of a street may have the locality in another row of the list.
  const isSame = (one: StreetCandidate) =>
    isNear && placed >= placeScore(one, weights)
      ? isSameListedStreet(one, best, isList)
      : isSameStreet(one, best);
  return streets.some(
    (one) =>
      one.score > least &&
      isStreetMet(one.fit) &&
      !isSame(one) &&
      !isUnqualifiedTwin(one, best) &&
      // The yard off the street is no other street: `22 Potters Loaning` is not in Milburns Ginnel, Potters Loaning.
      !(one.fit.dependent.outcome === 'missing' && isSameName(one, best)) &&
      // A village without a street, in the typed postcode, has none of the words of the street.
      !(isMet(best.fit.main) && one.fit.main.outcome === 'none'),
  );
}

/** In bits: how well the names of a street and its places fit, whatever its postcode. */
function placeScore({ score, postcode }: StreetCandidate, weights: Weights): number {
  return score - weights.postcode[postcode];
}

/** In bits. Less than the cost of a slip in a name. */
const LEAST_LEAD_OF_NAMES = 0.2;

/**
 * Whether the typed house number has a letter that the number of the door lacks, and the street has another
 * house with that number elsewhere. For example, `153A` was typed for flat A of 153, or where there is only a
 * 153B, and there is another 153.
 */
function isOtherHouse({ street: best, fit }: DoorCandidate, { streets }: Pool): boolean {
  if (!hasOtherLetter(fit)) return false;
  return streets.some(
    (one) =>
      one !== best &&
      isStreetMet(one.fit) &&
      hasTypedNumber(one.fit.street, fit.street.labels) &&
      isSameName(one, best),
  );
}

/** Whether a unit of the street was taken for the flat of a building that was named but is not there. */
function isPartOfUnknown({ fit: { door, left, parts, organisation } }: DoorCandidate): boolean {
  const isPartAlone = door.house === undefined && door.name === undefined && parts === 'similar';
  return isPartAlone && left > 0 && !isMet(organisation);
}

/**
 * Whether a unit is in another postcode than the typed one, and another building was written: `Sedge House, Suite 7`.
 */
function isUnitOfOther({ street, fit }: DoorCandidate, { isList, typed }: Pool): boolean {
  if (!isList || fit.parts !== 'agrees' || fit.house !== 'none' || fit.left === 0) return false;
  return fit.door.parts.some(({ kind }) => kind === 'unit') && hasBuildingLeft(typed, street.fit, fit.taken);
}

/** Whether the house number was written with a letter that the number of the door does not have. */
function hasOtherLetter({ street: { labels }, door }: DoorFit): boolean {
  const letter = labels.house?.letter ?? '';
  return letter !== '' && door.house !== undefined && door.house.letter !== letter;
}
