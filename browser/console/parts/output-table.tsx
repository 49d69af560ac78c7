import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { useSession } from '../session.ts';
import { count } from '../words.ts';
import { Failure, Waiting } from './page.tsx';
import { VirtualTable } from './virtual-table.tsx';

/** The number of records on a page: the most that one request of the interface returns. */
const PAGE = 1000;

export type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly recordCount: number;
  readonly records: readonly Row[];
}

/** The records of a dataset, a page at a time, so that its size does not matter. */
export function OutputTable({
  client,
  dataset,
  summary,
  link,
}: {
  client: string;
  dataset: string;
  /** What to say about the records of a page, above them. */
  summary?: (rows: readonly Row[]) => ComponentChildren;
  /** The address that the number of a record leads to. */
  link?: ((number: number) => string) | undefined;
}) {
  const { may } = useSession();
  const isAllowed = may('GET /console/api/clients/:client/datasets/:name/records');
  const [start, setStart] = useState(1);
  const { value, error, reload } = useLoaded(`${dataset} ${start} ${isAllowed}`, async (signal) =>
    isAllowed
      ? read<Page>(`${recordsOf(client, dataset)}?start=${start}&count=${PAGE}`, { signal })
      : undefined,
  );
  if (!isAllowed) return <p class="soft">Your role does not let you see the records of this dataset.</p>;
  if (error?.status === 404) return <p class="soft">The dataset {dataset} was removed.</p>;
  if (error) return <Failure error={error} retry={reload} />;
  if (value === undefined) return <Waiting />;
  const { recordCount, records } = value;
  if (recordCount === 0) return <p class="soft">No records.</p>;
  const columns = Object.keys(records[0] ?? {});
  const last = start + records.length - 1;
  return (
    <>
      {summary?.(records)}
      <VirtualTable
        label={`Records of ${dataset}`}
        columns={columns}
        rows={records.length}
        first={start}
        link={link}
        cell={(row, column) => textOf(records[row]?.[column])}
      />
      <nav class="pager" aria-label="Pages of records">
        <button type="button" disabled={start === 1} onClick={() => setStart(1)}>
          First
        </button>
        <button type="button" disabled={start === 1} onClick={() => setStart(Math.max(1, start - PAGE))}>
          Previous
        </button>
        <span>
          {count(start)}–{count(last)} of {count(recordCount)}
        </span>
        <button type="button" disabled={last >= recordCount} onClick={() => setStart(start + PAGE)}>
          Next
        </button>
        <button
          type="button"
          disabled={last >= recordCount}
          onClick={() => setStart(Math.floor((recordCount - 1) / PAGE) * PAGE + 1)}
        >
          Last
        </button>
      </nav>
    </>
  );
}

/** The console's own route: it has the inputs of jobs, too. */
export function recordsOf(client: string, dataset: string): string {
  return `/console/api/clients/${client}/datasets/${encodeURIComponent(dataset)}/records`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
