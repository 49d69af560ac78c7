import { present } from '../../present.ts';
import { WITH_WORD_BEFORE } from '../comparison/building-name-fit.ts';
import type { NameFit } from '../comparison/name-fit.ts';
import { COST_OF_SLIP, JOINED_WITH_SLIP, type Phrase } from '../prepared/phrase.ts';

/* How badly the name of a house was written, if the name is all that tells which house is meant. */

const MOST_SLIPS_OF_A_NAME = 1;

/** In slips. A likeness is a fraction, so the slips that it stands for are not exact. */
const ROUNDING = 0.01;

/**
 * Whether a name has more damage than one slip of a typist: `Craig Celyn` is not Carreg Celyn. Names whose
 * words were run together or torn apart are compared as a whole instead.
 *
 * @param name the name as the file has it
 */
export function isMuchDamaged(fit: NameFit, name: Phrase | undefined): boolean {
  if (name === undefined || typedWords(fit) !== name.words.length || fit.likeness === WITH_WORD_BEFORE)
    return false;
  const letters = Math.max(name.joined.length, 4);
  return (1 - fit.likeness) * letters > COST_OF_SLIP * (MOST_SLIPS_OF_A_NAME + ROUNDING);
}

/** In letters. A name this long hardly becomes another name by a single slip. */
const LONG_NAME = 12;

/**
 * Whether a short name was found run together or torn apart, and with a slip as well: `Brynderi` is not Bryn
 * Derw.
 *
 * @param name the name as the file has it
 */
export function isJoinedWithSlip(fit: NameFit, name: Phrase | undefined): boolean {
  return (
    name !== undefined &&
    fit.likeness === JOINED_WITH_SLIP &&
    typedWords(fit) !== name.words.length &&
    name.joined.length < LONG_NAME
  );
}

/** Returns the number of typed words that a name was found as. @throws Error if it was not found */
export function typedWords({ found }: NameFit): number {
  const { from, to } = present(found, 'the place of a name that was found');
  return to - from;
}
