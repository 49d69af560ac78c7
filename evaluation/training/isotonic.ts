/** The strength of an answer, and whether the answer was right. */
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
 * Maps the strength of an answer to the share of right answers, by a curve of few points that never falls
 * (pool adjacent violators). Half a right answer and one and a half wrong ones are added to each pool,
 * because nothing is ever quite sure.
 *
 * @param least the number of answers in each pool before pools are merged
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

/**
 * Returns the first point, the last point, and each point between them whose odds are at least 1.5 times
 * those of the point kept before it.
 */
function thinned(points: readonly (readonly [number, number])[]): Curve {
  const odds = ([, percent]: readonly [number, number]) => percent / (100 - percent);
  const kept: (readonly [number, number])[] = [];
  for (const [at, point] of points.entries()) {
    const before = kept.at(-1);
    const isNew = before === undefined || odds(point) >= 1.5 * odds(before);
    const isLast = at === points.length - 1;
    if ((isNew || isLast) && (before === undefined || point[0] > before[0])) kept.push(point);
  }
  return kept;
}

function round(figure: number, digits: number): number {
  return Number(figure.toFixed(digits));
}
