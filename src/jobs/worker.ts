import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { type Database, isDatabaseAway } from '../database/connection.ts';
import { firstBlockFrom } from '../datasets/block-sizes.ts';
import { faultPointAsync } from '../faults.ts';
import type { Settings } from '../settings.ts';
import { ThreadPool } from '../thread-pool.ts';
import { endJob, finishTask } from './finish.ts';
import { sourceOf } from './pass-source.ts';
import type { TaskQueue } from './queue.ts';
import { WorkerRoster } from './roster.ts';
import { Slice } from './slice.ts';
import { shapeOf } from './stages.ts';
import { STATUS } from './status.ts';
import { claimTask, type Task } from './task.ts';
import type { TaskOutcome, ThreadData, ThreadWork } from './thread.ts';
import { awaitedBy, giveBack, type Turn, takeTask } from './turns.ts';

/** How many times a task may fail on the same block before its job fails. */
export const FAILURES = 3;

/**
 * How many times a task may be started without storing a block before its job fails. Something then kills
 * each worker.
 */
export const STARTS_WITHOUT_PROGRESS = 8;

/**
 * How long to wait before a failed task is tried again, and before trying again while the database is
 * unavailable. In milliseconds.
 */
const RETRY_MILLISECONDS = 500;
const AWAY_MILLISECONDS = 250;

/**
 * How long a task runs before it gives its turn to another client, or to another job of the same client, at
 * its next block. In milliseconds. Continuing a task elsewhere costs a few milliseconds. A client with
 * several large jobs should lose little to that.
 */
export const SLICE_MILLISECONDS = { client: 100, job: 500 };

/** For clients that have no running task while others do. */
export const SPARE_THREADS = 1;

/**
 * How long all threads must be busy with the same tasks before a worker starts its spare thread, in
 * milliseconds. Loading the thread takes about as long.
 */
const SPARE_MILLISECONDS = 500;

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

/** The result of one try at a task. `again` means that it failed and may be tried again. */
type Attempt = 'ended' | 'given-back' | 'database-away' | 'again';

/** The settings that a worker depends on. */
type WorkerSettings = Pick<Settings, 'threads' | 'addressFile'>;

/** Events of a worker, for the log and the metrics. */
export interface WorkerEvents {
  taskEnded(kind: string, seconds: number, outcome: TaskOutcome['kind']): void;
  jobFailed(): void;
  /** An unexpected error occurred in a task, which will be tried again. */
  unexpected(error: Error): void;
}

/**
 * Takes turns from the queue, chooses a task for each (src/jobs/turns.ts) and runs it on a worker thread.
 *
 * What can happen to a task:
 *
 * - It is done: its thread stored the last block. `finishTask` ends it and may start the next stage. Its turn
 *   is used up.
 * - It is given back: its slice was over while somebody with fewer running tasks waited. The task waits, and
 *   the turn chooses again.
 * - Its job was cancelled or failed, or another worker claimed it: the thread stops silently at the next
 *   block.
 * - The database is unavailable: the same claim tries again until it is back. This does not count as a
 *   failure.
 * - It failed on a block: it is tried up to {@link FAILURES} times. Then its job fails, with a message that
 *   names the block and the reason. Running out of memory ends only the thread and counts as such a failure.
 * - Its worker died: another worker on the same machine notices (src/jobs/roster.ts), or pg-boss notices that
 *   the heartbeat stopped, and the turn goes to another worker. The task continues after the last stored
 *   block. A block that kills its worker every time fails the job after {@link STARTS_WITHOUT_PROGRESS}
 *   starts.
 */
export class Worker {
  readonly #database: Database;
  readonly #queue: TaskQueue;
  readonly #clock: Clock;
  readonly #threads: ThreadPool<ThreadWork | null, TaskOutcome>;
  /** For dataset steps that combine their findings about many records. */
  readonly #combining: ThreadPool<ThreadWork | null, TaskOutcome>;
  readonly #events: WorkerEvents;
  readonly #roster: WorkerRoster;
  readonly #ordinary: number;
  #underWay = 0;
  #hasSpare = false;
  #closing = false;

