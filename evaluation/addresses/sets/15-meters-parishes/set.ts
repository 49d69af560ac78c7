import type { EvaluationSet } from '../../sets.ts';
import { Draw } from './draw.ts';
import { fillMeters } from './meters.ts';
import { fillParishes } from './parishes.ts';
import { Register } from './register.ts';
import { typedAgainst } from './typed.ts';
import { type Half, listWords, typingWords } from './words.ts';

export const NAMES = ['meters', 'parishes'] as const;

export type Name = (typeof NAMES)[number];

/** The number of rows of each list. */
export const ROWS: Readonly<Record<Name, number>> = { meters: 60_000, parishes: 30_000 };

/** The number of addresses typed against each list of a half. */
export const TYPED: Readonly<Record<Half, number>> = { shown: 12_000, 'held-back': 20_000 };

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function fifteenthSet(name: Name, half: Half, size: Size): EvaluationSet {
  const words = listWords(name, half);
  const register = new Register(
    name,
    new Draw(`fifteenth ${name} ${half} codes`),
    100_000_000_000 + NAMES.indexOf(name) * 20_000_000_000 + (half === 'shown' ? 0 : 7_000_000_000),
  );
  const draw = new Draw(`fifteenth ${name} ${half} streets`);
  (name === 'meters' ? fillMeters : fillParishes)(register, words, size.rows, draw);
  const list = register.list();
  const typing = new Draw(`fifteenth ${name} ${half} typing`);
  return { list, typed: typedAgainst(list, words, typingWords(half), typing, size.typed) };
}
