import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { faultPointAsync } from '../faults.ts';
import type { Settings } from '../settings.ts';
import { endSlice } from './end-slice.ts';
import { finishTask, type JobParts } from './finish.ts';
import { LackingJobs } from './lacking-jobs.ts';
import { WorkerRoster } from './roster.ts';
import { Slice } from './slice.ts';
import { SpareThread } from './spare-thread.ts';
import { claimTask, type Task, type Turn } from './task.ts';
import { countFailure, FAILURES, failJob } from './task-failure.ts';
import type { TaskOutcome } from './thread.ts';
import { giveBack, takeTask } from './turns.ts';
import type { WorkerEvents } from './worker-events.ts';
import { WorkerThreads } from './worker-threads.ts';

/**
 * How many times a task may be started without storing a block before its job fails. Such a task kills each
 * worker that starts it.
 */
export const STARTS_WITHOUT_PROGRESS = 8;

/**
 * How long to wait before a failed task is tried again, and before trying again while the database is
 * unavailable. In milliseconds.
 */
const RETRY_MILLISECONDS = 500;
const AWAY_MILLISECONDS = 250;

/** The result of one try at a task. `again` means that it failed and may be tried again. */
type Attempt = 'ended' | 'given-back' | 'left' | 'database-away' | 'again';

/** The settings that a worker depends on. */
type WorkerSettings = Pick<Settings, 'threads' | 'addressFile' | 'lackingSeconds'>;

/** Thrown to put a turn back into the queue, which gives it out again. */
class TurnLeft extends Error {
  override readonly name = 'TurnLeft';
}

/** The services that a worker uses. */
interface WorkerParts extends JobParts {
  readonly database: Database;
  readonly clock: Clock;
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
 * - Its job needs an address file or a suppression list that is not on this machine: the task waits, and the worker
 *   leaves the job to others (jobs/lacking-jobs.ts). If nobody can do it for `lackingSeconds`, that counts as
 *   a failure.
 * - It failed on a block: it is tried up to {@link FAILURES} times. Then its job fails, with a message that
 *   names the block and the reason. Running out of memory ends only the thread and counts as such a failure.
 * - Its worker died: another worker on the same machine notices (src/jobs/roster.ts), or pg-boss notices that
 *   the heartbeat stopped, and the turn goes to another worker. The task continues after the last stored
 *   block. A block that kills its worker every time fails the job after {@link STARTS_WITHOUT_PROGRESS}
 *   starts.
 */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #threads: WorkerThreads;
  readonly #events: WorkerEvents;
  readonly #roster: WorkerRoster;
  readonly #lacking: LackingJobs;
  readonly #spare: SpareThread;
  #underWay = 0;
  #closing = false;

