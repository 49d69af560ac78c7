import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Spender } from '../../src/credits/spend.ts';
import type { Database } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { Life } from './support/life.ts';
import { makeFolder, makeSpender, readBooks, usedByApplication } from './support/node.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(async () => {
  await database?.close();
});

/** Each life is charged what it acknowledged; one that was killed, at most what it was about to acknowledge besides. */
async function expectRightCharges(spender: Spender, lives: readonly Life[]): Promise<number> {
  const used = await usedByApplication(database, spender.accountId);
  let acknowledged = 0;
  for (const life of lives) {
    const said = life.read();
    const charged = used.get(life.name) ?? 0;
    expect(life.errors, life.name).toBe('');
    expect(charged, life.name).toBeGreaterThanOrEqual(said.acknowledged);
    expect(charged, life.name).toBeLessThanOrEqual(said.acknowledged + said.pending);
    acknowledged += said.acknowledged;
  }
  return acknowledged;
}

test('three processes, killed at random: what is acknowledged is charged, and never more than was bought', async () => {
  const bought = 500_000;
  const spender = await makeSpender(database, bought);
  const [shared, own] = [await makeFolder(), await makeFolder()];
  const lives: Life[] = [];
  const start = (seat: number) => {
    const dataFolder = seat === 2 ? own : shared;
    const life = new Life(`life ${lives.length}`, { databaseUrl: database.url, dataFolder, spender });
    lives.push(life);
    return life;
  };
  const end = Date.now() + 15_000;
  await Promise.all(
    [0, 1, 2].map(async (seat) => {
      while (Date.now() < end) {
        const life = start(seat);
        await life.begun;
        await wait(Math.random() * 500);
        await life.kill();
      }
    }),
  );
  // Whoever comes last accounts for those before, and spends the rest.
  await Promise.all([start(0).ended, start(2).ended]);

  const acknowledged = await expectRightCharges(spender, lives);
  expect(acknowledged).toBeLessThanOrEqual(bought);
  expect(acknowledged).toBeGreaterThan(bought * 0.99);
  const books = await readBooks(database, spender.accountId);
  expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  for (const folder of [shared, own]) expect(readdirSync(join(folder, 'credits'))).toEqual([]);
}, 180_000);

test.each([
  'credits.journal:exit@7',
  'credits.settle:exit@2',
  'credits.settled:exit@2',
  'credits.settled:exit@3',
])(
  'killed just at %s',
  async (fault) => {
    const bought = 20_000;
    const spender = await makeSpender(database, bought);
    const dataFolder = await makeFolder();
    const parts = { databaseUrl: database.url, dataFolder, spender };
    const lives = [0, 1, 2].map((number) => `${fault} ${number}`);
    const all: Life[] = [];
    for (const name of lives) {
      all.push(new Life(name, { ...parts, environment: { FETTLE_FAULTS: fault } }));
      await all.at(-1)!.ended;
    }
    all.push(new Life(`${fault} last`, parts));
    await all.at(-1)!.ended;
    await expectRightCharges(spender, all);
    const books = await readBooks(database, spender.accountId);
    expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  },
  60_000,
);

test.each([
  ['credits.settle:throw@2', 'an error before the settlement is sent'],
  ['credits.settled:throw@2,credits.settled:throw@5', 'a settlement whose answer is lost'],
])(
  '%s: %s changes nothing',
  async (fault) => {
    const bought = 20_000;
    const spender = await makeSpender(database, bought);
    const dataFolder = await makeFolder();
    const environment = { FETTLE_FAULTS: fault };
    const life = new Life(fault, { databaseUrl: database.url, dataFolder, spender, environment });
    await life.ended;
    expect(life.errors).toContain('injected');
    expect(life.read()).toEqual({ acknowledged: bought, pending: 0 });
    const books = await readBooks(database, spender.accountId);
    expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  },
  60_000,
);

test('a disk that is full refuses the calls of that moment, which cost nothing', async () => {
  const bought = 3000;
  const spender = await makeSpender(database, bought);
  const dataFolder = await makeFolder();
  const faults = [1, 2, 20, 21, 40].map((tick) => `credits.journal:throw@${tick}`);
  const environment = { FETTLE_FAULTS: faults.join(','), BATCH: '1' };
  const life = new Life('full', { databaseUrl: database.url, dataFolder, spender, environment });
  await life.ended;
  expect(life.errors).toContain('not journalled');
  expect(life.errors.match(/nothing can be written/g)).toHaveLength(1);
  const books = await readBooks(database, spender.accountId);
  expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  expect(life.read()).toEqual({ acknowledged: bought, pending: 0 });
}, 60_000);
