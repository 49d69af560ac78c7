import type { Components } from './components.ts';
import type { MatchedPairs } from './matched-pairs.ts';

/** A batch of components is full when it has this many links. */
const BATCH_LINKS = 10_000;

/** A pair that matched, with the lower record first. */
export interface Link {
  readonly first: number;
  readonly second: number;
  readonly weight: number;
  /** Whether nothing that counts within a cluster speaks against the pair, so that it need not be compared. */
  readonly agrees: boolean;
}

/**
 * Yields the links of the components that may have to be cut, in batches of whole components. A conflict
 * stays within its component, so each batch can be cut alone. Only its links then take memory. Each link
 * occurs once, with its highest weight. The links of a component follow one another, from the strongest down,
 * and links of equal weight in the order of their records.
 */
export function* linkBatches(components: Components, pairs: MatchedPairs): Generator<Link[]> {
  const { count, first } = pairs;
  const rootAt = (at: number) => components.rootOf(first[at]!);
  // Sort the pairs by component: count the pairs of each root, add up, and fill from the end.
  const place = new Uint32Array(components.records);
  let total = 0;
  for (let at = 0; at < count; at++) {
    if (!components.needsCare(first[at]!)) continue;
    place[rootAt(at)]!++;
    total++;
  }
  for (let root = 1; root < place.length; root++) place[root]! += place[root - 1]!;
  const sorted = new Uint32Array(total);
  for (let at = count - 1; at >= 0; at--) {
    if (components.needsCare(first[at]!)) sorted[--place[rootAt(at)]!] = at;
  }
  let batch: Link[] = [];
  let [from, begin] = [0, 0];
  for (let to = 1; to <= total; to++) {
    if (to < total && rootAt(sorted[to]!) === rootAt(sorted[from]!)) continue;
    for (const link of linksOf(pairs, sorted, from, to)) batch.push(link);
    from = to;
    if (to < total && to - begin < BATCH_LINKS) continue;
    yield batch;
    batch = [];
    begin = to;
  }
}

/** Compares links by strength, the strongest first, and links of equal weight by their records. */
export function inStrength(a: Omit<Link, 'agrees'>, b: Omit<Link, 'agrees'>): number {
  return b.weight - a.weight || a.first - b.first || a.second - b.second;
}

/** Returns the links of a component, whose pairs are at `sorted[from]` to before `sorted[to]`. */
function linksOf(pairs: MatchedPairs, sorted: Uint32Array, from: number, to: number): Link[] {
  const { first, second, weight, agrees } = pairs;
  const links: Link[] = [];
  for (let at = from; at < to; at++) {
    const pair = sorted[at]!;
    const [one, other] = [first[pair]!, second[pair]!];
    links.push({
      first: Math.min(one, other),
      second: Math.max(one, other),
      weight: weight[pair]!,
      agrees: agrees[pair] === 1,
    });
  }
  links.sort((a, b) => a.first - b.first || a.second - b.second || b.weight - a.weight);
  return links
    .filter((link, at) => link.first !== links[at - 1]?.first || link.second !== links[at - 1]?.second)
    .sort(inStrength);
}
