import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RECORDS } from '../engine/statistics.ts';
import { present } from '../present.ts';
import type { FrozenJob } from './frozen-job.ts';
import { STATUS } from './status.ts';

/** A job becomes visible when its transaction ends, which may be this much after its `completed_at`. */
const LATE_MILLISECONDS = 60_000;

/** Jobs read at a time. */
const MOST_JOBS = 10_000;

const STATUS_NAMES = new Map<number, string>(Object.entries(STATUS).map(([name, number]) => [number, name]));

/** The match levels of address cleansing, as its statistics call them. */
export const LEVELS = ['exact', 'building', 'street', 'town', 'none', 'foreign', 'blank'] as const;

/**
 * Sums over the jobs that ended since this process began. They are Prometheus counters, which may start again
 * from 0.
 */
export class JobTotals {
  /** Jobs by the name of their status. */
  readonly jobs = new Map<string, number>();
  /** Records by outcome: `read`, `written`, `suppressed`, `rejected`. */
  readonly records = new Map<string, number>();
  /** Addresses by match level. */
  readonly addresses = new Map<string, number>();
  readonly #began: Date;
  #from: Date;
  /** The jobs counted so far that may be read again. */
  #counted = new Map<number, Date>();

  constructor(now: Date) {
    this.#began = now;
    this.#from = now;
    for (const status of ['completed', 'failed', 'cancelled']) this.jobs.set(status, 0);
    for (const kind of Object.keys(RECORDS)) this.records.set(kind, 0);
    for (const level of LEVELS) this.addresses.set(level, 0);
  }

  /** Counts the jobs that have ended since the last call. */
  async read(kysely: Kysely<Schema>): Promise<void> {
    const rows = await kysely
      .selectFrom('job')
      .select(['id', 'status', 'completed_at', 'statistics', 'plan'])
      .where('completed_at', '>', new Date(this.#from.getTime() - LATE_MILLISECONDS))
      .orderBy('completed_at')
      .limit(MOST_JOBS)
      .execute();
    for (const { id, status, completed_at: ended, statistics, plan } of rows) {
      if (ended === null || ended < this.#began || this.#counted.has(id)) continue;
      this.#counted.set(id, ended);
      add(this.jobs, present(STATUS_NAMES.get(status), 'the name of a status'), 1);
      for (const [kind, name] of Object.entries(RECORDS)) add(this.records, kind, statistics[name]);
      for (const step of addressSteps(plan as unknown as FrozenJob))
        for (const level of LEVELS) add(this.addresses, level, statistics[`${step}.${level}`]);
    }
    this.#from = rows.at(-1)?.completed_at ?? this.#from;
    const oldest = this.#from.getTime() - LATE_MILLISECONDS;
    for (const [id, ended] of this.#counted) if (ended.getTime() < oldest) this.#counted.delete(id);
  }
}

function addressSteps({ chains }: FrozenJob): string[] {
  return chains.flatMap(({ plan }) =>
    plan.steps.filter(({ step }) => step === 'address-cleansing').map(({ id }) => id),
  );
}

function add(sums: Map<string, number>, name: string, count = 0): void {
  sums.set(name, (sums.get(name) ?? 0) + count);
}
