import { NO_LEVEL } from '../address/normal-form/label.ts';
import { labelsOf } from '../address/normal-form/labels/read-labels.ts';
import { JOINT, type Token, tokensOf, wordAt } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import { formsOf } from '../address-file/typeahead/words.ts';
import { type TypedPostcode, takePostcode } from './typed-postcode.ts';

/** Longer terms are cut to this many characters and this many words. */
export const MOST_CHARACTERS = 200;
export const MOST_TYPED_WORDS = 12;

/** A typed word, which may be the beginning of a word of an address. */
export interface TypedWord {
  /** The word in capitals, without accents. */
  readonly text: string;
  /** The word itself, and the words that it may be short for. */
  readonly forms: readonly string[];
}

/** The parts of a term, as far as it has been typed. */
export interface Typed {
  readonly words: readonly TypedWord[];
  /**
   * Numbers of houses and flats with their letters (`12`, `3A`), letters of flats, and floors and doors on a
   * stair (`2F1`).
   */
  readonly numbers: readonly string[];
  /** The numbers that were typed as a flat's: `Flat 3`, `3/12`. */
  readonly flats: readonly string[];
  /** Words that name a part of a building without a number: `FIRST`, `FLOOR`. */
  readonly parts: readonly string[];
  /** Whether the last number ends the term, so that digits may follow. */
  readonly isNumberOpen: boolean;
  /** The postcodes that the term may mean: `CH24` is either `CH24` or `CH2 4`. Empty if the term has none. */
  readonly postcodes: readonly TypedPostcode[];
  /** The postcode in compact form, if it is complete. */
  readonly postcode: string | undefined;
  /** A point on the map, typed instead of words. */
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
}

const NUMBER = /^\d{1,5}[A-Z]?$/;
const DEGREES = /^-?\d{1,3}\.\d+$/;

/**
 * Reads what was typed.
 *
 * @param hasPostcode tells whether the address file has postcodes that begin with a text. Only such texts are
 * read as postcodes, so `A1 Motors` has none
 */
export function readTyped(term: string, hasPostcode: (typed: TypedPostcode) => boolean): Typed {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they separate words, like a plus sign in a URL
  const text = term.slice(0, MOST_CHARACTERS).replace(/[\u0000-\u001f\u007f+]/g, ' ');
  const point = readPoint(text);
  if (point !== undefined) return { ...NOTHING, point };
  const { postcodes, rest } = takePostcode(text, hasPostcode);
  const tokens = tokensOf(rest).slice(0, MOST_TYPED_WORDS);
  const [only] = postcodes;
  const postcode =
    only !== undefined && postcodes.length === 1 && only.inwardCode.length === 3
      ? only.outwardCode + only.inwardCode
      : undefined;
  const words: TypedWord[] = [];
  const numbers: string[] = [];
  const flats: string[] = [];
  const parts: string[] = [];
  const floors = floorsIn(tokens);
  tokens.forEach((token, at) => {
    const { word } = token;
    if (NUMBER.test(word.written) || word.is(KIND.stair)) {
      const number = word.written.replace(/^0+(?=\d)/, '');
      numbers.push(number);
      if (isOfFlat(tokens, at)) flats.push(number);
    } else if (floors.has(at)) parts.push(word.text);
    else if (isLabel(tokens, at)) {
      if (!word.is(KIND.letter)) return;
      numbers.push(word.written);
      flats.push(word.written);
    } else words.push({ text: word.written, forms: formsOf(word) });
  });
  const last = tokens.at(-1);
  return {
    words: withoutSmallWords(words, tokens),
    numbers,
    flats,
    parts,
    isNumberOpen: last !== undefined && /^\d+$/.test(last.word.written) && !/[\s,]$/.test(rest),
    postcodes,
    postcode,
    point: undefined,
  };
}

const NOTHING: Typed = {
  words: [],
  numbers: [],
  flats: [],
  parts: [],
  isNumberOpen: false,
  postcodes: [],
  postcode: undefined,
  point: undefined,
};

function readPoint(text: string): Typed['point'] {
  const parts = text.trim().split(/[\s,]+/);
  if (parts.length !== 2 || !parts.every((part) => DEGREES.test(part))) return undefined;
  const [latitude, longitude] = parts;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/**
 * Whether a word is not a name. It may only say that a number follows, as `Flat` does in `Flat 3`. Or it may
 * be the letter of a flat: `B` in `Flat B`, or `B` before the number of the house.
 */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const next = tokens[at + 1];
  if (word.is(KIND.part)) {
    return next === undefined
      ? at > 0
      : next.word.is(KIND.number | KIND.letter | KIND.stair) && next.joint < JOINT.line;
  }
  if (!word.is(KIND.letter)) return false;
  return tokens[at - 1]?.word.is(KIND.part) === true || next?.word.is(KIND.number) === true;
}

/** Whether a number was typed as a flat's: it follows a word like `Flat`, or stands before a slash. */
function isOfFlat(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word.is(KIND.part) === true || tokens[at + 1]?.joint === JOINT.slash;
}

/** Returns the places of the words that name a floor: `First Floor Flat`, `Basement`. */
function floorsIn(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { level, from, to } of labelsOf(tokens)) {
    const named = tokens.slice(from, to);
    if (level === NO_LEVEL || !named.some(({ word }) => word.is(KIND.floor | KIND.part))) continue;
    for (let at = from; at < to; at++) if (!wordAt(tokens, at).is(KIND.number)) places.add(at);
  }
  return places;
}

/** Drops AND, OF and THE, unless nothing else was typed or the last word may still be incomplete. */
function withoutSmallWords(words: readonly TypedWord[], tokens: readonly Token[]): readonly TypedWord[] {
  const last = tokens.at(-1)?.word.written;
  const telling = words.filter(
    ({ text }, at) => !SMALL.has(text) || (at === words.length - 1 && text === last),
  );
  return telling.length > 0 ? telling : words;
}

const SMALL = new Set(['AND', 'OF', 'THE']);
