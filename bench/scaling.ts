/** What a number of equal workers did in a second. */
export interface ScalingPoint {
  readonly workers: number;
  /** Records a second. */
  readonly rate: number;
}

/**
 * How the rate grows with the number of workers (Gunther's universal scalability law): n workers do
 * `single × n / (1 + contention × (n − 1) + coherency × n × (n − 1))` records a second.
 */
export interface Scaling {
  /** What one worker does, in records a second. */
  readonly single: number;
  /** The share of the work that only one worker does at a time. */
  readonly contention: number;
  /** What each pair of workers costs, as a share of the work. */
  readonly coherency: number;
}

/** The most workers for which {@link workersFor} looks. */
const MOST_WORKERS = 10_000;

/**
 * Fits the law to measured rates by least squares. The first point must be that of one worker. Neither share
 * is negative, so noise does not promise more than n times the rate.
 */
export function fitScaling(points: readonly ScalingPoint[]): Scaling {
  const single = points[0]?.rate ?? Number.NaN;
  if (points[0]?.workers !== 1) throw new Error('The first point must be the rate of one worker.');
  // The law is a straight line in n: (n / gain − 1) / (n − 1) = contention + coherency × n.
  const line = points
    .filter(({ workers }) => workers > 1)
    .map(({ workers, rate }) => [workers, ((workers * single) / rate - 1) / (workers - 1)] as const);
  if (line.length === 0) return { single, contention: 0, coherency: 0 };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, height] = [mean(line.map(([x]) => x)), mean(line.map(([, y]) => y))];
  const spread = mean(line.map(([x]) => (x - middle) ** 2));
  const slope = spread === 0 ? 0 : mean(line.map(([x, y]) => (x - middle) * (y - height))) / spread;
  if (slope > 0 && height - slope * middle >= 0)
    return { single, contention: height - slope * middle, coherency: slope };
  return { single, contention: Math.max(0, height), coherency: 0 };
}

/** What the law says that n workers do, in records a second. */
export function rateOf({ single, contention, coherency }: Scaling, workers: number): number {
  return (single * workers) / (1 + contention * (workers - 1) + coherency * workers * (workers - 1));
}

/** The fewest workers that reach a rate. Undefined if no number of workers does. */
export function workersFor(scaling: Scaling, rate: number): number | undefined {
  for (let workers = 1, before = 0; workers <= MOST_WORKERS; workers++) {
    const reached = rateOf(scaling, workers);
    if (reached >= rate) return workers;
    if (reached < before) return undefined;
    before = reached;
  }
  return undefined;
}
