import { wait } from './connection.ts';
import { ConnectionError, JobError, UnavailableError } from './errors.ts';
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
/** The job goes on while the service cannot be reached, as during an upgrade. Waiting ends after this time without an answer. */
const PATIENCE_SECONDS = 120;

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
   * @throws JobError if it failed or was cancelled; ConnectionError or UnavailableError if the service gave no answer for
   *   two minutes. The job may go on then
   */
  async completed({ onProgress, signal }: Watching = {}): Promise<Job> {
    let answered = Date.now();
    for (let seconds = FIRST_POLL_SECONDS; ; seconds = Math.min(seconds * 2, POLL_SECONDS)) {
      const job = await this.#actions.read(signal).catch((error: unknown) => {
        const passes = error instanceof ConnectionError || error instanceof UnavailableError;
        if (!passes || Date.now() - answered > PATIENCE_SECONDS * 1000) throw error;
      });
      if (job !== undefined) {
        answered = Date.now();
        onProgress?.(job);
        if (job.status === 2) return job;
        if (job.status > 2) throw new JobError(job);
      }
      await wait(seconds, signal);
    }
  }
}
