import { buildingKey, type Row, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { FAR, nameCost, type Spelt, spelt } from './likeness.ts';
import { doorCost, isAnchored, placeCost, postcodeCost } from './reading.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** What separates a typed address from a row: a cost for each piece, 0 if they agree. Infinity rules the row out. */
type Costs = readonly number[];

/**
 * Decides which row a careful person with only the list in hand would take for a typed address. A row is the right
 * one if it fits each piece at least as well as any other row, and one piece better. This is strict: a text whose
 * street speaks for one row and whose postcode speaks for another is not decided.
 */
export class Reader {
  readonly #streets = new Names();
  readonly #buildings = new Names();
  readonly #postcodes = new Map<string, Entry[]>();
  readonly #places = new Set<string>();
  /** Houses that have a number and a village alone. */
  readonly #numbered: Entry[] = [];

  constructor(rows: readonly Entry[]) {
    for (const row of rows) {
      this.#streets.add(row.street, row);
      this.#buildings.add(row.building, row);
      const known = this.#postcodes.get(row.postcode) ?? [];
      known.push(row);
      this.#postcodes.set(row.postcode, known);
      if (row.street === '' && row.building === '') this.#numbered.push(row);
      for (const name of [row.locality, row.town]) this.#places.add(name.toLowerCase());
    }
  }

  /** The truth of a draft of a listed address. Undefined if another row fits the text as well. */
  present(draft: Draft): Truth | undefined {
    const { entry } = draft;
    const own = this.#costs(draft, entry, FAR);
    if (own.includes(NEVER) || !isAnchored(draft, entry, this.#places)) return undefined;
    const [, street = 0, building = 0] = own;
    // A name that is not quite the listed one is not enough without the street or the postcode.
    const hasStreet = entry.street !== '' && street === 0;
    if (!hasStreet && building >= 1 && draft.said.postcode !== entry.postcode) return undefined;
    for (const rival of this.#rivals(draft)) {
      if (rival === entry) continue;
      const theirs = this.#costs(draft, rival, NEVER);
      if (theirs.includes(NEVER)) continue;
      const isNeverWorse = own.every((cost, at) => cost <= theirs[at]!);
      if (!isNeverWorse || own.every((cost, at) => cost === theirs[at])) return undefined;
    }
    return truthOf('row', entry, [entry.uprn], false);
  }

  /** The truth of a draft of an address that is not listed. Undefined if somebody could take a row for it. */
  absent(draft: Draft, level: 'building' | 'street' | 'none'): Truth | undefined {
    for (const row of this.#rivals(draft)) {
      if (this.#costs(draft, row, NEVER).includes(NEVER)) continue;
      if (!isElsewhere(draft, row)) return undefined;
    }
    return truthOf(level, draft.entry, [], true);
  }

  #rivals(draft: Draft): Set<Entry> {
    const { said, entry } = draft;
    const text = { ...draft.text, ...draft.read };
    const named = [...this.#streets.near(text.street), ...this.#buildings.near(text.building)];
    const isUnnamed = text.street === '' && text.building === '';
    const rows = isUnnamed ? (this.#postcodes.get(said.postcode || entry.postcode) ?? []) : named;
    // Houses that have a number and a village alone are in no index of names.
    return new Set(isUnnamed ? [...rows, ...this.#numbered] : rows);
  }

  /** @param far the cost of a name that is not like the typed one */
  #costs(draft: Draft, row: Entry, far: number): Costs {
    const { said } = draft;
    const text = { ...draft.text, ...draft.read };
    const isMeant = far === FAR;
    const door = doorCost(draft, row);
    if (door === NEVER) return [NEVER];
    const street = cost(this.#streets.costs(text.street), row.street, 1.5, isMeant ? far : NEVER);
    const building = cost(this.#buildings.costs(text.building), row.building, 2, isMeant ? far : NEVER);
    const isNamed = (text.street !== '' && street <= FAR) || (text.building !== '' && building <= FAR);
    const isPlaced = text.street === '' && text.building === '' && row.building === '';
    // A number alone needs the exact postcode, or a village whose houses have only numbers.
    const isAt = said.postcode === row.postcode || (row.street === '' && said.locality === row.locality);
    if (!isNamed && !(isPlaced && isAt)) return [NEVER];
    // A block may be typed with the street around the corner; a house of another name in the street is another house.
    if (street === NEVER && (text.building === '' || row.building === '' || building > 1)) return [NEVER];
    if (building === NEVER && (text.number === '' || text.number !== row.number || street > 1))
      return [NEVER];
    if (text.building !== '' && row.building === '' && text.number === '') return [NEVER];
    const firm = said.firm === '' || said.firm === row.organisation ? 0 : row.organisation === '' ? 1 : 2;
    const places = [said.locality, said.town].map((name) => placeCost(name, row, this.#places));
    return [
      door,
      Math.min(street, 3),
      Math.min(building, 3),
      firm,
      ...places,
      postcodeCost(said.postcode, row),
    ];
  }
}

/** The cost of a piece: `unheard` if only the text has it, a half if only the row has it. */
function cost(costs: ReadonlyMap<string, number>, name: string, unheard: number, far: number): number {
  if (costs.has('')) return name === '' ? 0 : 0.5;
  return name === '' ? unheard : Math.min(costs.get(name) ?? NEVER, far);
}

/** Whether the places of the text say that a row of the same name is another one. */
function isElsewhere({ said }: Draft, row: Entry): boolean {
  const isOtherCode = said.postcode !== '' && said.postcode !== row.postcode;
  const isOtherVillage = said.locality !== '' && row.locality !== '' && said.locality !== row.locality;
  const isOtherTown = said.town !== '' && said.town !== row.town;
  return isOtherCode && (isOtherVillage || isOtherTown);
}

function truthOf(level: Truth['level'], row: Row, uprns: string[], isAbsent: boolean): Truth {
  const building = level === 'none' || level === 'street' ? '' : buildingKey(row);
  return { level, uprns, building, street: level === 'none' ? '' : streetKey(row), isAbsent };
}

/** The names of streets or buildings, with their rows. */
class Names {
  readonly #rows = new Map<string, Entry[]>();
  readonly #spelt = new Map<string, Spelt>();
  readonly #costs = new Map<string, ReadonlyMap<string, number>>();

  add(name: string, row: Entry): void {
    const known = this.#rows.get(name);
    if (known !== undefined) known.push(row);
    else {
      this.#rows.set(name, [row]);
      this.#spelt.set(name, spelt(name));
    }
  }

  /** The listed names that a typed one can mean, with their costs. An empty text has the empty name alone. */
  costs(typed: string): ReadonlyMap<string, number> {
    if (typed === '') return new Map([['', 0]]);
    const known = this.#costs.get(typed);
    if (known !== undefined) return known;
    const own = spelt(typed);
    const costs = new Map<string, number>();
    for (const [name, other] of this.#spelt) {
      const far = name === '' ? NEVER : nameCost(own, other);
      if (far !== NEVER) costs.set(name, far);
    }
    this.#costs.set(typed, costs);
    return costs;
  }

  near(typed: string): Entry[] {
    return typed === '' ? [] : [...this.costs(typed).keys()].flatMap((name) => this.#rows.get(name) ?? []);
  }
}
