import { isLetter, isRange, isSuffixedNumber } from './exceptions.ts';
import { endsInKeyword } from './unit-keywords.ts';

/** A building name that contains the number in the street, such as `Flower House 189A`, split in two. */
export interface SplitName {
  readonly name: string;
  readonly number: string;
}

/**
 * Splits off the number at the end of a building name (rules 3 and 6). Undefined if there is nothing to
 * split.
 *
 * The building number has digits only. So PAF keeps a range, or a number with a letter, at the end of the
 * building name. The last word is split off if it has such a form (exceptions i and ii), unless
 * - it is a plain number, which the building number could hold: `Centre 30` stays whole;
 * - it is a decimal, which numbers rooms: `Gate 1.2`;
 * - a keyword precedes it (exception iv): `Unit 1-3`.
 *
 * A last word of one letter is split off as well, if at least two words precede it and the nearest is a real
 * word: `Wallscourt Park Residences E`, but not `Tower A`, `Flat 12 A` or `Wallscourt Park Residences U W E`.
 */
export function splitBuildingName(buildingName: string): SplitName | undefined {
  const words = buildingName.split(' ');
  const number = words.pop() ?? '';
  if (words.length === 0 || endsInKeyword(words)) return undefined;
  if (!isStreetNumber(number) && !isStreetLetter(number, words)) return undefined;
  return { name: words.join(' '), number };
}

function isStreetNumber(word: string): boolean {
  if (/^[0-9]+(\.[0-9]+)?$/.test(word)) return false;
  return isRange(word) || isSuffixedNumber(word);
}

function isStreetLetter(word: string, before: readonly string[]): boolean {
  return word.length === 1 && isLetter(word) && before.length > 1 && /^[^0-9]{2,}$/.test(before.at(-1) ?? '');
}
