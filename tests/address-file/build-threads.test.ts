import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadRowLimitExceeded } from '../../src/address-file/build/bad-row-limit.ts';
import { type BuildOptions, buildAddressFile } from '../../src/address-file/build/build.ts';
import { findAll as findFiles } from '../../src/address-file/import/find-all.ts';
import type { BadRow } from '../../src/address-file/rows.ts';
import { delivery } from './import/delivery.ts';
import { written } from './sample/files.ts';
import { freshFolder, modules } from './support/build.ts';
import { type Described, findAll } from './support/found-sources.ts';
import { address, mixedRows } from './support/rows.ts';

/** Builds a file from described sources, each read on a thread of its own. */
async function buildAtOnce(described: readonly Described[], options: Partial<BuildOptions> = {}) {
  const module = new URL('./support/found-sources.ts', import.meta.url).href;
  return buildAddressFile({
    sources: await findAll(described),
    out: freshFolder(),
    modules: { ...modules, sources: { module, argument: described } },
    threads: 2,
    largeSource: 1,
    ...options,
  });
}

/** Builds a file from all files at these paths, with any number of threads. */
async function buildFiles(paths: readonly string[], options: Partial<BuildOptions>) {
  const module = new URL('../../src/address-file/import/find-all.ts', import.meta.url).href;
  return buildAddressFile({
    sources: await findFiles(paths),
    out: freshFolder(),
    modules: { ...modules, sources: { module, argument: paths } },
    now: new Date('2026-01-02T03:04:05Z'),
    ...options,
  });
}

const good = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => address({ udprn: from + at, buildingNumber: String(at) }));
const bad = (count: number) => Array.from({ length: count }, (_, at) => address({ postcode: `?${at}` }));
const filesBeside = (out: string) =>
  readdirSync(dirname(out)).filter((name) => name.startsWith(basename(out)));

describe('sources that are read at the same time', () => {
  test.each([1, 20_000])(
    'give the same file as one after the other (from %i bytes on)',
    async (largeSource) => {
      const folder = written({ form: 'csv-20', addresses: 800, seed: 5 });
      const inTurn = await buildFiles([folder], { threads: 0 });
      const names = new Set<string>();
      const atOnce = await buildFiles([folder], {
        threads: 2,
        largeSource,
        onProgress: ({ stage, source }) => stage === 'read' && names.add(source),
      });
      expect(atOnce).toEqual(inTurn);
      expect([...names]).toEqual([`${inTurn.manifest.sources.length} sources`]);
      expect(await buildFiles([folder], { threads: 3, largeSource })).toEqual(inTurn);
    },
  );

  test('may depend on each other: Just Built adds what the other sources lack', async () => {
    const row = (udprn: number) => `CH2 4NF,CHESTER,,,High Street,,${udprn % 100},,,,,,${udprn},S,,1B`;
    const rows = Array.from({ length: 50 }, (_, at) => row(10_000_000 + at));
    const since = [...rows.slice(0, 40), row(10_000_060)].map((line) => `${line},20240517`);
    const folder = delivery({
      'CSV PAF/CSV PAF.csv': rows.join('\n'),
      'CSV JUST BUILT/CSV Just Built.csv': since.join('\n'),
      'premises.csv': 'UPRN,UDPRN,EASTING,NORTHING\n100000000001,10000060,341200,374300\n',
    });
    const inTurn = await buildFiles([folder], { threads: 0 });
    expect(inTurn.manifest.sources.map(({ rows: count }) => count)).toEqual([50, 1, 1]);
    expect(await buildFiles([folder], { threads: 2, largeSource: 1 })).toEqual(inTurn);
  });

  test('share UDPRNs, which are counted as if one thread had read them', async () => {
    const moved = good(40, 11).map((row) => {
      if (row.kind !== 'address') return row;
      return { ...row, address: { ...row.address, point: { ...row.address.point, postcode: 'AB1 0AE' } } };
    });
    const described = [
      { name: 'one', rows: good(30) },
      { name: 'two', rows: [...moved, ...mixedRows(20)] },
      { name: 'three', rows: good(5, 48) },
    ];
    const inTurn = await buildAtOnce(described, { threads: 0 });
    const atOnce = await buildAtOnce(described);
    expect(atOnce.repeatedUdprns).toEqual(inTurn.repeatedUdprns);
    expect(atOnce.repeatedUdprns).toHaveLength(10);
    expect(atOnce.manifest.counts).toEqual(inTurn.manifest.counts);
    expect(atOnce.manifest.files).toEqual(inTurn.manifest.files);
  });

  test('report progress that ends at the size of all', async () => {
    const seen: number[][] = [];
    await buildAtOnce(
      [
        { name: 'one', rows: good(250) },
        { name: 'two', rows: good(1000) },
      ],
      {
        onProgress: ({ stage, done, total, rows }) => stage === 'read' && seen.push([done, total, rows]),
      },
    );
    expect(seen.at(-1)).toEqual([1250, 1250, 1250]);
    const done = seen.map(([bytes = 0]) => bytes);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  });

  test('of which one is no list make no plain list', async () => {
    const described = [
      { name: 'one', rows: good(10), isList: true },
      { name: 'two', rows: mixedRows(0), isList: false },
    ];
    expect((await buildAtOnce(described)).manifest.plainList).toBe(true);
    const others = [...described, { name: 'three', rows: good(10, 11) }];
    expect((await buildAtOnce(others)).manifest.plainList).toBeUndefined();
  });
});

