import type { Dice } from '../../dice.ts';
import type { Area } from './entry.ts';
import type { Ledger, Way } from './ledger.ts';
import type { ListWords } from './words.ts';

/** What the makers of a list share. */
export interface Making {
  readonly ledger: Ledger;
  readonly words: ListWords;
  readonly dice: Dice;
}

export type Descriptors = Readonly<Record<string, number>>;

/** How common the descriptors of a suburb are. */
export const ROADS: Descriptors = {
  Road: 40,
  Avenue: 20,
  Street: 6,
  Close: 8,
  Gardens: 10,
  Drive: 6,
  Way: 5,
  Crescent: 5,
  Grove: 5,
  Lane: 3,
  Walk: 2,
  Place: 2,
};

/** How common the descriptors of a country town are. */
export const LANES: Descriptors = {
  Road: 20,
  Close: 18,
  Street: 10,
  Lane: 12,
  Terrace: 10,
  View: 5,
  Drive: 6,
  Rise: 4,
  Meadow: 4,
  Gardens: 4,
  Row: 4,
  Way: 5,
};

/** A base that no street of an area has with this descriptor. Two in ten are already at another street. */
export class StreetNames {
  readonly #making: Making;
  readonly #used: string[] = [];
  readonly #bases: string[];
  readonly #whole: string[];
  #at = 0;

  constructor(making: Making) {
    this.#making = making;
    const { words, dice } = making;
    const made = words.heads.flatMap((head) =>
      words.tails.map((tail) => `${head}${head.endsWith(tail[0]!) ? tail.slice(1) : tail}`),
    );
    this.#bases = shuffled([...new Set([...words.bases, ...made])], dice);
    this.#whole = [...words.whole];
  }

  /** A street of an area. A tenth of them are from the names that every town has. */
  street(area: Area, descriptors: Descriptors): Way {
    const { ledger, dice } = this.#making;
    for (let tries = 0; tries < 300; tries++) {
      if (tries < 5 && dice.chance(area.kind === 'town' ? 0.3 : 0.08)) {
        const whole = dice.pick(this.#whole);
        if (ledger.claim(area, whole)) return styled(area, whole, dice);
      }
      const name = `${this.#base()} ${dice.weighted(descriptors)}`;
      if (ledger.claim(area, name)) return styled(area, name, dice);
    }
    throw new Error(`No street's name is left for ${area.code}.`);
  }

  #base(): string {
    const { dice } = this.#making;
    if (this.#used.length > 20 && dice.chance(0.2)) return dice.pick(this.#used);
    const base = this.#bases[this.#at % this.#bases.length]!;
    this.#at++;
    this.#used.push(base);
    return base;
  }
}

/** The whole numbers from 1 to the most. */
export function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}

/** The items in an order that the dice decide. */
export function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = dice.between(0, at);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** A street with its place columns. The council's clerks never agreed what a town is. */
export function styled(area: Area, street: string, dice: Dice): Way {
  const { locality, town, borough } = area;
  const county = dice.chance(area.code.endsWith('2') ? 0.9 : 0.25) ? area.county : '';
  if (area.kind !== 'district') return { area, street, locality, town, county };
  const style = dice.between(1, 20);
  if (style <= 9) return { area, street, locality, town, county };
  if (style <= 13) return { area, street, locality: '', town, county };
  if (style <= 16) return { area, street, locality: '', town: locality, county };
  return { area, street, locality, town: borough, county };
}
