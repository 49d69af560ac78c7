import type { Label } from '../../address/normal-form/label.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { tokensOf, wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { TextCache } from '../../text-cache.ts';
import { Phrase } from './phrase.ts';

/*
 * What the names of the file are read as, remembered by their texts: neighbours share streets, towns and buildings.
 */

/** What the name of a building or part is read as. */
export interface PremiseName {
  readonly labels: readonly Label[];
  readonly name: Phrase | undefined;
}

/** Texts of either sort that are remembered: the names of a few thousand streets, about 5 MB. */
export const MOST_REMEMBERED = 2 ** 14;

/** Remembers what a function makes of a text. */
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new TextCache<Value>(MOST_REMEMBERED);
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (text) => {
    // Neighbours share names.
    if (text === last?.text) return last.value;
    let value = known.get(text);
    if (value === undefined) {
      value = make(text);
      known.set(text, value);
    }
    last = { text, value };
    return value;
  };
}

export const phraseOf = remembering((text) => new Phrase(wordsOf(text)));

export const wordsIn = remembering((text): readonly Word[] => wordsOf(text));

export const premiseNameOf = remembering((text): PremiseName => {
  const tokens = tokensOf(text);
  const labels = labelsOf(tokens).filter((label) => !label.isSpelled);
  const inLabel = (at: number) => labels.some((label) => at >= label.from && at < label.to);
  const words = tokens.filter((_, at) => !inLabel(at)).map(({ word }) => word);
  // Of `Basement and Ground Floor` the AND is no name.
  return { labels, name: words.every(isSmall) ? undefined : new Phrase(words) };
});

/** `FLAT 3` and its like are asked for ten times a record: they have tables of their own, by number. */
const NUMBERED_PARTS = ['FLAT ', 'APARTMENT ', 'UNIT ', 'ROOM '].map((word) => ({
  word,
  names: [] as (PremiseName | undefined)[],
}));

export function partNameOf(text: string): PremiseName {
  for (const { word, names } of NUMBERED_PARTS) {
    if (!text.startsWith(word)) continue;
    const number = numberAt(text, word.length);
    if (number < 0) break;
    names[number] ??= premiseNameOf(text);
    return names[number];
  }
  return premiseNameOf(text);
}

/** The number of at most four digits that a text ends with from here on, without a zero in front; -1 for anything else. */
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

const houseNumberOf = remembering((text) => labelsOf(tokensOf(text))[0]);

/** Building numbers are so often asked for that they have a table of their own. */
const HOUSES: (Label | undefined)[] = [];
export const MOST_HOUSES = 10_000;

export function houseNumbered(number: number): Label | undefined {
  HOUSES[number] ??= labelsOf(tokensOf(String(number)))[0];
  return HOUSES[number];
}

export function houseOf(buildingNumber: string): Label | undefined {
  const number = Number(buildingNumber);
  if (!(number > 0 && number < MOST_HOUSES)) return number === 0 ? undefined : houseNumberOf(buildingNumber);
  return houseNumbered(number);
}
