import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { BadRowLimitExceeded } from '../../src/address-file/build/bad-row-limit.ts';
import type { BuildProgress } from '../../src/address-file/build/build.ts';
import { readManifest } from '../../src/address-file/folder/manifest.ts';
import { checkSeals } from '../../src/address-file/folder/seal.ts';
import type { BadRow } from '../../src/address-file/rows.ts';
import { buildRows, freshFolder, sourceOf } from './support/build.ts';
import { address, byUdprn, mixedRows, place } from './support/rows.ts';

const good = (count: number) =>
  Array.from({ length: count }, (_, at) => address({ udprn: at + 1, buildingNumber: String(at) }));

describe('bad rows', () => {
  test('are reported with file, line and reason, whether the importer or the builder found them', async () => {
    const found: BadRow[] = [];
    const rows = [
      ...good(1000),
      address({ postcode: 'QQ1 1QQ' }),
      address({ udprn: 123_456_789 }),
      address({ households: 0.5 }),
      place('nowhere'),
      { kind: 'premise-location', location: { udprn: 0, uprn: 1, easting: 0, northing: 0 } } as const,
      { kind: 'alias', alias: { kind: 'delivery-point', alias: 'x', of: byUdprn(-1) } } as const,
    ];
    const source = sourceOf(rows, { badRows: [{ file: 'rows.csv', line: 5, reason: 'It has 3 columns.' }] });
    const { manifest } = await buildRows([], { sources: [source], onBadRow: (row) => found.push(row) });
    expect(found).toEqual([
      { file: 'rows.csv', line: 5, reason: 'It has 3 columns.' },
      { file: 'rows.csv', line: 1001, reason: '"QQ1 1QQ" is not a postcode.' },
      { file: 'rows.csv', line: 1002, reason: '123456789 is not a number of at most eight digits.' },
      { file: 'rows.csv', line: 1003, reason: '0.5 is not a number of at most eight digits.' },
      { file: 'rows.csv', line: 1004, reason: '"nowhere" is not a postcode.' },
      {
        file: 'rows.csv',
        line: 1005,
        reason: 'It does not name a delivery point: both the UDPRN and the address key are missing.',
      },
      { file: 'rows.csv', line: 1006, reason: '-1 is not a number of at most eight digits.' },
    ]);
    expect(manifest.sources).toMatchObject([{ name: 'rows.csv', rows: 1000, badRows: 7 }]);
  });

  test('stop the build when they exceed the permitted share, and leave no folder', async () => {
    const rows = [...good(98), address({ postcode: '' }), address({ postcode: '?' })];
    const out = freshFolder();
    const stopped = buildRows(rows, { out });
    await expect(stopped).rejects.toThrow(BadRowLimitExceeded);
    await expect(stopped).rejects.toThrow('rows.csv: 2 of 100 rows are bad (2.0 %); at most 1 % may be.');
    expect(readdirSync(dirname(out)).filter((name) => name.startsWith(basename(out)))).toEqual([]);
    await buildRows(rows, { out, badRowShare: 0.02 });
    expect(readManifest(out).counts.addresses).toBe(98);
  });

  test('stop a build early if most rows of a source are bad', async () => {
    let read = 0;
    const rows = Array.from({ length: 100_000 }, () => address({ postcode: 'x' }));
    const stopped = buildRows(rows, { onProgress: ({ done }) => (read = done) });
    await expect(stopped).rejects.toThrow(BadRowLimitExceeded);
    expect(read).toBeLessThan(20_000);
  });
});

describe('a build that fails', () => {
  test('leaves no folder if a source breaks off', async () => {
    const out = freshFolder();
    const source = {
      ...sourceOf([]),
      *batches() {
        yield* sourceOf(good(10)).batches() as Iterable<never>;
        throw new Error('The disc is scratched.');
      },
    };
    await expect(buildRows([], { sources: [source], out })).rejects.toThrow('The disc is scratched.');
    expect(existsSync(out) || existsSync(`${out}.building`)).toBe(false);
  });

  test.each([0, 2])(
    'leaves no folder and names the postcode if an answer cannot be rendered (%i threads)',
    async (threads) => {
      const out = freshFolder();
      const rows = [...mixedRows(50), address({ postcode: 'M1 1AE', organisation: 'Unrenderable' })];
      await expect(buildRows(rows, { out, threads })).rejects.toThrow(
        'The entry of postcode M11AE could not be made.',
      );
      expect(existsSync(out) || existsSync(`${out}.building`)).toBe(false);
    },
  );

  test('an existing folder is never overwritten, whether or not it holds an address file', async () => {
    const out = freshFolder();
    await buildRows(good(1), { out });
    await expect(buildRows(good(2), { out })).rejects.toThrow('Address files are never changed');
    expect(readManifest(out).counts.addresses).toBe(1);
    const other = freshFolder();
    mkdirSync(other);
    await expect(buildRows(good(2), { out: other })).rejects.toThrow('exists already');
  });

  test('a second build into the same folder is refused while the first is running', async () => {
    const out = freshFolder();
    mkdirSync(`${out}.building`);
    writeFileSync(`${out}.building/builder.pid`, String(process.ppid));
    await expect(buildRows(good(1), { out })).rejects.toThrow(`is being built by process ${process.ppid}`);
    writeFileSync(`${out}.building/builder.pid`, '99999999');
    await buildRows(good(1), { out });
    expect(existsSync(`${out}.building`)).toBe(false);
  });
});

