import { isLetter, isRange, isSuffixedNumber } from './exceptions.ts';
import { endsInKeyword } from './unit-keywords.ts';

/** A building name that holds the number of the street too, `Flower House 189A`, in its two parts. */
export interface SplitName {
  readonly name: string;
  readonly number: string;
}

/**
 * Splits off the number that a building name ends in (rules 3 and 6), or gives undefined where there is none to split.
 *
 * A range or a number with a letter cannot be held in the building number, which has digits only, so it is held at the end
 * of the building name. It is split off when the last word has that form (exceptions i and ii), unless
 * - it is a plain number, which the building number could hold: `Centre 30` stays whole;
 * - it is a decimal, which numbers rooms: `Gate 1.2`;
 * - a keyword stands before it (exception iv): `Unit 1-3`.
 *
 * A last word of one letter is split off as well where at least two words precede it and the nearest is a real word:
 * `Wallscourt Park Residences E`, but not `Tower A`, `Flat 12 A` or `Wallscourt Park Residences U W E`.
 */
export function splitBuildingName(buildingName: string): SplitName | undefined {
  const words = buildingName.split(' ');
  const number = words.pop()!;
  if (words.length === 0 || endsInKeyword(words)) return undefined;
  if (!isStreetNumber(number) && !isStreetLetter(number, words)) return undefined;
  return { name: words.join(' '), number };
}

function isStreetNumber(word: string): boolean {
  if (/^[0-9]+(\.[0-9]+)?$/.test(word)) return false;
  return isRange(word) || isSuffixedNumber(word);
}

function isStreetLetter(word: string, before: readonly string[]): boolean {
  return word.length === 1 && isLetter(word) && before.length > 1 && /^[^0-9]{2,}$/.test(before.at(-1)!);
}
