import { bundled } from '../bundled.ts';
import { ThreadPool } from '../thread-pool.ts';
import type { TaskOutcome, ThreadData, ThreadWork } from './thread.ts';

/** The number of spare threads. They serve clients that have no running task while others do. */
export const SPARE_THREADS = 1;

/**
 * The most memory that the objects of one thread may take, in MiB. A block of 1,000 records takes a few MiB.
 */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * From this many records on, a dataset step combines its findings on a thread with more memory, which must
 * hold the clusters of all records. Fewer records are combined on a running thread, because starting a thread
 * takes a second in which the job makes no progress. If a running thread runs out of memory, the next try
 * gets the large one.
 */
const LARGE_COMBINE_RECORDS = 250_000;
const COMBINE_MEMORY = { maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 32 };

/** The thread for combining is rarely needed. It ends after this many milliseconds without work. */
const COMBINE_IDLE_MILLISECONDS = 10_000;

/** The threads of a worker: those for ordinary tasks, and one with more memory that is rarely needed. */
export class WorkerThreads {
  /** The number of ordinary threads, without the spare one. */
  readonly ordinary: number;
  readonly #threads: ThreadPool<ThreadWork | null, TaskOutcome>;
  /** For dataset steps that combine their findings about many records. */
  readonly #combining: ThreadPool<ThreadWork | null, TaskOutcome>;

  constructor(ordinary: number, workerData: ThreadData, unexpected: (error: Error) => void) {
    this.ordinary = ordinary;
    const filename = bundled(new URL('./thread.ts', import.meta.url));
    this.#threads = new ThreadPool({
      filename,
      minThreads: ordinary,
      // The extra thread is the spare thread, once it is needed.
      maxThreads: ordinary + SPARE_THREADS,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: THREAD_MEMORY,
      workerData,
    });
    this.#combining = new ThreadPool({
      filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: COMBINE_IDLE_MILLISECONDS,
      resourceLimits: COMBINE_MEMORY,
      workerData,
    });
    // A thread that ends between two tasks is replaced. Without a listener its error would end the process.
    for (const pool of [this.#threads, this.#combining]) pool.on('error', (error) => unexpected(error));
  }

  /** Resolves when all ordinary threads have loaded the steps. */
  async ready(): Promise<void> {
    await Promise.all(Array.from({ length: this.ordinary }, () => this.oneReady()));
  }

  /** Resolves when one more thread has loaded the steps. */
  async oneReady(): Promise<void> {
    await this.#threads.run(null, { name: 'ready' });
  }

  /** Runs a task once. `isStart` is false if this worker tries it again. */
  run(work: ThreadWork, isStart: boolean): Promise<TaskOutcome> {
    const { task } = work;
    const mayBeLarge = task.unitsTotal >= LARGE_COMBINE_RECORDS || !isStart;
    const isLarge = task.work.kind === 'combine' && mayBeLarge;
    return (isLarge ? this.#combining : this.#threads).run(work);
  }

  /** Ends all threads, with the tasks that they run. */
  async destroy(): Promise<void> {
    await Promise.all([this.#threads.destroy(), this.#combining.destroy()]);
  }
}
