import type { Entry } from './entry.ts';
import { NEVER, nameCost } from './likeness.ts';

/** The names of streets or of buildings, with their rows. */
export class NameIndex {
  readonly #rows = new Map<string, Entry[]>();
  readonly #near = new Map<string, ReadonlyMap<string, number>>();

  add(name: string, row: Entry): void {
    const known = this.#rows.get(name);
    if (known === undefined) this.#rows.set(name, [row]);
    else known.push(row);
  }

  /** How far a typed name is from a listed one. */
  cost(typed: string, listed: string): number {
    return this.#costs(typed).get(listed) ?? NEVER;
  }

  /** The rows whose names a typed one can mean. */
  near(typed: string): Entry[] {
    return [...this.#costs(typed).keys()].flatMap((name) => this.#rows.get(name) ?? []);
  }

  #costs(typed: string): ReadonlyMap<string, number> {
    const known = this.#near.get(typed);
    if (known !== undefined) return known;
    const costs = new Map<string, number>();
    if (typed !== '') {
      for (const name of this.#rows.keys()) {
        const cost = nameCost(typed, name);
        if (cost !== NEVER) costs.set(name, cost);
      }
    }
    this.#near.set(typed, costs);
    return costs;
  }
}
