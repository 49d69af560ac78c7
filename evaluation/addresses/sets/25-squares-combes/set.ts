import type { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import type { Entry } from '../common/entry.ts';
import type { Ledger } from '../common/ledger.ts';
import { ListClerk } from '../common/list-clerk.ts';
import { madeSet } from '../common/made-set.ts';
import { columnsOf } from './columns.ts';
import { fillCombes } from './combes.ts';
import { habitsOf } from './habits/habits.ts';
import { MISTAKES, NUMBER_MISTAKES } from './habits/mistakes.ts';
import { fillSquares } from './squares.ts';
import { UNLISTED, UNLISTED_PARTS } from './words/unlisted.ts';
import { combesWords, type Half, NAMES, type Name, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { squares: 36_000, combes: 26_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyFifthSet(name: Name, half: Half, size: { rows: number; typed: number }): EvaluationSet {
  const plan = {
    title: `twenty-fifth ${name} ${half}`,
    seed: 2525,
    first: 310_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000),
    columnsOf,
    fill: (ledger: Ledger, dice: Dice, rows: number) =>
      name === 'squares'
        ? fillSquares({ ledger, words: wordsOf(name, half), dice }, rows)
        : fillCombes({ ledger, words: combesWords(half), dice }, rows),
    words: wordsOf(name, half),
    unlisted: { houses: UNLISTED[name][half], parts: name === 'combes' ? UNLISTED_PARTS[half] : [] },
    numberMistake: NUMBER_MISTAKES[half][name],
    clerkOf: (rows: readonly Entry[]) => new ListClerk(rows, true),
    typing: {
      kindShare: 0.2,
      counts: { 1: 72, 2: 24, 3: 4 },
      habits: habitsOf(half, name),
      mistakePostcode: MISTAKES[half][name],
    },
  };
  return madeSet(name, plan, size);
}
