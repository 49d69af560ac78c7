import { useState } from 'preact/hooks';
import { ApiError, ofClient, read } from '../api.ts';
import { useJob } from '../follow-job.ts';
import { useLoaded } from '../loading.ts';
import { go, href } from '../location.ts';
import { Dialog } from '../parts/dialog.tsx';
import { OutputTable } from '../parts/output-table.tsx';
import { Empty, PageHead, Waiting } from '../parts/page.tsx';
import { State, taken, timeLeft } from '../parts/state.tsx';
import { Statistics } from '../parts/statistics.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { isActive, type Job } from '../types.ts';
import { count, moment } from '../words.ts';

/** The page of a job: its progress, statistics and outputs. */
export function JobPage({ client, name }: { client: string; name: string }) {
  const { clients, may } = useSession();
  const { job, error, isStale, rate, show } = useJob(client, name);
  const [asked, setAsked] = useState<'cancel' | 'again'>();
  const earlier = useEarlier(client, job);
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
            <State status={job.status} /> {job.workflowName}{' '}
            <span class="soft">version {job.workflowVersion}</span>
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
      <Timeline job={job} />
      <Statistics statistics={job.statistics} earlier={earlier ?? []} />
      <Outputs client={client} job={job} />
      <Frozen job={job} />
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

function Timeline({ job }: { job: Job }) {
  const { submittedAt, startedAt, completedAt, status } = job;
  const ends = ['ended', 'ended', 'completed', 'failed', 'cancelled'];
  const Time = ({ at }: { at: string | null }) =>
    at === null ? <span class="soft">not yet</span> : <time dateTime={at}>{moment(at)}</time>;
  return (
    <ol class="timeline" aria-label="Stages">
      <li class="past">
        <span>Submitted</span> <Time at={submittedAt} />
      </li>
      <li class={startedAt === null ? undefined : 'past'}>
        <span>Started</span> <Time at={startedAt} />
      </li>
      <li class={completedAt === null ? undefined : 'past'}>
        <span>{ends[status]!.charAt(0).toUpperCase() + ends[status]!.slice(1)}</span>{' '}
        <Time at={completedAt} />
        {startedAt !== null && (
          <span class="soft">
            {' '}
            · {completedAt === null ? 'running for' : 'took'} {taken(job)}
          </span>
        )}
      </li>
    </ol>
  );
}

/** The outputs as tabs, the rejects among them. */
function Outputs({ client, job }: { client: string; job: Job }) {
  const { may } = useSession();
  const outputs = Object.entries(job.outputDatasets);
  const files = Object.entries(job.outputFilenames);
  const [shown, setShown] = useState(outputs[0]?.[0]);
  if (job.status !== 2)
    return (
      <section>
        <h2>Outputs</h2>
        <p class="soft">
          {isActive(job)
            ? 'They can be looked at when the job has completed.'
            : 'The job has none: it did not complete.'}
        </p>
      </section>
    );
  const dataset = job.outputDatasets[shown ?? ''];
  return (
    <section>
      <h2>Outputs</h2>
      {files.map(([name, path]) => (
        <p key={name}>
          {name}:{' '}
          {may('GET /File/*') ? (
            <a
              href={`/console/clients/${client}/File/${path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}`}
              download
            >
              {path}
            </a>
          ) : (
            <code>{path}</code>
          )}
        </p>
      ))}
      <div class="tabs">
        {outputs.map(([name]) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </div>
      {dataset !== undefined && <OutputTable key={dataset} client={client} dataset={dataset} />}
    </section>
  );
}

/** The settings that the job ran with. */
function Frozen({ job }: { job: Job }) {
  const rows = [
    ...Object.entries(job.inputDatasets).map(([name, dataset]) => [`Input ${name}`, dataset]),
    ...(job.inputFilename === null ? [] : [['Input file', job.inputFilename]]),
    ...Object.entries(job.parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ];
  return (
    <section>
      <h2>Settings it ran with</h2>
      {rows.length === 0 ? (
        <p class="soft">None.</p>
      ) : (
        <table>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="data">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function CancelDialog({
  client,
  job,
  onClose,
  onDone,
}: {
  client: string;
  job: Job;
  onClose: () => void;
  onDone: (job: Job) => void;
}) {
  const cancel = async () => {
    try {
      onDone(await read<Job>(ofClient(client, 'Job', job.name), { method: 'DELETE' }));
      toast(`Cancelled ${job.name}.`);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error), { isBad: true });
    }
    onClose();
  };
  return (
    <Dialog title={`Cancel ${job.name}?`} onClose={onClose}>
      <p>
        The job stops at {job.percentComplete} %, and what it has made so far is removed. Its input stays.
      </p>
      <div class="buttons">
        <button type="button" onClick={onClose}>
          Keep it running
        </button>
        <button type="button" class="danger" onClick={() => void cancel()}>
          Cancel the job
        </button>
      </div>
    </Dialog>
  );
}

/** `Check` → `Check 2`, `Check 2` → `Check 3`. */
function nextName(name: string): string {
  const [, begin = name, number] = /^(.*?)(?: (\d{1,6}))?$/.exec(name) ?? [];
  return `${begin} ${Number(number ?? 1) + 1}`;
}

function AgainDialog({ client, job, onClose }: { client: string; job: Job; onClose: () => void }) {
  const [name, setName] = useState(nextName(job.name));
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { workflowName, inputDatasets, inputFilename, parameters } = job;
    try {
      await read(ofClient(client, 'Job'), {
        method: 'POST',
        body: { name, workflowName, inputDatasets, inputFilename, parameters },
      });
      go(`/jobs/${client}/${encodeURIComponent(name)}`);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  return (
    <Dialog title="Run again" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>The newest version of {job.workflowName} runs over the same input with the same parameters.</p>
        <label>
          Name of the new job
          <input
            value={name}
            required
            maxLength={200}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Back
          </button>
          <button type="submit" class="primary">
            Run again
          </button>
        </div>
      </form>
    </Dialog>
  );
}
