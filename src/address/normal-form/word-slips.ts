import { slips, slipsForgiven } from '../../text/slips.ts';
import { NUMBER_WORDS } from './numbers.ts';
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

/** In slips: a plural or a short form of the word, such as `CTG` for Cottage. */
const SHORTENED_WORD = 0.5;

/**
 * In slips: a word that is spelled as the other one is heard. In the typed postcode, even the name of a house with
 * four letters may be spelled so.
 */
const HEARD = 0.8;

/** In slips: a word whose letters look like those of the other one, such as `Rlios` for Rhos. */
const LOOKS_ALIKE = 1;

/** In slips: a word of the same consonants that is spelled otherwise. */
const SOUNDS_ALIKE = 1.5;

/**
 * Returns the number of slips that turn one word into the other. 0 if they are the same, -1 if they are different
 * words. Numbers, points of the compass and short words may have no slips.
 */
export function slipsBetween(typed: Word, word: Word): number {
  if (sameWord(typed, word)) return 0;
  if (typed.is(EXACT_ONLY)) return -1;
  if (word.is(KIND.ordinal | KIND.cardinal))
    return typed.kinds === 0 ? slipsOfNumber(typed.text, word.text) : -1;
  if (word.is(EXACT_ONLY & ~KIND.compass)) return -1;
  if (typed.is(KIND.common) && word.is(KIND.common)) return -1;
  const added = lettersBeyond(typed, word);
  const lost = lettersBeyond(word, typed);
  if (added + lost > MOST_APART) return -1;
  if (isPlural(typed.text, word.text) || isPlural(word.text, typed.text)) return SHORTENED_WORD;
  const most = slipsForgiven(Math.min(word.text.length, typed.text.length + 1));
  // Replacing a letter by one that looks alike costs half a slip, and counts as one letter added and one
  // removed.
  if (most > 0 && Math.max(added, lost) <= 2 * most) {
    const slipped = slips(typed.text, word.text, most);
    if (slipped <= most && slipped <= HEARD) return slipped;
    if (isHeardAs(typed, word)) return HEARD;
    if (slipped <= most) return slipped > LOOKS_ALIKE && typed.look === word.look ? LOOKS_ALIKE : slipped;
  }
  if (most > 0 && typed.look === word.look) return LOOKS_ALIKE;
  if (isNoShortForm(typed, word)) return LOOKS_ALIKE;
  if (isShortFormOf(typed, word) || isShortFormOf(word, typed) || isContraction(typed, word, added))
    return SHORTENED_WORD;
  if (isShortKind(typed, word, added)) return SHORTENED_WORD;
  if (isHeardAs(typed, word)) return HEARD;
  if (
    typed.text.length >= 4 &&
    word.text.length >= 4 &&
    typed.sound.length >= 3 &&
    typed.sound === word.sound &&
    slips(typed.text, word.text, most + MORE_SLIPS_OF_SOUND) <= most + MORE_SLIPS_OF_SOUND
  )
    return SOUNDS_ALIKE;
  return -1;
}

/** In letters. `SIX` and `SIXTH` are two numbers. */
const SHORTEST_NUMBER = 5;

/** Slips in a number in words: `Thrid Drove`. -1 if another number is as near: FORTH may be FOURTH or FORTY. */
function slipsOfNumber(typed: string, number: string): number {
  if (typed.length < SHORTEST_NUMBER - 1 || number.length < SHORTEST_NUMBER) return -1;
  const slipped = slips(typed, number, 1);
  if (slipped > 1) return -1;
  return NUMBER_WORDS.some((other) => other !== number && slips(typed, other, 1) <= slipped) ? -1 : slipped;
}

/** In letters. Shorter words sound like too many others. */
const SHORTEST_HEARD = 3;

/** Whether a word is spelled as another one is heard: `Manaw` for Manor. */
function isHeardAs(typed: Word, { text, heard }: Word): boolean {
  return (
    typed.text.length >= SHORTEST_HEARD &&
    text.length > SHORTEST_HEARD &&
    heard.length > 1 &&
    typed.heard === heard
  );
}

/** Whether what reads as a short form is a damaged word: the `Trce` of `Yew Trce Lodge` is no terrace. */
function isNoShortForm({ written, text }: Word, word: Word): boolean {
  return written !== text && written.length >= 4 && slips(written, word.text, 1) < 1;
}

/**
 * A contraction of this many letters or more may stand for any word. It has no vowel, except for an E at its end:
 * `CTG`, `FMHSE`. Y and W count as vowels, as they are in Welsh.
 */
const CONTRACTION = /^[B-DF-HJ-NP-TVXZ]{2,}[B-DF-HJ-NP-TVXZE]$/;

/**
 * Whether one word is the other without most of its vowels: `CTGS` for `COTTAGES`, `CHCH` for `CHURCH`. Both begin
 * with the same letter and end with the same consonant, or with E.
 *
 * @param added how many letters the typed word has that the other lacks
 */
function isContraction({ written, kinds }: Word, { text }: Word, added: number): boolean {
  if (added > 0 || kinds !== 0 || written.length >= text.length || written[0] !== text[0]) return false;
  if (!CONTRACTION.test(written) || written.at(-1) !== lastSounded(text, written)) return false;
  return isSubsequence(written, text);
}

/** The kinds of words that people shorten as they like. */
const KINDS_SHORTENED = KIND.descriptor | KIND.building | KIND.part;

/**
 * Whether a word without a meaning of its own is some letters of a street's or building's kind, in their order and with
 * the same first letter: `RO` for `ROAD`, `APMTS` for `APARTMENTS`. At least two letters were left out.
 *
 * @param added how many letters the typed word has that the other lacks
 */
function isShortKind({ written, kinds }: Word, { text, kinds: means }: Word, added: number): boolean {
  if (added > 0 || kinds !== 0 || (means & KINDS_SHORTENED) === 0 || written[0] !== text[0]) return false;
  return written.length >= 2 && written.length <= text.length - 2 && isSubsequence(written, text);
}

/** Whether a word consists of letters of another word, in their order. */
function isSubsequence(short: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === short[at]) at++;
  return at === short.length;
}

/** The last letter of a word: its last consonant, unless the short form ends in E like the word itself. */
function lastSounded(text: string, short: string): string {
  if (text.endsWith('E') && short.endsWith('E')) return 'E';
  return /[B-DF-HJ-NP-TVXZ](?=[AEIOUWY]*$)/.exec(text)?.[0] ?? '';
}

function isPlural(text: string, singular: string): boolean {
  return text.length === singular.length + 1 && text.endsWith('S') && text.startsWith(singular);
}

/** In letters. Three letters are enough to begin a known word of this length: `STA` for Station. */
const LONG_WORD = 6;

/**
 * Whether one word is the beginning of a known word, or nearly all of a name: `PARTNERSH` for `PARTNERSHIP`.
 * `FARM` is not a short form of `FARMHOUSE`, because a farm is a different building.
 */
function isShortFormOf({ written: short, text: whole, kinds: own }: Word, { text, kinds }: Word): boolean {
  if ((own & (KIND.building | KIND.descriptor)) !== 0 && short === whole) return false;
  if (own === 0 && short.length === 3 && text.length >= LONG_WORD && (kinds & ~KIND.common) !== 0)
    return text.startsWith(short);
  const least = (kinds & ~KIND.common) !== 0 ? 4 : Math.max(6, text.length - 2);
  return short.length >= least && text.length > short.length && text.startsWith(short);
}
