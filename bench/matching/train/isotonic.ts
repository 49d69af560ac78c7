/** An answer by its strength, and whether it was so. */
export interface Graded {
  readonly strength: number;
  readonly isSo: boolean;
}

export type Curve = readonly (readonly [strength: number, percent: number])[];

interface Pool {
  strength: number;
  count: number;
  so: number;
}

/**
 * From strength to the share that is so: a curve that never falls (pool adjacent violators), drawn through few points. Of a pool that has no
 * failure one and a half are taken for granted: nothing is ever quite sure.
 *
 * @param least how many answers a pool has at least
 */
export function calibrationCurve(graded: readonly Graded[], least: number): Curve {
  const sorted = graded.toSorted((one, other) => one.strength - other.strength);
  const pools: Pool[] = [];
  for (let from = 0; from < sorted.length; from += least) {
    const some = sorted.slice(from, from + least);
    pools.push({
      strength: some.reduce((sum, { strength }) => sum + strength, 0),
      count: some.length,
      so: some.filter(({ isSo }) => isSo).length,
    });
    while (pools.length > 1 && share(pools.at(-2)!) >= share(pools.at(-1)!)) {
      const last = pools.pop()!;
      const former = pools.at(-1)!;
      former.strength += last.strength;
      former.count += last.count;
      former.so += last.so;
    }
  }
  const points = pools.map((pool): readonly [number, number] => [
    round(pool.strength / pool.count, 1),
    round(100 * ((pool.so + 0.5) / (pool.count + 2)), 2),
  ]);
  return thinned(points);
}

function share({ so, count }: Pool): number {
  return so / count;
}

/** At most a dozen points, strictly rising in strength and never falling in percent. */
function thinned(points: readonly (readonly [number, number])[]): Curve {
  const step = Math.max(1, (points.length - 1) / 11);
  const kept: (readonly [number, number])[] = [];
  for (let at = 0; at < points.length - 1; at += step) kept.push(points[Math.round(at)]!);
  if (points.length > 0) kept.push(points.at(-1)!);
  return kept.filter(
    ([strength, percent], at) => at === 0 || (strength > kept[at - 1]![0] && percent >= kept[at - 1]![1]),
  );
}

function round(figure: number, digits: number): number {
  return Number(figure.toFixed(digits));
}
