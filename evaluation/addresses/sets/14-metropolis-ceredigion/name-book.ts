import { faultsBetween, type Spelt, spelt } from './likeness.ts';

/** Finds the listed names that a typed name could be. */
export class NameBook {
  /** Names by their letters, and by their letters with one or two taken out. */
  readonly #cut = new Map<string, Spelt[]>();
  readonly #word = new Map<string, Spelt[]>();
  readonly #names = new Set<string>();
  readonly #known = new Map<string, ReadonlyMap<string, number>>();

  add(name: string): void {
    if (name === '' || this.#names.has(name)) return;
    this.#names.add(name);
    const listed = spelt(name);
    for (const key of cuts(listed.whole)) push(this.#cut, key, listed);
    if (listed.stem !== '') for (const key of cuts(listed.stem)) push(this.#cut, key, listed);
    push(this.#cut, listed.main, listed);
    for (const word of listed.words) if (word.length > 3) push(this.#word, word, listed);
  }

  /** The listed names that the typed one could be, each with its faults. */
  like(name: string): ReadonlyMap<string, number> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const typed = spelt(name);
    const near = new Set<Spelt>();
    for (const key of [...cuts(typed.whole), ...cuts(typed.stem), typed.main])
      for (const listed of this.#cut.get(key) ?? []) near.add(listed);
    for (const word of typed.words) for (const listed of this.#word.get(word) ?? []) near.add(listed);
    const found = new Map<string, number>();
    for (const listed of near) {
      const faults = faultsBetween(typed, listed);
      if (faults <= 3) found.set(listed.text, faults);
    }
    this.#known.set(name, found);
    return found;
  }
}

/** A text, and the text with one and two letters taken out. Two texts with up to two slips share one of these. */
function cuts(text: string): Set<string> {
  const found = new Set([text]);
  for (let turn = 0; turn < 2; turn++) {
    for (const one of [...found]) {
      for (let at = 0; at < one.length && one.length > 3; at++)
        found.add(one.slice(0, at) + one.slice(at + 1));
    }
  }
  return found;
}

function push(map: Map<string, Spelt[]>, key: string, listed: Spelt): void {
  const names = map.get(key);
  if (names === undefined) map.set(key, [listed]);
  else names.push(listed);
}
