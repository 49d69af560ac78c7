import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Ledger } from '../common/ledger.ts';
import { NextAbsences } from '../common/next-absences.ts';
import { TownClerk } from '../common/town-clerk.ts';
import { Typist } from '../common/typist.ts';
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

const SEED = 2323;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyThirdSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = wordsOf(name, half);
  const first =
    10_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000);
  const dice = new Dice(`twenty-third ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first, columnsOf);
  const fill = name === 'commuter' ? fillCommuter : fillWeald;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  // The streets have nearly all names with which the list was made, so absent houses need others.
  const unlisted = { ...words, houses: UNLISTED[name][half] };
  const parts = name === 'weald' ? UNLISTED_PARTS[half] : [];
  const typing = {
    words: unlisted,
    absences: new NextAbsences(list, unlisted, parts, new Dice(`twenty-third ${name} ${half} absent`, SEED)),
    kindShare: 0.15,
    clerk: new TownClerk(list.rows),
    habits: habitsOf(half, name),
    mistakePostcode: MISTAKES[half],
  };
  const typist = new Typist(list, typing, new Dice(`twenty-third ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
