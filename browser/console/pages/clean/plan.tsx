import { useState } from 'preact/hooks';
import { ApiError, read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { go, href } from '../../location.ts';
import { Empty, Failure, PageHead } from '../../parts/page.tsx';
import { toast } from '../../parts/toasts.tsx';
import type { Job, Step } from '../../types.ts';
import { Columns } from './columns.tsx';
import { keepChoices, keptChoices } from './kept-choices.ts';
import { SaveWorkflow } from './save-workflow.tsx';
import { Steps } from './steps.tsx';
import { TrialTable } from './trial-table.tsx';
import type { Choices } from './types.ts';
import { cleanPath, useTrial } from './use-trial.ts';

/** Shows the contents of a file, the changes that are planned, and the result for its first records. */
export function PlanPage({ client, file }: { client: string; file: string }) {
  const [choices, setChoices] = useState<Choices>(() => keptChoices(file));
  const { trial, isRunning, error, retry } = useTrial(client, file, choices);
  const steps = useLoaded('steps', (signal) => read<readonly Step[]>('/console/api/steps', { signal })).value;
  const [isStarting, setIsStarting] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const name = file.split('/').at(-1) ?? file;
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    keepChoices(file, next);
  };
  const start = async () => {
    setIsStarting(true);
    try {
      const job = await read<Job>(cleanPath(client, 'cleanings'), {
        method: 'POST',
        body: { file, choices },
      });
      go(`/clean?client=${client}&job=${encodeURIComponent(job.name)}`);
    } catch (failure) {
      toast(failure instanceof ApiError ? failure.message : String(failure), { isBad: true });
      setIsStarting(false);
    }
  };
  const above = <a href={href('/clean')}>Clean another file</a>;
  if (trial === undefined)
    return (
      <>
        <PageHead title={name} above={above} />
        {error === undefined ? (
          <p class="waiting" aria-busy="true">
            Reading the first records
          </p>
        ) : error.status === 404 ? (
          <Empty title="This file is no longer there">
            <p>
              It was removed, or belongs to somebody else. <a href={href('/clean')}>Choose a file</a>
            </p>
          </Empty>
        ) : (
          <>
            <Failure error={error} retry={retry} />
            <p>
              <a class="button" href={href('/clean')}>
                Choose another file
              </a>
            </p>
          </>
        )}
      </>
    );
  return (
    <>
      <PageHead
        title={name}
        above={above}
        action={
          <div class="actions">
            <button type="button" onClick={() => setIsSaving(true)}>
              Save as workflow
            </button>
            <button type="button" class="primary" disabled={isStarting} onClick={() => void start()}>
              {isStarting ? 'Starting' : 'Clean the whole file'}
            </button>
          </div>
        }
      />
      {error && <Failure error={error} isStale retry={retry} />}
      <Steps trial={trial} steps={steps ?? []} choices={choices} choose={choose} />
      <TrialTable client={client} file={file} choices={choices} trial={trial} isRunning={isRunning} />
      <Columns trial={trial} choices={choices} choose={choose} />
      {isSaving && (
        <SaveWorkflow
          client={client}
          sourceFor={async (workflow) => {
            const body = { file, choices, name: workflow };
            return (
              await read<{ source: string }>(cleanPath(client, 'trial/workflow'), { method: 'POST', body })
            ).source;
          }}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  );
}
