import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { href, usePlace } from '../location.ts';
import { Empty, Failure, PageHead, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import type { AuditEntry } from '../types.ts';
import { moment } from '../words.ts';

/** Entries of one page, as the service sends them. */
const PAGE = 100;

/** The audit log: who did what, newest first. */
export function AuditPage() {
  const before = usePlace().query.get('before');
  const { value, error, reload } = useLoaded(`audit ${before}`, (signal) =>
    read<AuditEntry[]>(
      `/console/api/audit${before === null ? '' : `?before=${encodeURIComponent(before)}`}`,
      { signal },
    ),
  );
  return (
    <>
      <PageHead
        title="Audit trail"
        below="Who changed what in the console, and when. Reading is not recorded."
      />
      {error && <Failure error={error} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value?.length === 0 && <Empty title="No entries before this one" />}
      {value !== undefined && value.length > 0 && (
        <Scroll label="Audit trail">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Of</th>
                <th scope="col">Client</th>
                <th scope="col" class="number">
                  Status
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map(({ id, at, operator, action, subject, client, status }) => (
                <tr key={id}>
                  <td>
                    <time dateTime={at}>{moment(at)}</time>
                  </td>
                  <th scope="row">{operator}</th>
                  <td class="data">{action}</td>
                  <td class="data">{subject ?? ''}</td>
                  <td class="data">{client ?? ''}</td>
                  <td class="number">{status ?? 'no answer'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {value?.length === PAGE && (
        <nav class="pager" aria-label="Pages of entries">
          <a href={href(`/audit?before=${value.at(-1)!.id}`)}>Older</a>
        </nav>
      )}
    </>
  );
}
