import type { Way } from '../common/ledger.ts';
import type { Making } from '../common/streets.ts';

/** How common the descriptors of an inner borough are. */
export const INNER = {
  ...{ Road: 30, Street: 34, Square: 8, Grove: 10, Place: 8, Terrace: 7, Gardens: 7, Walk: 6, Passage: 3 },
  ...{ Row: 4, Lane: 4, Avenue: 5, Close: 8, Way: 6, Crescent: 5, Yard: 2, Villas: 3, Court: 2 },
} as const;

/** Claims a name in the district of a street. Undefined if it is taken there. */
export function claim({ ledger }: Making, way: Way, name: string): string | undefined {
  return ledger.claim(way.area, name) ? name : undefined;
}

/** A name for a block that no other of its district has. */
export function blockName(making: Making, way: Way, ends: readonly string[]): string | undefined {
  const { words, dice } = making;
  for (let tries = 0; tries < 12; tries++) {
    const name = claim(making, way, `${dice.pick(words.blocks)} ${dice.pick(ends)}`);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A firm. Some have a number in their name. */
export function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 7)) {
    case 1:
      return `${dice.between(2, 99)} ${trade} Ltd`;
    case 2:
      return `Studio ${dice.between(3, 80)} ${trade}`;
    case 3:
      return `${owner} ${trade} Ltd`;
    case 4:
      return `${owner} & ${dice.pick(words.last)}`;
    case 5:
      return `${dice.pick(words.heads)}${dice.pick(words.tails)} ${trade}`.replace(/^(\w)/, (one) =>
        one.toUpperCase(),
      );
    case 6:
      return `Number ${dice.between(2, 40)} ${trade}`;
    default:
      return `${dice.pick(words.first)} ${owner} ${trade}`;
  }
}