  private constructor(
    parts: WorkerParts,
    events: WorkerEvents,
    roster: WorkerRoster,
    threads: WorkerThreads,
    lacking: LackingJobs,
  ) {
    this.#parts = parts;
    this.#events = events;
    this.#roster = roster;
    this.#threads = threads;
    this.#lacking = lacking;
    this.#spare = new SpareThread({
      kysely: parts.database.kysely,
      queue: parts.queue,
      threads,
      run: (id, signal) => this.#run(id, signal),
      isBusy: () => this.#underWay >= threads.ordinary,
      isClosing: () => this.#closing,
      onError: (error) => events.unexpected(error),
    });
  }

  /** Starts taking tasks, one at a time for each thread. */
  static async start(parts: WorkerParts, settings: WorkerSettings, events: WorkerEvents): Promise<Worker> {
    const { database, queue, clock } = parts;
    const { threads: count, addressFile, lackingSeconds } = settings;
    const lacking = new LackingJobs(lackingSeconds, () => performance.now() / 1000);
    const roster = await WorkerRoster.join(database, parts, clock);
    const { url: databaseUrl, sessionUrl: databaseSessionUrl } = database;
    const threads = new WorkerThreads(count, { databaseUrl, databaseSessionUrl, addressFile }, (error) =>
      events.unexpected(error),
    );
    const worker = new Worker(parts, events, roster, threads, lacking);
    // Wait until the threads are ready: on a busy machine loading the steps takes seconds. A task that waited
    // for a loading thread would be lost if the process ended, and others would notice only when its
    // heartbeat stops.
    try {
      await threads.ready();
      await queue.work(count, (id, signal) => worker.#run(id, signal));
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
    await this.#threads.destroy();
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
        if (task === undefined) return this.#leaveTurn();
        const isStart = again === undefined;
        again = task;
        const outcome = await this.#attempt(task, isStart);
        if (outcome === 'ended') return;
        if (outcome === 'given-back' || outcome === 'left') {
          again = undefined;
          tries = 0;
          continue;
        }
        isAway = outcome === 'database-away';
      } catch (error) {
        if (error instanceof TurnLeft) throw error;
        isAway = isDatabaseAway(error);
        if (!isAway && !this.#closing) this.#events.unexpected(error as Error);
      }
      if (!this.#closing) await wait(isAway ? AWAY_MILLISECONDS : RETRY_MILLISECONDS * Math.min(tries, 4));
    }
    // The turn is left to pg-boss, which gives it out again.
    throw new Error('The worker is closing.');
  }

  /**
   * Ends a turn for which this worker has no task. If jobs are left to other workers, the turn goes back into
   * the queue at once, and this runner asks for its next turn a second later. So other workers come first.
   *
   * @throws TurnLeft if the turn goes back
   */
  #leaveTurn(): void {
    if (this.#lacking.left.length > 0)
      throw new TurnLeft('The waiting jobs need files that are not on this machine.');
  }

  /**
   * Returns the task to try again, or else chooses the next one. @returns undefined if there is nothing to do
   * under this turn
   */
  async #next(turn: Turn, again: Task | undefined): Promise<Task | undefined> {
    const { kysely } = this.#parts.database;
    const reference = again ?? (await takeTask(kysely, turn, this.#lacking.left));
    return reference && claimTask(kysely, reference, turn, this.#parts.clock.now(), again === undefined);
  }

  /**
   * Runs a task once. `isStart` is false if this worker tries it again.
   *
   * @throws the error if the database is unavailable
   */
  async #attempt(task: Task, isStart: boolean): Promise<Attempt> {
    if (task.starts > STARTS_WITHOUT_PROGRESS) {
      const reason = `the worker ended ${STARTS_WITHOUT_PROGRESS} times while working on it`;
      await failJob(this.#parts, task, reason);
      this.#events.jobFailed();
      return 'ended';
    }
    const started = performance.now();
    const outcome = await this.#work(task, isStart);
    this.#events.taskEnded(task.work.kind, (performance.now() - started) / 1000, outcome.kind);
    switch (outcome.kind) {
      case 'lacking':
        return this.#leave(task, outcome.reason);
      case 'done':
      case 'superseded':
        return 'ended';
      case 'given-back':
        await giveBack(this.#parts.database.kysely, task);
        return 'given-back';
      case 'database-away':
        return 'database-away';
      case 'failed':
        return this.#countFailure(task, outcome.reason);
    }
  }

  /** Leaves a task to another worker. If nobody has worked on it for too long, that counts as a failure. */
  async #leave(task: Task, reason: string): Promise<Attempt> {
    const noted = this.#lacking.note(task);
    if (noted === 'too-long') return this.#countFailure(task, reason);
    if (noted === 'first') this.#events.lacking(reason);
    await giveBack(this.#parts.database.kysely, task, true);
    return 'left';
  }

  /** Runs a task on a thread and finishes it. */
  async #work(task: Task, isStart: boolean): Promise<TaskOutcome> {
    const slice = new Slice();
    const running = new AbortController();
    this.#underWay++;
    // Both promises are rejected with an AbortError when the task ends.
    endSlice(this.#parts.database.kysely, task, slice, running.signal).catch(() => undefined);
    this.#spare.offerWhile(running.signal).catch(() => undefined);
    try {
      const outcome = await this.#threads.run({ task, slice: slice.shared }, isStart);
      if (outcome.kind === 'done') {
        await faultPointAsync('task.finish', task.stage);
        await finishTask(this.#parts.database.kysely, this.#parts, task, this.#parts.clock.now());
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

  /** Counts a failure of a task. After the last failure that is allowed, its job fails. */
  async #countFailure(task: Task, reason: string): Promise<Attempt> {
    const counted = await countFailure(this.#parts.database, task, reason);
    if (counted === undefined) return 'ended';
    if (counted.failures < FAILURES) return 'again';
    await failJob(this.#parts, { ...task, position: counted.position }, reason);
    this.#events.jobFailed();
    return 'ended';
  }
}
