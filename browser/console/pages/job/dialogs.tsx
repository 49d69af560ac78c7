import { useState } from 'preact/hooks';
import { ApiError, ofClient, read } from '../../api.ts';
import { go } from '../../location.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import type { Job } from '../../types.ts';

/** Asks whether to cancel a job, and says what will be lost. */
export function CancelDialog({
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

/** Asks for the name of a job that does the same again. */
export function AgainDialog({ client, job, onClose }: { client: string; job: Job; onClose: () => void }) {
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
