import type { Job } from '../types.ts';
import { count, share, words } from '../words.ts';
import { Trend } from './trend.tsx';

/**
 * A share is unusual if it differs from the usual share by at least this many percentage points, and by at
 * least half of the usual share.
 */
const UNUSUAL_POINTS = 2;
const UNUSUAL_PART = 0.5;

type Counts = Readonly<Record<string, number>>;

/** A count of a job beside those of earlier jobs. Shares are of the records read, in percent. */
interface Counted {
  /** The step, or `records`. */
  readonly step: string;
  readonly name: string;
  readonly value: number;
  readonly percent: number;
  /** The shares in earlier jobs, oldest first. */
  readonly earlier: readonly number[];
  /** The median of the earlier shares; undefined if there are none. */
  readonly usual: number | undefined;
  readonly isUnusual: boolean;
}

const recordsOf = (statistics: Counts): number => statistics['records.read'] ?? 0;

/**
 * Every count of a job. A count that only the earlier jobs have is a count of 0, since a job leaves such
 * counts out.
 *
 * @param earlier newest first
 */
function countedOf(statistics: Counts, earlier: readonly Job[]): Counted[] {
  const all = recordsOf(statistics);
  const before = earlier.filter((job) => recordsOf(job.statistics) > 0).reverse();
  const missing = all === 0 ? [] : before.flatMap((job) => Object.keys(job.statistics));
  return [...new Set([...Object.keys(statistics), ...missing])].map((full): Counted => {
    const at = full.indexOf('.');
    const value = statistics[full] ?? 0;
    const shares = before.map((job) => (100 * (job.statistics[full] ?? 0)) / recordsOf(job.statistics));
    const usual = [...shares].sort((one, other) => one - other)[Math.floor(shares.length / 2)];
    const percent = all === 0 ? 0 : (100 * value) / all;
    const difference = Math.abs(percent - (usual ?? percent));
    return {
      step: at < 0 ? full : full.slice(0, at),
      name: at < 0 ? full : full.slice(at + 1),
      value,
      percent,
      earlier: shares,
      usual,
      isUnusual: all > 0 && difference >= UNUSUAL_POINTS && difference >= UNUSUAL_PART * (usual ?? 0),
    };
  });
}

/**
 * The counts of a job, by step, each beside those of the workflow's earlier jobs. Counts that are far from
 * the median of the earlier jobs are listed first.
 */
export function Statistics({ statistics, earlier }: { statistics: Counts; earlier: readonly Job[] }) {
  const counted = countedOf(statistics, earlier);
  if (counted.length === 0) return null;
  const steps = [...new Set(counted.map(({ step }) => step))];
  const unusual = counted.filter(({ isUnusual }) => isUnusual);
  const all = recordsOf(statistics);
  return (
    <section>
      <h2>Statistics</h2>
      {unusual.length > 0 && (
        <div class="unusual">
          <p>
            <strong>Unusual in this job</strong>
          </p>
          <ul>
            {unusual.map(({ step, name, percent, usual }) => (
              <li key={`${step}.${name}`}>
                {words(step)}: {percentOf(percent)} {words(name).toLowerCase()}, usually{' '}
                {percentOf(usual ?? 0)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {earlier.length > 0 && (
        <p class="soft small">
          The bars show the shares in {earlier.length === 1 ? 'the job' : `the ${earlier.length} jobs`} of
          this workflow before, and in this one at the right.
        </p>
      )}
      <div class="multiples">
        {steps.map((step) => (
          <table key={step} class="bars">
            <caption>{words(step)}</caption>
            <thead class="unseen">
              <tr>
                <th scope="col">Count</th>
                <th scope="col">Share of the records in earlier jobs and this one</th>
                <th scope="col">Records</th>
              </tr>
            </thead>
            <tbody>
              {counted
                .filter((one) => one.step === step)
                .map(({ name, value, percent, earlier: shares, usual, isUnusual }) => (
                  <tr key={name}>
                    <th scope="row">
                      {words(name)}
                      {isUnusual && <span class="tag warning">usually {percentOf(usual ?? 0)}</span>}
                    </th>
                    <td>
                      {shares.length === 0 ? (
                        <meter
                          min={0}
                          max={Math.max(all, value, 1)}
                          value={value}
                          aria-label={`Share of ${words(name)}`}
                        />
                      ) : (
                        <Trend values={[...shares, percent]} isUnusual={isUnusual} />
                      )}
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

/** `12 %`, `3.4 %` */
const percentOf = (percent: number): string => `${percent.toFixed(percent >= 10 || percent === 0 ? 0 : 1)} %`;
