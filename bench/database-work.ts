import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { contactBlocks } from '../invented/contact-blocks.ts';
import { connect, type Database, runSql } from '../src/database/connection.ts';
import { EmbeddedServer } from '../src/database/embedded-server.ts';
import { CHECK, upload as uploadContacts } from './batch.ts';
import { WORKFLOW as PEOPLE, runJob, uploadPeople } from './people-job.ts';
import { ServiceProcess } from './service-process.ts';

const CONNECTIONS = 4;
const DISTINCT_BLOCKS = 50;

/** How many of the most frequent statements are printed, and how many characters of each. */
const SHOWN = 8;
const SHOWN_CHARACTERS = 90;

/**
 * The tables that hold what a job stores, and the column with the bytes. Triggers count the bytes in an
 * unlogged table, which adds nothing to the log.
 */
const STORED = [
  ['dataset_block', 'payload'],
  ['working_chunk', 'payload'],
  ['file_chunk', 'bytes'],
] as const;

/** A checkpoint while a job runs would make PostgreSQL log whole pages again. */
const OPTIONS = ['shared_preload_libraries=pg_stat_statements', 'checkpoint_timeout=1h', 'max_wal_size=8GB'];

/** What the database has done so far. */
interface Work {
  readonly statements: number;
  /** Bytes written to the log, and the number of whole pages that were written to it. */
  readonly log: number;
  readonly pages: number;
  readonly payload: number;
}

/**
 * Measures what the database does for a record of a job: statements (pg_stat_statements) and bytes of log (WAL)
 * beyond the bytes that are stored. Neither depends on the speed or the load of the machine. After a checkpoint
 * PostgreSQL logs each page that it changes as a whole, once. A server with frequent checkpoints therefore writes more.
 */
export async function benchDatabaseWork(contacts: number, people: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- database-work ${contacts} ${people}\n`);
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await EmbeddedServer.open(folder, OPTIONS);
  opened.defer(() => server.close());
  const settings = { DATABASE_URL: server.url, FETTLE_THREADS: '1' };
  const service = await ServiceProcess.start([CHECK.file, PEOPLE.file], CONNECTIONS, settings);
  opened.defer(() => service.stop());
  const database = connect(server.url, 1);
  opened.defer(() => database.close());
  await prepare(database);
  const measured = async (what: string, records: number, work: () => Promise<unknown>) => {
    const before = await workOf(database);
    await work();
    print(what, records, before, await workOf(database));
    await printStatements(database, records);
  };
  await measured('upload of contacts', contacts, () =>
    uploadContacts(service, contactBlocks(DISTINCT_BLOCKS), 'contacts', contacts),
  );
  await measured('contact cleansing', contacts, () => runJob(service, CHECK, 'contacts'));
  await uploadPeople(service, 'people', people);
  await measured('deduplication', people, () => runJob(service, PEOPLE, 'people'));
}

/** Adds pg_stat_statements and the triggers. */
async function prepare({ kysely }: Database): Promise<void> {
  await runSql(kysely, 'create extension if not exists pg_stat_statements');
  await runSql(kysely, 'create unlogged table bench_payload (bytes bigint)');
  for (const [table, column] of STORED) {
    await runSql(
      kysely,
      `create function bench_${table}() returns trigger language plpgsql as
       'begin insert into bench_payload values (length(new.${column})); return new; end'`,
    );
    await runSql(
      kysely,
      `create trigger bench after insert or update of ${column} on ${table} for each row execute function bench_${table}()`,
    );
  }
}

async function workOf({ kysely }: Database): Promise<Work> {
  const [row] = await runSql<Record<keyof Work, string>>(
    kysely,
    `select (select coalesce(sum(calls), 0) from pg_stat_statements where toplevel) as statements,
       pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log,
       (select coalesce(sum(wal_fpi), 0) from pg_stat_statements where toplevel) as pages,
       (select coalesce(sum(bytes), 0) from bench_payload) as payload`,
  );
  const { statements, log, pages, payload } = row ?? { statements: '', log: '', pages: '', payload: '' };
  return {
    statements: Number(statements),
    log: Number(log),
    pages: Number(pages),
    payload: Number(payload),
  };
}

function print(what: string, records: number, before: Work, after: Work): void {
  const each = (key: keyof Work) => (after[key] - before[key]) / records;
  const beyond = each('log') - each('payload');
  console.log(
    `${what}, ${count(records)} records: a record has ${each('payload').toFixed(0)} bytes stored, ` +
      `${each('log').toFixed(0)} bytes of log, ${beyond.toFixed(1)} of them beyond what is stored, ` +
      `${each('statements').toFixed(4)} statements (${after.pages - before.pages} whole pages logged)`,
  );
}

/** Prints the most frequent statements since the last call. */
async function printStatements({ kysely }: Database, records: number): Promise<void> {
  const rows = await runSql<{ calls: string; log: string; query: string }>(
    kysely,
    `select calls, wal_bytes as log, query from pg_stat_statements where toplevel order by calls desc limit ${SHOWN}`,
  );
  for (const { calls, log, query } of rows)
    console.log(
      `  ${(Number(calls) / records).toFixed(4)} a record, ${(Number(log) / records).toFixed(1).padStart(6)} bytes of log  ` +
        query.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS),
    );
  await runSql(kysely, 'select pg_stat_statements_reset()');
}
