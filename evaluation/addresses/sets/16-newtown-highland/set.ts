import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import { fillHighland } from './highland.ts';
import { Ledger } from './ledger.ts';
import { fillNewtown } from './newtown.ts';
import { Typist } from './typed.ts';
import { type Half, listWords, NAMES, type Name } from './words.ts';

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { newtown: 60_000, highland: 30_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 6000, 'held-back': 6000 };

const SEED = 16;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function sixteenthSet(name: Name, half: Half, { rows, typed }: Size): EvaluationSet {
  const words = listWords(name, half);
  const first =
    300_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 5_000_000_000);
  const dice = new Dice(`sixteenth ${name} ${half} list`, SEED);
  const ledger = new Ledger(dice, first);
  const fill = name === 'newtown' ? fillNewtown : fillHighland;
  fill(ledger, words, rows, dice);
  const list = ledger.list(name);
  const typist = new Typist(list, words, half, new Dice(`sixteenth ${name} ${half} typing`, SEED));
  return { list, typed: typist.type(name, typed) };
}
