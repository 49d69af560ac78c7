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

/** How often a task that fails is tried on the same block before its job fails. */
export const FAILURES = 3;

/** How often a task may be started without storing a block before its job fails: something ends the worker at it. */
export const STARTS_WITHOUT_PROGRESS = 8;

/** How long to wait before a task that failed is tried again, in milliseconds, and how long while the database is away. */
const RETRY_MILLISECONDS = 500;
const AWAY_MILLISECONDS = 250;

/**
 * How long a task runs before it gives its turn back at its next block, in milliseconds: to another client, and to another job of the same
 * client. To go on elsewhere costs some milliseconds; a client with several large jobs is to lose little to that.
 */
export const SLICE_MILLISECONDS = { client: 100, job: 500 };

/** For clients that have nothing under way while others have. */
export const SPARE_THREADS = 1;

/** How long all threads are busy with the same tasks before a worker starts its spare thread, in milliseconds. Loading it takes as long. */
const SPARE_MILLISECONDS = 500;

/** The most memory one thread's objects may take, in MiB. A block of 1,000 records takes a few. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * What a dataset step may take to combine what it found about so many records, or more: the clusters of all of them. Fewer are combined
 * by a thread that runs already, since starting one takes a second in which nothing else of the job goes on; where they say
 * so much that it runs out of memory, the next try has this much.
 */
const LARGE_COMBINE_RECORDS = 250_000;
const COMBINE_MEMORY = { maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 32 };

/** A thread for that is seldom wanted: it goes again after so many milliseconds without work. */
const COMBINE_IDLE_MILLISECONDS = 10_000;

/** How a try at a task came out: `again` where it failed and may be tried again. */
type Attempt = 'ended' | 'given-back' | 'database-away' | 'again';

/** The settings on which a worker depends. */
type WorkerSettings = Pick<Settings, 'threads' | 'addressFile'>;

/** What a worker reports of itself: to the log and to the metrics. */
export interface WorkerEvents {
  taskEnded(kind: string, seconds: number, outcome: TaskOutcome['kind']): void;
  jobFailed(): void;
  /** Something that should not happen went wrong with a task, which is tried again. */
  unexpected(error: Error): void;
}

/**
 * Takes turns from the queue, chooses a task for each (src/jobs/turns.ts), and runs it on a worker thread.
 *
 * What may happen to a task, and who moves it on:
 * - done: its thread stored the last block; `finishTask` ends it and may start the next stage. The turn ends with it.
 * - given back: its slice was over while somebody waited who has fewer tasks under way. It waits; the turn chooses anew.
 * - its job was cancelled or has failed, or another worker claimed it: the thread stops at the next block, silently.
 * - the database is away: the same claim tries again until it is back. Nothing is counted as a failure.
 * - it failed on a block: tried again up to {@link FAILURES} times, then its job fails and says which block and why.
 *   Running out of memory ends the thread alone, and is such a failure.
 * - the worker died: another one on the machine sees that (src/jobs/roster.ts), or pg-boss notices that the heartbeat
 *   stopped, and hands its turn to another. The task goes on at the position that the last stored block left. A block that kills its worker each time ends the job after
 *   {@link STARTS_WITHOUT_PROGRESS} starts.
 */
export class Worker {
  readonly #database: Database;
  readonly #queue: TaskQueue;
  readonly #clock: Clock;
  readonly #threads: ThreadPool<ThreadWork | null, TaskOutcome>;
  /** For dataset steps that combine what they found about many records. */
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
      // The spare thread, once it was wanted.
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
    // A thread that ends between two tasks is replaced; without a listener its error would end the process.
    for (const pool of [this.#threads, this.#combining])
      pool.on('error', (error) => events.unexpected(error));
  }

  /** Starts taking tasks, as many at a time as there are threads. */
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
    // Loading the steps takes a thread up to seconds on a busy machine. A task that waited for that would be lost with the
    // process if it ended meanwhile, and be missed by the others only when its heartbeat has stopped.
    try {
      await Promise.all(Array.from({ length: threads }, () => worker.#threads.run(null, { name: 'ready' })));
      await queue.work(threads, (id, signal) => worker.#run(id, signal));
    } catch (error) {
      await worker.close();
      throw error;
    }
    return worker;
  }

  /** Stops the running tasks. What they have stored stays; they go on in another worker at once, or at the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([this.#threads.destroy(), this.#combining.destroy()]);
    // The database may be away: the next start on this machine sees that this process has ended.
    await this.#roster.leave().catch(() => undefined);
  }

  /** Uses a turn up: until a task has ended under it, or none waits. */
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
    // Leaves the turn to pg-boss, which hands it out again.
    throw new Error('The worker is closing.');
  }

  /** The task to try again, or else the one that is next. @returns undefined where there is nothing to do under this turn */
  async #next(turn: Turn, again: Task | undefined): Promise<Task | undefined> {
    const { kysely } = this.#database;
    const reference = again ?? (await takeTask(kysely, turn));
    return reference && claimTask(kysely, reference, turn, this.#clock.now(), again === undefined);
  }

  /** Runs a task once; `isStart` is false where this worker only tries again. @throws the error while the database is away. */
  async #attempt(task: Task, isStart: boolean): Promise<Attempt> {
    if (task.starts > STARTS_WITHOUT_PROGRESS) {
      return this.#failJob(task, `the worker ended ${STARTS_WITHOUT_PROGRESS} times while at it`);
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

  /** Lets a thread do a task, and finishes it. */
  async #work(task: Task, isStart: boolean): Promise<TaskOutcome> {
    const slice = new Slice();
    const running = new AbortController();
    this.#underWay++;
    // Ends with an AbortError when the task does.
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
   * Starts the spare thread: one more, for clients that have nothing under way while others have. They need not wait for a block, or
   * for a task of a dataset step, to end.
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
   * Ends a task's slice as soon as somebody waits for it. While the database is away nobody can. The task goes on to the end of its block, or
   * to its own end, so whoever waits may still want the spare thread.
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

  /** Counts a failure since the task's last progress; at the last one allowed its job fails. */
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

  /** Where a task stands, in the client's words. Block numbers may have gaps: the block is the first at or after the position. */
  async #placeOf({ work, frozen, position }: Task): Promise<string> {
    if (work.kind === 'survey' || work.kind === 'resolve' || work.kind === 'combine') {
      const id = shapeOf(frozen).stepOf(work.comparison);
      return work.kind !== 'resolve' ? `step ${id}` : `partition ${work.partition} of step ${id}`;
    }
    if (work.kind !== 'cleanse') return PLACES[work.kind];
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
