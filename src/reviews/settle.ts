import type { Decision } from '../cleansing/references.ts';
import { present } from '../present.ts';

/** The keys and groups of a pair of records. Answers about other pairs may settle this pair through them. */
export interface PairKeys {
  readonly first: string;
  readonly second: string;
  /** The groups that the job put the two records into. */
  readonly firstGroup: string;
  readonly secondGroup: string;
}

/**
 * The pairs of a job that decisions settle. Being one person is transitive: if A is B and B is C, then A
 * is C; if A is B and B is not C, then A is not C. Records that the job put into one group are one person.
 */
export class SettledPairs {
  readonly #parents = new Map<string, string>();
  readonly #apart = new Set<string>();

  constructor(pairs: Iterable<PairKeys>, decisions: readonly Decision[]) {
    for (const { first, second, firstGroup, secondGroup } of pairs) {
      this.#join(first, `group ${firstGroup}`);
      this.#join(second, `group ${secondGroup}`);
    }
    for (const { first, second, decision } of decisions)
      if (decision === 'together') this.#join(first, second);
    for (const { first, second, decision } of decisions)
      if (decision === 'apart') this.#apart.add(this.#groups(first, second));
  }

  /** Returns what the decisions say about two records; undefined if they say nothing. */
  of(first: string, second: string): Decision['decision'] | undefined {
    if (this.#apart.has(this.#groups(first, second))) return 'apart';
    return this.#root(first) === this.#root(second) ? 'together' : undefined;
  }

  #groups(first: string, second: string): string {
    const [one, other] = [this.#root(first), this.#root(second)];
    return one < other ? `${one}\n${other}` : `${other}\n${one}`;
  }

  #root(key: string): string {
    let root = key;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root))
      root = parent;
    for (let at = key; at !== root; ) {
      const next = present(this.#parents.get(at), 'the parent of a record');
      this.#parents.set(at, root);
      at = next;
    }
    return root;
  }

  #join(one: string, other: string): void {
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a !== b) this.#parents.set(a, b);
  }
}
