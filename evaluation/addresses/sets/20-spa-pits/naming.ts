import type { Way } from '../common/ledger.ts';
import type { Making } from '../common/streets.ts';

/** How common the descriptors of a spa town are. */
export const SPA = {
  ...{ Road: 26, Street: 12, Terrace: 12, Crescent: 8, Parade: 8, Place: 8, Square: 4, Villas: 4, Walk: 4 },
  ...{
    Lawn: 2,
    Gardens: 8,
    Avenue: 14,
    Close: 18,
    Drive: 10,
    Lane: 6,
    Grove: 5,
    Court: 3,
    Buildings: 2,
    Park: 3,
  },
} as const;

/** How common the descriptors of pit villages are. */
export const PIT = {
  ...{
    Street: 34,
    Terrace: 18,
    Row: 10,
    Avenue: 14,
    Road: 14,
    Crescent: 8,
    Close: 8,
    Square: 3,
    Cottages: 3,
  },
} as const;

/** A name for a building, which no other of the district has. */
export function claimed(
  { ledger, words, dice }: Making,
  way: Way,
  ends: readonly string[],
): string | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const name = `${dice.pick([...words.blocks, ...words.last.slice(0, 12)])} ${dice.pick(ends)}`;
    if (ledger.claim(way.area, name)) return name;
  }
  return undefined;
}

/** Claims a name that does not depend on the dice. */
export function claim({ ledger }: Making, way: Way, name: string): string | undefined {
  return ledger.claim(way.area, name) ? name : undefined;
}
