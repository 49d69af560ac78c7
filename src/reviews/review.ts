import type { Decision } from '../cleansing/references.ts';
import type { CaseEntry, CaseList } from './case-list.ts';
import { SettledPairs } from './settle.ts';

/** The most records that the graph of a case shows. */
const MOST_NODES = 12;

/** A record near a case, with the size of the group that the job put it into. */
interface GraphNode {
  readonly key: string;
  readonly group: string;
  readonly records: number;
}

/** What is known about two records of a graph. `open` is still to be decided. */
interface GraphEdge {
  readonly first: string;
  readonly second: string;
  readonly state: Decision['decision'] | 'open';
  readonly isCase: boolean;
}

/** The cases around a case: records that cases connect with its two records. */
export interface CaseGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** The cases of an output with the decisions so far: which cases are settled, and how. */
export class Review {
  readonly list: CaseList;
  readonly #of: (entry: CaseEntry) => Decision['decision'] | undefined;

  constructor(list: CaseList, decisions: readonly Decision[]) {
    this.list = list;
    if (list.kind === 'pair') {
      const settled = new SettledPairs(list.cases, decisions);
      this.#of = ({ first, second }) => settled.of(first, second);
    } else {
      // The last decision about an address counts, whichever delivery point it names.
      const answers = new Map(decisions.map(({ first, decision }) => [first, decision] as const));
      this.#of = ({ first }) => answers.get(first);
    }
  }

  /** Whether a case of this review has these keys. */
  has(first: string, second: string): boolean {
    const { kind, cases } = this.list;
    return cases.some((one) => one.first === first && (kind === 'address' || one.second === second));
  }

  /** Returns the numbers of the cases that nobody has decided, the most uncertain first. */
  open(): number[] {
    const open: number[] = [];
    for (const [number, entry] of this.list.cases.entries())
      if (this.#of(entry) === undefined) open.push(number);
    return open;
  }

  /** Returns the records that cases connect with a case, nearest first. Undefined for an address. */
  graphOf(number: number): CaseGraph | undefined {
    const asked = this.list.cases[number];
    if (asked === undefined || this.list.kind === 'address') return undefined;
    const nodes = new Map<string, GraphNode>([
      [asked.first, { key: asked.first, group: asked.firstGroup, records: asked.firstRecords }],
      [asked.second, { key: asked.second, group: asked.secondGroup, records: asked.secondRecords }],
    ]);
    const touching = this.#byKey();
    // Iterating over a Map also yields the nodes that are added during the iteration.
    for (const { key } of nodes.values()) {
      for (const entry of touching.get(key) ?? []) {
        if (nodes.size < MOST_NODES && !nodes.has(entry.first))
          nodes.set(entry.first, {
            key: entry.first,
            group: entry.firstGroup,
            records: entry.firstRecords,
          });
        if (nodes.size < MOST_NODES && !nodes.has(entry.second))
          nodes.set(entry.second, {
            key: entry.second,
            group: entry.secondGroup,
            records: entry.secondRecords,
          });
      }
    }
    const edges = this.list.cases
      .filter(({ first, second }) => nodes.has(first) && nodes.has(second))
      .map((entry): GraphEdge => {
        const { first, second } = entry;
        return { first, second, state: this.#of(entry) ?? 'open', isCase: entry === asked };
      });
    return { nodes: [...nodes.values()], edges };
  }

  #byKey(): Map<string, CaseEntry[]> {
    const byKey = new Map<string, CaseEntry[]>();
    for (const entry of this.list.cases) {
      for (const key of [entry.first, entry.second]) {
        const there = byKey.get(key);
        if (there === undefined) byKey.set(key, [entry]);
        else there.push(entry);
      }
    }
    return byKey;
  }
}
