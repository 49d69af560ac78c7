import { JOINT, type Token, tokensOf } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import { parsePostcode } from '../address/postcode.ts';
import { formsOf } from '../address-file/typeahead/words.ts';

/** Longer terms are cut to this many characters, and to this many words. */
export const MOST_CHARACTERS = 200;
export const MOST_TYPED_WORDS = 12;

/** A word that was typed, which a word of an address may begin with. */
export interface TypedWord {
  /** In capitals, without accents. */
  readonly text: string;
  /** The word, and the words that it is short for. */
  readonly forms: readonly string[];
}

/** A postcode that has been typed to its end or in part: `CH2`, `4N`. */
export interface TypedPostcode {
  readonly outwardCode: string;
  /** The beginning of the inward code; may be empty. */
  readonly inwardCode: string;
}

/** What somebody has typed so far, part by part. */
export interface Typed {
  readonly words: readonly TypedWord[];
  /** Numbers of houses and flats, with their letters: `12`, `3A`. */
  readonly numbers: readonly string[];
  /** Whether the last number ends the term, so that digits may follow. */
  readonly isNumberOpen: boolean;
  /** What the term may mean by its postcode: `CH24` is `CH24`, or `CH2 4`. Empty if it has none. */
  readonly postcodes: readonly TypedPostcode[];
  /** The postcode, compact, if it is complete. */
  readonly postcode: string | undefined;
  /** A point on the map, in place of words. */
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[A-Z]{0,2}$/;
const RUN_TOGETHER = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{0,2})$/;
const NUMBER = /^\d{1,5}[A-Z]?$/;
const DEGREES = /^-?\d{1,3}\.\d+$/;

/**
 * Reads what was typed.
 *
 * @param hasPostcode whether the address file has postcodes that begin like that. Only those are read as postcodes:
 * `A1 Motors` has none.
 */
export function readTyped(term: string, hasPostcode: (typed: TypedPostcode) => boolean): Typed {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they separate words, as a plus sign does in a URL
  const text = term.slice(0, MOST_CHARACTERS).replace(/[\u0000-\u001f\u007f+]/g, ' ');
  const point = readPoint(text);
  if (point !== undefined) return { ...NOTHING, point };
  const tokens = tokensOf(text).slice(0, MOST_TYPED_WORDS);
  const { postcodes, taken } = readPostcode(tokens, hasPostcode);
  const [only] = postcodes;
  const postcode =
    postcodes.length === 1 && only!.inwardCode.length === 3
      ? only!.outwardCode + only!.inwardCode
      : undefined;
  const words: TypedWord[] = [];
  const numbers: string[] = [];
  tokens.forEach((token, at) => {
    if (taken.has(at)) return;
    const { word } = token;
    if (NUMBER.test(word.written)) numbers.push(word.written.replace(/^0+(?=\d)/, ''));
    else if (isLabel(tokens, at)) {
      if (word.is(KIND.letter)) numbers.push(word.written);
    } else words.push({ text: word.written, forms: formsOf(word) });
  });
  const last = tokens.at(-1);
  return {
    words: withoutSmallWords(words, tokens),
    numbers,
    isNumberOpen: last !== undefined && /^\d+$/.test(last.word.written) && !/[\s,]$/.test(text),
    postcodes,
    postcode,
    point: undefined,
  };
}

const NOTHING: Typed = {
  words: [],
  numbers: [],
  isNumberOpen: false,
  postcodes: [],
  postcode: undefined,
  point: undefined,
};

function readPoint(text: string): Typed['point'] {
  const parts = text.trim().split(/[\s,]+/);
  if (parts.length !== 2 || !parts.every((part) => DEGREES.test(part))) return undefined;
  const [latitude, longitude] = parts.map(Number);
  return { latitude: latitude!, longitude: longitude! };
}

/** Finds the postcode among the words, and which words it is. */
function readPostcode(
  tokens: readonly Token[],
  hasPostcode: (typed: TypedPostcode) => boolean,
): { readonly postcodes: readonly TypedPostcode[]; readonly taken: ReadonlySet<number> } {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const written = tokens[at]!.word.written;
    const next = tokens[at + 1]?.word.written;
    if (OUTWARD.test(written) && next !== undefined && INWARD.test(next)) {
      const typed = { outwardCode: written, inwardCode: next };
      if (isPossible(typed) && hasPostcode(typed))
        return { postcodes: [typed], taken: new Set([at, at + 1]) };
    }
    const readings: TypedPostcode[] = [];
    if (OUTWARD.test(written)) readings.push({ outwardCode: written, inwardCode: '' });
    const [, outwardCode, inwardCode] = RUN_TOGETHER.exec(written) ?? [];
    if (outwardCode !== undefined && inwardCode !== undefined) readings.push({ outwardCode, inwardCode });
    // `CH2` may be the beginning of CH24, too, until a space follows; the words of the index say so.
    const possible = readings.filter((typed) => isPossible(typed) && hasPostcode(typed));
    if (possible.length > 0) return { postcodes: possible, taken: new Set([at]) };
  }
  return { postcodes: [], taken: new Set() };
}

/** A complete postcode must be one that can exist. */
function isPossible({ outwardCode, inwardCode }: TypedPostcode): boolean {
  return inwardCode.length < 3 || parsePostcode(outwardCode + inwardCode) !== undefined;
}

/** Whether a word says only that a number follows, `Flat 3`, or is the letter of a flat: `Flat B`. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  const next = tokens[at + 1];
  if (word.is(KIND.part)) {
    return next === undefined ? at > 0 : next.word.is(KIND.number | KIND.letter) && next.joint < JOINT.line;
  }
  const before = tokens[at - 1];
  return word.is(KIND.letter) && before?.word.is(KIND.part) === true;
}

/** Drops AND, OF and THE, unless nothing else was typed or more letters may follow. */
function withoutSmallWords(words: readonly TypedWord[], tokens: readonly Token[]): readonly TypedWord[] {
  const last = tokens.at(-1)?.word.written;
  const telling = words.filter(
    ({ text }, at) => !SMALL.has(text) || (at === words.length - 1 && text === last),
  );
  return telling.length > 0 ? telling : words;
}

const SMALL = new Set(['AND', 'OF', 'THE']);
