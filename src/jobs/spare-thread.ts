import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { RunTurn, TaskQueue } from './queue.ts';
import type { WorkerThreads } from './worker-threads.ts';

/**
 * How long a task must run, with all threads busy, before its worker starts the spare thread. From then on
 * the worker checks at this interval whether a client needs that thread. In milliseconds. Loading the thread
 * takes about as long.
 */
const SPARE_MILLISECONDS = 500;

/** What a {@link SpareThread} asks of its worker. */
interface SpareThreadParts {
  readonly kysely: Kysely<Schema>;
  readonly queue: TaskQueue;
  readonly threads: WorkerThreads;
  /** Uses up a turn. */
  readonly run: RunTurn;
  /** Whether all ordinary threads run a task. */
  isBusy(): boolean;
  isClosing(): boolean;
  /** The thread could not be started. */
  onError(error: Error): void;
}

/**
 * The spare thread of a worker. It is for clients that have no running task while others do, so that such a
 * client need not wait for a block, or for a task of a dataset step, to end.
 */
export class SpareThread {
  readonly #parts: SpareThreadParts;
  #isStarted = false;

  constructor(parts: SpareThreadParts) {
    this.#parts = parts;
  }

  /**
   * Offers the thread again and again as long as a task runs and all ordinary threads are busy. A client may
   * become held up after its job was submitted, so one offer is not enough.
   *
   * @param running aborted when the task ends. The promise is then rejected with an AbortError.
   */
  async offerWhile(running: AbortSignal): Promise<void> {
    const { kysely, queue, isBusy } = this.#parts;
    const pause = () => wait(SPARE_MILLISECONDS, undefined, { signal: running });
    for (await pause(); !running.aborted; await pause()) {
      if (!isBusy()) continue;
      void this.#start();
      // If the database is unavailable, the next round offers the thread.
      await queue.offerSpareTurn(kysely).catch(() => undefined);
    }
  }

  /** Starts the thread, if it does not run yet. */
  async #start(): Promise<void> {
    const { queue, threads, run, isClosing, onError } = this.#parts;
    if (this.#isStarted || isClosing()) return;
    this.#isStarted = true;
    try {
      await threads.oneReady();
      await queue.workSpare(run);
    } catch (error) {
      this.#isStarted = false;
      if (!isClosing()) onError(error as Error);
    }
  }
}