describe('kill -9 while building', () => {
  const builder = new URL('./support/build-process.ts', import.meta.url).pathname;

  /** Builds in a process of its own, which this fault ends. @returns the signal that ended it */
  function buildUntil(fault: string, out: string, sources = 1): Promise<string | number | null> {
    const child = spawn(process.execPath, [builder, out, String(sources)], {
      env: { ...process.env, FETTLE_FAULTS: fault },
      stdio: 'ignore',
    });
    return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  }

  test.each([
    ['address-file.read:exit@1', 1],
    ['address-file.read:exit@20', 1],
    ['address-file.read:exit@20', 2],
    ['address-file.write:exit@1', 2],
    ['address-file.write:exit@10', 1],
    ['address-file.index:exit@10', 1],
    ['address-file.typeahead:exit@1', 1],
    ['address-file.publish:exit@1', 1],
  ])(
    '%s with %i sources leaves no folder that could be used, and the next build works',
    async (fault, sources) => {
      const out = freshFolder();
      expect(await buildUntil(fault, out, sources)).toBe('SIGKILL');
      expect(existsSync(out)).toBe(false);
      expect(existsSync(`${out}.building`)).toBe(true);
      expect(() => AddressFile.open(`${out}.building`)).toThrow('its build was never finished');
      await buildRows(mixedRows(200), { out });
      await checkSeals(out, readManifest(out));
      expect(readdirSync(out).sort()).toEqual(['addresses.mdb', 'manifest.json', 'typeahead.mdb']);
      expect(existsSync(`${out}.building`)).toBe(false);
    },
  );
});

test('progress goes through the stages in order and never falls', async () => {
  const seen: BuildProgress[] = [];
  await buildRows(mixedRows(300), { onProgress: (progress) => seen.push(progress) });
  const stages = ['read', 'make', 'index', 'typeahead', 'seal'];
  expect([...new Set(seen.map(({ stage }) => stage))]).toEqual(stages);
  for (const stage of stages) {
    const done = seen.filter((one) => one.stage === stage);
    expect(done.map((one) => one.done)).toEqual(
      done.map((one) => one.done).sort((one, other) => one - other),
    );
    expect(done.at(-1)!.done).toBe(done.at(-1)!.total);
  }
});

test('the manifest names the sources of the file', async () => {
  const sources = [
    sourceOf(good(3), { name: 'one.csv', edition: 'Y24M04', licence: 'Contains one.', invented: false }),
    sourceOf([place('CH2 4NE')], { name: 'two.csv', edition: 'Y24M05', layout: 'another', invented: false }),
  ];
  const now = new Date('2026-01-02T03:04:05Z');
  const { manifest } = await buildRows([], { sources, now });
  expect(manifest).toMatchObject({
    edition: 'Y24M05',
    invented: false,
    builtAt: '2026-01-02T03:04:05.000Z',
    sources: [
      { name: 'one.csv', edition: 'Y24M04', licence: 'Contains one.', rows: 3, badRows: 0 },
      { name: 'two.csv', layout: 'another', rows: 1 },
    ],
    counts: { postcodes: 1, addresses: 3, postcodeLocations: 1 },
    areas: { CH: { postcodes: 1, addresses: 3 } },
    answers: ['full', 'short'],
  });
  const one = await buildRows([], { sources: [sourceOf(good(1), { edition: '' })], now });
  expect(one.manifest).toMatchObject({ edition: '2026-01-02', invented: true });
  const named = await buildRows([], { sources, edition: 'spring' });
  expect(named.manifest.edition).toBe('spring');
});

test('a file without addresses is valid', async () => {
  const out = freshFolder();
  await buildRows([], { out });
  const file = AddressFile.open(out);
  expect(file.lookup('CH24NE')).toBeUndefined();
  expect([...file.entries()]).toEqual([]);
  await file.close();
});
