import { fill } from '../fill.ts';
import type { Door } from '../prepared/door.ts';
import { fitHouse } from './house-number-fit.ts';
import { fitParts } from './parts-fit.ts';
import { type LabelOutcome, type TypedLabels, used } from './premise-labels.ts';

/*
 * Compares typed numbers, letters and floors with those of a door. No slips are allowed here: a different
 * digit or letter means another door.
 */

/** How the labels of a typed address fit a door. */
export interface PremiseFit {
  readonly house: LabelOutcome;
  readonly parts: LabelOutcome;
  /**
   * Whether a single typed number accounts for both `house` and `parts`: `3 The Maltings` for flat 3 of a
   * building without a number. The number is evidence for one of them and not for both.
   */
  readonly isOneNumber: boolean;
}

/** Fits the labels of a typed address to those of a door. */
export function fitPremise(typed: TypedLabels, door: Door): PremiseFit {
  fill(used.typed, 0, 0, typed.parts.length);
  fill(used.door, 0, 0, door.parts.length);
  const house = fitHouse(typed, door);
  // Parts that agree do not make up for a house number that differs.
  if (house === 'differs') return { house, parts: 'differs', isOneNumber: false };
  const parts = fitParts(typed, door, house);
  const isOneNumber = typed.house !== undefined && door.house === undefined;
  // The letter of `14A` is worth as much as the letter of `Flat A, 14`.
  const hasLetter =
    house === 'agrees' && parts === 'none' && door.house !== undefined && door.house.letter !== '';
  return { house, parts: hasLetter ? 'agrees' : parts, isOneNumber };
}
