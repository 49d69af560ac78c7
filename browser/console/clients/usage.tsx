import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { DayChart } from '../parts/day-chart.tsx';
import { Failure, Waiting } from '../parts/page.tsx';
import { count } from '../words.ts';
import type { Usage } from './types.ts';

const PERIODS = [14, 30, 90] as const;

/**
 * The usage of an account: credits and calls of each day, by key and by method. Pressing the name of a key or
 * method restricts the other figures to it.
 */
export function UsageCharts({ account }: { account: string }) {
  const [days, setDays] = useState<number>(30);
  const [key, setKey] = useState<string>();
  const [method, setMethod] = useState<string>();
  const query = new URLSearchParams({
    days: String(days),
    ...(key !== undefined && { key }),
    ...(method !== undefined && { method }),
  });
  const { value, error, reload } = useLoaded(`usage of ${account} ${query}`, (signal) =>
    read<Usage>(`/console/api/accounts/${encodeURIComponent(account)}/usage?${query}`, { signal }),
  );
  return (
    <section>
      <div class="head-of">
        <h2>Usage</h2>
        <label class="inline">
          Period
          <select value={String(days)} onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}>
            {PERIODS.map((period) => (
              <option key={period} value={String(period)}>
                {period} days
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Failure error={error} retry={reload} />}
      {value === undefined ? (
        !error && <Waiting />
      ) : (
        <div class="columns">
          <DayChart title="Credits used" unit="Credits" days={daysOf(value, days, 'credits')} />
          <DayChart title="Calls" unit="Calls" days={daysOf(value, days, 'calls')} />
          <Parts
            title="By key"
            chosen={key}
            choose={setKey}
            parts={value.keys.map(({ key: id, name, calls, credits }) => ({
              id,
              name: name || id || 'user name or token',
              calls,
              credits,
            }))}
          />
          <Parts
            title="By method"
            chosen={method}
            choose={setMethod}
            parts={value.methods.map((one) => ({ id: one.method, name: one.method, ...one }))}
          />
        </div>
      )}
    </section>
  );
}

/** The counts of all days of the period, oldest first. Days without calls have 0. */
function daysOf({ from, days }: Usage, length: number, what: 'calls' | 'credits') {
  const counts = new Map(days.map((one) => [one.day, one[what]]));
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly credits: number;
}

function Parts({
  title,
  parts,
  chosen,
  choose,
}: {
  title: string;
  parts: readonly Part[];
  chosen: string | undefined;
  choose: (id: string | undefined) => void;
}) {
  const most = Math.max(1, ...parts.map(({ calls }) => calls));
  return (
    <div class="card">
      <h3>{title}</h3>
      {parts.length === 0 ? (
        <p class="soft">No calls in this period.</p>
      ) : (
        <table class="bars">
          <thead>
            <tr>
              <th scope="col">{title.slice(3)}</th>
              <th scope="col">
                <span class="unseen">Share</span>
              </th>
              <th scope="col" class="number">
                Calls
              </th>
              <th scope="col" class="number">
                Credits
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, name, calls, credits }) => (
              <tr key={id}>
                <th scope="row">
                  <button
                    type="button"
                    class="link"
                    aria-pressed={chosen === id}
                    onClick={() => choose(chosen === id ? undefined : id)}
                  >
                    {name}
                  </button>
                </th>
                <td>
                  <meter min={0} max={most} value={calls} aria-label={`Calls of ${name}`} />
                </td>
                <td class="number">{count(calls)}</td>
                <td class="number">{count(credits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen !== undefined && (
        <p class="small">
          Only this one is shown.{' '}
          <button type="button" class="link" onClick={() => choose(undefined)}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}
