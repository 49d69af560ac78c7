import { wait } from './connection.ts';
import { JobError } from './errors.ts';
import type { Job } from './openapi.ts';

/** What to do while a job runs. */
export interface Watching {
  /** Called with each poll's answer: `percentComplete`, `estimatedFinishTime`, `statistics`. */
  readonly onProgress?: ((job: Job) => void) | undefined;
  /** Stops the waiting, not the job. */
  readonly signal?: AbortSignal | undefined;
}

const POLL_SECONDS = 1;
/** The first polls come sooner: a small job is done in a fraction of a second. */
const FIRST_POLL_SECONDS = 0.1;

interface Actions {
  readonly read: (signal: AbortSignal | undefined) => Promise<Job>;
  readonly cancel: () => Promise<Job>;
}

/** A job that was started. */
export class RunningJob {
  readonly name: string;
  readonly #actions: Actions;

  /** @internal */
  constructor(name: string, actions: Actions) {
    this.name = name;
    this.#actions = actions;
  }

  /** The job's record as it is now. */
  read(): Promise<Job> {
    return this.#actions.read(undefined);
  }

  /** Cancels it. Its outputs are removed. */
  cancel(): Promise<Job> {
    return this.#actions.cancel();
  }

  /**
   * Waits until the job has completed.
   *
   * @throws JobError if it failed or was cancelled
   */
  async completed({ onProgress, signal }: Watching = {}): Promise<Job> {
    for (let seconds = FIRST_POLL_SECONDS; ; seconds = Math.min(seconds * 2, POLL_SECONDS)) {
      const job = await this.#actions.read(signal);
      onProgress?.(job);
      if (job.status === 2) return job;
      if (job.status > 2) throw new JobError(job);
      await wait(seconds, signal);
    }
  }
}
