import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseProxy } from '../../harness/database-proxy.ts';
import { topUp } from '../../src/credits/balance.ts';
import type { CreditsOptions } from '../../src/credits/credits-options.ts';
import type { Spender } from '../../src/credits/spend.ts';
import { APPLICATIONS_PER_DAY, OTHER_APPLICATIONS } from '../../src/credits/spend.ts';
import { type Database, runSql } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import {
  LOOKUP,
  makeFolder,
  makeSpender,
  makeTokenSpender,
  type Node,
  readBooks,
  spend,
  startNode,
  usedByApplication,
} from './support/node.ts';

let database: Database;
let folder: string;
const nodes: Node[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await makeFolder();
});

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});

afterAll(async () => {
  await database?.close();
});

async function start(options: Partial<CreditsOptions> = {}, url = database.url): Promise<Node> {
  const node = await startNode(url, folder, options);
  nodes.push(node);
  return node;
}

/** Ends the nodes, and returns where the credits of an account are. */
async function close(spender: Spender) {
  for (const node of nodes.splice(0)) await node.close();
  return readBooks(database, spender.accountId);
}

describe('one node', () => {
  test('reports exactly what remains with every answer, down to the last credit', async () => {
    const { credits, reports } = await start();
    const spender = await makeSpender(database, 1000);
    expect(await credits.remaining(spender)).toBe(1000);
    for (let left = 999; left >= 0; left--) {
      expect(await spend(credits, spender, 1, LOOKUP)).toEqual({ ok: true, remaining: left });
      await credits.journalled();
      // Waits now and then, for long enough that the node settles.
      if (left % 97 === 0) await wait(15);
    }
    for (let tries = 0; tries < 3; tries++) {
      const refused = await spend(credits, spender, 1, LOOKUP);
      expect(refused).toEqual({ ok: false, remaining: 0, reason: 'no-credits' });
    }
    expect(await credits.remaining(spender)).toBe(0);
    const books = await close(spender);
    expect(books).toEqual({ bought: 1000, forgiven: 0, balance: 0, leased: 0, used: 1000, calls: 1000 });
    expect(reports).toEqual([]);
  });

  test('answers simultaneous calls one after the other', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 200);
    let isUncharged = false;
    let together = 0;
    const answer = async () => {
      const taken = await credits.take(spender, 1, LOOKUP);
      if (!taken.ok) throw new Error(taken.reason);
      // This is what HTTP does: the answer leaves now, and Node says so in a later callback.
      if (isUncharged) together++;
      isUncharged = true;
      process.nextTick(() => {
        isUncharged = false;
        credits.charge(taken.charge);
      });
    };
    const answerTogether = () => Promise.all(Array.from({ length: 64 }, answer));
    await answerTogether();
    expect(together, 'uncharged answers ahead of calls that waited for the same credits').toBe(0);
    await answerTogether();
    expect(together, 'uncharged answers ahead of calls that did not have to wait for credits').toBe(0);
  });

  test('spends all of an amount, or none of it', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 10);
    expect(await spend(credits, spender, 7, LOOKUP)).toEqual({ ok: true, remaining: 3 });
    expect(await spend(credits, spender, 4, LOOKUP)).toEqual({
      ok: false,
      remaining: 3,
      reason: 'no-credits',
    });
    expect(await spend(credits, spender, 3, LOOKUP)).toEqual({ ok: true, remaining: 0 });
    expect(await close(spender)).toMatchObject({ used: 10, calls: 2, balance: 0 });
  });

  test('simultaneous calls share the remaining credits, each with the right remainder', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 500);
    const all = await Promise.all(Array.from({ length: 2000 }, () => spend(credits, spender, 1, LOOKUP)));
    const remaining = all.filter(({ ok }) => ok).map((spent) => spent.remaining);
    expect(remaining).toHaveLength(500);
    expect(new Set(remaining).size).toBe(500);
    expect(Math.min(...remaining)).toBe(0);
    expect(await close(spender)).toMatchObject({ used: 500, balance: 0 });
  });

  test('learns of newly bought credits while it refuses calls', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 1);
    expect((await spend(credits, spender, 1, LOOKUP)).ok).toBe(true);
    expect((await spend(credits, spender, 1, LOOKUP)).ok).toBe(false);
    await topUp(database.kysely, spender.accountId, 5);
    await expect.poll(() => credits.remaining(spender)).toBe(5);
    expect(await spend(credits, spender, 1, LOOKUP)).toEqual({ ok: true, remaining: 4 });
  });

  test('does not ask the database for each call that it refuses', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 1);
    await spend(credits, spender, 1, LOOKUP);
    await spend(credits, spender, 1, LOOKUP);
    let waited = 0;
    for (let call = 0; call < 1000; call++) {
      const spent = spend(credits, spender, 1, LOOKUP);
      if (spent instanceof Promise) waited++;
      expect((await spent).ok).toBe(false);
    }
    // The node asks again from time to time, so it asks more often on a slower machine.
    expect(waited).toBeLessThan(200);
  });

  test('forgets an account that was removed', async () => {
    const { credits, reports } = await start();
    const [gone, kept] = [await makeSpender(database, 100), await makeSpender(database, 100)];
    await spend(credits, gone, 1, LOOKUP);
    await spend(credits, kept, 1, LOOKUP);
    await database.kysely.deleteFrom('account').where('id', '=', gone.accountId).execute();
    await spend(credits, gone, 1, LOOKUP);
    await spend(credits, kept, 1, LOOKUP);
    await expect
      .poll(() => spend(credits, gone, 1, LOOKUP))
      .toEqual({ ok: false, remaining: 0, reason: 'no-credits' });
    expect(await spend(credits, kept, 1, LOOKUP)).toEqual({ ok: true, remaining: 97 });
    expect(reports).toEqual([]);
    expect(await close(kept)).toMatchObject({ used: 3, balance: 97 });
  });

  test('returns credits that it has not needed for a while', async () => {
    const { credits, time } = await start();
    const spender = await makeSpender(database, 1000);
    await spend(credits, spender, 1, LOOKUP);
    expect((await readBooks(database, spender.accountId)).leased).toBeGreaterThan(0);
    time.pass(60);
    await expect
      .poll(async () => readBooks(database, spender.accountId))
      .toMatchObject({
        leased: 0,
        balance: 999,
        used: 1,
      });
    expect(await spend(credits, spender, 1, LOOKUP)).toEqual({ ok: true, remaining: 998 });
  });
});

