import type { Observation } from './observation.ts';

/** Seen so often in addition to what was seen, so that what was never seen is not impossible. */
const PRIOR = 2;

/** No weight is larger by counting alone. */
const MOST_BITS = 14;

/** How often each outcome was seen between an address and its typed form (m), and between it and that of another (u). */
export interface Frequencies {
  readonly weight: string;
  readonly m: number;
  readonly u: number;
  /** log₂(m / u), bounded. */
  readonly bits: number;
}

/**
 * Fellegi's and Sunter's weights. Outcomes of one element compete: their frequencies are shares of the candidates in which the element has
 * any outcome.
 *
 * @param elementOf the element that a weight belongs to
 */
export function frequencies(
  observations: readonly Observation[],
  elementOf: (weight: string) => string,
): Frequencies[] {
  const counts = new Map<string, [meant: number, other: number]>();
  const totals = new Map<string, [meant: number, other: number]>();
  const add = (map: Map<string, [number, number]>, key: string, side: 0 | 1) => {
    const pair = map.get(key) ?? [0, 0];
    pair[side]++;
    map.set(key, pair);
  };
  for (const { candidates } of observations) {
    for (const { evidence, isMeant } of candidates) {
      const side = isMeant ? 0 : 1;
      for (const { weight } of evidence) {
        add(counts, weight, side);
        add(totals, elementOf(weight), side);
      }
    }
  }
  return [...counts]
    .map(([weight, [meant, other]]) => {
      const [allMeant, allOther] = totals.get(elementOf(weight))!;
      const m = (meant + PRIOR) / (allMeant + 5 * PRIOR);
      const u = (other + PRIOR) / (allOther + 5 * PRIOR);
      const bits = Math.max(-MOST_BITS, Math.min(MOST_BITS, Math.log2(m / u)));
      return { weight, m, u, bits };
    })
    .sort((one, other) => (one.weight < other.weight ? -1 : 1));
}
