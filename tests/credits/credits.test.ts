import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { LOOKUP, makeFolder, makeSpender, readBooks, startNode } from './support/node.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await makeFolder();
});

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('on one node every answer tells exactly what remains, down to the last credit', async () => {
  const node = await startNode(database.url, folder);
  const spender = await makeSpender(database, 1000);
  expect(await node.credits.remaining(spender)).toBe(1000);
  for (let left = 999; left >= 0; left--) {
    expect(await node.credits.spend(spender, 1, LOOKUP)).toEqual({ ok: true, remaining: left });
    await node.credits.journalled();
    if (left % 97 === 0) await wait(15);
  }
  for (let tries = 0; tries < 3; tries++) {
    const refused = await node.credits.spend(spender, 1, LOOKUP);
    expect(refused).toEqual({ ok: false, remaining: 0, reason: 'no-credits' });
  }
  await node.close();
  expect(await readBooks(database, spender.accountId)).toEqual({
    bought: 1000,
    forgiven: 0,
    balance: 0,
    leased: 0,
    used: 1000,
    calls: 1000,
  });
  expect(node.reports).toEqual([]);
});
