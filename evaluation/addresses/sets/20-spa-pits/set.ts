import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Clerk } from '../common/clerk.ts';
import { Ledger } from '../common/ledger.ts';
import { Typist } from '../common/typist.ts';
import { columnsOf } from './columns.ts';
import { habitsOf } from './habits/habits.ts';
import { mistakePostcode } from './habits/postcodes.ts';
import { fillPits } from './pits.ts';
import { fillSpa } from './spa.ts';
import { type Half, NAMES, type Name, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { spa: 40_000, pits: 25_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

const SEED = 2026;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentiethSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = wordsOf(name, half);
  const first =
    710_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000);
  const dice = new Dice(`twentieth ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first, columnsOf);
  const fill = name === 'spa' ? fillSpa : fillPits;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  const clerk = new Clerk(list.rows);
  const typing = { words, clerk, habits: habitsOf(half, name), mistakePostcode };
  const typist = new Typist(list, typing, new Dice(`twentieth ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
