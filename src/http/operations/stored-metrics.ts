import { Counter, Gauge, type Registry } from 'prom-client';
import { runSql } from '../../database/connection.ts';
import { JobTotals } from '../../jobs/job-totals.ts';
import { WORKER_SECONDS } from '../../jobs/roster.ts';
import { STATUS } from '../../jobs/status.ts';
import { present } from '../../present.ts';
import { listVersions } from '../../suppression/release/versions.ts';
import type { Service } from '../service.ts';

/** The database is asked at most once in this time, whatever the number of scrapers. */
const FRESH_MILLISECONDS = 5000;

interface Depth {
  waiting: number;
  running: number;
  queued: number;
  active: number;
  age: number;
  workers: number;
  credits: number;
}

const DEPTH = `select
    (select count(*) from task where waits) as waiting,
    (select count(*) from task where turn is not null) as running,
    (select count(*) from job_share join job on job.id = job_id where status = ${STATUS.queued}) as queued,
    (select count(*) from job_share join job on job.id = job_id where status = ${STATUS.running}) as active,
    (select coalesce(extract(epoch from now() - min(submitted_at)), 0)::float8
       from job_share join job on job.id = job_id where status = ${STATUS.queued}) as age,
    (select count(*) from worker where seen_at > now() - interval '${WORKER_SECONDS} seconds') as workers,
    (select coalesce(sum(balance), 0) + (select coalesce(sum(held), 0) from credit_lease)
       from credit_pool where token_id is null)::float8 as credits`;

const USAGE = `select service, method, sum(calls)::float8 as calls, sum(credits)::float8 as credits
  from credit_usage where day = (now() at time zone 'UTC')::date group by service, method`;

/**
 * Metrics that are read from the database. Every process of a service gives the same values, so dashboards
 * take the highest one. While the database is away, the last values stay and `fettle_database_up` is 0.
 */
export class StoredMetrics {
  readonly #service: Pick<Service, 'database' | 'addressFile' | 'clock'>;
  readonly #totals: JobTotals;
  readonly #gauges;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(service: Pick<Service, 'database' | 'addressFile' | 'clock'>, registry: Registry) {
    this.#service = service;
    this.#totals = new JobTotals(service.clock.now());
    this.#gauges = gaugesIn(registry);
  }

  /** Reads the values again if they are older than {@link FRESH_MILLISECONDS}. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < FRESH_MILLISECONDS) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    this.#readReferenceFile();
    try {
      await this.#readDatabase();
      this.#gauges.databaseUp.set(1);
      this.#readAt = performance.now();
    } catch {
      this.#gauges.databaseUp.set(0);
    }
  }

  async #readDatabase(): Promise<void> {
    const { kysely } = this.#service.database;
    const gauges = this.#gauges;
    const [row] = await runSql<Depth>(kysely, DEPTH);
    const depth = present(row, 'the row of the query for metrics');
    gauges.tasks.set({ state: 'waiting' }, depth.waiting);
    gauges.tasks.set({ state: 'running' }, depth.running);
    gauges.jobs.set({ status: 'queued' }, depth.queued);
    gauges.jobs.set({ status: 'running' }, depth.active);
    gauges.oldest.set(depth.age);
    gauges.workers.set(depth.workers);
    gauges.credits.set(depth.credits);
    for (const { service, method, calls, credits } of await runSql<{
      service: string;
      method: string;
      calls: number;
      credits: number;
    }>(kysely, USAGE)) {
      setTo(gauges.calls, { service, method }, calls);
      setTo(gauges.creditsUsed, { service, method }, credits);
    }
    await this.#totals.read(kysely);
    for (const [status, count] of this.#totals.jobs) setTo(gauges.jobsEnded, { status }, count);
    for (const [kind, count] of this.#totals.records) setTo(gauges.records, { kind }, count);
    for (const [level, count] of this.#totals.addresses) setTo(gauges.addresses, { level }, count);
    const lists = (await listVersions(kysely, this.#service.clock.now())).filter(
      ({ state }) => state === 'in use',
    );
    for (const { list, effective } of lists)
      gauges.reference.set({ reference: list }, Date.parse(effective) / 1000);
  }

  #readReferenceFile(): void {
    const manifest = this.#service.addressFile.ifAny?.manifest;
    if (manifest === undefined) return;
    const { edition, invented, builtAt } = manifest;
    this.#gauges.addressFile.reset();
    this.#gauges.addressFile.set({ edition, invented: String(invented) }, 1);
    this.#gauges.reference.set({ reference: 'address-file' }, Date.parse(builtAt) / 1000);
  }
}

type LabelledCounter = Counter<string>;

/** Sets a counter to a known value. The counter starts over if the value does. */
function setTo(counter: LabelledCounter, labels: Record<string, string>, value: number): void {
  counter.remove(labels);
  counter.inc(labels, value);
}

function gaugesIn(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    databaseUp: gauge('fettle_database_up', 'Whether the database answered the last scrape: 1 or 0.'),
    tasks: gauge('fettle_queue_tasks', 'Tasks that wait for a worker, and tasks that one works on.', [
      'state',
    ]),
    jobs: gauge('fettle_jobs', 'Jobs that are queued or running.', ['status']),
    oldest: gauge('fettle_queue_oldest_job_age_seconds', 'How long the oldest queued job has waited.'),
    workers: gauge('fettle_workers', 'Workers that showed themselves in the last 20 seconds.'),
    jobsEnded: counter('fettle_jobs_ended_total', 'Jobs that ended since this process began.', ['status']),
    records: counter('fettle_records_total', 'Records of jobs that ended since this process began.', [
      'kind',
    ]),
    addresses: counter(
      'fettle_addresses_matched_total',
      'Addresses cleansed by jobs that ended since this process began, by match level.',
      ['level'],
    ),
    calls: counter('fettle_webservice_calls_total', 'Calls of the web services since midnight (UTC).', [
      'service',
      'method',
    ]),
    creditsUsed: counter('fettle_credits_used_total', 'Credits spent since midnight (UTC).', [
      'service',
      'method',
    ]),
    credits: gauge('fettle_credits_remaining', 'Credits that all accounts together may still spend.'),
    reference: gauge(
      'fettle_reference_data_timestamp_seconds',
      'When the address file in use was built, and from which day each suppression list in use holds, in Unix time.',
      ['reference'],
    ),
    addressFile: gauge('fettle_address_file_info', 'The address file in use: always 1.', [
      'edition',
      'invented',
    ]),
  };
}
