import type { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import type { Entry } from '../common/entry.ts';
import type { Ledger } from '../common/ledger.ts';
import { ListClerk } from '../common/list-clerk.ts';
import { madeSet } from '../common/made-set.ts';
import { columnsOf } from './columns.ts';
import { habitsOf } from './habits/habits.ts';
import { MISTAKES } from './habits/postcodes.ts';
import { fillMilltown } from './milltown.ts';
import { NUMBER_MISTAKES } from './number-mistakes.ts';
import { fillResort } from './resort.ts';
import { UNLISTED, UNLISTED_PARTS } from './words/unlisted.ts';
import { type Half, milltownWords, NAMES, type Name, resortWords, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { resort: 30_000, milltown: 40_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyFourthSet(
  name: Name,
  half: Half,
  size: { rows: number; typed: number },
): EvaluationSet {
  const plan = {
    title: `twenty-fourth ${name} ${half}`,
    seed: 2424,
    first: 210_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000),
    columnsOf,
    fill: (ledger: Ledger, dice: Dice, rows: number) =>
      name === 'resort'
        ? fillResort({ ledger, words: resortWords(half), dice }, rows)
        : fillMilltown({ ledger, words: milltownWords(half), dice }, rows),
    words: wordsOf(name, half),
    unlisted: { houses: UNLISTED[name][half], parts: name === 'milltown' ? UNLISTED_PARTS[half] : [] },
    numberMistake: NUMBER_MISTAKES[half][name],
    clerkOf: (rows: readonly Entry[]) => new ListClerk(rows),
    typing: { kindShare: 0.2, habits: habitsOf(half, name), mistakePostcode: MISTAKES[half][name] },
  };
  return madeSet(name, plan, size);
}
