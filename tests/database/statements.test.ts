import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import {
  connect,
  type Database,
  isDatabaseAway,
  isDuplicate,
  runSql,
} from '../../src/database/connection.ts';
import { copyOut } from '../../src/database/copy-out.ts';
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

  test('reads and changes the rows of its client alone', async () => {
    await mine.updateTable('dataset').set({ name: 'renamed' }).execute();
    expect(await namesIn(mine)).toEqual(['renamed']);
    expect(await namesIn(others)).toEqual(['people']);
    await mine.deleteFrom('dataset').execute();
    expect(await namesIn(mine)).toEqual([]);
    expect(await namesIn(others)).toEqual(['people']);
  });

  test('a transaction that fails leaves nothing, and its scope is that of the same client', async () => {
    const failing = mine.transaction(async (inside) => {
      expect(inside.clientId).toBe(mine.clientId);
      await inside.insertInto('dataset', { name: 'lost', role: 'input', columns: '[]' }).execute();
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await namesIn(mine)).toEqual([]);
  });

  test('a second row of the same name is a duplicate, and no reason to try again', async () => {
    const insert = () =>
      others.insertInto('dataset', { name: 'people', role: 'input', columns: '[]' }).execute();
    const error = await insert().catch((reason: unknown) => reason);
    expect(isDuplicate(error)).toBe(true);
    expect(isDatabaseAway(error)).toBe(false);
  });
});

test('COPY gives bytes as they are stored, and null', async () => {
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

test('a server that cannot be reached is away', async () => {
  const gone = connect('postgresql://nobody@127.0.0.1:1/none', 1);
  const error = await runSql(gone.kysely, 'select 1').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await gone.close();
});

test('a watch looks at each notification, one look after another, until it is closed', async () => {
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
