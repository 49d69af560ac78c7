import { readFileSync } from 'node:fs';
import { CompiledQuery, Migrator } from 'kysely';
import { expect, test } from 'vitest';
import { Fettle, type Row } from '../../client/src/index.ts';
import { connect, runSql } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { COPY } from '../jobs/workflows.ts';
import { createDatabase } from '../support/database.ts';
import { startService } from '../support/service.ts';

/** The schema of the first release, by its migrations. */
const FIRST_RELEASE = [
  '001-batch',
  '002-web-services',
  '003-address-file',
  '004-suppression',
  '005-dataset-steps',
  '006-turns',
  '007-revoked-tokens',
];

/** What a client with a job under way has stored. Parents come before children. */
const TABLES = [
  'client',
  'client_secret',
  'workflow_version',
  'job',
  'dataset',
  'dataset_block',
  'job_input',
  'task',
  'job_share',
];

test('a database of the first release is upgraded to the present schema, with jobs under way', {
  timeout: 120_000,
}, async () => {
  // A service without a worker leaves its jobs queued.
  const first = await startService({}, { worker: false });
  const credentials = await first.credentials('Acme', COPY);
  const before = new Fettle({ url: first.url, ...credentials });
  const rows = Array.from({ length: 2500 }, (_, id) => ({ x: `row ${id}` }));
  const { name } = await before.upload(rows, { name: 'contacts' });
  const start = { workflowName: 'Copy', inputDatasets: { Contacts: name } };
  await before.startJob({ name: 'Queued', ...start });
  await before.startJob({ name: 'Another', ...start });
  const stored = await Promise.all(
    TABLES.map(async (table) => {
      const [row] = await runSql<{ rows: unknown }>(
        first.database.kysely,
        `select json_agg(to_jsonb(t))::text as rows from ${table} t`,
      );
      return [table, row!.rows] as const;
    }),
  );
  await first.close();

  const url = await createDatabase({ noTables: true });
  const old = connect(url, 2);
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        FIRST_RELEASE.map((name) => {
          const text = readFileSync(`src/database/migrations/${name}.sql`, 'utf8');
          return [
            name,
            { up: async (db: typeof old.kysely) => void (await db.executeQuery(CompiledQuery.raw(text))) },
          ];
        }),
      ),
  };
  const { error } = await new Migrator({ db: old.kysely, provider: provider as never }).migrateToLatest();
  expect(error).toBeUndefined();
  for (const [table, json] of stored) {
    await runSql(
      old.kysely,
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
      [json],
    );
  }
  await old.close();

  const now = await startService({ DATABASE_URL: url });
  try {
    const after = new Fettle({ url: now.url, ...credentials });
    for (const job of ['Queued', 'Another']) {
      const { outputDatasets } = await after.job(job).completed();
      const records: Row[] = [];
      for await (const record of after.records(outputDatasets['Clean']!)) records.push(record);
      expect(records).toEqual(rows);
    }
  } finally {
    await now.close();
  }
});

test('a version that is older than the database refuses it with a message', async () => {
  const database = connect(await createDatabase(), 1);
  await runSql(database.kysely, `insert into kysely_migration values ('999-later', now()::text)`);
  await expect(migrate(database)).rejects.toThrow(
    'A newer version of Fettle has upgraded the database (999-later).',
  );
  await database.close();
});

/** The number of the advisory lock that Kysely takes for migrations. */
const KYSELY_LOCK = '3853314791062309107';

test('a process starts on a database that needs no migration while another process holds the lock', async () => {
  const url = await createDatabase();
  const [holder, database] = [connect(url, 1), connect(url, 1)];
  await runSql(holder.kysely, `select pg_advisory_lock(${KYSELY_LOCK})`);
  await migrate(database);
  await Promise.all([holder.close(), database.close()]);
});

test('migrations go to the server itself, not to a pooler', async () => {
  const server = await createDatabase({ noTables: true });
  // The other database stands for a pooler: whatever came over it would show there.
  const pooled = await createDatabase({ noTables: true });
  const database = connect(pooled, 1, server);
  await migrate(database);
  const tables = 'select count(*)::int as tables from pg_tables where schemaname = current_schema()';
  const reached = connect(server, 1);
  expect(await runSql(database.kysely, tables)).toEqual([{ tables: 0 }]);
  expect((await runSql<{ tables: number }>(reached.kysely, tables))[0]?.tables).toBeGreaterThan(20);
  await Promise.all([database.close(), reached.close()]);
});
