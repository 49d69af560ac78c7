import { bundled } from '../bundled.ts';
import { Refusal } from '../refusal.ts';
import { ThreadPool } from '../thread-pool.ts';
import type { TrialAnswers, TrialOutcome, TrialTask, TrialThreadData } from './messages.ts';

/** Threads that try plans. The first one starts with the first trial. */
const THREADS = 1;

/** How many trials may wait for a thread. */
export const TRIALS_WAITING = 16;

/** A trial that takes longer is given up, in seconds. */
export const TRIAL_SECONDS = 30;

/** A thread that has been idle for this long ends. */
const IDLE_MILLISECONDS = 300_000;

/** The most memory that the objects of a thread may take, in MiB. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** Tries plans on the first records of files, on a thread of its own. */
export class Trials {
  readonly #threads: ThreadPool<TrialTask, TrialOutcome>;

  constructor(workerData: TrialThreadData, unexpected: (error: Error) => void) {
    this.#threads = new ThreadPool({
      filename: bundled(new URL('./thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: THREADS,
      maxQueue: TRIALS_WAITING,
      idleTimeout: IDLE_MILLISECONDS,
      resourceLimits: MEMORY,
      workerData,
    });
    // A thread that ends is replaced. Without a listener its error would end the process.
    this.#threads.on('error', unexpected);
  }

  /**
   * Runs a task.
   *
   * @throws Refusal `invalid-request` for a file that is no table or a wrong choice; `unavailable` if too many
   * trials wait or the trial takes too long
   */
  async run<Kind extends TrialTask['kind']>(
    task: TrialTask & { readonly kind: Kind },
  ): Promise<TrialAnswers[Kind]> {
    if (this.#threads.queueSize >= TRIALS_WAITING)
      throw new Refusal('unavailable', 'Too many trials are under way.', { retryAfter: 5 });
    const signal = AbortSignal.timeout(TRIAL_SECONDS * 1000);
    const outcome = await this.#threads.run(task, { signal }).catch((error: Error) => {
      if (!signal.aborted) throw error;
      const detail = `The trial took longer than ${TRIAL_SECONDS} seconds. Leave out a step and try again.`;
      throw new Refusal('unavailable', detail, { retryAfter: 5, cause: error });
    });
    if ('refusal' in outcome)
      throw new Refusal(outcome.refusal, outcome.detail, outcome.errors && { errors: outcome.errors });
    return outcome.answer as TrialAnswers[Kind];
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
