import type { Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import { type Clock, type ConnectionOptions, type ConstructorOptions, PgBoss, systemClock } from 'pg-boss';
import { APPLICATION_NAME } from '../database/application-name.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { RULES } from './rules.ts';
import { RELEASE_HELD } from './sandbox-outcome.ts';
import { isHeldUp } from './turns.ts';

/** Workers of each version of the rules have a queue of their own: they must not take one another's turns. */
const QUEUE = `turn-${RULES}`;

/** A worker that has not been heard of for so long is taken for dead, and its turns are given to another: the least that pg-boss allows. */
export const HEARTBEAT_SECONDS = 10;

/** How often living processes look for dead ones. */
const SUPERVISE_SECONDS = 1;

/** How often an idle worker asks without having been notified. A killed worker's task goes on within the sum of the three. */
const POLL_SECONDS = 1;

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

/** How often to look whether every waiting task has a turn. */
const COUNT_SECONDS = 10;

/** Tasks whose turn is in no queue any more wait for another. */
const RELEASE_LOST = `with lost as (
    select job_id, number from task
    where turn is not null and not exists (select from pgboss.job where job.id = task.turn and job.state < 'completed')
    for update skip locked
  ) update task set waits = true, turn = null, worker = null
  from lost where task.job_id = lost.job_id and task.number = lost.number`;

/** How many more tasks wait than there are turns without a task. Seen at one moment: what is taken or given back meanwhile does not count. */
const MISSING_TURNS = `select
    (select count(*) from task join job_share using (job_id) where waits and rules = ${RULES})
    - (select count(*) from pgboss.job where name = '${QUEUE}' and state < 'completed'
         and not exists (select from task where task.turn = job.id)) as missing`;

/** The priority of a turn that a spare runner may fetch. Others have 0. */
const SPARE_PRIORITY = 1;

/** The most turns made at a time. */
const MOST_TURNS = 1000;

/** Kept for a look back; a finished task's own record is in table `task`. */
const KEEP_FINISHED_SECONDS = 3600;

/** Uses a turn up. The signal is raised when the claim on the turn is lost. */
type RunTurn = (turn: string, signal: AbortSignal) => Promise<void>;

/** pg-boss waits by this clock. On the machine's own, set back by an hour, it would wait that hour. */
const evenClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * The queue: pg-boss, in schema `pgboss` of the same database, so that a job, its first tasks and their turns are written in one
 * transaction. A turn is announced by NOTIFY and fetched at once; polling is the safety net.
 *
 * What travels is not a task but a **turn**: the right to choose a task (src/jobs/turns.ts), which only then can be fair to all who
 * wait. There is a turn for each task that waits or runs; it ends with a task. Nothing says which turn is whose. Turns that are too
 * many find nothing waiting and end; should one be lost, the count every {@link COUNT_SECONDS} makes another.
 *
 * pg-boss retries a turn only when its worker died (the heartbeat stopped). Failures of a task itself are
 * counted in table `task`, with their reasons, by src/jobs/worker.ts. Nothing here is ever delayed, so a turn is fetched
 * whatever its start time says: that keeps a clock that is set back from holding up the queue.
 */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #timers: readonly NodeJS.Timeout[];
  #runners: string[] = [];

  private constructor(boss: PgBoss, supervise: boolean, onError: (error: Error) => void) {
    this.#boss = boss;
    const every = (seconds: number, look: () => Promise<void>) =>
      setInterval(() => void look().catch(onError), seconds * 1000).unref();
    this.#timers = supervise
      ? [every(CLOCK_SECONDS, () => this.#forgetFuture()), every(COUNT_SECONDS, () => this.countTurns())]
      : [];
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
   * Puts turns into the queue inside a transaction: as many as tasks of a job that wait from now on. One of them is for spare
   * runners, if other clients hold up the job's client.
   */
  async send(transaction: Kysely<Schema>, job: number, turns: number): Promise<void> {
    const first = (await isHeldUp(transaction, job)) ? { priority: SPARE_PRIORITY } : {};
    await this.#boss.insert(
      QUEUE,
      Array.from({ length: turns }, (_, at) => (at === 0 ? first : {})),
      { db: within(transaction) },
    );
  }

  /** Gives the turns of a dead worker out again, inside the transaction that lets its tasks wait. */
  async giveOutAgain(transaction: Kysely<Schema>, turns: readonly string[]): Promise<void> {
    if (turns.length > 0) await this.#boss.fail(QUEUE, [...turns], undefined, { db: within(transaction) });
  }

  /** Has the idle runners of this process ask for turns at once. */
  look(): void {
    for (const runner of this.#runners) this.#boss.notifyWorker(runner);
  }

  /**
   * Hands turns to `run`, `concurrency` at a time, until the queue is closed. The signal is raised when the claim on the
   * turn is lost, as after a stretch without the database.
   */
  async work(concurrency: number, run: RunTurn): Promise<void> {
    for (let runner = 0; runner < concurrency; runner++) await this.#addRunner(run, {});
  }

  /** Hands turns for spare runners to `run`, one at a time. */
  async workSpare(run: RunTurn): Promise<void> {
    await this.#addRunner(run, { minPriority: SPARE_PRIORITY });
  }

  async #addRunner(run: RunTurn, which: { minPriority?: number }): Promise<void> {
    const options = {
      ...which,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      ignoreStartAfter: true,
    };
    const id = await this.#boss.work<object>(QUEUE, options, async ([job]) => {
      if (job !== undefined) await run(job.id, job.signal);
      // Fetches the next turn at once. Otherwise pg-boss waits out its poll after each, and a job of three tasks on
      // two threads takes two seconds.
      this.#boss.notifyWorker(id);
    });
    this.#runners.push(id);
  }

  /** Makes sure that each task which waits has a turn. */
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

  /** Stops fetching, waits for the tasks under way (at most `seconds`), and leaves the database. */
  async close(seconds = 30): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: seconds > 0, timeout: seconds * 1000, close: true });
  }

  async #forgetFuture(): Promise<void> {
    for (const statement of FORGET_FUTURE) await this.#boss.getDb().executeSql(statement);
  }
}

/** Lets pg-boss write inside a transaction of ours. */
function within(transaction: Kysely<Schema>): NonNullable<ConnectionOptions['db']> {
  return {
    executeSql: async (text, values) => ({ rows: await runSql(transaction, text, values) }),
  };
}
