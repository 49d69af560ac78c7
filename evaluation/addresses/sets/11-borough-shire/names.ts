import { plain } from './core.ts';
import type { Home, Register } from './register.ts';

/** Words that say what a building or street is. */
const GENERIC = new Set([
  ...['cottage', 'house', 'lodge', 'villa', 'bungalow', 'farm', 'barn', 'view', 'end', 'bank', 'croft'],
  ...['cottages', 'villas', 'barns', 'park', 'court', 'the', 'old', 'road', 'street', 'lane', 'close'],
]);

/** A name of the list in the forms in which it is compared. */
interface Known {
  readonly plain: string;
  readonly words: readonly string[];
  /** The words without those such as `Cottage`. */
  readonly core: string;
}

/** The names of each post town. A damaged name must stay closer to its own than to any other of the town. */
export class NameBook {
  readonly #byTown = new Map<string, Map<string, Known>>();
  readonly #postcodes = new Map<string, string[]>();

  constructor({ rows }: Register) {
    for (const row of rows) {
      const codes = this.#postcodes.get(row.core.outward) ?? [];
      if (codes.at(-1) !== row.postcode) codes.push(row.postcode);
      this.#postcodes.set(row.core.outward, codes);
      const names = this.#byTown.get(row.town) ?? new Map<string, Known>();
      this.#byTown.set(row.town, names);
      for (const name of [row.building, row.street, row.hamlet, row.locality, row.town])
        if (name !== '' && !names.has(name)) names.set(name, knownAs(name));
    }
  }

  #of(town: string): Known[] {
    return [...(this.#byTown.get(town)?.values() ?? [])];
  }

  /** The postcodes of the same district. */
  postcodesNear({ core }: Home): readonly string[] {
    return this.#postcodes.get(core.outward) ?? [];
  }

  /** Whether this is the only name of the town that begins with these letters. */
  isOnlyStart(start: string, name: string, { town }: Home): boolean {
    return this.#of(town).every((known) => !known.plain.startsWith(start) || known.plain === plain(name));
  }

  /** Whether a text is nearer to the name that is meant than to all others of the town. */
  isClear(text: string, meant: string, { town }: Home): boolean {
    const [typed, own] = [plain(text), plain(meant)];
    const limit = distance(typed, own, 4);
    const isNear = (other: string) => other !== own && distance(typed, other, limit) <= limit;
    return limit <= 3 && !this.#of(town).some((known) => isNear(known.plain));
  }

  /** Whether this is the only name of the town with these words, leaving words such as `Cottage` aside. */
  isOnly(name: string, { town }: Home): boolean {
    const own = knownAs(name);
    return this.#of(town).every(({ core, plain: other }) => core !== own.core || other === own.plain);
  }

  /** The other names of the town that a clerk could take for a slip, or a shorter or longer form, of this one. */
  rivals(name: string, { town }: Home): string[] {
    const { plain: typed, words } = knownAs(name);
    const some = this.#of(town).filter(({ plain: other, words: others }) => {
      if (other === typed) return false;
      if (distance(typed, other, 2) <= (Math.min(typed.length, other.length) < 6 ? 1 : 2)) return true;
      const [few, many] = words.length < others.length ? [words, others] : [others, words];
      return few.length < many.length && few.every((word) => many.includes(word));
    });
    return some.map((known) => known.plain);
  }
}

function knownAs(name: string): Known {
  const words = wordsOf(name);
  return { plain: plain(name), words, core: words.filter((word) => !GENERIC.has(word)).join('') };
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .split(/[ -]/)
    .filter((word) => word !== 'the');

export const isGeneric = (word: string) => GENERIC.has(word.toLowerCase());

/** The edits between two texts: letters changed, added, dropped or swapped. Stops above `most` and returns more. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let edits = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
