import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Ledger } from '../common/ledger.ts';
import { PlaceClerk } from '../common/place-clerk.ts';
import { Typist } from '../common/typist.ts';
import { inWelsh } from './bilingual.ts';
import { columnsOf } from './columns.ts';
import { habitsOf } from './habits/habits.ts';
import { mistakePostcode } from './habits/postcodes.ts';
import { fillPenrhyn } from './penrhyn.ts';
import { fillRiverside } from './riverside.ts';
import { UNLISTED } from './words/unlisted.ts';
import { type Half, NAMES, type Name, wordsOf } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { riverside: 45_000, penrhyn: 22_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

const SEED = 2121;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyFirstSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = wordsOf(name, half);
  const first =
    810_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000);
  const dice = new Dice(`twenty-first ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first, columnsOf);
  const fill = name === 'riverside' ? fillRiverside : fillPenrhyn;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  const clerk = new PlaceClerk(list.rows, name === 'penrhyn' ? inWelsh : undefined);
  // The names of absent houses. A village has nearly all names with which the list was made.
  const unlisted = { ...words, houses: UNLISTED[name][half] };
  const typing = { words: unlisted, clerk, habits: habitsOf(half, name), mistakePostcode };
  const typist = new Typist(list, typing, new Dice(`twenty-first ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
