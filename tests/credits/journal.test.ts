import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from '../../src/credits/journal.ts';
import { findJournals, readJournal } from '../../src/credits/read-journal.ts';
import type { Amount, Spending } from '../../src/credits/spend.ts';
import { makeFolder } from './support/node.ts';

const NODE = '0f8c3b5e-9d0e-4f7b-8a53-0a4f0d1c2b3a';

let folder: string;
let journal: Journal;

beforeAll(async () => {
  folder = await makeFolder();
});
beforeEach(async () => {
  for (const name of readdirSync(folder)) await rm(join(folder, name));
  journal = Journal.begin(folder, NODE);
});

const spending = (application: string): Spending => ({
  account: 1,
  pools: [7],
  key: '',
  service: 'AddressCapture',
  method: 'GetFullAddress',
  day: '2030-01-31',
  application,
});
const [A, B] = [spending('a'), spending('ünï 🔑\n')];

const write = (...spent: [Spending, number][]) =>
  journal.write(new Map(spent.map(([what, credits]) => [what, { calls: 1, credits }])));

/** The content of the journal in the folder: application → credits. */
async function read(settled = 0): Promise<Record<string, number>> {
  const [found] = await findJournals(folder);
  const { spent } = (await readJournal(found!, settled))!;
  return Object.fromEntries(spent.map(([{ application }, { credits }]) => [application, credits]));
}

const files = () => readdirSync(folder).sort();

test('returns the entries after a number, whatever the names', async () => {
  write([A, 1]);
  write([A, 2], [B, 10]);
  const number = journal.takeNumber();
  expect(number).toBe(3);
  write([B, 20]);
  expect(await read()).toEqual({ a: 3, [B.application]: 30 });
  expect(await read(1)).toEqual({ a: 2, [B.application]: 30 });
  expect(await read(number)).toEqual({ [B.application]: 20 });
  expect(await read(journal.number)).toEqual({});
  const [found] = await findJournals(folder);
  expect(found).toMatchObject({ node: NODE, pid: process.pid });
  expect(await readJournal(found!, 0)).toMatchObject({ last: 4 });
});

test('only its owner can read it', () => {
  expect(readFileSync(join(folder, files()[0]!), 'utf8')).toBe('');
});

describe('a journal file that has grown', () => {
  test('is replaced by a new one, and removed when it is settled', async () => {
    const many = new Map(
      Array.from({ length: 20_000 }, (_, at) => [spending(`p${at}`), { calls: 1, credits: 1 }]),
    );
    journal.write(many);
    journal.turn();
    expect(files()).toHaveLength(2);
    write([A, 5]);
    expect(Object.keys(await read())).toHaveLength(20_001);
    expect(await read(1)).toEqual({ a: 5 });
    journal.dropSettled();
    expect(files()).toHaveLength(1);
    expect(await read()).toEqual({ a: 5 });
    journal.turn();
    expect(files(), 'a short one is not').toHaveLength(1);
  });

  test('is removed on closing only if all of it is settled', async () => {
    write([A, 5]);
    journal.close({ remove: false });
    expect(await read()).toEqual({ a: 5 });
    const other = Journal.begin(folder, NODE.replace('0', '1'));
    other.close({ remove: true });
    expect(files()).toHaveLength(1);
  });
});

describe('damage', () => {
  const damage = (work: (path: string) => void) => work(join(folder, files()[0]!));

  test('a torn last line is ignored', async () => {
    write([A, 1]);
    write([A, 2]);
    damage((path) => truncateSync(path, readFileSync(path).length - 5));
    expect(await read()).toEqual({ a: 1 });
  });

  test('a line cut off by a full disk does not spoil the lines after it', async () => {
    write([A, 1]);
    damage((path) => appendFileSync(path, '0123abcd {"n":2,"s":[[0,1,'));
    damage((path) => appendFileSync(path, '\n'));
    write([A, 4]);
    expect(await read()).toEqual({ a: 5 });
  });

  test('with random bytes in any place, only genuine entries are read', async () => {
    for (let tick = 0; tick < 30; tick++) write([A, 1], [B, 2]);
    const whole = readFileSync(join(folder, files()[0]!));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 200 }), async (at, bytes) => {
        const spoilt = Buffer.from(whole);
        spoilt.set(bytes.subarray(0, spoilt.length - at), at);
        damage((path) => writeFileSync(path, spoilt));
        const spent = await read();
        expect(spent['a'] ?? 0).toBeLessThanOrEqual(30);
        expect(spent[B.application] ?? 0).toBe(2 * (spent['a'] ?? 0));
        expect(Object.keys(spent).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });

  test('a missing file counts as a journal that another process has settled', async () => {
    const [found] = await findJournals(folder);
    damage((path) => rm(path));
    await expect.poll(() => files()).toEqual([]);
    expect(await readJournal(found!, 0)).toBeUndefined();
  });
});

test('files with other names are not journals', async () => {
  for (const name of ['x.journal', `${NODE}.journal`, `${NODE}.1.2.journal.tmp`, 'notes.txt']) {
    writeFileSync(join(folder, name), 'x');
  }
  expect(await findJournals(folder)).toHaveLength(1);
});

test('sums up to the amounts that were written (generated)', async () => {
  const tick = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 100 })), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(tick, { maxLength: 20 }), async (ticks) => {
      for (const name of readdirSync(folder)) await rm(join(folder, name));
      journal = Journal.begin(folder, NODE);
      const kinds = Array.from({ length: 6 }, (_, at) => spending(`k${at}`));
      const expected: Record<string, number> = {};
      for (const spent of ticks) {
        const amounts = new Map<Spending, Amount>();
        for (const [kind, credits] of spent) amounts.set(kinds[kind]!, { calls: 1, credits });
        journal.write(amounts);
        for (const [{ application }, { credits }] of amounts) {
          expected[application] = (expected[application] ?? 0) + credits;
        }
      }
      expect(await read()).toEqual(expected);
      journal.close({ remove: true });
    }),
    { numRuns: 50 },
  );
});
