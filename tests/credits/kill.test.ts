import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { Life } from './support/life.ts';
import { makeFolder, makeSpender, readBooks } from './support/node.ts';
import { expectRightCharges, killAtRandom } from './support/random-kills.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(async () => {
  await database?.close();
});

test('three processes killed at random charge every acknowledged call, and never more than was bought', async () => {
  await killAtRandom(database, 60_000, 2);
}, 180_000);

test.each([
  'credits.journal:exit@7',
  'credits.settle:exit@2',
  'credits.settled:exit@2',
  'credits.settled:exit@3',
])(
  'a process killed just at %s loses no charge',
  async (fault) => {
    const bought = 20_000;
    const spender = await makeSpender(database, bought);
    const dataFolder = await makeFolder();
    const parts = { databaseUrl: database.url, dataFolder, spender };
    const lives = [0, 1].map((number) => `${fault} ${number}`);
    const all: Life[] = [];
    for (const name of lives) {
      all.push(new Life(name, { ...parts, environment: { FETTLE_FAULTS: fault } }));
      await all.at(-1)!.ended;
    }
    all.push(new Life(`${fault} last`, parts));
    await all.at(-1)!.ended;
    await expectRightCharges(database, spender, all);
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

test('a disk that is full now and then loses no charge, and charges nothing twice', async () => {
  const bought = 3000;
  const spender = await makeSpender(database, bought);
  const dataFolder = await makeFolder();
  const faults = [1, 2, 20, 21, 40].map((line) => `credits.journal:throw@${line}`);
  const environment = { FETTLE_FAULTS: faults.join(','), BATCH: '1' };
  const life = new Life('full', { databaseUrl: database.url, dataFolder, spender, environment });
  await life.ended;
  expect(life.errors.match(/nothing can be written/g)).toHaveLength(1);
  const books = await readBooks(database, spender.accountId);
  expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  expect(life.read()).toEqual({ acknowledged: bought, pending: 0 });
});
