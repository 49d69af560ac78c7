import type { Label } from '../../address/normal-form/label.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { JOINT, type Token, tokenAt, tokensOf, wordsOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { otherPlaceNames } from '../../address/other-place-names.ts';
import { houseInOtherLanguage } from '../../address/welsh-houses.ts';
import { NumberTable } from '../../caches/number-table.ts';
import { remembering } from '../../caches/remembering.ts';
import { TextCache } from '../../text/text-cache.ts';
import { Phrase } from './phrase.ts';

/*
 * Reads the names of the file and remembers the results by text: neighbours share streets, towns and
 * buildings.
 */

/** The name of a building or part, as it was read. */
export class PremiseName {
  readonly labels: readonly Label[];
  readonly name: Phrase | undefined;
  /** Whether the name contains a number, as in Junction 19 Mill. */
  readonly isNumbered: boolean;
  readonly #text: string;
  #inOtherLanguage: readonly Phrase[] | undefined;
  #eitherName: readonly Phrase[] | undefined;
  #blockName: readonly Phrase[] | undefined;

  constructor(text: string, labels: readonly Label[], name: Phrase | undefined, isNumbered: boolean) {
    this.#text = text;
    this.labels = labels;
    this.name = name;
    this.isNumbered = isNumbered;
  }

  /** Its names if it was written with two: both of `Bryn Glas / Green Hill` and of `White House (Ty Gwyn)`. */
  get eitherName(): readonly Phrase[] {
    this.#eitherName ??= TWO_NAMES.test(this.#text) ? namesIn(this.#text, TWO_NAMES) : NO_PHRASES;
    return this.#eitherName;
  }

  /** The name of a block without that of its estate: the Keats House of `Keats House, Barbot Estate`. */
  get blockName(): readonly Phrase[] {
    this.#blockName ??= IN_ESTATE.test(this.#text) ? namesIn(this.#text, /,/).slice(0, 1) : NO_PHRASES;
    return this.#blockName;
  }

  /** Its names in the other language of Wales. */
  get inOtherLanguage(): readonly Phrase[] {
    this.#inOtherLanguage ??= houseInOtherLanguage(wordsOf(this.#text)).map(phraseOf);
    return this.#inOtherLanguage;
  }
}

/** The most texts that each memory keeps: the names of a few thousand streets, about 5 MB. */
export const MOST_REMEMBERED = 2 ** 14;

/**
 * Makes a function of a text remember its results. It looks at the last result first, because neighbours
 * share names.
 */
function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = remembering(new TextCache<Value>(MOST_REMEMBERED), make);
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (text) => {
    if (text !== last?.text) last = { text, value: known(text) };
    return last.value;
  };
}

export const phraseOf = remembered((text) => new Phrase(wordsOf(text)));

const NO_PHRASES: readonly Phrase[] = [];

const BLOCK =
  ' (?:house|court|tower|block|lodge|point|heights|wharf|warehouse|apartments|mansions|buildings?|hall)';

/**
 * Matches a name with that of an estate behind it, or a block with a name behind it that is not that of a building:
 * `Larch Block, HMS Argus`. Two buildings of two names may each have a Larch Block.
 */
const IN_ESTATE = new RegExp(
  `,[^,]* (?:estate|quarter|village|phase (?:\\d+|one|two|three|four))$|^[^,\\d]+${BLOCK},(?!.*${BLOCK}$)[^,]*$`,
  'i',
);

/** What stands between two names of one house. */
const TWO_NAMES = / \/ |[()]/;

/** The names that stand between separators, without numbers. */
function namesIn(text: string, separator: RegExp): readonly Phrase[] {
  const names = text.split(separator).map((name) => name.trim());
  return names.filter((name) => /^\D{3,}$/.test(name)).map(phraseOf);
}

/** Returns the name of a place in the file and its names in the other language of Wales. */
export const placeNamesOf = remembered((place): readonly Phrase[] =>
  [place, ...otherPlaceNames(place)].map(phraseOf),
);

export const wordsIn = remembered((text): readonly Word[] => wordsOf(text));

/** Whether a number stands within a name: the 19 of `Junction 19 Mill`. */
function isWithinName(
  tokens: readonly Token[],
  labels: readonly Label[],
  { kind, from, to }: Label,
): boolean {
  const next = tokens[to];
  if (kind !== '' || from === 0 || next === undefined) return false;
  if (tokenAt(tokens, from).joint >= JOINT.comma || next.joint >= JOINT.comma) return false;
  return labels.every((other) => other.to !== from && other.from !== to);
}

export const premiseNameOf = remembered((text): PremiseName => {
  const tokens = tokensOf(text);
  const all = labelsOf(tokens);
  const labels = all.filter((label) => !label.isSpelled && !isWithinName(tokens, all, label));
  const inLabel = (at: number) => labels.some((label) => at >= label.from && at < label.to);
  const words = tokens.filter((_, at) => !inLabel(at)).map(({ word }) => word);
  // In `Basement and Ground Floor`, the AND that is left is not a name.
  const name = words.every(isSmall) ? undefined : new Phrase(words);
  const isNumbered = name !== undefined && words.some((word) => word.is(KIND.number));
  return new PremiseName(text, labels, name, isNumbered);
});

/** Names like `FLAT 3` are asked for ten times a record, so each of these words has a table by number. */
const NUMBERED_PARTS = ['FLAT ', 'APARTMENT ', 'UNIT ', 'ROOM '].map((word) => ({
  word,
  nameOf: remembering(new NumberTable<PremiseName>(), (number) => premiseNameOf(`${word}${number}`)),
}));

export function partNameOf(text: string): PremiseName {
  for (const { word, nameOf } of NUMBERED_PARTS) {
    if (!text.startsWith(word)) continue;
    const number = numberAt(text, word.length);
    return number < 0 ? premiseNameOf(text) : nameOf(number);
  }
  return premiseNameOf(text);
}

/**
 * Returns the number that a text ends with, if the text from this index to its end is a number of at most
 * four digits without a leading zero. Returns -1 for anything else.
 */
function numberAt(text: string, from: number): number {
  if (text.length === from || text.length > from + 4 || text.charCodeAt(from) === 48) return -1;
  let number = 0;
  for (let at = from; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

const houseNumberOf = remembered((text) => labelsOf(tokensOf(text))[0]);

/** Building numbers below this have a table by number, because they are asked for most. */
export const MOST_HOUSES = 10_000;

/**
 * The label that a building number is read as.
 *
 * @param number from 1 to {@link MOST_HOUSES} - 1
 */
export const houseNumbered = remembering(
  new NumberTable<Label | undefined>(),
  (number) => labelsOf(tokensOf(String(number)))[0],
);

export function houseOf(buildingNumber: string): Label | undefined {
  const number = Number(buildingNumber);
  if (!(number > 0 && number < MOST_HOUSES)) return number === 0 ? undefined : houseNumberOf(buildingNumber);
  return houseNumbered(number);
}
