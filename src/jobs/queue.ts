import type { Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import { type Clock, type ConstructorOptions, PgBoss, systemClock } from 'pg-boss';
import { runSql } from '../database/connection.ts';
import { APPLICATION_NAME } from '../database/embedded-server.ts';
import type { Schema } from '../database/schema.ts';

const QUEUE = 'task';

/** A worker that has not been heard of for so long is taken for dead, and its tasks are given to another. */
export const HEARTBEAT_SECONDS = 10;

/** How often living processes look for dead ones. A killed worker's task goes on within the sum of the two. */
const SUPERVISE_SECONDS = 3;

/** How often an idle worker asks without having been notified. */
const POLL_SECONDS = 2;

/** Every statement of the queue is small; one without an answer for so long is lost with its connection. */
const ANSWER_SECONDS = 15;

/** How often to look whether the database's clock was set back. */
const CLOCK_SECONDS = 10;

/**
 * Takes back what pg-boss wrote down under a clock that has been set back since. It looks for dead workers only when the last
 * look is {@link SUPERVISE_SECONDS} past, and takes a worker for dead when its last sign is: an hour too late, otherwise.
 */
const FORGET_FUTURE = [
  `update pgboss.queue set monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now())
   where greatest(monitor_on, monitor_claim_on) > now()`,
  `update pgboss.job set heartbeat_on = now() where name = '${QUEUE}' and state = 'active' and heartbeat_on > now()`,
];

/** Kept for a look back; a finished task's own record is in table `task`. */
const KEEP_FINISHED_SECONDS = 3600;

/** pg-boss waits by this clock. On the machine's own, set back by an hour, it would wait that hour. */
const evenClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** Names a task: what travels through the queue. */
export interface TaskReference {
  readonly job: number;
  readonly task: number;
}

/**
 * The task queue: pg-boss, in schema `pgboss` of the same database, so that a job and its first tasks are written in one
 * transaction. A task is announced by NOTIFY and fetched at once; polling is the safety net.
 *
 * pg-boss retries a task only when its worker died (the heartbeat stopped). Failures of a task itself are
 * counted in table `task`, with their reasons, by src/jobs/worker.ts. Nothing here is ever delayed, so a task is fetched
 * whatever its start time says: that keeps a clock that is set back from holding up the queue.
 */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #clockTimer: NodeJS.Timeout | undefined;

  private constructor(boss: PgBoss, supervise: boolean, onError: (error: Error) => void) {
    this.#boss = boss;
    const look = () => this.#forgetFuture().catch(onError);
    if (supervise) this.#clockTimer = setInterval(() => void look(), CLOCK_SECONDS * 1000).unref();
  }

  /** Opens the queue. `supervise`: whether this process looks for dead workers (all long-lived ones do). */
  static async open(url: string, supervise: boolean, onError: (error: Error) => void): Promise<TaskQueue> {
    // pg-boss hands what is not in its own types, as `query_timeout`, to `pg`.
    const options: ConstructorOptions & Pick<ClientConfig, 'query_timeout'> = {
      clock: evenClock,
      connectionString: url,
      application_name: APPLICATION_NAME,
      max: 5,
      query_timeout: ANSWER_SECONDS * 1000,
      useListenNotify: supervise,
      supervise,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      maintenanceIntervalSeconds: 600,
    };
    const boss = new PgBoss(options);
    boss.on('error', onError);
    await boss.start();
    await boss.createQueue(QUEUE, {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 24 * 3600 - 1,
      // Deaths of workers, not failures: table `task` counts starts without progress and ends it there.
      retryLimit: 1_000_000,
      retryDelay: 0,
      retentionSeconds: 365 * 24 * 3600,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    });
    return new TaskQueue(boss, supervise, onError);
  }

  /**
   * Puts tasks into the queue inside a transaction. The first tasks of each job come before the later ones of all
   * others, so that a small job does not wait for a large one.
   */
  async send(transaction: Kysely<Schema>, tasks: readonly TaskReference[]): Promise<void> {
    const jobs = tasks.map((task, at) => ({ data: task, priority: -at }));
    await this.#boss.insert(QUEUE, jobs, {
      db: { executeSql: async (text, values) => ({ rows: await runSql(transaction, text, values) }) },
    });
  }

  /**
   * Hands tasks to `run`, `concurrency` at a time, until the queue is closed. The signal is raised when the claim on the
   * task is lost, as after a stretch without the database.
   */
  async work(
    concurrency: number,
    run: (task: TaskReference, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      ignoreStartAfter: true,
    };
    for (let runner = 0; runner < concurrency; runner++) {
      const id = await this.#boss.work<TaskReference>(QUEUE, options, async ([job]) => {
        if (job !== undefined) await run(job.data, job.signal);
        // Fetches the next task at once. Otherwise pg-boss waits out its poll after each, and a job of three tasks on
        // two threads takes two seconds.
        this.#boss.notifyWorker(id);
      });
    }
  }

  /** Stops fetching, waits for the tasks under way (at most `seconds`), and leaves the database. */
  async close(seconds = 30): Promise<void> {
    clearInterval(this.#clockTimer);
    await this.#boss.stop({ graceful: seconds > 0, timeout: seconds * 1000, close: true });
  }

  async #forgetFuture(): Promise<void> {
    for (const statement of FORGET_FUTURE) await this.#boss.getDb().executeSql(statement);
  }
}
