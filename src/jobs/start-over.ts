import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Database, runSql } from '../database/connection.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Schema } from '../database/schema.ts';
import { emptyDatasetsOfJob } from '../datasets/of-job.ts';
import { NO_RECORDS } from '../engine/statistics.ts';
import { completeJob, endJob, type JobParts } from './finish.ts';
import { type FrozenJob, readFrozenJob } from './frozen-job.ts';
import { RULES } from './rules.ts';
import { startStage } from './stages.ts';
import { STATUS } from './status.ts';
import { percentOfJob } from './view.ts';

/**
 * How long a version must have had no worker before its jobs are started over, in seconds. A worker may just
 * be restarting.
 */
export const ABSENCE_SECONDS = 15;

/**
 * Finds jobs of other versions of the rules that no living worker has. Only workers of the newest living
 * version find them, so that two versions never take a job from each other.
 */
const STRANDED = `select job_id as id, job_share.rules from job_share
  where rules <> $1
    and not exists (select from worker where worker.rules = job_share.rules and seen_at > now() - $2 * interval '1 second')
    and $1 = (select max(rules) from worker where seen_at > now() - $2 * interval '1 second')
  order by job_id limit 100`;

/** Deletes everything that a job has made except its datasets. */
const DROP = [
  'delete from task where job_id = $1',
  `delete from file where job_id = $1 and state = 'writing'`,
];

/**
 * Finds jobs whose version of the rules no worker knows any more, and starts them over from their input with
 * this version.
 */
export class Restarter {
  readonly #database: Database;
  readonly #parts: JobParts;
  readonly #clock: Clock;
  /**
   * Since when each version has had no worker, by this process's own clock. Clocks of other processes may be
   * wrong.
   */
  readonly #absentSince = new Map<number, number>();

  constructor(database: Database, parts: JobParts, clock: Clock) {
    this.#database = database;
    this.#parts = parts;
    this.#clock = clock;
  }

  /** Looks once for such jobs. Call this every few seconds. */
  async look(): Promise<void> {
    const { kysely } = this.#database;
    const stranded = await runSql<{ id: number; rules: number }>(kysely, STRANDED, [RULES, ABSENCE_SECONDS]);
    const absent = new Set(stranded.map(({ rules }) => rules));
    for (const rules of this.#absentSince.keys()) if (!absent.has(rules)) this.#absentSince.delete(rules);
    for (const { id, rules } of stranded) {
      const since = this.#absentSince.get(rules) ?? performance.now();
      this.#absentSince.set(rules, since);
      if (performance.now() - since < ABSENCE_SECONDS * 1000) continue;
      await this.#tryToStartOver(id, rules);
    }
  }

  /** If this version cannot use a job's plan, the job fails. */
  async #tryToStartOver(id: number, rules: number): Promise<void> {
    const { kysely } = this.#database;
    try {
      await kysely.transaction().execute((inside) => this.startOver(inside, id, rules));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const reason = `Another version of Fettle began this job, and this version cannot start it over: ${(error as Error).message}`;
      await kysely
        .transaction()
        .execute((inside) => endJob(inside, id, STATUS.failed, this.#clock.now(), reason));
    }
  }

  /**
   * Deletes everything that a job has made and begins it again with the current rules. Its frozen settings,
   * clock and references stay.
   */
  async startOver(kysely: Kysely<Schema>, id: number, rules: number): Promise<void> {
    const [job] = await runSql<{ plan: unknown }>(
      kysely,
      `select plan from job where id = $1 and status in (0, 1)
         and exists (select from job_share where job_id = $1 and rules = $2) for update`,
      [id, rules],
    );
    if (job === undefined) return;
    const frozen: FrozenJob = { ...readFrozenJob(job.plan), rules: RULES };
    const percent = await percentOfJob(kysely, id, this.#parts.catalogue);
    // Nothing is kept, because other rules may have decided it.
    for (const statement of DROP) await runSql(kysely, statement, [id]);
    await emptyDatasetsOfJob(kysely, id);
    await runSql(
      kysely,
      'update job set plan = $2, statistics = $3, stage = 0, least_percent = $4 where id = $1',
      [id, JSON.stringify(frozen), JSON.stringify(NO_RECORDS), percent],
    );
    await runSql(kysely, 'update job_share set rules = $2 where job_id = $1', [id, RULES]);
    const tasks = await startStage(kysely, id, frozen, 0, this.#parts.catalogue);
    if (tasks === 0) await completeJob(kysely, id, frozen, this.#clock.now());
    else await this.#parts.queue.send(kysely, id, tasks);
  }
}
