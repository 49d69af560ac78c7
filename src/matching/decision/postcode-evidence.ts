import { LEAST_OF_A_NAME } from '../comparison/building-name-fit.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet } from '../comparison/name-fit.ts';
import { hasTypedNumber, isWholeStreet } from '../comparison/written-street.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import { typedWords } from '../levels/damaged-name.ts';
import { isPartAlone } from '../levels/door-level.ts';
import type { Pool } from '../levels/pool.ts';
import { isSameListedStreet, isSameName, isUnqualifiedTwin } from './same-street.ts';

/*
 * Evidence of the typed postcode against a door in another postcode.
 */

/**
 * Whether the typed postcode speaks against a door in another postcode. It does if it has the street but not
 * the door. A typed postcode that has the street was hardly mistyped.
 */
export function isLeftByPostcode(
  { street: best, fit, level }: DoorCandidate,
  { streets, doors, isList }: Pool,
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
  const { house, name, parts, organisation } = fit;
  const isNamed = name.outcome === 'agrees' && name.likeness === 1;
  const isAddressee = house === 'none' && organisation.outcome === 'agrees';
  // A house that is known by its name is found wherever it stands in its village.
  const isOfVillage =
    isList &&
    (isNamed || isAddressee || isNamedWithSlip(best, fit)) &&
    fit.left === 0 &&
    best.fit.main.outcome === 'none' &&
    isSameVillage(typed, best);
  // `10 Prospect Villas, Sydney Road`: the villas are in another postcode than the rest of the road.
  const isSmaller =
    isList && isNear && isMet(best.fit.dependent) && isMet(best.fit.main) && isSameName(typed, best);
  // A block of flats with two postcodes is in one village. Two blocks of one name may be in two.
  const isTwoBlocks =
    doors.some(({ street, fit: { name: other } }) => street.postcode === 'agrees' && isMet(other)) &&
    !isSameListedStreet(typed, best, isList);
  const isNext =
    !isTwoBlocks && ((isNear && isSameListedStreet(typed, best, isList)) || isOfVillage || isSmaller);
  // A block of flats may have a slip in its name if the flat agrees.
  const isBlock = isList && parts === 'agrees' && isMet(name) && name.likeness >= LEAST_OF_A_NAME;
  // `Unit 20, Stadium Trading Estate, Woodside Drive`
  const isUnit = isList && parts === 'agrees' && isPartAlone(fit) && fit.left === 0;
  const isDoor =
    level === 'Exact' && (house === 'agrees' || isNamed || isOfVillage || isBlock || isUnit || isAddressee);
  // `Apartment 804, Teal Building, 3 Hood Street`: the other postcodes of the building have the number as well.
  const isNumberOfBlock = isBlock && isNamed;
  const hasNumber = hasTypedNumber(typed.fit.street, fit.street.labels);
  return !isNext || !isDoor || (!isSmaller && !isNumberOfBlock && hasNumber);
}

/** Whether the name of a house was written with a slip, and so was its postcode. */
function isNamedWithSlip({ postcode }: StreetCandidate, { name, door }: DoorFit): boolean {
  if (postcode !== 'near' || name.outcome !== 'similar' || name.likeness < LEAST_WITH_SLIP) return false;
  // `Glan yr Afon` is not Glanyrafon.
  return typedWords(name) === door.name?.words.length;
}

/** The likeness of a long name with one slip in it. */
const LEAST_WITH_SLIP = 0.9;

/**
 * Whether a door of a list is in another postcode district than the typed one, of which nothing else was typed. The
 * door must be in the written village, and the typed district must have no street of that name: London has several of
 * most.
 */
export function isInOtherDistrict(
  { street: best }: DoorCandidate,
  { isList, typed, streets }: Pool,
): boolean {
  const { compact, outward } = typed.postcode;
  if (!isList || compact !== '' || outward === '' || districtOf(best) === outward) return false;
  if (!isMet(best.fit.locality)) return true;
  return streets.some(
    (one) => districtOf(one) === outward && isWholeStreet(one.fit) && isSameName(one, best),
  );
}

function districtOf({ entry: { postcode } }: StreetCandidate): string {
  return postcode.slice(0, -3);
}

/** Whether two streets are in the village that was written, or both in the town and in no village. */
function isSameVillage({ fit: one }: StreetCandidate, { fit: other }: StreetCandidate): boolean {
  if (!isMet(one.town) || !isMet(other.town)) return false;
  const isInTown = one.locality.outcome === 'none' && other.locality.outcome === 'none';
  return isInTown || (isMet(one.locality) && isMet(other.locality));
}

/**
 * Whether a door of a list is not in the written village, and the typed postcode is. A house that the typed
 * postcode lacks is missing from the list.
 */
export function isVillageOfPostcode({ street: best }: DoorCandidate, { isList, streets }: Pool): boolean {
  if (!isList || !best.fit.hasOtherPlace || isMet(best.fit.locality)) return false;
  return streets.some(({ postcode, fit }) => postcode === 'agrees' && isMet(fit.locality) && isMet(fit.town));
}

/**
 * In bits. More than the cost of a slip in a name, or of a place that was left out. About as much as a place
 * of the other door is worth.
 */
const LEAST_LEAD_OF_WORDS = 4;

/**
 * Whether a door leads another door by nothing but a typed postcode that is not its own. A typed postcode
 * that is two slips away may be near by chance. So may any other, if the words say clearly that the other
 * door is meant.
 */
export function isByPostcodeAlone({ street, fit }: DoorCandidate, { doors }: Pool): boolean {
  const least = fit.score + (street.postcode === 'area' ? 0 : LEAST_LEAD_OF_WORDS);
  return doors.some((one) => one.fit !== fit && one.fit.score >= least);
}

/**
 * Whether a door of a list is in a village that was not written, and the typed postcode belongs to a
 * neighbouring district of which the list has nothing. Each village of a town may have the street, and the
 * list does not have all of them.
 */
export function isInOtherVillage({ street: best }: DoorCandidate, { isList, typed, streets }: Pool): boolean {
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
