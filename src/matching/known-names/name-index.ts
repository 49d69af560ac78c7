import { slips } from '../../text/slips.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';

/** A set of names, run together. A name with a slip in it can be looked up as well. */
export class NameIndex {
  readonly #names = new Set<string>();
  /**
   * Names by their sound, beginning, end, and outline (first letter, last letter and length). One slip leaves
   * at least one of these parts intact.
   */
  readonly #byParts = new Map<string, string[]>();

  add(name: string): void {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    for (const part of [...partsOf(name), outlineOf(name, name.length)]) {
      const others = this.#byParts.get(part);
      if (others === undefined) this.#byParts.set(part, [name]);
      else others.push(name);
    }
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Returns the names that a damaged name may stand for, nearest first. They are at most one slip apart, or
   * two if the damaged name has eight letters or more.
   *
   * @param least the fewest letters that the damaged name must have
   */
  like(name: string, least = 5): readonly string[] {
    if (name.length < least) return [];
    const most = name.length < 8 ? 1 : 2;
    const like = new Map<string, number>();
    const outlines = [-1, 0, 1].map((more) => outlineOf(name, name.length + more));
    for (const part of [...partsOf(name), ...outlines]) {
      for (const known of this.#byParts.get(part) ?? []) {
        if (like.has(known)) continue;
        const slipped = slips(name, known, most);
        if (slipped <= most) like.set(known, slipped);
      }
    }
    return [...like].sort(([, one], [, other]) => one - other).map(([known]) => known);
  }
}

function partsOf(name: string): readonly string[] {
  return [`~${soundOfWord(name)}`, name.slice(0, 3), `-${name.slice(-5)}`];
}

function outlineOf(name: string, length: number): string {
  return `=${name[0]}${name.at(-1)}${length}`;
}
