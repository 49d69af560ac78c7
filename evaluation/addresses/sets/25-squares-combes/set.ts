import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Ledger } from '../common/ledger.ts';
import { ListClerk } from '../common/list-clerk.ts';
import { NextAbsences } from '../common/next-absences.ts';
import { NumberAbsences } from '../common/number-absences.ts';
import { Typist } from '../common/typist.ts';
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

const SEED = 2525;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function twentyFifthSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const first =
    310_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 8_000_000_000);
  const dice = new Dice(`twenty-fifth ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first, columnsOf);
  if (name === 'squares') fillSquares({ ledger, words: wordsOf(name, half), dice }, rows);
  else fillCombes({ ledger, words: combesWords(half), dice }, rows);
  const list = ledger.list(name);
  // The streets have nearly all names with which the list was made, so absent houses need others.
  const words = { ...wordsOf(name, half), houses: UNLISTED[name][half] };
  const parts = name === 'combes' ? UNLISTED_PARTS[half] : [];
  const absent = new Dice(`twenty-fifth ${name} ${half} absent`, SEED);
  const next = new NextAbsences(list, words, parts, absent);
  const typing = {
    words,
    absences: new NumberAbsences(next, list, NUMBER_MISTAKES[half][name], absent),
    kindShare: 0.2,
    counts: { 1: 72, 2: 24, 3: 4 },
    clerk: new ListClerk(list.rows, true),
    habits: habitsOf(half, name),
    mistakePostcode: MISTAKES[half][name],
  };
  const typist = new Typist(list, typing, new Dice(`twenty-fifth ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