describe('several nodes', () => {
  test('share an account and spend all of it, and no more, even if a single node held everything', async () => {
    const [first, second] = [await start(), await start()];
    const spender = await makeSpender(database, 100);
    expect((await spend(first.credits, spender, 1, LOOKUP)).ok).toBe(true);
    const lease = await readBooks(database, spender.accountId);
    expect(lease, 'the first has leased all there is').toMatchObject({ balance: 0 });
    for (let call = 0; call < 99; call++) {
      const spent = await spend(second.credits, spender, 1, LOOKUP);
      expect(spent.ok, `${call}`).toBe(true);
    }
    for (const { credits } of [first, second]) {
      expect(await spend(credits, spender, 1, LOOKUP)).toMatchObject({ ok: false, reason: 'no-credits' });
    }
    expect(await close(spender)).toMatchObject({ used: 100, balance: 0, leased: 0 });
  });

  test('spend the same account at the same time, to the last credit', async () => {
    const spender = await makeSpender(database, 3000);
    const three = [await start(), await start(), await start()];
    const spent = await Promise.all(
      three.map(async ({ credits }) => {
        let calls = 0;
        while ((await spend(credits, spender, 1, LOOKUP)).ok) {
          calls++;
          await credits.journalled();
        }
        return calls;
      }),
    );
    expect(spent.reduce((sum, calls) => sum + calls)).toBe(3000);
    expect(await close(spender)).toMatchObject({ used: 3000, balance: 0, leased: 0, forgiven: 0 });
  });

  test('know the remaining total within a second', async () => {
    const [first, second] = [await start(), await start()];
    const spender = await makeSpender(database, 10_000);
    for (let call = 0; call < 10; call++) {
      await spend(first.credits, spender, 1, LOOKUP);
      await spend(second.credits, spender, 1, LOOKUP);
    }
    await expect
      .poll(async () => [await first.credits.remaining(spender), await second.credits.remaining(spender)])
      .toEqual([9980, 9980]);
  });
});

