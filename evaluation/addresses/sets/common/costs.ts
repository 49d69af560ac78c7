import type { Draft } from './draft.ts';
import { type Entry, outwardOf, plain } from './entry.ts';
import { distance, NEVER } from './likeness.ts';

/** The differences between a typed address and a row, one for each piece. */
export interface Costs {
  readonly door: number;
  readonly way: number;
  readonly building: number;
  readonly firm: number;
  readonly place: number;
  readonly postcode: number;
}

export const PIECES = ['door', 'way', 'building', 'firm', 'place', 'postcode'] as const;

/** All differences together. */
export function sum(costs: Costs): number {
  return PIECES.reduce((all, piece) => all + costs[piece], 0);
}

/** How far the typed places are from those of a row: 0 as listed, 0.5 a known other name, 1 near by, 2 elsewhere. */
export function placeCost({ said }: Draft, row: Entry): number {
  const { area } = row;
  const listed = [row.locality, row.town].map(plain);
  const known = [area.locality, area.town, area.borough, area.otherTown].map(plain);
  const near = [...area.near, area.nextTown].map(plain);
  return Math.max(
    0,
    ...[said.locality, said.town].map((place) => {
      const typed = plain(place);
      if (typed === '' || listed.includes(typed)) return 0;
      if (known.includes(typed)) return 0.5;
      return near.includes(typed) ? 1 : 2;
    }),
  );
}

/** 0: the same or none; 1: the same sector, or a slip; 2: the same district; 3: another district. */
export function postcodeCost(typed: string, listed: string): number {
  if (typed === '' || typed === listed) return 0;
  if (!typed.includes(' ')) return typed === outwardOf(listed) ? 0 : 3;
  if (typed.slice(0, -2) === listed.slice(0, -2)) return 1;
  if (distance(typed.replace(' ', ''), listed.replace(' ', ''), 1) === 1) return 1;
  return outwardOf(typed) === outwardOf(listed) ? 2 : 3;
}

/** What separates the typed firm from the listed. */
export function firmCost(typed: string, listed: string): number {
  if (typed === '' || typed === listed) return 0;
  return listed === '' ? 1 : 2;
}

/** What separates the typed street, or the lack of one, from the listed. */
export function wayCost(typed: string, listed: string, cost: (one: string, other: string) => number): number {
  if (typed === listed) return 0;
  if (typed === '') return 1;
  return listed === '' ? 1.5 : cost(typed, listed);
}

/** What separates the typed building from the names of the listed one. */
export function buildingCost(
  typed: string,
  names: readonly string[],
  cost: (one: string, other: string) => number,
): number {
  if (typed === '') return names.length === 0 ? 0 : 1;
  if (names.length === 0) return 1;
  return Math.min(NEVER, ...names.map((name) => cost(typed, name)));
}
