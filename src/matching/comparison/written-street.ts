import type { PreparedStreet } from '../prepared/prepared-street.ts';
import { isMet } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/* How much of a street was written, and whether the street has the typed number. */

/**
 * Whether a street of the candidate was found among the typed words. If the candidate has no street, whether
 * its smallest place was found.
 */
export function isStreetMet({ main, dependent, hasOtherStreet, smallest }: StreetFit): boolean {
  if (isMet(main) || isMet(dependent)) return true;
  return main.outcome === 'none' && !hasOtherStreet && isMet(smallest);
}

/** Whether the name of the street was written in full. */
export function isWholeName({ main, descriptor }: StreetFit): boolean {
  return (
    main.outcome === 'agrees' && main.likeness === 1 && (descriptor === 'agrees' || descriptor === 'none')
  );
}

/** Whether everything that a street is called was written, and no other street was. */
export function isWholeStreet({ main, dependent, descriptor, smallest, hasOtherStreet }: StreetFit): boolean {
  if (main.outcome === 'none') return isMet(smallest) && !hasOtherStreet;
  return isMet(main) && descriptor !== 'differs' && dependent.outcome !== 'missing';
}

/** Whether the houses of a farm or hamlet stand for a street, and both the farm and its village were written. */
export function isAtFarm({ doubleLocality, locality }: StreetFit): boolean {
  return isMet(doubleLocality) && doubleLocality.likeness === 1 && isMet(locality);
}

/** Whether a street has a house with the typed number, whatever its letter. */
export function hasTypedNumber({ doors }: PreparedStreet, { house }: TypedLabels): boolean {
  return house !== undefined && doors.some((door) => door.house?.first === house.first);
}
