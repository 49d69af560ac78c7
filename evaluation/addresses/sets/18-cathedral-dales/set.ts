import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { fillCathedral } from './cathedral.ts';
import { fillDales } from './dales.ts';
import { Ledger } from './ledger.ts';
import { Typist } from './typist.ts';
import { type Half, listWords, NAMES, type Name } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { cathedral: 40_000, dales: 20_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 5500, 'held-back': 5500 };

const SEED = 1818;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function eighteenthSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = listWords(name, half);
  const first = 100_030_000_000 + NAMES.indexOf(name) * 900_000_000 + (half === 'shown' ? 0 : 400_000_000);
  const dice = new Dice(`eighteenth ${name} ${half} rows`, SEED);
  const ledger = new Ledger(dice, first);
  const fill = name === 'cathedral' ? fillCathedral : fillDales;
  fill({ ledger, words, dice }, rows);
  const list = ledger.list(name);
  const typist = new Typist(list, words, half, new Dice(`eighteenth ${name} ${half} typed`, SEED));
  return { list, typed: typist.type(name, typed) };
}
