import { slips, slipsForgiven } from '../../text/slips.ts';
import { KIND } from './vocabulary.ts';
import { lettersBeyond, sameWord, type Word } from './word.ts';

/** The kinds of words in which a slip makes a different word: numbers and points of the compass. */
export const EXACT_ONLY = KIND.number | KIND.ordinal | KIND.cardinal | KIND.compass | KIND.stair;

/**
 * If more letters than this occur in only one of the two words, the words are different and their slips are
 * not counted.
 */
const MOST_APART = 8;

/**
 * The number of additional slips that words of the same sound may have. It is limited because Idris and
 * Ottershaw also sound alike, as far as their consonants go.
 */
const MORE_SLIPS_OF_SOUND = 1;

/**
 * The number of slips that turn one word into the other: 0 if they are the same, 0.5 for a short form, -1 if
 * they are different words. Numbers, points of the compass and short words may have no slips.
 */
export function slipsBetween(typed: Word, word: Word): number {
  if (sameWord(typed, word)) return 0;
  if (typed.is(EXACT_ONLY) || word.is(EXACT_ONLY & ~KIND.compass)) return -1;
  if (typed.is(KIND.common) && word.is(KIND.common)) return -1;
  const added = lettersBeyond(typed, word);
  const lost = lettersBeyond(word, typed);
  if (added + lost > MOST_APART) return -1;
  if (isPlural(typed.text, word.text) || isPlural(word.text, typed.text)) return 0.5;
  const most = slipsForgiven(Math.min(word.text.length, typed.text.length + 1));
  // Replacing a letter by one that looks alike costs half a slip, and counts as one letter added and one
  // removed.
  if (most > 0 && Math.max(added, lost) <= 2 * most) {
    const slipped = slips(typed.text, word.text, most);
    if (slipped <= most) return slipped > 1 && typed.look === word.look ? 1 : slipped;
  }
  if (most > 0 && typed.look === word.look) return 1;
  if (isShortFormOf(typed, word) || isShortFormOf(word, typed)) return 0.5;
  if (
    typed.text.length >= 4 &&
    word.text.length >= 4 &&
    typed.sound.length >= 3 &&
    typed.sound === word.sound &&
    slips(typed.text, word.text, most + MORE_SLIPS_OF_SOUND) <= most + MORE_SLIPS_OF_SOUND
  )
    return 1.5;
  return -1;
}

function isPlural(text: string, singular: string): boolean {
  return text.length === singular.length + 1 && text.endsWith('S') && text.startsWith(singular);
}

/**
 * Whether one word is the beginning of a known word, or nearly all of a name: `PARTNERSH` for `PARTNERSHIP`.
 * `FARM` is not a short form of `FARMHOUSE`, because a farm is a different building.
 */
function isShortFormOf({ written: short, text: whole, kinds: own }: Word, { text, kinds }: Word): boolean {
  if ((own & (KIND.building | KIND.descriptor)) !== 0 && short === whole) return false;
  const least = (kinds & ~KIND.common) !== 0 ? 4 : Math.max(6, text.length - 2);
  return short.length >= least && text.length > short.length && text.startsWith(short);
}
