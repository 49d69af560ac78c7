import { OTHER_KIND } from '../comparison/building-kind-fit.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import { isStreetMet } from '../comparison/written-street.ts';
import type { DoorCandidate, StreetCandidate } from './candidate.ts';

/**
 * Whether a house of a list is the one that was written with another word for the same sort of home: `Hill
 * Farmhouse` for Hill Farm. Nothing else may have been written. Without the typed postcode, the street and the
 * village must have been written, and no other house of the village may have such a name.
 */
export function isSameSort(
  fit: DoorFit,
  { fit: street, postcode }: Pick<StreetCandidate, 'fit' | 'postcode'>,
  { isList, isOnlyKind }: KnownNames,
): boolean {
  // A building with flats is a block, and no home of one family.
  if (fit.parts === 'missing' || fit.door.parts.some(({ first }) => first >= 0)) return false;
  if (!isList || !isOtherSort(fit) || fit.left > 0 || street.hasOtherStreet) return false;
  if (postcode === 'agrees') return !street.hasOtherPlace || isMet(street.main);
  if (!isStreetMet(street) || !isMet(street.smallest) || street.hasOtherPlace) return false;
  return isOnlyKind(fit.door.address.point);
}

/**
 * Whether the word for the sort of a home was left out, and no other home of the village has the rest of its name:
 * `Dove, Frog Lane, Nether Wallop` for Dove Cottage. The street must have been written, and nothing else.
 */
export function isOnlyHome(
  { name, left, door }: DoorFit,
  { fit }: Pick<StreetCandidate, 'fit'>,
  { isList, isOnlyKind }: KnownNames,
): boolean {
  if (!isList || name.likeness !== OTHER_KIND || left > 0 || !isMet(fit.main)) return false;
  return isMet(fit.smallest) && !fit.hasOtherPlace && !fit.hasOtherStreet && isOnlyKind(door.address.point);
}

/** Whether the name of a house was written with another word for the same sort of home. */
export function isOtherSort({ name, partName }: Pick<DoorFit, 'name' | 'partName'>): boolean {
  return name.isOtherSort === true || partName.isOtherSort === true;
}

/**
 * Whether a house is called exactly what was written, and is where the text says. Then Hill Farmhouse is not Hill Farm,
 * whatever the postcode.
 */
export function isOfWrittenSort(
  { fit: { name, partName, left }, street: { fit } }: DoorCandidate,
  { street: other }: DoorCandidate,
): boolean {
  const isWritten =
    name.outcome === 'agrees' && (partName.outcome === 'none' || partName.outcome === 'agrees');
  return isWritten && left === 0 && isMet(fit.smallest) && (isStreetMet(fit) || !isMet(other.fit.main));
}
