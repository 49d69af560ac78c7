import { useEffect, useState } from 'preact/hooks';
import type { Job } from '../types.ts';
import { count } from '../words.ts';

/** The most rates that a line shows. A list of jobs loads once a second, so a line covers the last minute. */
const RATES = 60;

const WIDTH = 72;
const HEIGHT = 18;

interface Point {
  readonly at: number;
  readonly records: number;
}

/** Draws the rates of a job since the page was opened as a line, and writes the newest rate beside it. */
export function RateLine({ job }: { job: Job }) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  const records = job.statistics['records.read'] ?? 0;
  useEffect(() => {
    setPoints((last) => [...last, { at: performance.now(), records }].slice(-RATES - 1));
    // Each answer of the service is a new object, even if its count of records is the same.
  }, [job]);
  const rates = points.slice(1).map(({ at, records: read }, before) => {
    const from = points[before]!;
    return Math.max(0, ((read - from.records) * 1000) / Math.max(1, at - from.at));
  });
  const newest = rates.at(-1);
  if (newest === undefined) return null;
  const says = `${count(newest)} records/s`;
  const most = Math.max(1, ...rates);
  const step = WIDTH / Math.max(1, rates.length - 1);
  const line = rates.map(
    (rate, at) => `${(at * step).toFixed(1)},${(HEIGHT - 1 - (rate / most) * (HEIGHT - 2)).toFixed(1)}`,
  );
  return (
    <span class="rate-line">
      <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
        <polyline points={line.join(' ')} />
      </svg>{' '}
      <span class="soft number">{says}</span>
    </span>
  );
}
