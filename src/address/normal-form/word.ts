import { heardForm } from '../../text/heard-form.ts';
import { bitCount, letterSet } from '../../text/letter-set.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';
import { TextCache } from '../../text/text-cache.ts';
import { lookOf } from './look-of-word.ts';
import { cardinalValue, ordinalText, ordinalValue } from './numbers.ts';
import { KIND, meaningOfWord } from './vocabulary.ts';

/** A word of an address, in a form that can be compared. */
export class Word {
  /** As written, in capitals. */
  readonly written: string;
  /** The full word, if the word is short for exactly one: `ROAD` for `RD`. */
  readonly text: string;
  /** Values of {@link KIND}, combined. */
  readonly kinds: number;
  /** The full words that it may mean, if several: `STREET` or `SAINT` for `ST`. */
  readonly either: readonly string[];
  /** The value of a number: 14 for `14A`, 3 for `THIRD`, the floor of `3F2`; otherwise -1. */
  readonly value: number;
  /** The letter of a number: `A` for `14A`. */
  readonly letter: string;
  /** The door of `3F2`; otherwise -1. */
  readonly door: number;
  /** A text for index keys. Words that may be the same share it: `ST` for Saint and Street. */
  readonly key: string;
  #sound: string | undefined;
  #heard: string | undefined;
  /** A bit for each letter and digit in the word. Words with few slips between them differ in few bits. */
  readonly letters: number;
  #look: string | undefined;
  /** A memo of matching/typed/word-signs.ts; -1 until it is made. */
  signs = -1;
  /** A memo of labels/begins-label.ts; undefined until it is made. */
  beginsLabel: boolean | undefined;

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
    this.text = read.text !== '' ? read.text : means.length === 1 ? (means[0] ?? written) : written;
    this.key = KEYS.get(this.text) ?? this.text;
    this.letters = letterSet(this.text);
  }

  /**
   * The word as it looks when badly printed, or sounds when badly heard: letters and digits that are mistaken
   * for one another have the same form.
   */
  get look(): string {
    this.#look ??= lookOf(this.text);
    return this.#look;
  }

  /** The word's sound, by {@link soundOfWord}. */
  get sound(): string {
    this.#sound ??= soundOfWord(this.text);
    return this.#sound;
  }

  /** The word as it is heard, by {@link heardForm}. */
  get heard(): string {
    this.#heard ??= heardForm(this.text);
    return this.#heard;
  }

  is(kinds: number): boolean {
    return (this.kinds & kinds) !== 0;
  }
}

/** How many letters and digits of `word` are missing from `other`. */
export function lettersBeyond(word: Word, other: Word): number {
  return bitCount(word.letters & ~other.letters);
}

/** Whether two words are the same, or may be short for the same word. */
export function sameWord(one: Word, other: Word): boolean {
  // Most pairs of words differ, and comparing their letters finds that out fastest.
  if (one === other || (one.letters === other.letters && one.text === other.text)) return true;
  if (one.either.length === 0 && other.either.length === 0) return false;
  return one.either.includes(other.text) || other.either.includes(one.text);
}

/** Words with a common short form share a key: that short form. */
const KEYS = new Map([
  ['SAINT', 'ST'],
  ['STREET', 'ST'],
  ['DRIVE', 'DR'],
  ['DOCTOR', 'DR'],
  ['GARDENS', 'GDN'],
  ['GARDEN', 'GDN'],
  ['MOUNT', 'MT'],
]);

/**
 * The most words to cache. They take about 20 MB and include nearly all words in the addresses of a country.
 * Mistyped words are soon evicted.
 */
export const MOST_WORDS = 2 ** 17;

const known = new TextCache<Word>(MOST_WORDS);

/** The word with this text: capitals and digits only. */
export function wordOf(written: string): Word {
  return wordIn(written, 0, written.length);
}

/** Does the same as {@link wordOf} for a part of a text. */
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

/** Longer numbers are telephone numbers and the like. */
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
  const [digits = ''] = /^\d*/.exec(written) ?? [];
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
