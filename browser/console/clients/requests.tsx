import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { Empty, Failure, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { count } from '../words.ts';
import type { SeenRequest } from './types.ts';

/** Times always have one decimal, so that the decimal points of a column line up. */
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Requests of one page, as the service sends them. */
const PAGE = 100;

const LATER = 5000;

/** The request log of a client, or of all clients that the operator sees, with filters. */
export function Requests({ client, head }: { client?: string; head: ComponentChildren }) {
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const [before, setBefore] = useState<number>();
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(client !== undefined && { client }),
    ...(before !== undefined && { before: String(before) }),
  });
  const { value, error, reload } = useLoaded(
    `requests ${query}`,
    (signal, isFirst) =>
      read<SeenRequest[]>(`/console/api/requests?${query}`, { signal, byItself: !isFirst }),
    () => (before === undefined ? LATER : undefined),
  );
  const set = (name: string, text: string) => {
    setFilter((last) => ({ ...last, [name]: text }));
    setBefore(undefined);
  };
  return (
    <section>
      {head}
      <search class="filters">
        <label class="inline">
          Outcome
          <select
            value={filter['outcome'] ?? ''}
            onChange={({ currentTarget }) => set('outcome', currentTarget.value)}
          >
            <option value="">all</option>
            <option value="failed">failed or refused</option>
            <option value="answered">answered</option>
          </select>
        </label>
        <label class="inline">
          Method
          <select
            value={filter['method'] ?? ''}
            onChange={({ currentTarget }) => set('method', currentTarget.value)}
          >
            <option value="">all</option>
            {['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label class="inline">
          Path
          <input
            value={filter['route'] ?? ''}
            maxLength={200}
            placeholder="/Dataset"
            onInput={({ currentTarget }) => set('route', currentTarget.value)}
          />
        </label>
        <label class="inline">
          Key
          <input
            value={filter['key'] ?? ''}
            maxLength={64}
            onInput={({ currentTarget }) => set('key', currentTarget.value.trim())}
          />
        </label>
      </search>
      {error && <Failure error={error} isStale={value !== undefined} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value?.length === 0 && (
        <Empty title={query.size > (client === undefined ? 0 : 1) ? 'No such request' : 'No requests yet'}>
          <p>
            Requests of programs appear here a moment after they are answered. Requests with a wrong secret or
            key belong to nobody and are not listed.
          </p>
        </Empty>
      )}
      {value !== undefined && value.length > 0 && (
        <RequestTable requests={value} hasClient={client === undefined} choose={set} />
      )}
      <nav class="pager" aria-label="Pages of requests">
        {before !== undefined && (
          <button type="button" onClick={() => setBefore(undefined)}>
            Newest
          </button>
        )}
        {value?.length === PAGE && (
          <button type="button" onClick={() => setBefore(value.at(-1)!.id)}>
            Older
          </button>
        )}
      </nav>
    </section>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function RequestTable({
  requests,
  hasClient,
  choose,
}: {
  requests: readonly SeenRequest[];
  hasClient: boolean;
  choose: (name: string, text: string) => void;
}) {
  return (
    <Scroll label="Requests">
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">Status</th>
            <th scope="col" class="number">
              Time, ms
            </th>
            {hasClient && <th scope="col">Client</th>}
            <th scope="col">Key</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => {
            const {
              id,
              at,
              method,
              route,
              status,
              isRefused,
              milliseconds,
              clientName,
              account,
              key,
              times,
            } = request;
            const isBad = status >= 400 || isRefused;
            return (
              <tr key={id}>
                <td>
                  <time dateTime={at}>{clock.format(new Date(at))}</time>
                </td>
                <td class="data">{method}</td>
                <th scope="row" class="data">
                  {route}
                  {times > 1 && <span class="tag">{count(times)} times</span>}
                </th>
                <td>
                  <span class={isBad ? 'state failed' : 'state done'}>
                    <span aria-hidden="true">{isBad ? '✕' : '✓'}</span> {status}
                    {isRefused && ', refused'}
                  </span>
                </td>
                <td class="number">{tenths.format(milliseconds)}</td>
                {hasClient && <td>{clientName ?? account ?? 'removed'}</td>}
                <td class="data">
                  <button
                    type="button"
                    class="link"
                    title="Show only this key"
                    onClick={() => choose('key', key)}
                  >
                    {key}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}
