import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import { type Clock, type ConnectionOptions, type ConstructorOptions, PgBoss, systemClock } from 'pg-boss';
import { APPLICATION_NAME } from '../database/application-name.ts';
import { runSql } from '../database/connection.ts';
import { PrimaryClient } from '../database/primary-client.ts';
import type { Schema } from '../database/schema.ts';
import {
  FORGET_FUTURE,
  MISSING_TURNS,
  QUEUE,
  RAISE_TURN,
  RELEASE_LOST,
  SILENT,
  SPARE_PRIORITY,
} from './queue-statements.ts';
import { RELEASE_HELD } from './sandbox-outcome.ts';
import { isAnyHeldUp, isHeldUp } from './turns.ts';

/**
 * A worker without a heartbeat for this long counts as dead, and its turns go to others. This is the shortest
 * time that pg-boss allows.
 */
export const HEARTBEAT_SECONDS = 10;

/** How often living processes look for turns whose worker has missed its heartbeat. */
const LOOK_SECONDS = 1;

/** How often pg-boss does the rest of its upkeep, in some 25 statements. */
const SUPERVISE_SECONDS = 10;

/**
 * How often an idle worker asks for turns even without a notification. A killed worker's task continues
 * within the sum of this, {@link HEARTBEAT_SECONDS} and {@link LOOK_SECONDS}.
 */
const POLL_SECONDS = 1;

/** The timeout of the queue's statements, which are all small. After it the connection counts as lost. */
const ANSWER_SECONDS = 15;

/** How often to check whether the database's clock was set back. */
const CLOCK_SECONDS = 10;

/** How often to check whether every waiting task has a turn. */
const COUNT_SECONDS = 10;

/** The most turns that are created at a time. */
const MOST_TURNS = 1000;

/** How long finished turns are kept for inspection. The record of a finished task is in table `task`. */
const KEEP_FINISHED_SECONDS = 3600;

/** Uses up a turn. The signal is raised if the claim on the turn is lost. */
export type RunTurn = (turn: string, signal: AbortSignal) => Promise<void>;

/**
 * The clock that pg-boss waits by. It never goes back. With the machine's clock, pg-boss would wait for an
 * hour after the clock was set back by an hour.
 */
const evenClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * The queue: pg-boss, in schema `pgboss` of the same database, so that a job, its first tasks and their turns
 * are written in one transaction. A turn is announced by NOTIFY and fetched at once. Polling is the safety
 * net.
 *
 * The queue does not hold tasks but **turns**. A turn is the right to choose a task (src/jobs/turns.ts). The
 * task is chosen only then, so that the choice can be fair to all clients. There is one turn for each task
 * that waits or runs, and finishing a task uses up a turn. A turn does not belong to a particular task. A
 * surplus turn finds nothing waiting and ends. A lost turn is replaced by the count every {@link
 * COUNT_SECONDS}.
 *
 * pg-boss retries a turn only when its worker has died, that is when its heartbeat stopped. Failures of tasks
 * are counted in table `task`, with their reasons, by src/jobs/worker.ts.
 */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #timers: readonly NodeJS.Timeout[];
  #runners: string[] = [];

  private constructor(boss: PgBoss, supervise: boolean, onError: (error: Error) => void) {
    this.#boss = boss;
    const every = (seconds: number, look: () => Promise<void>) => {
      let isLooking = false;
      return setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        void look()
          .catch(onError)
          .finally(() => {
            isLooking = false;
          });
      }, seconds * 1000).unref();
    };
    this.#timers = supervise
      ? [
          every(LOOK_SECONDS, () => this.#giveUpSilent()),
          every(CLOCK_SECONDS, () => this.#forgetFuture()),
          every(COUNT_SECONDS, () => this.countTurns()),
        ]
      : [];
  }

  /**
   * Opens the queue. If that fails, nothing is left behind: a timer or a connection would keep the process of a
   * failed start alive, and its supervisor would not start it again.
   *
   * @param supervise whether this process looks for dead workers, as all long-lived ones do
   */
  static async open(url: string, supervise: boolean, onError: (error: Error) => void): Promise<TaskQueue> {
    // pg-boss passes options that its own types lack, such as `query_timeout`, on to `pg`.
    const options: ConstructorOptions & Pick<PoolConfig, 'query_timeout' | 'Client'> = {
      Client: PrimaryClient,
      clock: evenClock,
      connectionString: url,
      application_name: APPLICATION_NAME,
      max: 5,
      query_timeout: ANSWER_SECONDS * 1000,
      useListenNotify: supervise,
      supervise,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
      maintenanceIntervalSeconds: 600,
    };
    const boss = new PgBoss(options);
    boss.on('error', onError);
    try {
      await boss.start();
      await boss.createQueue(QUEUE, {
        notify: true,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        expireInSeconds: 24 * 3600 - 1,
        // These are deaths of workers, not failures. Table `task` counts starts without progress and limits
        // those.
        retryLimit: 1_000_000,
        retryDelay: 0,
        retentionSeconds: 365 * 24 * 3600,
        deleteAfterSeconds: KEEP_FINISHED_SECONDS,
      });
    } catch (error) {
      await boss.stop({ graceful: false, close: true }).catch(() => undefined);
      throw error;
    }
    return new TaskQueue(boss, supervise, onError);
  }

  /**
   * Puts turns into the queue inside a transaction, one for each task of a job that now waits. One of them is
   * for spare runners if other clients hold up the job's client.
   */
  async send(transaction: Kysely<Schema>, job: number, turns: number): Promise<void> {
    const first = (await isHeldUp(transaction, job)) ? { priority: SPARE_PRIORITY } : {};
    await this.#boss.insert(
      QUEUE,
      Array.from({ length: turns }, (_, at) => (at === 0 ? first : {})),
      { db: within(transaction) },
    );
  }

  /** Gives out the turns of a dead worker again, inside the transaction that makes its tasks wait. */
  async giveOutAgain(transaction: Kysely<Schema>, turns: readonly string[]): Promise<void> {
    if (turns.length > 0) await this.#boss.fail(QUEUE, [...turns], undefined, { db: within(transaction) });
  }

  /** Makes the idle runners of this process ask for turns at once. */
  look(): void {
    for (const runner of this.#runners) this.#boss.notifyWorker(runner);
  }

  /**
   * Passes turns to `run`, `concurrency` at a time, until the queue is closed. The signal of a turn is raised
   * if the claim on it is lost, for example after a time without the database.
   */
  async work(concurrency: number, run: RunTurn): Promise<void> {
    for (let runner = 0; runner < concurrency; runner++) await this.#addRunner(run, {});
  }

  /** Passes turns for spare runners to `run`, one at a time. */
  async workSpare(run: RunTurn): Promise<void> {
    await this.#addRunner(run, { minPriority: SPARE_PRIORITY });
  }

  /**
   * Lets a spare runner fetch a turn if a client is held up that was not held up when its turns were created.
   * Since then its own tasks may have ended, or another client's task may have begun while its job was being
   * submitted.
   */
  async offerSpareTurn(kysely: Kysely<Schema>): Promise<void> {
    if (await isAnyHeldUp(kysely)) await this.#boss.getDb().executeSql(RAISE_TURN);
  }

  async #addRunner(run: RunTurn, which: { minPriority?: number }): Promise<void> {
    const options = {
      ...which,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    };
    const id = await this.#boss.work<object>(QUEUE, options, async ([job]) => {
      if (job !== undefined) await run(job.id, job.signal);
      // Fetch the next turn at once. pg-boss would wait for its next poll after each turn, and a job of three
      // tasks on two threads would take two seconds.
      this.#boss.notifyWorker(id);
    });
    this.#runners.push(id);
  }

  /** Creates a turn for every waiting task that lacks one. */
  async countTurns(): Promise<void> {
    const database = this.#boss.getDb();
    await database.executeSql(RELEASE_LOST);
    await database.executeSql(RELEASE_HELD);
    const { rows } = await database.executeSql(MISSING_TURNS);
    const missing = Math.min(MOST_TURNS, Number(rows[0].missing));
    if (missing > 0)
      await this.#boss.insert(
        QUEUE,
        Array.from({ length: missing }, () => ({})),
      );
  }

  /** Stops fetching, waits up to `seconds` for the tasks under way, and disconnects. */
  async close(seconds = 30): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: seconds > 0, timeout: seconds * 1000, close: true });
  }

  /** Lets pg-boss take turns from silent workers, if there are any. */
  async #giveUpSilent(): Promise<void> {
    const { rows } = await this.#boss.getDb().executeSql(SILENT);
    for (const { name } of rows) await this.#boss.supervise(name);
  }

  async #forgetFuture(): Promise<void> {
    for (const statement of FORGET_FUTURE) await this.#boss.getDb().executeSql(statement);
  }
}

/** Lets pg-boss write inside one of our transactions. */
function within(transaction: Kysely<Schema>): NonNullable<ConnectionOptions['db']> {
  return {
    executeSql: async (text, values) => ({ rows: await runSql(transaction, text, values) }),
  };
}
