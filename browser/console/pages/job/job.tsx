import { useState } from 'preact/hooks';
import { ofClient, read } from '../../api.ts';
import { useJob } from '../../follow-job.ts';
import { useLoaded } from '../../loading.ts';
import { href } from '../../location.ts';
import { Empty, PageHead, Waiting } from '../../parts/page.tsx';
import { State, timeLeft } from '../../parts/state.tsx';
import { Statistics } from '../../parts/statistics.tsx';
import { useSession } from '../../session.ts';
import { isActive, type Job } from '../../types.ts';
import { count } from '../../words.ts';
import { workflowPage } from '../workflows/paths.ts';
import type { JobDetail } from './detail.ts';
import { AgainDialog, CancelDialog } from './dialogs.tsx';
import { Records } from './records.tsx';
import { Settings } from './settings.tsx';
import { Timeline } from './timeline.tsx';

/** The page of a job: its progress, statistics and outputs. */
export function JobPage({ client, name }: { client: string; name: string }) {
  const { clients, may } = useSession();
  const { job, error, isStale, rate, show } = useJob(client, name);
  const [asked, setAsked] = useState<'cancel' | 'again'>();
  const earlier = useEarlier(client, job);
  const detail = useDetail(client, name, job);
  const clientName = clients.find(({ clientId }) => clientId === client)?.name ?? client;
  const above = <a href={href(`/jobs?client=${client}`)}>Jobs of {clientName}</a>;
  if (job === undefined)
    return (
      <>
        <PageHead title={name} above={above} />
        {error ? <Empty title={error.message} /> : <Waiting />}
      </>
    );
  const action = isActive(job)
    ? may('DELETE /Job/:name') && (
        <button type="button" onClick={() => setAsked('cancel')}>
          Cancel the job
        </button>
      )
    : may('POST /Job') && (
        <button type="button" class="primary" onClick={() => setAsked('again')}>
          Run again
        </button>
      );
  return (
    <>
      <PageHead
        title={job.name}
        above={above}
        below={
          <>
            <State status={job.status} />{' '}
            <a href={href(workflowPage(client, job.workflowName))}>{job.workflowName}</a>{' '}
            <span class="soft">version {job.workflowVersion}</span>
            {job.status === 2 && job.workflowName === 'Clean' && job.inputFilename !== null && (
              <>
                {' · '}
                <a href={href(`/clean?client=${client}&job=${encodeURIComponent(job.name)}`)}>
                  Quality report and downloads
                </a>
              </>
            )}
            {isStale && <span class="tag warning">stale: the connection is lost</span>}
          </>
        }
        action={action}
      />
      {job.error !== null && (
        <p class="note bad" role="alert">
          {job.error}
        </p>
      )}
      {isActive(job) && <Running job={job} rate={rate} />}
      <Timeline job={job} stages={detail?.stages ?? []} />
      <Statistics statistics={job.statistics} earlier={earlier ?? []} />
      <Records client={client} job={job} />
      <Settings job={job} detail={detail} />
      {asked === 'cancel' && (
        <CancelDialog client={client} job={job} onClose={() => setAsked(undefined)} onDone={show} />
      )}
      {asked === 'again' && <AgainDialog client={client} job={job} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** How many earlier jobs a job is compared with. */
const COMPARED = 5;

/** The completed jobs of the same workflow before this one, the newest few. */
function useEarlier(client: string, job: Job | undefined): readonly Job[] | undefined {
  return useLoaded(`earlier ${client} ${job?.name} ${job?.status}`, async (signal) => {
    if (job === undefined || job.status !== 2) return [];
    const query = new URLSearchParams({ workflow: job.workflowName, endDate: job.submittedAt });
    const jobs = await read<Job[]>(`${ofClient(client, 'Job')}?${query}`, { signal });
    return jobs.filter(({ name, status }) => name !== job.name && status === 2).slice(0, COMPARED);
  }).value;
}

/** How often the stages of a running job are read, in milliseconds. */
const STAGES_MILLISECONDS = 1000;

/** The stages and frozen settings of a job. Read again while the job runs. */
function useDetail(client: string, name: string, job: Job | undefined): JobDetail | undefined {
  const isOver = job !== undefined && !isActive(job);
  return useLoaded(
    `detail ${client} ${name} ${isOver}`,
    (signal, isFirst) =>
      read<JobDetail>(`/console/api/clients/${client}/jobs/${encodeURIComponent(name)}/detail`, {
        signal,
        byItself: !isFirst,
      }),
    () => (isOver ? undefined : STAGES_MILLISECONDS),
  ).value;
}

function Running({ job, rate }: { job: Job; rate: number | undefined }) {
  return (
    <section class="card running" aria-label="Progress">
      <progress max={100} value={job.percentComplete} aria-label={`Progress of ${job.name}`} />
      <p>
        <strong>{job.percentComplete} %</strong>{' '}
        <span class="soft">
          {timeLeft(job)}
          {rate !== undefined && rate >= 1 && ` · ${count(rate)} records/s`}
        </span>
      </p>
    </section>
  );
}