describe('bad rows of sources that are read at the same time', () => {
  const lost: BadRow = { file: 'two', line: 1, reason: 'It has 3 columns.' };

  test('are reported in the order of the sources', async () => {
    const described = [
      { name: 'one', rows: [...good(3000), ...bad(4)] },
      { name: 'two', rows: [...bad(2), ...good(10)], badRows: [lost] },
      { name: 'three', rows: [...bad(1), ...good(5000)] },
    ];
    const reported = async (threads: number) => {
      const rows: BadRow[] = [];
      const onBadRow = (row: BadRow) => rows.push(row);
      const { manifest } = await buildAtOnce(described, { threads, badRowShare: 0.5, onBadRow });
      return { rows, sources: manifest.sources };
    };
    const inTurn = await reported(0);
    expect(inTurn.rows).toHaveLength(8);
    expect(await reported(2)).toEqual(inTurn);
  });

  test('stop the build when they exceed the permitted share, and are reported', async () => {
    const out = freshFolder();
    const rows: BadRow[] = [];
    const described = [
      { name: 'one', rows: good(20_000) },
      { name: 'two', rows: [...good(98), ...bad(2)] },
    ];
    const stopped = buildAtOnce(described, { out, onBadRow: (row) => rows.push(row) });
    await expect(stopped).rejects.toThrow(BadRowLimitExceeded);
    await expect(stopped).rejects.toThrow('two: 2 of 100 rows are bad (2.0 %); at most 1 % may be.');
    expect(rows).toHaveLength(2);
    expect(filesBeside(out)).toEqual([]);
  });

  test('stop the build early if most rows of a source are bad', async () => {
    let read = 0;
    const described = [
      { name: 'one', rows: good(10) },
      { name: 'two', rows: bad(60_000) },
    ];
    const stopped = buildAtOnce(described, { onBadRow: () => read++ });
    await expect(stopped).rejects.toThrow(BadRowLimitExceeded);
    expect(read).toBeLessThan(20_000);
  });
});

describe('a build that reads several sources at the same time leaves no folder', () => {
  const whole = { name: 'one', rows: good(20_000) };

  test('if a source breaks off, and tells why', async () => {
    const out = freshFolder();
    const scratched: Described = { name: 'two', rows: good(10), breaks: 'UnusableDelivery' };
    await expect(buildAtOnce([whole, scratched], { out })).rejects.toMatchObject({
      name: 'UnusableDelivery',
      message: 'part 2 cannot be unpacked',
      stack: expect.stringContaining('found-sources.ts'),
      cause: { message: 'The disc is scratched.' },
    });
    expect(filesBeside(out)).toEqual([]);
    const gone: Described = { name: 'two', rows: good(10), breaks: 'ENOENT' };
    await expect(buildAtOnce([whole, gone], { out })).rejects.toMatchObject({
      code: 'ENOENT',
      path: '/no/such/file',
      syscall: 'open',
    });
    expect(filesBeside(out)).toEqual([]);
  });

  test('if it is stopped from outside', async () => {
    const out = freshFolder();
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(buildAtOnce([whole, { ...whole, name: 'two' }], { out, onProgress: stop })).rejects.toThrow(
      'stopped',
    );
    expect(filesBeside(out)).toEqual([]);
  });

  test('if a thread finds another source than the caller', async () => {
    const out = freshFolder();
    const sources = await findAll([whole, { name: 'two', rows: good(10) }]);
    const stopped = buildAtOnce([whole, { name: 'two', rows: good(11) }], { out, sources });
    await expect(stopped).rejects.toThrow('two was changed or moved since the build began.');
    expect(filesBeside(out)).toEqual([]);
  });
});
