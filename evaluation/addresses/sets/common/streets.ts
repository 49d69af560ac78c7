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

type Descriptors = Readonly<Record<string, number>>;

/** How common the descriptors of a port are. */
export const PORT: Descriptors = {
  ...{ Road: 30, Street: 30, Avenue: 10, Terrace: 8, Close: 8, Place: 5, Way: 6, Lane: 4, Grove: 4 },
  ...{ Quay: 5, Wharf: 4, Crescent: 4, Gardens: 4, Walk: 3, Row: 3, Square: 2, Parade: 2 },
};

/** How common the descriptors of the fens are. */
export const FEN: Descriptors = {
  ...{ Drove: 24, Road: 22, Lane: 14, Close: 16, Bank: 10, Way: 8, Drive: 8, Gardens: 4, Street: 6 },
  ...{ Drain: 3, Lode: 3, End: 3, Chase: 3, Court: 3, Fen: 2 },
};

/** Gives streets their names. Two in ten bases are already at another street. */
export class StreetNames {
  readonly #making: Making;
  readonly #used: string[] = [];
  readonly #bases: string[];
  #at = 0;

  constructor(making: Making) {
    this.#making = making;
    const { words, dice } = making;
    const made = words.heads.flatMap((head) =>
      words.tails.map((tail) => `${head}${head.endsWith(tail[0]!) ? tail.slice(1) : tail}`),
    );
    this.#bases = shuffled([...new Set([...words.bases, ...made])], dice);
  }

  /** A street of an area. Some have names that every town or village has. */
  street(area: Area, descriptors: Descriptors): Way {
    const { ledger, words, dice } = this.#making;
    for (let tries = 0; tries < 300; tries++) {
      if (tries < 5 && dice.chance(area.kind === 'district' ? 0.08 : 0.25)) {
        const whole = dice.pick(words.whole);
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
function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = dice.between(0, at);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** A street with its place columns. Two districts have the county nearly always, the others now and then. */
export function styled(area: Area, street: string, dice: Dice): Way {
  const { locality, town } = area;
  const county = dice.chance(/[28]$/.test(area.code) ? 0.9 : 0.2) ? area.county : '';
  if (area.kind !== 'district') return { area, street, locality, town, county };
  const style = dice.between(1, 20);
  if (style <= 11) return { area, street, locality, town, county };
  if (style <= 18) return { area, street, locality: '', town, county };
  return { area, street, locality: '', town: locality, county };
}
