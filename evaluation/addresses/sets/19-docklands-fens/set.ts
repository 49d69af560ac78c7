import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Ledger } from '../common/ledger.ts';
import { fillDocklands } from './docklands.ts';
import { fillFens } from './fens.ts';
import { Typist } from './typist.ts';
import { type Half, listWords, NAMES, type Name } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { docklands: 45_000, fens: 20_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

const SEED = 1907;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function nineteenthSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = listWords(name, half);
  const first =
    600_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 7_000_000_000);
  const dice = new Dice(`nineteenth ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first);
  const fill = name === 'docklands' ? fillDocklands : fillFens;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  const typist = new Typist(list, words, half, new Dice(`nineteenth ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