describe('a token with a limit', () => {
  test('spends from its limit and from the account', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 100);
    const token = await makeTokenSpender(database, spender, 3);
    expect(await credits.remaining(token)).toBe(3);
    for (const remaining of [2, 1, 0]) {
      expect(await spend(credits, token, 1, LOOKUP)).toEqual({ ok: true, remaining });
    }
    expect(await spend(credits, token, 1, LOOKUP)).toEqual({
      ok: false,
      remaining: 0,
      reason: 'token-limit',
    });
    expect(await spend(credits, spender, 1, LOOKUP)).toEqual({ ok: true, remaining: 96 });
    expect(await close(spender)).toMatchObject({ used: 4, balance: 96, leased: 0 });
  });

  test('cannot spend what the account does not have', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 2);
    const token = await makeTokenSpender(database, spender, 10);
    for (const remaining of [1, 0]) {
      expect(await spend(credits, token, 1, LOOKUP)).toEqual({ ok: true, remaining });
    }
    expect(await spend(credits, token, 1, LOOKUP)).toEqual({ ok: false, remaining: 0, reason: 'no-credits' });
  });

  test('of zero credits allows no calls', async () => {
    const { credits } = await start();
    const token = await makeTokenSpender(database, await makeSpender(database, 2), 0);
    expect(await spend(credits, token, 1, LOOKUP)).toMatchObject({ ok: false, reason: 'token-limit' });
  });

  test('keeps its limit across nodes and restarts', async () => {
    const spender = await makeSpender(database, 1000);
    const token = await makeTokenSpender(database, spender, 60);
    const first = await start();
    for (let call = 0; call < 20; call++)
      expect((await spend(first.credits, token, 1, LOOKUP)).ok).toBe(true);
    await nodes.pop()!.close();
    const pair = [await start(), await start()];
    const spent = await Promise.all(
      pair.map(async ({ credits }) => {
        let calls = 0;
        while ((await spend(credits, token, 1, LOOKUP)).ok) calls++;
        return calls;
      }),
    );
    expect(spent[0]! + spent[1]!).toBe(40);
    expect(await close(spender)).toMatchObject({ used: 60, balance: 940, leased: 0 });
  });
});

describe('usage', () => {
  test('is counted by key, method, application and day', async () => {
    const { credits, time } = await start();
    const spender = await makeSpender(database, 100);
    const withKey = { ...spender, keyId: '0123456789ab' };
    time.setClock((Date.parse('2030-05-05T23:59:00Z') - Date.now()) / 1000);
    await spend(credits, withKey, 1, LOOKUP);
    await spend(credits, withKey, 2, { ...LOOKUP, applicationName: ' CRM\u0000 ' });
    await spend(credits, spender, 1, { service: 'PredictiveAddress', method: 'Retrieve' });
    credits.note(withKey, LOOKUP);
    time.pass(120);
    await spend(credits, withKey, 1, LOOKUP);
    await close(spender);
    const rows = await runSql(
      database.kysely,
      `select to_char(day, 'YYYY-MM-DD') as day, key_id, service, method, application, calls, credits
        from credit_usage where account_id = $1 order by 1, 2, 3, 5`,
      [spender.accountId],
    );
    const key = { key_id: withKey.keyId, service: 'AddressCapture', method: 'GetFullAddress' };
    expect(rows).toEqual([
      {
        day: '2030-05-05',
        key_id: '',
        service: 'PredictiveAddress',
        method: 'Retrieve',
        application: '',
        calls: 1,
        credits: 1,
      },
      { day: '2030-05-05', ...key, application: '', calls: 2, credits: 1 },
      { day: '2030-05-05', ...key, application: 'CRM', calls: 1, credits: 2 },
      { day: '2030-05-06', ...key, application: '', calls: 1, credits: 1 },
    ]);
  });

  test('accepts any application name, but only a limited number of names', async () => {
    const { credits } = await start();
    const spender = await makeSpender(database, 1000);
    const names = [null, 5, {}, 'x'.repeat(100_000), '\ud800', "'; drop table", 'ünï 🔑'];
    for (const applicationName of names) await spend(credits, spender, 1, { ...LOOKUP, applicationName });
    for (let name = 0; name < 200; name++) {
      await spend(credits, spender, 1, { ...LOOKUP, applicationName: `program ${name}` });
    }
    await close(spender);
    const used = await usedByApplication(database, spender.accountId);
    expect(used.size).toBeLessThanOrEqual(APPLICATIONS_PER_DAY + 1);
    expect(used.get(OTHER_APPLICATIONS)).toBeGreaterThan(99);
    expect(used.get('')).toBe(4);
    expect(used.get('ünï 🔑')).toBe(1);
    expect([...used.values()].reduce((sum, credits) => sum + credits)).toBe(207);
  });
});

