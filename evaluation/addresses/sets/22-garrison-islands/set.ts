import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Ledger } from '../common/ledger.ts';
import { Typist } from '../common/typist.ts';
import { columnsOf } from './columns.ts';
import { inGaelic } from './gaelic.ts';
import { fillGarrison } from './garrison.ts';
import { habitsOf } from './habits/habits.ts';
import { MISTAKES } from './habits/postcodes.ts';
import { fillIslands } from './islands.ts';
import { ListClerk } from './list-clerk.ts';
import { UNLISTED } from './words/unlisted.ts';
import { type Half, NAMES, type Name, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { garrison: 35_000, islands: 15_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

const SEED = 2222;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentySecondSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = wordsOf(name, half);
  const first =
    860_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000);
  const dice = new Dice(`twenty-second ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first, columnsOf);
  const fill = name === 'garrison' ? fillGarrison : fillIslands;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  const clerk = new ListClerk(list.rows, name === 'islands' ? inGaelic : undefined);
  // Streets have nearly all names with which the list was made, so absent houses need others.
  const unlisted = { ...words, houses: UNLISTED[name][half] };
  const typing = { words: unlisted, clerk, habits: habitsOf(half, name), mistakePostcode: MISTAKES[half] };
  const typist = new Typist(list, typing, new Dice(`twenty-second ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
