import { wait } from './connection.ts';
import { ConnectionError, JobError, RefusedError, UnavailableError } from './errors.ts';
import { jobEvents, type OpenEvents } from './job-events.ts';
import type { Job } from './openapi.ts';

/** What to do while a job runs. */
export interface Watching {
  /** Called with each new state of the job: `percentComplete`, `estimatedFinishTime`, `statistics`. */
  readonly onProgress?: ((job: Job) => void) | undefined;
  /** Stops the waiting, not the job. */
  readonly signal?: AbortSignal | undefined;
}

const POLL_SECONDS = 1;
/** The first polls come sooner: a small job is done in a fraction of a second. */
const FIRST_POLL_SECONDS = 0.1;
/**
 * A job goes on while the service cannot be reached, for example during an upgrade. Waiting ends after this
 * time without an answer.
 */
const PATIENCE_SECONDS = 120;

interface Actions {
  readonly read: (signal: AbortSignal | undefined) => Promise<Job>;
  readonly cancel: () => Promise<Job>;
  readonly events: OpenEvents;
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
   * @throws JobError if it failed or was cancelled; ConnectionError or UnavailableError if the service gave
   *   no answer for two minutes. In that case the job may still go on
   */
  async completed({ onProgress, signal }: Watching = {}): Promise<Job> {
    let answered = Date.now();
    let mayFollow = true;
    const hear = (job: Job): boolean => {
      answered = Date.now();
      onProgress?.(job);
      if (job.status > 2) throw new JobError(job);
      return job.status === 2;
    };
    for (let seconds = FIRST_POLL_SECONDS; ; seconds = Math.min(seconds * 2, POLL_SECONDS)) {
      const job = await this.#actions.read(signal).catch((error: unknown) => {
        const passes = error instanceof ConnectionError || error instanceof UnavailableError;
        if (!passes || Date.now() - answered > PATIENCE_SECONDS * 1000) throw error;
      });
      if (job !== undefined && hear(job)) return job;
      // A job that takes longer than the first polls is followed by its events. If that fails, polling goes
      // on.
      if (mayFollow && seconds === POLL_SECONDS) {
        const followed = await this.#follow(hear, signal);
        if (typeof followed === 'object') return followed;
        mayFollow = followed;
      }
      await wait(seconds, signal);
    }
  }

  /** @returns the completed job; otherwise whether it makes sense to open the stream again */
  async #follow(hear: (job: Job) => boolean, signal: AbortSignal | undefined): Promise<Job | boolean> {
    const events = jobEvents(this.#actions.events, signal);
    try {
      for (;;) {
        const { done, value } = await events.next().catch((error: unknown) => {
          signal?.throwIfAborted();
          // An earlier version of the service has no such path.
          if (error instanceof RefusedError && error.status === 404)
            return { done: true, value: 'no stream' } as const;
          return { done: true, value: undefined } as const;
        });
        if (done) return value !== 'no stream';
        if (hear(value)) return value;
      }
    } finally {
      await events.return(undefined);
    }
  }
}
