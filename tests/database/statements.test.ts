import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { connect, type Database, isDuplicate, runSql } from '../../src/database/connection.ts';
import { copyOut } from '../../src/database/copy-out.ts';
import { isDatabaseAway } from '../../src/database/is-database-away.ts';
import { Listener } from '../../src/database/listener.ts';
import { isMigrated } from '../../src/database/migrate.ts';
import { Watch } from '../../src/database/watch.ts';
import { createDatabase } from '../support/database.ts';

let database: Database;
let url: string;

beforeAll(async () => {
  url = await createDatabase();
  database = connect(url, 2);
});

afterAll(() => database?.close());

describe('a client’s scope', () => {
  let mine: ClientScope;
  let others: ClientScope;

  beforeAll(async () => {
    const { kysely } = database;
    mine = new ClientScope(kysely, (await createClient(kysely, { name: 'Mine' })).id);
    others = new ClientScope(kysely, (await createClient(kysely, { name: 'Others' })).id);
    for (const scope of [mine, others]) {
      await scope.insertInto('dataset', { name: 'people', role: 'input', columns: '[]' }).execute();
    }
  });

  const namesIn = async (scope: ClientScope) =>
    (await scope.selectFrom('dataset').select('name').execute()).map(({ name }) => name);

  test('reads and changes only the rows of its client', async () => {
    await mine.updateTable('dataset').set({ name: 'renamed' }).execute();
    expect(await namesIn(mine)).toEqual(['renamed']);
    expect(await namesIn(others)).toEqual(['people']);
    await mine.deleteFrom('dataset').execute();
    expect(await namesIn(mine)).toEqual([]);
    expect(await namesIn(others)).toEqual(['people']);
  });

  test('keeps its client after a failed transaction, which leaves nothing behind', async () => {
    const failing = mine.transaction(async (inside) => {
      expect(inside.clientId).toBe(mine.clientId);
      await inside.insertInto('dataset', { name: 'lost', role: 'input', columns: '[]' }).execute();
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await namesIn(mine)).toEqual([]);
  });

  test('reports a second row with the same name as a duplicate, not as an error to retry', async () => {
    const insert = () =>
      others.insertInto('dataset', { name: 'people', role: 'input', columns: '[]' }).execute();
    const error = await insert().catch((reason: unknown) => reason);
    expect(isDuplicate(error)).toBe(true);
    expect(isDatabaseAway(error)).toBe(false);
  });
});

test('COPY returns bytes as they are stored, and null', async () => {
  const bytes = Buffer.from([0, 1, 127, 128, 255]);
  await runSql(database.kysely, 'create table bytes_of_test (id int, bytes bytea)');
  await runSql(database.kysely, 'insert into bytes_of_test values (1, $1), (2, null), (3, $2)', [
    bytes,
    Buffer.alloc(0),
  ]);
  const rows = await copyOut(database.pool)`select bytes from bytes_of_test where id < ${9} order by id`;
  expect(rows).toEqual([[bytes], [null], [Buffer.alloc(0)]]);
  await expect(copyOut(database.pool)`select ${1.5}`).rejects.toThrow('1.5 is not a whole number.');
});

test('a failed COPY does not harm the pool', async () => {
  await expect(copyOut(database.pool)`select no_such_column from dataset`).rejects.toThrow('no_such_column');
  expect(await runSql(database.kysely, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database without tables has not been migrated', async () => {
  expect(await isMigrated(database)).toBe(true);
  const empty = connect(await createDatabase({ noTables: true }), 1);
  expect(await isMigrated(empty)).toBe(false);
  await empty.close();
});

test('an unreachable server is reported as away', async () => {
  const gone = connect('postgresql://nobody@127.0.0.1:1/none', 1);
  const error = await runSql(gone.kysely, 'select 1').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await gone.close();
});

test.each([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ECONNRESET',
  'EPIPE',
  '08006',
  '25006',
  '25P03',
  '53300',
  '57014',
  '57P01',
  '58030',
])('the error %s is passed on as one to retry', (code) => {
  const error = new Error('The cause of it', { cause: Object.assign(new Error('of the driver'), { code }) });
  expect(isDatabaseAway(error)).toBe(true);
});

test('a statement that times out is reported as one to retry', async () => {
  const hurried = connect(url, 1);
  await runSql(hurried.kysely, 'set statement_timeout = 20');
  const error = await runSql(hurried.kysely, 'select pg_sleep(5)').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await hurried.close();
});

test('a pool drops a connection whose server no longer takes writes', async () => {
  const demoted = connect(url, 1);
  const write = () => runSql(demoted.kysely, 'create table of_primary (id int)');
  await runSql(demoted.kysely, 'set default_transaction_read_only = on');
  const inside = demoted.kysely.transaction().execute(async (transaction) => {
    await runSql(transaction, 'create table of_standby (id int)');
  });
  const error = await inside.catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await write();
  await demoted.close();
});

test('a connection to a pooler prepares no statement and sends no setting of a session', async () => {
  const prepared = async ({ pool }: Database) => {
    await pool.query({ name: 'of_test', text: 'select $1::int as number', values: [1] });
    const { rows } = await pool.query(
      `select (select count(*) from pg_prepared_statements) as count, current_setting('statement_timeout') as timeout`,
    );
    return rows[0];
  };
  const direct = connect(url, 1);
  expect(await prepared(direct)).toEqual({ count: 1, timeout: '1min' });
  const pooled = connect(url, 1, `${url}?of=session`);
  expect(await prepared(pooled)).toEqual({ count: 0, timeout: '0' });
  await direct.close();
  await pooled.close();
});

test('a watch handles notifications one after the other until it is closed', async () => {
  const listener = await Listener.open(url);
  let looks = 0;
  let atOnce = 0;
  let most = 0;
  const { promise: notified, resolve } = Promise.withResolvers<void>();
  const watch = new Watch(async () => {
    most = Math.max(most, ++atOnce);
    await runSql(database.kysely, 'select 1');
    atOnce--;
    if (++looks === 3) resolve();
  }, 60_000);
  await watch.start(listener, 'of_test');
  expect(looks).toBe(1);
  await runSql(database.kysely, 'notify of_test, $$one$$');
  await runSql(database.kysely, 'notify of_test, $$two$$');
  await notified;
  expect(most).toBe(1);
  await watch.close();
  await watch.look();
  expect(looks).toBe(3);
  await listener.close();
});
