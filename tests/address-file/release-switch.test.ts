import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { CurrentAddressFile } from '../../src/address-file/current-address-file.ts';
import { applyPrevious, applyRelease, currentRelease } from '../../src/address-file/release/release.ts';
import { connect, type Database } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { buildRows, freshFolder, sourceOf } from './support/build.ts';
import type { LookupReport } from './support/lookup-process.ts';
import { address } from './support/rows.ts';

let database: Database;
let folders: [string, string];

beforeAll(async () => {
  database = connect(await createDatabase());
  await migrate(database);
  folders = [await build('first'), await build('second')];
});

afterAll(() => database.close());

/** A file in which every address is of the organisation that its edition names. */
async function build(edition: string): Promise<string> {
  const out = freshFolder();
  const rows = Array.from({ length: 30 }, (_, at) =>
    address({ organisation: edition, buildingNumber: String(at) }),
  );
  await buildRows([], { sources: [sourceOf(rows, { edition, invented: false })], out });
  return out;
}

class LookupProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    const script = new URL('./support/lookup-process.ts', import.meta.url).pathname;
    this.#child = spawn(process.execPath, [script, database.url], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
  }

  async ready(): Promise<void> {
    expect((await this.#lines.next()).value).toBe('ready');
  }

  async stop(): Promise<LookupReport> {
    this.#child.stdin!.write('stop\n');
    return JSON.parse((await this.#lines.next()).value);
  }
}

test('switching back and forth under load fails no look-up, and no answer mixes two files', async () => {
  await applyRelease(database.kysely, folders[0]);
  await applyRelease(database.kysely, folders[1]);
  const processes = [new LookupProcess(), new LookupProcess()];
  for (const one of processes) await one.ready();
  for (let times = 0; times < 20; times++) {
    await applyPrevious(database.kysely);
    await wait(times % 2 === 0 ? 20 : 400);
  }
  for (const one of processes) {
    const report = await one.stop();
    expect(report.failed).toEqual([]);
    // On a quiet machine there are thousands.
    expect(report.editions['first']).toBeGreaterThan(5);
    expect(report.editions['second']).toBeGreaterThan(5);
  }
});

test('kill -9 while a file is taken into use leaves the previous one in use', async () => {
  await applyRelease(database.kysely, folders[0]);
  const third = await build('third');
  const script = new URL('./support/use-process.ts', import.meta.url).pathname;
  const use = (fault: string) => {
    const child = spawn(process.execPath, [script, database.url, third], {
      env: { ...process.env, FETTLE_FAULTS: fault },
      stdio: 'inherit',
    });
    return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  };
  expect(await use('address-file.use:exit')).toBe('SIGKILL');
  expect((await currentRelease(database.kysely))!.folder).toBe(folders[0]);
  expect(await use('')).toBe(0);
  expect((await currentRelease(database.kysely))!.folder).toBe(third);
});

test('two processes that take a file into use at the same time do so one after the other', async () => {
  await applyRelease(database.kysely, folders[0]);
  const used = await Promise.all(folders.map((folder) => applyRelease(database.kysely, folder)));
  expect(used.filter(({ changed }) => changed)).toHaveLength(used[0]!.changed ? 2 : 1);
  expect(folders).toContain((await currentRelease(database.kysely))!.folder);
});

test('a file is closed after the grace period, once its last holder has released it', async () => {
  const [first, second] = folders.map((folder) => AddressFile.open(folder)) as [AddressFile, AddressFile];
  const holder = new CurrentAddressFile(first, 50);
  const one = holder.hold();
  const other = holder.hold();
  holder.switchTo(second);
  expect(holder.current).toBe(second);
  await wait(200);
  expect(one.file.lookup('CH24NE')).toBeDefined();
  one.release();
  one.release();
  await wait(100);
  expect(other.file.lookup('CH24NE')).toBeDefined();
  other.release();
  await wait(100);
  expect(() => first.lookup('CH24NE')).toThrow();
  expect(second.lookup('CH24NE')).toBeDefined();
  await holder.close();
  expect(() => second.lookup('CH24NE')).toThrow();
  expect(() => holder.current).toThrow('There is no address file that can be used.');
  expect(() => holder.hold()).toThrow('There is no address file that can be used.');
});

test('switching back within the grace period keeps the newer opening of the file usable', async () => {
  const [first, second] = folders.map((folder) => AddressFile.open(folder)) as [AddressFile, AddressFile];
  const holder = new CurrentAddressFile(first, 50);
  holder.switchTo(second);
  const again = AddressFile.open(folders[0]);
  holder.switchTo(again);
  await wait(200);
  expect(again.lookup('CH24NE')).toBeDefined();
  expect(() => first.lookup('CH24NE')).toThrow();
  await holder.close();
});
