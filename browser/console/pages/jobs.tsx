import { ask, ofClient } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { go, href, usePlace } from '../location.ts';
import { ChooseClient } from '../parts/choose-client.tsx';
import { Empty, Failure, PageHead, Waiting } from '../parts/page.tsx';
import { RateLine } from '../parts/rate-line.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { Progress, State, taken, timeLeft } from '../parts/state.tsx';
import { useSession } from '../session.ts';
import { isActive, type Job } from '../types.ts';
import { count, moment, share } from '../words.ts';

/** Jobs of one page, as the service sends them. */
const PAGE = 100;

const SOON = 1000;
const LATER = 10_000;

interface Listed {
  readonly jobs: readonly Job[];
  readonly total: number;
}

/** The jobs of a client, newest first. Progress is at most a second old. */
export function JobsPage() {
  const { clients } = useSession();
  const { query } = usePlace();
  const chosen = query.get('client') ?? clients[0]?.clientId;
  const page = Math.max(1, Number(query.get('page')) || 1);
  if (chosen === undefined)
    return (
      <>
        <PageHead title="Jobs" />
        <Empty title="There is no client yet">
          <p>
            Jobs belong to clients. Make the first client with <code>fettle client create NAME</code>.
          </p>
        </Empty>
      </>
    );
  const choose = (client: string) => go(`/jobs?client=${client}`);
  return (
    <>
      <PageHead title="Jobs" />
      <ChooseClient chosen={chosen} onChoose={choose} />
      <JobTable key={`${chosen} ${page}`} client={chosen} page={page} />
    </>
  );
}

async function loadJobs(
  client: string,
  page: number,
  signal: AbortSignal,
  byItself: boolean,
): Promise<Listed> {
  const answer = await ask(`${ofClient(client, 'Job')}?page=${page}`, { signal, byItself });
  return { jobs: (await answer.json()) as Job[], total: Number(answer.headers.get('x-total-count')) };
}

function JobTable({ client, page }: { client: string; page: number }) {
  const { value, error, reload } = useLoaded(
    `${client} ${page}`,
    (signal, isFirst) => loadJobs(client, page, signal, !isFirst),
    (listed) => (listed?.jobs.some(isActive) ? SOON : LATER),
  );
  if (value === undefined) return error ? <Failure error={error} retry={reload} /> : <Waiting />;
  const pages = Math.max(1, Math.ceil(value.total / PAGE));
  const to = (next: number) => href(`/jobs?client=${client}&page=${next}`);
  return (
    <>
      {error && <Failure error={error} isStale retry={reload} />}
      {value.total === 0 ? (
        <Empty title="This client has no jobs yet">
          <p>
            A job runs a workflow over a dataset or a file. The{' '}
            <a href="/docs/clients/quick-start">quick start</a> shows the five requests that it takes.
          </p>
        </Empty>
      ) : (
        <Scroll label="Jobs">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">State</th>
                <th scope="col">Workflow</th>
                <th scope="col" class="number">
                  Records
                </th>
                <th scope="col" class="number">
                  Rejected
                </th>
                <th scope="col" class="number">
                  Submitted
                </th>
                <th scope="col" class="number">
                  Took
                </th>
              </tr>
            </thead>
            <tbody>
              {value.jobs.map((job) => (
                <JobRow key={job.name} client={client} job={job} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {pages > 1 && (
        <nav class="pager" aria-label="Pages of jobs">
          {page > 1 && <a href={to(page - 1)}>Newer</a>}
          <span>
            Page {count(page)} of {count(pages)}
          </span>
          {page < pages && <a href={to(page + 1)}>Older</a>}
        </nav>
      )}
    </>
  );
}

function JobRow({ client, job }: { client: string; job: Job }) {
  const { statistics } = job;
  const records = statistics['records.read'] ?? 0;
  const rejected = statistics['records.rejected'] ?? 0;
  return (
    <tr>
      <th scope="row">
        <a href={href(`/jobs/${client}/${encodeURIComponent(job.name)}`)}>{job.name}</a>
      </th>
      <td>
        <State status={job.status} />
        {isActive(job) && (
          <>
            {' '}
            <Progress job={job} /> <span class="soft left">{timeLeft(job)}</span> <RateLine job={job} />
          </>
        )}
      </td>
      <td>
        {job.workflowName} <span class="soft">v{job.workflowVersion}</span>
      </td>
      <td class="number">{count(records)}</td>
      <td class="number">{rejected === 0 ? '0' : `${count(rejected)} (${share(rejected, records)})`}</td>
      <td class="number">{moment(job.submittedAt)}</td>
      <td class="number">{taken(job)}</td>
    </tr>
  );
}
