/** What one comparison came to: for each element that either side has, the outcome. */
export type Outcomes = readonly (readonly [element: string, outcome: string])[];

/** Seen so often in addition to what was seen, so that what was never seen is not impossible. */
const PRIOR = 0.5;

/** How often an outcome was seen between an address and its typed form (m), and between it and that of another (u). */
export interface Frequency {
  readonly element: string;
  readonly outcome: string;
  readonly m: number;
  readonly u: number;
  /** In how many comparisons it was seen, of either sort. */
  readonly seen: number;
  /** log₂(m / u) */
  readonly bits: number;
}

/**
 * Counts Fellegi's and Sunter's m and u. The outcomes of an element compete: frequencies are shares of the comparisons
 * in which it has one.
 */
export class OutcomeCounts {
  /** Element → outcome → how often with the one that is meant, and with another. */
  readonly #counts = new Map<string, Map<string, [meant: number, other: number]>>();

  add(outcomes: Outcomes, isMeant: boolean): void {
    for (const [element, outcome] of outcomes) {
      const counts = this.#counts.get(element) ?? new Map<string, [number, number]>();
      this.#counts.set(element, counts);
      const pair = counts.get(outcome) ?? [0, 0];
      counts.set(outcome, pair);
      pair[isMeant ? 0 : 1]++;
    }
  }

  frequencies(): Frequency[] {
    return [...this.#counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([element, counts]) => {
        const all = [...counts.values()];
        const total = (side: 0 | 1) => all.reduce((sum, pair) => sum + pair[side], 0);
        const share = (count: number, of: number) => (count + PRIOR) / (of + PRIOR * (all.length + 1));
        return [...counts].sort().map(([outcome, [meant, other]]) => {
          const m = share(meant, total(0));
          const u = share(other, total(1));
          return { element, outcome, m, u, seen: meant + other, bits: Math.log2(m / u) };
        });
      });
  }
}
