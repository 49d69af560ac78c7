import { type Entry, plain } from './entry.ts';
import { keysOf, NEVER, nameCost } from './likeness.ts';

/** Finds the rows whose street, building or dwelling has a name like a typed one. */
export class NameIndex {
  readonly #rows = new Map<string, Entry[]>();
  readonly #names = new Map<string, Set<string>>();
  readonly #costs = new Map<string, number>();
  readonly #near = new Map<string, Entry[]>();

  add(name: string, row: Entry): void {
    const key = plain(name);
    if (key === '') return;
    const known = this.#rows.get(key);
    if (known !== undefined) {
      if (known.at(-1) !== row) known.push(row);
      return;
    }
    this.#rows.set(key, [row]);
    for (const part of keysOf(key)) {
      const names = this.#names.get(part) ?? new Set();
      names.add(key);
      this.#names.set(part, names);
    }
  }

  /** The cost of a typed name against a listed one, which is kept for the next time. */
  cost(typed: string, listed: string): number {
    const key = `${typed}|${listed}`;
    const known = this.#costs.get(key);
    if (known !== undefined) return known;
    const cost = nameCost(typed, listed);
    this.#costs.set(key, cost);
    return cost;
  }

  near(typed: string): readonly Entry[] {
    const text = plain(typed);
    if (text === '') return [];
    const known = this.#near.get(text);
    if (known !== undefined) return known;
    const names = new Set<string>();
    for (const part of keysOf(text)) for (const name of this.#names.get(part) ?? []) names.add(name);
    const rows: Entry[] = [];
    for (const name of names)
      if (this.cost(text, name) < NEVER) for (const row of this.#rows.get(name) ?? []) rows.push(row);
    this.#near.set(text, rows);
    return rows;
  }
}
