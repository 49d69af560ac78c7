import { useState } from 'preact/hooks';
import { ApiError, ofClient, read } from '../../api.ts';
import { useJob } from '../../follow-job.ts';
import { useLoaded } from '../../loading.ts';
import { href } from '../../location.ts';
import { Empty, Failure, PageHead, Waiting } from '../../parts/page.tsx';
import { State, taken, timeLeft } from '../../parts/state.tsx';
import { toast } from '../../parts/toasts.tsx';
import { isActive, type Job } from '../../types.ts';
import { count, several } from '../../words.ts';
import type { ReviewOutput } from '../review/types.ts';
import { ReportView } from './report.tsx';
import { saveAddress } from './save-text.ts';
import { SaveWorkflow } from './save-workflow.tsx';
import type { Report } from './types.ts';
import { cleanPath } from './use-trial.ts';

/** A cleaning as it runs, and then its report and the cleaned file. */
export function CleanedPage({ client, name }: { client: string; name: string }) {
  const { job, error, isStale, rate, show } = useJob(client, name);
  const [isSaving, setIsSaving] = useState(false);
  const above = <a href={href('/clean')}>Clean another file</a>;
  if (job === undefined)
    return (
      <>
        <PageHead title={name} above={above} />
        {error ? <Empty title={error.message} /> : <Waiting />}
      </>
    );
  const isDone = job.status === 2;
  return (
    <>
      <PageHead
        title={job.name}
        above={above}
        below={
          <>
            <State status={job.status} />{' '}
            <a href={href(`/jobs/${client}/${encodeURIComponent(job.name)}`)}>See the job</a>
            {isStale && <span class="tag warning">stale: the connection is lost</span>}
          </>
        }
        action={
          isDone ? (
            <Downloads client={client} job={job} save={() => setIsSaving(true)} />
          ) : isActive(job) ? (
            <Cancel client={client} job={job} show={show} />
          ) : undefined
        }
      />
      {job.error !== null && (
        <p class="note bad" role="alert">
          {job.error}
        </p>
      )}
      {isActive(job) && (
        <section class="card running" aria-label="Progress">
          <progress max={100} value={job.percentComplete} aria-label={`Progress of ${job.name}`} />
          <p>
            <strong>{job.percentComplete} %</strong>{' '}
            <span class="soft">
              {timeLeft(job)}
              {rate !== undefined && rate >= 1 && ` · ${count(rate)} records/s`}
            </span>
          </p>
          <p class="soft">You can leave this page. The job goes on, and Jobs has it.</p>
        </section>
      )}
      {job.status === 4 && <p>The cleaning was cancelled. Your file is as it was.</p>}
      {isDone && <Done client={client} job={job} />}
      {isSaving && (
        <SaveWorkflow client={client} sourceFor={sourceOf(client, job)} onClose={() => setIsSaving(false)} />
      )}
    </>
  );
}

/** The workflow that the job ran, under another name. */
function sourceOf(client: string, { workflowName, workflowVersion }: Job) {
  return async (name: string) => {
    const path = `workflows/${encodeURIComponent(workflowName)}/versions/${workflowVersion}`;
    const { source } = await read<{ source: string }>(cleanPath(client, path));
    return source.replace(/^name: .*$/m, () => `name: ${name}`);
  };
}

function Cancel({ client, job, show }: { client: string; job: Job; show: (job: Job) => void }) {
  const cancel = async () => {
    try {
      show(await read<Job>(ofClient(client, 'Job', job.name), { method: 'DELETE' }));
      toast(`Cancelled ${job.name}. Your file is as it was.`);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error), { isBad: true });
    }
  };
  return (
    <button type="button" onClick={() => void cancel()}>
      Cancel the cleaning
    </button>
  );
}

/** The cleaned file in three formats. The first is there; the others are written when they are asked for. */
function Downloads({ client, job, save }: { client: string; job: Job; save: () => void }) {
  const [writing, setWriting] = useState<string>();
  const addressOf = (path: string) => ofClient(client, 'File', ...path.replace(/^\//, '').split('/'));
  const path = job.outputFilenames['File'];
  const write = async (format: string) => {
    setWriting(format);
    try {
      let made = await read<Job>(cleanPath(client, `cleanings/${encodeURIComponent(job.name)}/download`), {
        method: 'POST',
        body: { format },
      });
      while (isActive(made)) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        made = await read<Job>(ofClient(client, 'Job', made.name), { byItself: true });
      }
      const file = made.outputFilenames['File'];
      if (made.status !== 2 || file === undefined)
        throw new ApiError(0, made.error ?? 'The file could not be written.');
      saveAddress(addressOf(file));
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error), { isBad: true });
    }
    setWriting(undefined);
  };
  const other = (format: string, says: string) => (
    <button type="button" disabled={writing !== undefined} onClick={() => void write(format)}>
      {writing === format ? `Writing ${says}` : says}
    </button>
  );
  return (
    <div class="actions">
      <button type="button" onClick={save}>
        Save as workflow
      </button>
      {other('parquet', 'Parquet')}
      {other('xlsx', 'Excel')}
      {path !== undefined && (
        <a class="button primary" href={addressOf(path)} download>
          Download CSV
        </a>
      )}
    </div>
  );
}

function Done({ client, job }: { client: string; job: Job }) {
  const path = cleanPath(client, `cleanings/${encodeURIComponent(job.name)}/report`);
  const { value, error, reload } = useLoaded(path, (signal) => read<Report>(path, { signal }));
  if (error) return <Failure error={error} retry={reload} />;
  if (value === undefined)
    return (
      <p class="waiting" aria-busy="true">
        Comparing the file with what became of it
      </p>
    );
  return (
    <>
      <p class="below">
        {count(value.records)} records were cleaned in {taken(job)}.{' '}
        {value.rejected > 0 && `${count(value.rejected)} rows could not be read. `}
        <a href={`${path}.html`} download>
          Download the full report
        </a>
      </p>
      <ToReview client={client} job={job} />
      <ReportView report={value} />
    </>
  );
}

/** Leads to the cases that the job left to people. */
function ToReview({ client, job }: { client: string; job: Job }) {
  const path = `/console/api/clients/${encodeURIComponent(client)}/reviews`;
  const { value = [] } = useLoaded(`${path} ${job.name}`, (signal) => read<ReviewOutput[]>(path, { signal }));
  const left = value.filter((one) => one.job === job.name && one.cases > 0);
  if (left.length === 0) return null;
  const to = (output: string) =>
    href(`/review/${client}/${encodeURIComponent(job.name)}/${encodeURIComponent(output)}`);
  return (
    <div class="note">
      <p>
        The doubtful cases wait for somebody to decide them. Later jobs of {job.workflowName} follow the
        answers.
      </p>
      <div class="buttons start">
        {left.map(({ output, stepName, cases }) => (
          <a key={output} class="button" href={to(output)}>
            Review{' '}
            {several(
              cases,
              stepName === 'deduplication' ? 'pair' : 'address',
              stepName === 'deduplication' ? 'pairs' : 'addresses',
            )}
          </a>
        ))}
      </div>
    </div>
  );
}
