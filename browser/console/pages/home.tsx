import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { href } from '../location.ts';
import { DayChart } from '../parts/day-chart.tsx';
import { Empty, Failure, PageHead, Waiting } from '../parts/page.tsx';
import { RateLine } from '../parts/rate-line.tsx';
import { Progress, State, timeLeft } from '../parts/state.tsx';
import { useSession } from '../session.ts';
import type { Home, SeenJob } from '../types.ts';
import { bytes, count, moment } from '../words.ts';

/** How soon Home loads again, in milliseconds: while a job is under way, and otherwise. */
const SOON = 1000;
const LATER = 10_000;

/** Home: the jobs that run, the jobs that failed, and anything that needs a person. */
export function HomePage() {
  const { session, may } = useSession();
  const { value, error, reload } = useLoaded(
    'home',
    (signal, isFirst) => read<Home>('/console/api/home', { signal, byItself: !isFirst }),
    (home) => (home !== undefined && home.active.length > 0 ? SOON : LATER),
  );
  return (
    <>
      <PageHead
        title="Home"
        action={
          may('POST /console/api/clients/:client/cleanings') && (
            <a class="button primary" href={href('/clean')}>
              Clean a file
            </a>
          )
        }
      />
      {!session.hasPassword && (
        <div class="note">
          <p>You signed in with a link that works once. Choose a password to come back.</p>
          <a class="button" href={href('/settings')}>
            Choose a password
          </a>
        </div>
      )}
      {error && <Failure error={error} isStale={value !== undefined} retry={reload} />}
      {value === undefined ? !error && <Waiting /> : <Overview home={value} />}
    </>
  );
}

function Overview({ home }: { home: Home }) {
  const { counts, active, failed, concerns, machine } = home;
  return (
    <>
      <dl class="figures">
        <Figure name="Running" value={counts.running} />
        <Figure name="Queued" value={counts.queued} />
        <Figure name="Failed in the last day" value={counts.failed} isBad={counts.failed > 0} />
        {machine && <Figure name="Workers" value={machine.workers} isBad={machine.workers === 0} />}
      </dl>
      <div class="columns">
        <section class="card">
          <h2>What needs a person</h2>
          {concerns.length === 0 ? (
            <p class="soft">Nothing at the moment.</p>
          ) : (
            <ul class="concerns">
              {concerns.map(({ kind, says }) => (
                <li key={says} class={kind === 'reference' ? 'warning' : 'bad'}>
                  {says}
                </li>
              ))}
            </ul>
          )}
          {failed.length > 0 && <JobList jobs={failed} isFailed />}
        </section>
        <section class="card">
          <h2>Running and queued</h2>
          {active.length === 0 ? <NothingRuns /> : <JobList jobs={active} />}
        </section>
        <DayChart title="Records cleansed" unit="Records" days={home.records} />
        <DayChart title="Look-ups" unit="Look-ups" days={home.calls} />
        <References home={home} />
        {machine && <Disk machine={machine} />}
      </div>
    </>
  );
}

function Figure({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  return (
    <div class={isBad ? 'bad' : undefined}>
      <dt>{name}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

function NothingRuns() {
  const { clients } = useSession();
  if (clients.length > 0)
    return (
      <Empty title="Nothing runs">
        <p>
          Jobs that clients submit appear here. <a href={href('/jobs')}>See the jobs that ended</a>
        </p>
      </Empty>
    );
  return (
    <Empty title="There is no client yet">
      <p>
        A client owns files, workflows and jobs. Make the first one with{' '}
        <code>fettle client create NAME</code>, or run <code>npm run demo</code> to see a whole job.
      </p>
    </Empty>
  );
}

function JobList({ jobs, isFailed = false }: { jobs: readonly SeenJob[]; isFailed?: boolean }) {
  return (
    <ul class="jobs">
      {jobs.map((job) => (
        <li key={`${job.clientId} ${job.name}`}>
          <div>
            <a href={href(`/jobs/${job.clientId}/${encodeURIComponent(job.name)}`)}>{job.name}</a>
            <span class="soft"> {job.clientName}</span>
          </div>
          {isFailed ? (
            <span class="soft">
              <State status={job.status} /> {job.completedAt && moment(job.completedAt)}
            </span>
          ) : (
            <span>
              <Progress job={job} /> <span class="soft left">{timeLeft(job)}</span> <RateLine job={job} />
            </span>
          )}
          {isFailed && job.error !== null && <p class="error">{job.error}</p>}
        </li>
      ))}
    </ul>
  );
}

function References({ home }: { home: Home }) {
  return (
    <section class="card">
      <h2>Reference data</h2>
      {home.references.length === 0 ? (
        <p class="soft">No address file and no suppression list is in use.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Edition</th>
              <th scope="col" class="number">
                Rows
              </th>
              <th scope="col" class="number">
                Age, days
              </th>
            </tr>
          </thead>
          <tbody>
            {home.references.map(({ name, edition, rows, days, mostDays, isInvented }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {edition}
                  {isInvented && <span class="tag warning">invented</span>}
                </td>
                <td class="number">{count(rows)}</td>
                <td class="number">
                  {days > mostDays ? (
                    <span class="tag bad">
                      {days}, at most {mostDays}
                    </span>
                  ) : (
                    days
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Disk({ machine }: { machine: NonNullable<Home['machine']> }) {
  const { databaseBytes, freeBytes, diskBytes } = machine;
  return (
    <section class="card">
      <h2>Disk</h2>
      <p class="figure">
        <strong>{bytes(freeBytes)}</strong> free <span class="soft">of {bytes(diskBytes)}</span>
      </p>
      <meter min={0} max={diskBytes || 1} value={diskBytes - freeBytes} aria-label="Used part of the disk" />
      <p class="soft">The database takes {bytes(databaseBytes)}.</p>
    </section>
  );
}
