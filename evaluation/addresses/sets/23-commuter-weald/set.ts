import type { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import type { Entry } from '../common/entry.ts';
import type { Ledger } from '../common/ledger.ts';
import { madeSet } from '../common/made-set.ts';
import { TownClerk } from '../common/town-clerk.ts';
import { columnsOf } from './columns.ts';
import { fillCommuter } from './commuter.ts';
import { habitsOf } from './habits/habits.ts';
import { MISTAKES } from './habits/postcodes.ts';
import { fillWeald } from './weald.ts';
import { UNLISTED, UNLISTED_PARTS } from './words/unlisted.ts';
import { type Half, NAMES, type Name, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { commuter: 45_000, weald: 20_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyThirdSet(name: Name, half: Half, size: { rows: number; typed: number }): EvaluationSet {
  const plan = {
    title: `twenty-third ${name} ${half}`,
    seed: 2323,
    first: 10_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000),
    columnsOf,
    fill: (ledger: Ledger, dice: Dice, rows: number) =>
      (name === 'commuter' ? fillCommuter : fillWeald)({ ledger, words: wordsOf(name, half), dice }, rows),
    words: wordsOf(name, half),
    unlisted: { houses: UNLISTED[name][half], parts: name === 'weald' ? UNLISTED_PARTS[half] : [] },
    clerkOf: (rows: readonly Entry[]) => new TownClerk(rows),
    typing: { kindShare: 0.15, habits: habitsOf(half, name), mistakePostcode: MISTAKES[half] },
  };
  return madeSet(name, plan, size);
}