describe('while the database is away', () => {
  test('a node spends from its lease for a time, then refuses, and recovers without help', async () => {
    const { hostname, port } = new URL(database.url);
    const proxy = new DatabaseProxy(hostname, Number(port));
    await proxy.open();
    const url = new URL(database.url);
    [url.hostname, url.port] = ['127.0.0.1', String(proxy.port)];
    const { credits, time } = await start({ inTouchSeconds: 60 }, url.href);
    const spender = await makeSpender(database, 10_000);
    await spend(credits, spender, 1, LOOKUP);
    await proxy.refuse();
    for (let call = 0; call < 40; call++) {
      expect(spend(credits, spender, 1, LOOKUP), 'at once').toMatchObject({ ok: true });
      await credits.journalled();
    }
    const early = Date.now();
    expect(await spend(credits, spender, 5000, LOOKUP)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(Date.now() - early, 'it waits for a while').toBeGreaterThan(1000);
    time.pass(61);
    expect(await spend(credits, spender, 1, LOOKUP)).toMatchObject({ ok: false, reason: 'unavailable' });
    await proxy.open();
    await expect.poll(() => spend(credits, spender, 1, LOOKUP)).toMatchObject({ ok: true });
    const books = await close(spender);
    expect(books).toMatchObject({ bought: 10_000, forgiven: 0, leased: 0 });
    expect(books.balance + books.used).toBe(10_000);
    await proxy.refuse();
  });

  test('a node can be closed, and its next start settles what it spent', async () => {
    const { hostname, port } = new URL(database.url);
    const proxy = new DatabaseProxy(hostname, Number(port));
    await proxy.open();
    const url = new URL(database.url);
    [url.hostname, url.port] = ['127.0.0.1', String(proxy.port)];
    const away = await startNode(url.href, folder);
    const spender = await makeSpender(database, 1000);
    for (let call = 0; call < 50; call++) await spend(away.credits, spender, 1, LOOKUP);
    await proxy.refuse();
    await away.close();
    await start();
    expect(await close(spender)).toMatchObject({ used: 50, balance: 950, leased: 0 });
  });
});

test('a database restored to an earlier state relearns settled spending from the journal', async () => {
  const { credits, reports } = await start();
  const spender = await makeSpender(database, 1000);
  const spendMore = async (calls: number, used: number) => {
    for (let call = 0; call < calls; call++)
      expect(await spend(credits, spender, 1, LOOKUP)).toMatchObject({ ok: true });
    const books = () => readBooks(database, spender.accountId);
    await expect.poll(async () => (await books()).used).toBe(used);
  };
  await spendMore(3, 3);
  const tables = ['credit_node', 'credit_pool', 'credit_lease', 'credit_usage'];
  for (const table of tables)
    await runSql(database.kysely, `create table earlier_${table} as select * from ${table}`);
  await spendMore(4, 7);
  await database.kysely.transaction().execute(async (inside) => {
    await runSql(inside, 'set local session_replication_role = replica');
    for (const table of tables) {
      await runSql(inside, `delete from ${table}`);
      await runSql(inside, `insert into ${table} overriding system value select * from earlier_${table}`);
    }
  });
  await spendMore(2, 9);
  expect(reports.join()).toContain('the database lost what this node had settled');
  expect(await close(spender)).toMatchObject({ used: 9, balance: 991, leased: 0, forgiven: 0 });
});