  private constructor(
    database: Database,
    queue: TaskQueue,
    clock: Clock,
    { threads, addressFile }: WorkerSettings,
    events: WorkerEvents,
    roster: WorkerRoster,
  ) {
    this.#database = database;
    this.#queue = queue;
    this.#clock = clock;
    this.#events = events;
    this.#roster = roster;
    this.#ordinary = threads;
    const workerData: ThreadData = { databaseUrl: database.url, addressFile };
    const filename = new URL('./thread.ts', import.meta.url).href;
    this.#threads = new ThreadPool({
      filename,
      minThreads: threads,
      // The extra thread is the spare thread, once it is needed.
      maxThreads: threads + SPARE_THREADS,
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
    for (const pool of [this.#threads, this.#combining])
      pool.on('error', (error) => events.unexpected(error));
  }

  /** Starts taking tasks, one at a time for each thread. */
  static async start(
    database: Database,
    queue: TaskQueue,
    clock: Clock,
    settings: WorkerSettings,
    events: WorkerEvents,
  ): Promise<Worker> {
    const { threads } = settings;
    const roster = await WorkerRoster.join(database, queue, clock);
    const worker = new Worker(database, queue, clock, settings, events, roster);
    // Wait until the threads are ready: on a busy machine loading the steps takes seconds. A task that waited
    // for a loading thread would be lost if the process ended, and others would notice only when its
    // heartbeat stops.
    try {
      await Promise.all(Array.from({ length: threads }, () => worker.#threads.run(null, { name: 'ready' })));
      await queue.work(threads, (id, signal) => worker.#run(id, signal));
    } catch (error) {
      await worker.close();
      throw error;
    }
    return worker;
  }

  /**
   * Stops the running tasks. Everything that they have stored is kept. They continue in another worker at
   * once, or at the next start.
   */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([this.#threads.destroy(), this.#combining.destroy()]);
    // If the database is unavailable, the next start on this machine notices that this process has ended.
    await this.#roster.leave().catch(() => undefined);
  }

  /** Uses up a turn: runs until a task has ended under it or no task waits. */
  async #run(id: string, signal: AbortSignal): Promise<void> {
    const turn = { id, worker: this.#roster.id };
    let again: Task | undefined;
    for (let tries = 1; !signal.aborted && !this.#closing; tries++) {
      let isAway = false;
      try {
        const task = await this.#next(turn, again);
        if (task === undefined) return;
        const isStart = again === undefined;
        again = task;
        const outcome = await this.#attempt(task, isStart);
        if (outcome === 'ended') return;
        if (outcome === 'given-back') {
          again = undefined;
          tries = 0;
          continue;
        }
        isAway = outcome === 'database-away';
      } catch (error) {
        isAway = isDatabaseAway(error);
        if (!isAway && !this.#closing) this.#events.unexpected(error as Error);
      }
      if (!this.#closing) await wait(isAway ? AWAY_MILLISECONDS : RETRY_MILLISECONDS * Math.min(tries, 4));
    }
    // The turn is left to pg-boss, which gives it out again.
    throw new Error('The worker is closing.');
  }

  /**
   * Returns the task to try again, or else chooses the next one. @returns undefined if there is nothing to do
   * under this turn
   */
  async #next(turn: Turn, again: Task | undefined): Promise<Task | undefined> {
    const { kysely } = this.#database;
    const reference = again ?? (await takeTask(kysely, turn));
    return reference && claimTask(kysely, reference, turn, this.#clock.now(), again === undefined);
  }

  /**
   * Runs a task once. `isStart` is false if this worker tries it again. @throws the error if the database is
   * unavailable
   */
  async #attempt(task: Task, isStart: boolean): Promise<Attempt> {
    if (task.starts > STARTS_WITHOUT_PROGRESS) {
      return this.#failJob(task, `the worker ended ${STARTS_WITHOUT_PROGRESS} times while working on it`);
    }
    const started = performance.now();
    const outcome = await this.#work(task, isStart);
    this.#events.taskEnded(task.work.kind, (performance.now() - started) / 1000, outcome.kind);
    switch (outcome.kind) {
      case 'done':
      case 'superseded':
        return 'ended';
      case 'given-back':
        await giveBack(this.#database.kysely, task);
        return 'given-back';
      case 'database-away':
        return 'database-away';
      case 'failed':
        return this.#countFailure(task, outcome.reason);
    }
  }

  /** Runs a task on a thread and finishes it. */
  async #work(task: Task, isStart: boolean): Promise<TaskOutcome> {
    const slice = new Slice();
    const running = new AbortController();
    this.#underWay++;
    // Rejects with an AbortError when the task ends.
    this.#endSlice(task, slice, running.signal).catch(() => undefined);
    try {
      const mayBeLarge = task.unitsTotal >= LARGE_COMBINE_RECORDS || !isStart;
      const isLarge = task.work.kind === 'combine' && mayBeLarge;
      const outcome = await (isLarge ? this.#combining : this.#threads).run({ task, slice: slice.shared });
      if (outcome.kind === 'done') {
        await faultPointAsync('task.finish', task.stage);
        await finishTask(this.#database.kysely, this.#queue, task, this.#clock.now());
      }
      return outcome;
    } catch (error) {
      if (this.#closing || isDatabaseAway(error)) throw error;
      // The thread ended, or the task could not be finished.
      this.#events.unexpected(error as Error);
      return { kind: 'failed', reason: (error as Error).message };
    } finally {
      this.#underWay--;
      running.abort();
    }
  }

  /**
   * Starts the spare thread, for clients that have no running task while others do. Such a client then need
   * not wait for a block, or for a task of a dataset step, to end.
   */
  async #startSpare(): Promise<void> {
    if (this.#hasSpare || this.#closing || this.#underWay < this.#ordinary) return;
    this.#hasSpare = true;
    try {
      await this.#threads.run(null, { name: 'ready' });
      await this.#queue.workSpare((id, signal) => this.#run(id, signal));
    } catch (error) {
      this.#hasSpare = false;
      if (!this.#closing) this.#events.unexpected(error as Error);
    }
  }

  /**
   * Ends a task's slice once somebody waits for its turn. If the database is unavailable, nobody can. The
   * task continues to the end of its block or its own end. That may take long, so the spare thread may still
   * be needed.
   */
  async #endSlice(task: Task, slice: Slice, running: AbortSignal): Promise<void> {
    const began = performance.now();
    const pause = () => wait(SLICE_MILLISECONDS.client, undefined, { signal: running });
    for (await pause(); !running.aborted; await pause()) {
      const isLong = performance.now() - began >= SPARE_MILLISECONDS;
      if (isLong) void this.#startSpare();
      if (slice.isOver) {
        if (isLong) return;
        continue;
      }
      const awaited = await awaitedBy(this.#database.kysely, task).catch(() => null);
      if (awaited !== null && performance.now() - began >= SLICE_MILLISECONDS[awaited]) slice.end();
    }
  }

  /**
   * Counts a failure since the task's last progress. After the last failure that is allowed, the job fails.
   */
  async #countFailure(task: Task, reason: string): Promise<'ended' | 'again'> {
    const row = await this.#database.kysely
      .updateTable('task')
      .set((eb) => ({ failures: eb('failures', '+', 1), failure: reason }))
      .where('job_id', '=', task.job)
      .where('number', '=', task.task)
      .where('claim', '=', task.claim)
      .returning(['failures', 'position'])
      .executeTakeFirst();
    if (row === undefined) return 'ended';
    if (row.failures < FAILURES) return 'again';
    return this.#failJob({ ...task, position: row.position }, reason);
  }

  async #failJob(task: Task, reason: string): Promise<'ended'> {
    const error = `In ${await this.#placeOf(task)}: ${reason}`;
    await this.#database.kysely.transaction().execute(async (inside) => {
      const job = await inside
        .selectFrom('job')
        .select('id')
        .where('id', '=', task.job)
        .where('status', '=', STATUS.running)
        .forUpdate()
        .executeTakeFirst();
      if (job !== undefined) await endJob(inside, task.job, STATUS.failed, this.#clock.now(), error);
    });
    this.#events.jobFailed();
    return 'ended';
  }

  /**
   * Where a task is, in the client's words. Block numbers may have gaps, so it is the first block from the
   * position on.
   */
  async #placeOf({ work, frozen, position }: Task): Promise<string> {
    if (work.kind === 'survey' || work.kind === 'resolve' || work.kind === 'combine') {
      const id = shapeOf(frozen).stepOf(work.comparison);
      return work.kind !== 'resolve' ? `step ${id}` : `partition ${work.partition} of step ${id}`;
    }
    if (work.kind !== 'pass') return PLACES[work.kind];
    const { plan } = frozen.chains[work.chain]!;
    const { datasetId } = sourceOf(frozen, shapeOf(frozen), work.chain, work.pass ?? 0);
    const block = await firstBlockFrom(this.#database.kysely, datasetId, position);
    return `block ${block ?? position} of ${plan.input}`;
  }
}

const PLACES = {
  'read-file': 'the input file',
  gather: 'the second output',
  'write-file': 'the output file',
} as const;
