import type { EvaluationSet } from '../../sets.ts';
import { fillCeredigion } from './ceredigion.ts';
import { Chance } from './chance.ts';
import { fillMetropolis } from './metropolis.ts';
import { Roll } from './roll.ts';
import { typedAgainst } from './typed.ts';
import { type Half, typingWords } from './words.ts';

export const NAMES = ['metropolis', 'ceredigion'] as const;

export type Name = (typeof NAMES)[number];

/** The number of rows of each list, and of addresses typed against it. */
export const FULL_SIZE = {
  metropolis: { rows: 100_000, typed: 40_000 },
  ceredigion: { rows: 27_000, typed: 20_000 },
} as const;

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list of one half of the set, and the addresses typed against it. The same size gives the same set. */
export function fourteenthSet(name: Name, half: Half, size: Size): EvaluationSet {
  const chance = new Chance(`fourteenth ${name} ${half}`);
  const roll = new Roll(name, chance, 70_000_000_000 + NAMES.indexOf(name) * 9_000_000_000);
  (name === 'metropolis' ? fillMetropolis : fillCeredigion)(roll, half, size.rows, chance);
  const list = roll.list();
  return { list, typed: typedAgainst(list, half, typingWords(half), chance, size.typed) };
}
