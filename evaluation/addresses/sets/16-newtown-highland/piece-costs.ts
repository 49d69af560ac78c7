import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { distance } from './likeness.ts';

/** How far the building of a text is from that of a row. A text that leaves it out is nearer than one that adds it. */
export function buildingCost(
  typed: string,
  listed: string,
  cost: (one: string, other: string) => number,
): number {
  if (typed === listed) return 0;
  if (typed === '') return 0.5;
  return listed === '' ? 1.5 : cost(typed, listed);
}

/** The places of the text that are not those of the row. */
export function placeCost({ said }: Draft, { locality, town }: Entry): number {
  return [said.locality, said.town].filter((name) => name !== '' && name !== locality && name !== town)
    .length;
}

/** From 0 for the postcode of the row to 3 for one of another district. */
export function postcodeCost(typed: string, listed: string): number {
  if (typed === '' || typed === listed) return 0;
  // Some people write only the district, or the district and the sector.
  const isPart = typed.length < listed.length - 1 && !/\d[A-Z]{2}$/.test(typed);
  if (isPart) return listed.startsWith(typed) ? 0 : 3;
  if (distance(typed.replace(' ', ''), listed.replace(' ', ''), 1) === 1) return 1;
  return typed.split(' ')[0] === listed.split(' ')[0] ? 2 : 3;
}
