import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { runSql } from '../database/connection.ts';
import { isDead, ownIdentity } from '../database/process-identity.ts';
import type { JobParts } from './finish.ts';
import type { TaskQueue } from './queue.ts';
import { RULES } from './rules.ts';
import { Restarter } from './start-over.ts';
import { releaseTasks } from './turns.ts';

/** How often a worker looks for dead workers on its machine, in milliseconds. */
const LOOK_MILLISECONDS = 1000;

/** A worker counts as running if it was seen within this many seconds. */
export const WORKER_SECONDS = 20;

/** How often a worker records that it is alive, and how long a silent worker is remembered. */
const SEEN_MILLISECONDS = 5000;
const FORGET = `interval '1 hour'`;

/**
 * The workers that share a database (table `worker`). Each worker adds itself when it starts and removes
 * itself when it stops. A killed worker's row remains. Any other worker on the same machine, or the next one
 * to start there, sees that the process no longer exists and releases its tasks at once. If no worker runs on
 * that machine, its heartbeat decides (src/jobs/queue.ts).
 */
export class WorkerRoster {
  /** The id of this worker. */
  readonly id = randomUUID();
  readonly #database: Database;
  readonly #queue: TaskQueue;
  readonly #restarter: Restarter;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #seen = performance.now();
  #isClosed = false;

  private constructor(database: Database, parts: JobParts, clock: Clock) {
    this.#database = database;
    this.#queue = parts.queue;
    this.#restarter = new Restarter(database, parts, clock);
  }

  /** Adds this worker, and releases the tasks of dead ones. */
  static async join(database: Database, parts: JobParts, clock: Clock): Promise<WorkerRoster> {
    const roster = new WorkerRoster(database, parts, clock);
    await roster.#writeDown();
    await roster.#look();
    roster.#lookAgain();
    return roster;
  }

  /** Removes this worker. Its tasks wait for a turn at once. */
  async leave(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking.catch(() => undefined);
    await this.#release(this.id, false);
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => {
      // There is nothing to do while the database is unavailable.
      this.#looking = this.#look().catch(() => undefined);
      void this.#looking.then(() => {
        if (!this.#isClosed) this.#lookAgain();
      });
    }, LOOK_MILLISECONDS).unref();
  }

  async #writeDown(): Promise<void> {
    const { machine, pid, startedAt } = ownIdentity() ?? { machine: null, pid: null, startedAt: null };
    await runSql(
      this.#database.kysely,
      `insert into worker (id, rules, machine, pid, started_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set seen_at = now()`,
      [this.id, RULES, machine, pid, startedAt],
    );
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#seen > SEEN_MILLISECONDS) {
      this.#seen = performance.now();
      await this.#writeDown();
      await runSql(this.#database.kysely, `delete from worker where seen_at < now() - ${FORGET}`);
      await this.#restarter.look();
    }
    const others = await runSql<{ id: string; machine: string; pid: number; startedAt: number }>(
      this.#database.kysely,
      'select id, machine, pid, started_at as "startedAt" from worker where machine is not null and id <> $1',
      [this.id],
    );
    for (const other of others) if (isDead(other)) await this.#release(other.id, true);
  }

  async #release(worker: string, isDeadWorker: boolean): Promise<void> {
    await this.#database.kysely.transaction().execute(async (inside) => {
      // If several workers see one die, the first does this. The others wait here and then find nothing left
      // to do.
      const [gone] = await runSql(inside, 'delete from worker where id = $1 returning id', [worker]);
      if (gone === undefined) return;
      const turns = await releaseTasks(inside, worker, isDeadWorker);
      // A living worker's turns are given back by the queue when its runners end.
      if (isDeadWorker) await this.#queue.giveOutAgain(inside, turns);
    });
    if (isDeadWorker) this.#queue.look();
  }
}
