import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { WITHOUT_QUALIFIER } from '../comparison/street-name-fit.ts';
import { isStreetMet, isWholeName } from '../comparison/written-street.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { PostcodeOutcome } from '../weights.ts';
import type { StreetLevel } from './candidate.ts';
import { isOtherHamlet } from './other-hamlet.ts';

/**
 * Returns the highest level that a street and its places allow, whatever the door. `Exact` lets any door settle.
 * `Street` means that only a name or an organisation can vouch for a door. At `Town` and `None`, no door of the
 * street is compared.
 */
export function streetLevel(
  fit: StreetFit,
  postcode: PostcodeOutcome,
  typed: TypedText,
  known: KnownNames,
): StreetLevel {
  if (isOtherHamlet(fit, typed, known)) return 'Town';
  const isPlaced = isMet(fit.town) || isMet(fit.locality) || isMet(fit.doubleLocality);
  const isNear = postcode === 'agrees' || postcode === 'near' || postcode === 'sector';
  if (!isNear && !isPlaced && postcode !== 'outward') {
    // Without a place, the typed street may be any street of its name, unless there are few of them.
    const isAlone = postcode === 'missing' && isWholeName(fit) && !fit.hasOtherStreet && !fit.hasOtherPlace;
    return isAlone && known.isRareStreet(fit.street) ? 'Exact' : 'None';
  }
  if (postcode === 'agrees') return isStreetMet(fit) || !fit.hasOtherStreet ? 'Exact' : 'Street';
  if (!isStreetMet(fit)) return fit.hasOtherStreet || !isPlaced ? 'Town' : 'Street';
  // A different descriptor means another street. A different place means another street of the same name,
  // unless the postcode vouches for this one.
  if (fit.descriptor === 'differs') return 'Town';
  // `7 Burnside` is not 7 Burnside North, unless the postcode says so.
  if (
    known.isList &&
    fit.main.likeness === WITHOUT_QUALIFIER &&
    postcode !== 'near' &&
    postcode !== 'missing'
  )
    return 'Town';
  if (fit.hasOtherTown && !isMet(fit.town) && !isNear && postcode !== 'outward') return 'Town';
  const isUnplaced =
    known.isList &&
    isMet(fit.main) &&
    fit.locality.outcome === 'none' &&
    isMet(fit.town) &&
    !fit.hasOtherTown;
  // `Overbury Road, Greenford, UB6` is in Ealing for its council.
  const isInBorough = isMet(fit.main) && (isNear || postcode === 'outward') && known.isInBorough(fit.street);
  const hasPlaceConflict =
    fit.hasOtherPlace && !isUnplaced && !isInBorough && !isMet(fit.locality) && !isMet(fit.doubleLocality);
  // In a list, the postcode of a village may be in the typed sector by chance. It is hardly one slip from the
  // typed postcode by chance. A house that is known only by its name is in the village that was written.
  const isVillageless = known.isList && !isMet(fit.main);
  if (hasPlaceConflict && (!isNear || isVillageless || (known.isList && postcode === 'sector')))
    return 'Town';
  return 'Exact';
}
