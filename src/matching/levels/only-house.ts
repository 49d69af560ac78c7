import type { DoorFit } from '../comparison/fitted-door.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import { isAgreed } from '../comparison/premise-labels.ts';
import { JOINED } from '../prepared/phrase.ts';
import type { PostcodeOutcome } from '../weights.ts';
import type { StreetCandidate } from './candidate.ts';

/** The outcomes of a typed postcode that does not speak against a house which is the only one of its name. */
const NEAR_ENOUGH: ReadonlySet<PostcodeOutcome> = new Set(['missing', 'near', 'sector', 'outward']);

/**
 * Whether a door of a list is known by its building's name alone, and no other street has a building of that name:
 * `Flat 7, Harbour Heights, Point Clear`, typed without the street. A flat must be the only one of its village or
 * of the typed outward code. The smallest place must have been written, and nothing else.
 */
export function isOnlyHouse(
  { door, name, parts, left }: DoorFit,
  { fit, postcode }: Pick<StreetCandidate, 'fit' | 'postcode'>,
  { isList, isOnlyHouse: isOnly, isRareHouse }: KnownNames,
): boolean {
  if (!isList || door.name === undefined || !isMet(name) || name.likeness < JOINED) return false;
  if (left > 0 || fit.hasOtherPlace || fit.hasOtherStreet || !isMet(fit.smallest)) return false;
  if (!NEAR_ENOUGH.has(postcode)) return false;
  // Any street of a village may have a Rose Cottage that the list lacks. It hardly has another block of that name, and
  // no other house whose postcode is one slip from the typed one.
  const isFlat = isAgreed(parts);
  const { point } = door.address;
  const isInVillage = isMet(fit.locality) || isMet(fit.doubleLocality);
  if (!isFlat && postcode !== 'near')
    return isOnly(point, 'list') || (isInVillage && isOnly(point, 'village') && isRareHouse(point));
  if (isInVillage) return isOnly(point, 'village');
  return isOnly(point, postcode === 'missing' ? 'town' : 'district');
}
