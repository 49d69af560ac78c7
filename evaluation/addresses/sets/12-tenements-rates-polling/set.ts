import type { EvaluationSet } from '../../sets.ts';
import type { World } from './absences.ts';
import { Chance } from './chance.ts';
import { Clerk } from './clerk.ts';
import type { Site } from './entry.ts';
import { HEADERS, layoutOf } from './layouts.ts';
import { pollingSites } from './polling.ts';
import { OUTSIDE, ratesSites } from './rates.ts';
import { RollMaker } from './roll.ts';
import { tenementSites } from './tenements.ts';
import { typedAgainst } from './typed.ts';
import { namedPart, plainFlat } from './units.ts';
import { type Half, POLLING, RATES, TENEMENTS } from './words.ts';

export const NAMES = ['tenements', 'rates', 'polling'] as const;

export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const satisfies readonly Half[];

/** Parts that an undivided building or a farm could have, and has not. */
const EXTRAS = {
  tenements: [
    plainFlat('2'),
    plainFlat('B'),
    plainFlat('1/2'),
    namedPart('Top Floor Flat'),
    namedPart('The Annexe'),
  ],
  rates: OUTSIDE,
  polling: [
    namedPart('The Annexe'),
    namedPart('The Caravan'),
    plainFlat('2'),
    namedPart('The Stable Block'),
    plainFlat('A'),
  ],
};

function worldOf(name: Name, half: Half, chance: Chance, rows: number, first: number): World {
  const maker = new RollMaker(chance, first, layoutOf(name, half));
  for (const site of sitesOf(name, half, chance)) {
    if (maker.rows.length >= rows) break;
    maker.add(site);
  }
  const roll = { name, header: HEADERS[name][half], rows: maker.rows, leftOut: maker.leftOut };
  const { strangeRoads } = { tenements: TENEMENTS, rates: RATES, polling: POLLING }[name][half];
  const { strangeHouses } = (name === 'polling' ? POLLING : TENEMENTS)[half];
  return { roll, clerk: new Clerk(roll), strangeRoads, strangeHouses, extras: EXTRAS[name] };
}

function sitesOf(name: Name, half: Half, chance: Chance): Generator<Site> {
  if (name === 'tenements') return tenementSites(TENEMENTS[half], chance);
  return name === 'rates' ? ratesSites(RATES[half], chance) : pollingSites(POLLING[half], chance);
}

/**
 * Makes one half of a set. Each half has a list, places, names and random numbers of its own.
 *
 * @param size the rows and typed addresses of the half; a list ends earlier if its places are used up
 */
export function twelfthSet(
  name: Name,
  size: { readonly rows: number; readonly typed: number },
  seed: number,
  half: Half,
): EvaluationSet {
  const chance = new Chance(`${name} ${half} ${seed}`);
  const first = 120_000_000_000 + NAMES.indexOf(name) * 1_000_000_000 + HALVES.indexOf(half) * 500_000_000;
  const world = worldOf(name, half, chance, size.rows, first);
  return { list: world.roll, typed: typedAgainst(world, chance, size.typed, half) };
}
