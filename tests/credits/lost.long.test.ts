import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Spender } from '../../src/credits/spend.ts';
import type { Database } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { Life } from './support/life.ts';
import {
  LOOKUP,
  makeFolder,
  makeSpender,
  type Node,
  readBooks,
  spend,
  startNode,
  usedByApplication,
} from './support/node.ts';

/*
 * A machine that is gone, a machine that comes back, and a process that was only stopped. Another node gives
 * them up after LOST seconds here, and after ten minutes in production.
 */
const LOST = 2;
const BOUGHT = 100_000;

let database: Database;
let folder: string;
let other: Node | undefined;
const lives: Life[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await makeFolder();
});

afterEach(async () => {
  await other?.close();
  other = undefined;
  for (const life of lives.splice(0)) await life.kill();
});

afterAll(async () => {
  await database?.close();
});

/** A process that spends, but from its third settlement on never hears from the database again. */
async function startCutOff(spender: Spender, dataFolder: string): Promise<Life> {
  const environment = { FETTLE_FAULTS: 'credits.settle:delay=600000@3+', BATCH: '3' };
  const life = new Life(`life ${lives.length}`, {
    databaseUrl: database.url,
    dataFolder,
    spender,
    environment,
  });
  lives.push(life);
  await life.begun;
  const unsettled = async () =>
    life.read().acknowledged - (await readBooks(database, spender.accountId)).used;
  await expect.poll(unsettled, { timeout: 30_000 }).toBeGreaterThan(5);
  await wait(2000);
  expect(await unsettled(), 'it settles no more').toBeGreaterThan(5);
  return life;
}

/** Starts another node elsewhere, which gives up the nodes that are silent. */
async function giveUp(spender: Spender): Promise<void> {
  other = await startNode(database.url, folder, { lostSeconds: LOST });
  await expect
    .poll(async () => (await readBooks(database, spender.accountId)).leased, { timeout: 20_000 })
    .toBe(0);
}

describe('a machine that is lost', () => {
  test('has its leases returned in favour of the customer', async () => {
    const spender = await makeSpender(database, BOUGHT);
    const dataFolder = await makeFolder();
    const life = await startCutOff(spender, dataFolder);
    await life.kill();
    await rm(join(dataFolder, 'credits'), { recursive: true });
    await giveUp(spender);
    const books = await readBooks(database, spender.accountId);
    expect(books).toMatchObject({ bought: BOUGHT, forgiven: 0, leased: 0 });
    expect(books.balance + books.used).toBe(BOUGHT);
    expect(books.used, 'what it had not settled is not charged').toBeLessThan(life.read().acknowledged);
    expect(other!.reports).toEqual(['closed 1 node(s) that have sent no sign of life']);
  });

  test('has its spending charged if it is found again', async () => {
    const spender = await makeSpender(database, BOUGHT);
    const dataFolder = await makeFolder();
    const life = await startCutOff(spender, dataFolder);
    await life.kill();
    await rename(join(dataFolder, 'credits'), join(dataFolder, 'away'));
    await giveUp(spender);
    await rename(join(dataFolder, 'away'), join(dataFolder, 'credits'));
    await (await startNode(database.url, dataFolder)).close();
    const { acknowledged, pending } = life.read();
    const books = await readBooks(database, spender.accountId);
    expect(books.used).toBeGreaterThanOrEqual(acknowledged);
    expect(books.used).toBeLessThanOrEqual(acknowledged + pending);
    expect(books).toMatchObject({ forgiven: 0, leased: 0, balance: BOUGHT - books.used });
    expect(readdirSync(join(dataFolder, 'credits'))).toEqual([]);
  });

  test('is charged only as far as the balance goes; the rest is forgiven', async () => {
    const spender = await makeSpender(database, BOUGHT);
    const dataFolder = await makeFolder();
    const life = await startCutOff(spender, dataFolder);
    await life.kill();
    await rename(join(dataFolder, 'credits'), join(dataFolder, 'away'));
    await giveUp(spender);
    const { balance } = await readBooks(database, spender.accountId);
    expect(await spend(other!.credits, spender, balance - 10, LOOKUP)).toMatchObject({ ok: true });
    await other!.close();
    other = undefined;
    await rename(join(dataFolder, 'away'), join(dataFolder, 'credits'));
    await (await startNode(database.url, dataFolder)).close();
    const books = await readBooks(database, spender.accountId);
    expect(books).toMatchObject({ bought: BOUGHT, balance: 0, leased: 0 });
    expect(books.forgiven).toBeGreaterThan(0);
    expect(books.used).toBe(BOUGHT + books.forgiven);
    const used = await usedByApplication(database, spender.accountId);
    expect(used.get(life.name)).toBeGreaterThanOrEqual(life.read().acknowledged);
  });
});

test.each([
  ['spends on', 100],
  ['ends at once', 0],
])(
  'a process that was paused and given up starts again and %s: nothing is lost or charged twice',
  async (_, more) => {
    const spender = await makeSpender(database, BOUGHT);
    const dataFolder = await makeFolder();
    const life = new Life('stopped', {
      databaseUrl: database.url,
      dataFolder,
      spender,
      environment: { BATCH: '10' },
    });
    lives.push(life);
    await life.begun;
    await expect.poll(() => life.read().acknowledged, { timeout: 20_000 }).toBeGreaterThan(100);
    life.signal('SIGSTOP');
    await giveUp(spender);
    const before = life.read().acknowledged;
    life.signal('SIGCONT');
    await expect
      .poll(() => life.errors, { timeout: 30_000, interval: 5 })
      .toContain('another process closed this node; it begins anew');
    if (more > 0) {
      await expect.poll(() => life.read().acknowledged, { timeout: 30_000 }).toBeGreaterThan(before + more);
    }
    life.signal('SIGTERM');
    await life.ended;
    await other!.close();
    other = undefined;
    const { acknowledged, pending } = life.read();
    expect(pending).toBe(0);
    const books = await readBooks(database, spender.accountId);
    expect(books.used).toBe(acknowledged);
    expect(books).toMatchObject({ bought: BOUGHT, leased: 0 });
    expect(books.balance + books.used).toBe(BOUGHT + books.forgiven);
    expect(readdirSync(join(dataFolder, 'credits'))).toEqual([]);
  },
);

test('a journal of another database is left alone and reported', async () => {
  const spender = await makeSpender(database, BOUGHT);
  const dataFolder = await makeFolder();
  const life = await startCutOff(spender, dataFolder);
  await life.kill();
  const elsewhere = await openTestDatabase();
  const stranger = await startNode(elsewhere.url, dataFolder);
  await wait(100);
  await stranger.close();
  await elsewhere.close();
  expect(stranger.reports).toEqual([
    expect.stringMatching(/does not belong to a node of this database and was left alone$/),
  ]);
  expect(readdirSync(join(dataFolder, 'credits'))).toHaveLength(1);
  await (await startNode(database.url, dataFolder)).close();
  expect((await readBooks(database, spender.accountId)).used).toBeGreaterThanOrEqual(
    life.read().acknowledged,
  );
});
