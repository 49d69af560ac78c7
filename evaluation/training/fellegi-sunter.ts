/** The result of one comparison: the outcome for each element that either side has. */
export type Outcomes = readonly (readonly [element: string, outcome: string])[];

/**
 * Added to the count of every outcome, so that an outcome that was never seen does not count as impossible.
 */
const PRIOR = 0.5;

/**
 * The frequency of an outcome: in comparisons of a typed address with the intended address (m), and with
 * another address (u).
 */
export interface Frequency {
  readonly element: string;
  readonly outcome: string;
  readonly m: number;
  readonly u: number;
  /** The number of comparisons of both sorts in which the outcome was seen. */
  readonly seen: number;
  /** log₂(m / u) */
  readonly bits: number;
}

/**
 * Counts Fellegi's and Sunter's m and u. The frequency of an outcome is its share of the comparisons in which
 * its element has any outcome.
 */
export class OutcomeCounts {
  /** Element → outcome → how often it was seen with the intended address, and with another address. */
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
