import type { Label } from '../../address/normal-form/label.ts';
import { type Token, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { fill } from '../fill.ts';
import type { Door } from '../prepared/door.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';
import type { LabelOutcome, TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/* Which of the typed labels are compared with the numbers of a door. The others belong to its names or its box. */

/** Fits the number of a post office box. */
export function fitBox({ parts }: TypedLabels, { box }: Door): LabelOutcome {
  const written = parts.find(({ kind }) => kind === 'box');
  if (written === undefined) return box === '' ? 'none' : 'missing';
  if (box === '') return 'extra';
  return String(written.first) === box ||
    written.letter === box ||
    `${written.first}${written.letter}` === box
    ? 'agrees'
    : 'differs';
}

/** Returns the labels without that of a post office box. */
export function withoutBox(labels: TypedLabels): TypedLabels {
  return { ...labels, parts: labels.parts.filter(({ kind }) => kind !== 'box') };
}

/** Returns the labels with the house number as one more part. */
export function withoutHouse(labels: TypedLabels): TypedLabels {
  const { house, parts } = labels;
  return house === undefined ? labels : { ...labels, house: undefined, parts: [...parts, house] };
}

/**
 * Returns the labels without the numbers that belong to the name of the organisation or building:
 * `Cafe 1872`, `Junction 19 Mill`.
 */
export function withoutNumbersOfNames(labels: TypedLabels, { tokens }: TypedText, door: Door): TypedLabels {
  const { isNumbered, isNameNumbered } = door;
  if (!isNumbered && !isNameNumbered) return labels;
  const names = [
    ...(isNumbered ? [door.organisation] : []),
    ...(isNameNumbered && door.name !== undefined ? [door.name.words] : []),
  ];
  const { house, parts } = labels;
  const isBeside = (typed: Token | undefined, word: Word | undefined) =>
    typed !== undefined && word !== undefined && slipsBetween(typed.word, word) >= 0;
  const isOfName = ({ kind, first, from, to }: Label): boolean =>
    names.some((name) => {
      const number = name.findIndex((word) => word.is(KIND.number) && word.value === first);
      if (number < 0) return false;
      // `Studio 24` is a firm.
      const before = name[number - 1];
      if (kind !== '') return before !== undefined && sameWord(wordAt(tokens, from), before);
      return isBeside(tokens[to], name[number + 1]) || isBeside(tokens[from - 1], before);
    });
  return {
    ...labels,
    house: house === undefined || isOfName(house) ? undefined : house,
    parts: parts.filter((label) => !isOfName(label)),
  };
}

/** Returns the marks with those numbers free that are not labels of the door. */
export function marksWithout(
  { marks, labels: { house, parts } }: StreetFit,
  labels: TypedLabels,
): Uint8Array {
  const open = marks.slice();
  for (const label of [house, ...parts]) {
    const isLabel = label === undefined || label === labels.house || labels.parts.includes(label);
    if (!isLabel) fill(open, MARK.free, label.from, label.to);
  }
  return open;
}
