import { TextCache } from '../../text-cache.ts';
import { cardinalValue, ordinalText, ordinalValue } from './numbers.ts';
import { soundOf } from './phonetic.ts';
import { KIND, meaningOfWord } from './vocabulary.ts';

/** A word of an address in a form that can be compared. */
export class Word {
  /** As written, in capitals. */
  readonly written: string;
  /** In full where it is a short form of one word alone: `ROAD` for `RD`. */
  readonly text: string;
  /** Of {@link KIND}. */
  readonly kinds: number;
  /** What it may mean, where that is more than one: `STREET` or `SAINT` for `ST`. */
  readonly either: readonly string[];
  /** Of numbers: 14 for `14A`, 3 for `THIRD`, the floor of `3F2`; otherwise -1. */
  readonly value: number;
  /** Of numbers: `A` for `14A`. */
  readonly letter: string;
  /** The door of `3F2`; otherwise -1. */
  readonly door: number;
  /** One text for all that may be the same word, `ST` for Saint and Street: for keys. */
  readonly key: string;
  #sound: string | undefined;
  /** A bit for each letter and digit that is in it: of words with few slips between them few bits differ. */
  readonly letters: number;
  #look: string | undefined;

  constructor(written: string) {
    this.written = written;
    const read = readNumber(written);
    const meaning = meaningOfWord(written);
    const means =
      meaning === undefined
        ? NOTHING
        : meaning.isFull && meaning.means.length > 0
          ? [written, ...meaning.means]
          : meaning.means;
    this.kinds = (meaning?.kinds ?? 0) | read.kinds;
    this.value = read.value;
    this.letter = read.letter;
    this.door = read.door;
    this.either = means.length > 1 ? means : [];
    this.text = read.text !== '' ? read.text : means.length === 1 ? means[0]! : written;
    this.key = KEYS.get(this.text) ?? this.text;
    this.letters = lettersOf(this.text);
  }

  /** How it looks when it is badly printed: groups of letters and digits that are read for one another have one form. */
  get look(): string {
    this.#look ??= lookOf(this.text);
    return this.#look;
  }

  /** {@link soundOf} it. */
  get sound(): string {
    this.#sound ??= soundOf(this.text);
    return this.#sound;
  }

  is(kinds: number): boolean {
    return (this.kinds & kinds) !== 0;
  }
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** How many of the letters and digits of a word are not in another one. */
export function lettersBeyond(word: Word, other: Word): number {
  return bitsOf(word.letters & ~other.letters);
}

/** How many bits of a number are set: pairs, fours and eights are added up side by side. */
function bitsOf(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/RN/g, 'M'],
  [/VV/g, 'W'],
  [/C[LI1]/g, 'D'],
  [/[LI1]I/g, 'U'],
  [/LI|L1/g, 'H'],
  [/0/g, 'O'],
  [/[1L]/g, 'I'],
  [/5/g, 'S'],
  [/8/g, 'B'],
  [/2/g, 'Z'],
  [/[69]/g, 'G'],
];

function lookOf(text: string): string {
  let look = text;
  for (const [read, written] of LOOKS) look = look.replace(read, written);
  return look;
}

/** Whether two words are the same, or may be by what they are short for. */
export function sameWord(one: Word, other: Word): boolean {
  // Most are different, and their letters tell so sooner.
  if (one === other || (one.letters === other.letters && one.text === other.text)) return true;
  if (one.either.length === 0 && other.either.length === 0) return false;
  return one.either.includes(other.text) || other.either.includes(one.text);
}

/** Words that share a short form have one key: all of them by that. */
const KEYS = new Map([
  ['SAINT', 'ST'],
  ['STREET', 'ST'],
  ['DRIVE', 'DR'],
  ['DOCTOR', 'DR'],
  ['GARDENS', 'GDN'],
  ['GARDEN', 'GDN'],
  ['MOUNT', 'MT'],
]);

/** Words that are remembered, about 20 MB of them: those of the addresses of a country, but for the rarest. What is mistyped soon goes. */
export const MOST_WORDS = 2 ** 17;

const known = new TextCache<Word>(MOST_WORDS);

/** The word of a written text: capitals and digits without anything else. */
export function wordOf(written: string): Word {
  return wordIn(written, 0, written.length);
}

/** As {@link wordOf}, of a part of a text. */
export function wordIn(text: string, from: number, to: number): Word {
  let word = known.find(text, from, to);
  if (word === undefined) {
    const written = text.slice(from, to);
    word = new Word(written);
    known.set(written, word);
  }
  return word;
}

const NOTHING: readonly string[] = [];
const NO_NUMBER = { text: '', kinds: 0, value: -1, letter: '', door: -1 };

/** Numbers of more digits are telephone numbers and the like. */
const MOST_DIGITS = 5;

function readNumber(written: string): typeof NO_NUMBER {
  const first = written.charCodeAt(0);
  if (first >= 48 && first <= 57) return readDigits(written);
  if (written.length === 1) return { ...NO_NUMBER, kinds: KIND.letter };
  const stair = /^([GPB]|LG)F?([1-9]\d?)$/.exec(written);
  if (stair !== null && /F/.test(written)) {
    const value = stair[1] === 'B' ? -1 : 0;
    return { ...NO_NUMBER, text: `${value}F${stair[2]}`, kinds: KIND.stair, value, door: Number(stair[2]) };
  }
  const cardinal = cardinalValue(written);
  if (cardinal !== undefined) return { ...NO_NUMBER, kinds: KIND.cardinal, value: cardinal };
  const ordinal = ordinalValue(written);
  if (ordinal !== undefined) return { ...NO_NUMBER, kinds: KIND.ordinal, value: ordinal };
  return NO_NUMBER;
}

function readDigits(written: string): typeof NO_NUMBER {
  const [digits = ''] = /^\d*/.exec(written)!;
  const rest = written.slice(digits.length);
  if (digits.length > MOST_DIGITS) return NO_NUMBER;
  const value = Number(digits);
  if (rest === '') return { ...NO_NUMBER, text: String(value), kinds: KIND.number, value };
  if (/^[A-Z]{1,2}$/.test(rest) && !/^(?:ST|ND|RD|TH)$/.test(rest)) {
    return { ...NO_NUMBER, text: `${value}${rest}`, kinds: KIND.number, value, letter: rest };
  }
  if (/^(?:ST|ND|RD|TH)$/.test(rest)) {
    return { ...NO_NUMBER, text: ordinalText(value), kinds: KIND.ordinal, value };
  }
  const stair = /^F(\d{1,2})$/.exec(rest);
  if (stair !== null) {
    const door = Number(stair[1]);
    return { ...NO_NUMBER, text: `${value}F${door}`, kinds: KIND.stair, value, door };
  }
  return NO_NUMBER;
}
