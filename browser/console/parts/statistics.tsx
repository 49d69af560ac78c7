import type { Job } from '../types.ts';
import { count, share, words } from '../words.ts';

/**
 * A share is unusual if it differs from the usual share by at least this many percentage points, and by at
 * least half of the usual share.
 */
const UNUSUAL_POINTS = 2;
const UNUSUAL_PART = 0.5;

type Counts = Readonly<Record<string, number>>;

const recordsOf = (statistics: Counts): number => statistics['records.read'] ?? 0;

/** The median share of a count in earlier jobs, in percent; undefined if there are none. */
function usualShare(name: string, earlier: readonly Job[]): number | undefined {
  const shares = earlier
    .filter(({ statistics }) => recordsOf(statistics) > 0)
    .map(({ statistics }) => (100 * (statistics[name] ?? 0)) / recordsOf(statistics))
    .sort((one, other) => one - other);
  return shares[Math.floor(shares.length / 2)];
}

function isUnusual(percent: number, usual: number | undefined): usual is number {
  if (usual === undefined) return false;
  const difference = Math.abs(percent - usual);
  return difference >= UNUSUAL_POINTS && difference >= UNUSUAL_PART * usual;
}

/**
 * The counts of a job, by step, each with its share of the records. A share that is far from the median of
 * the workflow's earlier jobs is marked.
 */
export function Statistics({ statistics, earlier }: { statistics: Counts; earlier: readonly Job[] }) {
  const steps = new Map<string, [name: string, count: number][]>();
  for (const [name, value] of Object.entries(statistics)) {
    const at = name.indexOf('.');
    const step = at < 0 ? name : name.slice(0, at);
    steps.set(step, [...(steps.get(step) ?? []), [at < 0 ? name : name.slice(at + 1), value]]);
  }
  const all = recordsOf(statistics);
  if (steps.size === 0) return null;
  return (
    <section>
      <h2>Statistics</h2>
      <div class="multiples">
        {[...steps].map(([step, counts]) => (
          <table key={step} class="bars">
            <caption>{words(step)}</caption>
            <thead class="unseen">
              <tr>
                <th scope="col">Count</th>
                <th scope="col">Share of the records</th>
                <th scope="col">Records</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">
                    {words(name)}
                    <Usually
                      name={step === name ? name : `${step}.${name}`}
                      value={value}
                      all={all}
                      earlier={earlier}
                    />
                  </th>
                  <td>
                    <meter
                      min={0}
                      max={Math.max(all, value, 1)}
                      value={value}
                      aria-label={`Share of ${words(name)}`}
                    />
                  </td>
                  <td class="number">
                    {count(value)} <span class="soft">{share(value, Math.max(all, value))}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

/** Shows the usual share of a count if this job's share is unusual. */
function Usually({
  name,
  value,
  all,
  earlier,
}: {
  name: string;
  value: number;
  all: number;
  earlier: readonly Job[];
}) {
  if (all === 0) return null;
  const usual = usualShare(name, earlier);
  if (!isUnusual((100 * value) / all, usual)) return null;
  return <span class="tag warning">usually {usual.toFixed(1)} %</span>;
}
