import { OTHER_KIND } from '../comparison/building-kind-fit.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { StreetCandidate } from './candidate.ts';
import { typedWords } from './damaged-name.ts';

/**
 * Whether a house of a list is the one that was written, although only one of them is called a farm: `Llety Farm` for
 * Llety. Nothing else may have been written, and no house of the village may have the name with another such word, as
 * Llety Cottage has. The typed postcode must vouch for it, because many a village has both Llety and Llety Farm, and
 * the list may lack one of them.
 */
export function isSameFarm(
  { name, door, left }: DoorFit,
  { fit, postcode }: Pick<StreetCandidate, 'fit' | 'postcode'>,
  { isList, isOnlyKind }: KnownNames,
): boolean {
  if (!isList || name.isOtherFarm !== true) return false;
  if (left > 0 || fit.hasOtherStreet || fit.hasOtherPlace) return false;
  const { point } = door.address;
  const isPlaced = postcode === 'agrees' || (postcode === 'near' && isMet(fit.smallest));
  return isPlaced && isOnlyKind(point);
}

/**
 * Whether a farm is one of several houses that may have been written: both Llety Farm and Llety Bungalow if `Llety` was
 * written.
 */
export function isRivalFarm({ name, door }: DoorFit, { isOnlyKind }: KnownNames): boolean {
  const isLeftOut = typedWords(name) <= (door.name?.words.length ?? 0);
  return isLeftOut && name.likeness === OTHER_KIND && !isOnlyKind(door.address.point);
}
