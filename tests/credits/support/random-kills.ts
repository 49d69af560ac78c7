import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Spender } from '../../../src/credits/spend.ts';
import type { Database } from '../../../src/database/connection.ts';
import { Life } from './life.ts';
import { makeFolder, makeSpender, readBooks, usedByApplication } from './node.ts';

/**
 * Each life is charged what it acknowledged. A killed life may also be charged what it was about to
 * acknowledge.
 */
export async function expectRightCharges(
  database: Database,
  spender: Spender,
  lives: readonly Life[],
): Promise<number> {
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

/**
 * Three processes spend from one account and are killed at random for the given number of seconds.
 * Acknowledged spending is charged, and never more than was bought.
 */
export async function killAtRandom(database: Database, bought: number, seconds: number): Promise<void> {
  const spender = await makeSpender(database, bought);
  const [shared, own] = [await makeFolder(), await makeFolder()];
  const lives: Life[] = [];
  const start = (seat: number) => {
    const dataFolder = seat === 2 ? own : shared;
    const life = new Life(`life ${lives.length}`, { databaseUrl: database.url, dataFolder, spender });
    lives.push(life);
    return life;
  };
  const end = Date.now() + seconds * 1000;
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
  // The last process settles the others' spending and spends the rest.
  await Promise.all([start(0).ended, start(2).ended]);

  const acknowledged = await expectRightCharges(database, spender, lives);
  expect(acknowledged).toBeLessThanOrEqual(bought);
  expect(acknowledged).toBeGreaterThan(bought * 0.98);
  const books = await readBooks(database, spender.accountId);
  expect(books).toMatchObject({ bought, forgiven: 0, balance: 0, leased: 0, used: bought });
  for (const folder of [shared, own]) expect(readdirSync(join(folder, 'credits'))).toEqual([]);
}
