import fc from 'fast-check';
import { parquetMetadata } from 'hyparquet';
import { ByteWriter, ParquetWriter, parquetWrite } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import type { Column } from '../../src/records/column.ts';
import { open, read, written } from './support.ts';

const COLUMNS: Column[] = [
  { name: 'id', type: 'text' },
  { name: 'text', type: 'text' },
  { name: 'whole', type: 'integer' },
  { name: 'fraction', type: 'decimal' },
  { name: 'day', type: 'date' },
  { name: 'time', type: 'date' },
  { name: 'mixed', type: 'date' },
  { name: 'yes', type: 'boolean' },
];
const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const day = date.map((one) => one.toISOString().slice(0, 10));
const time = date.map((one) => one.toISOString().slice(0, 19));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((one) => one.toWellFormed()),
  fc.constantFrom('007', '+44 7700 900123', '', '4.47E+12', 'SW1A 1AA'),
);
const row = fc.tuple(
  fc.constant('1'),
  fc.option(text),
  fc.option(fc.maxSafeInteger()),
  fc.option(
    fc.tuple(fc.integer(), fc.integer({ min: 1, max: 9 })).map(([whole, part]) => `${whole}.${part}`),
  ),
  fc.option(day),
  fc.option(time),
  fc.option(
    fc.oneof(
      day,
      time,
      date.map((one) => one.toISOString()),
    ),
  ),
  fc.option(fc.boolean()),
);
const types = Object.fromEntries(COLUMNS.map(({ name, type }) => [name, type]));

test('values of every type are read as they were written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
      const reader = await open(await written('parquet', COLUMNS, rows), { types });
      const { records, rejects } = await read(reader);
      expect(rejects).toEqual([]);
      expect(records.map((record) => Object.values(record))).toEqual(rows);
    }),
    { numRuns: 100 },
  );
});

test('columns have the types of the file, or the requested type', async () => {
  const bytes = await written('parquet', COLUMNS, [
    ['1', 'a', 5, '1.5', '2024-02-29', '2024-02-29T10:00:00', null, true],
  ]);
  const reader = await open(bytes);
  const found = reader.layout.header.columns.map(({ type }) => type);
  await reader.close();
  expect(found).toEqual(['text', 'text', 'integer', 'decimal', 'date', 'date', 'date', 'boolean']);
  expect((await read(await open(bytes, { types: { whole: 'text', day: 'text' } }))).records[0]).toMatchObject(
    { whole: '5', day: '2024-02-29' },
  );
});

test('a group of several blocks has the minimum and maximum of all its numbers, and a single date format', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => [
    `${at}`,
    at < 1000 ? null : at - 1200,
    at === 2000 ? '2024-02-29T10:00:00' : '2024-02-29',
  ]);
  const columns: Column[] = [
    { name: 'name', type: 'text' },
    { name: 'at', type: 'integer' },
    { name: 'seen', type: 'date' },
  ];
  const bytes = await written('parquet', columns, rows);
  const { row_groups: groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  expect(groups).toHaveLength(1);
  expect(groups[0]!.columns[1]!.meta_data!.statistics).toMatchObject({
    min_value: -200n,
    max_value: 1299n,
    null_count: 1000n,
  });
  const reader = await open(bytes);
  expect(reader.layout.header.columns.map(({ type }) => type)).toEqual(['text', 'integer', 'text']);
  expect((await read(reader)).records.map((record) => Object.values(record))).toEqual(rows);
});

test('a file with two columns of the same name is refused', async () => {
  const bytes = new ByteWriter();
  const element = { type: 'BOOLEAN', repetition_type: 'REQUIRED', name: 'a' } as const;
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [{ name: 'root', num_children: 2 }, element, element],
  });
  await writer.finish();
  await expect(open(bytes.getBytes())).rejects.toThrow('The file has two columns named `a`. Rename one');
});

test('a value of the wrong type rejects only its row', async () => {
  const rows = [['1'], ['x'], ['3']];
  const bytes = await written('parquet', [{ name: 'whole', type: 'text' }], rows);
  const { records, rejects } = await read(await open(bytes, { types: { whole: 'integer' } }));
  expect(records).toEqual([{ whole: 1 }, { whole: 3 }]);
  expect(rejects).toEqual(['2: whole must be an integer']);
});

test('files with many row groups, and with none, are read', async () => {
  const rows = Array.from({ length: 120_001 }, (_, at) => [`name ${at}`, at]);
  const columns: Column[] = [
    { name: 'name', type: 'text' },
    { name: 'at', type: 'integer' },
  ];
  const { records } = await read(
    await open(await written('parquet', columns, rows, { headings: ['Full Name', ''] })),
  );
  expect(records).toHaveLength(120_001);
  expect(records[110_000]).toEqual({ full_name: 'name 110000', at: 110_000 });
  expect(await read(await open(await written('parquet', columns, [])))).toEqual({ records: [], rejects: [] });
});

test('decimals and long whole numbers of other programs keep their digits', async () => {
  const writer = new ByteWriter();
  parquetWrite({
    writer,
    columnData: [
      { name: 'price', data: [1999n, -5n, null] },
      { name: 'long', data: [9007199254740993n, 1n, 2n] },
      { name: 'nested', data: [{ a: 1 }, null, { a: 2 }] },
    ],
    schema: [
      { name: 'root', num_children: 3 },
      {
        name: 'price',
        type: 'INT64',
        converted_type: 'DECIMAL',
        scale: 2,
        precision: 18,
        repetition_type: 'OPTIONAL',
      },
      { name: 'long', type: 'INT64', repetition_type: 'REQUIRED' },
      { name: 'nested', type: 'BYTE_ARRAY', converted_type: 'JSON', repetition_type: 'OPTIONAL' },
    ],
  });
  const { records } = await read(await open(new Uint8Array(writer.getBuffer())));
  expect(records).toEqual([
    { price: '19.99', long: '9007199254740993', nested: '{"a":1}' },
    { price: '-0.05', long: '1', nested: null },
    { price: null, long: '2', nested: '{"a":2}' },
  ]);
});

test('a value that does not fit the types of the first records is refused', async () => {
  const rows = [...Array.from({ length: 60_000 }, () => ['2024-02-29']), ['2024-02-29T10:00:00']];
  await expect(written('parquet', [{ name: 'born', type: 'date' }], rows)).rejects.toThrow(
    'The column `born` has the value "2024-02-29T10:00:00", but its first records have dates without a time.',
  );
});

test('a damaged file is refused in one sentence', async () => {
  const bytes = await written(
    'parquet',
    COLUMNS.slice(0, 2),
    Array.from({ length: 50 }, (_, at) => [String(at), 'text']),
  );
  const damaged = 'The file is damaged or cut off: it begins like a Parquet file but cannot be read.';
  for (const cut of [4, 20, bytes.length >> 1, bytes.length - 4]) {
    await expect(open(bytes.subarray(0, cut)).then(read), `cut at ${cut}`).rejects.toThrow(damaged);
  }
});

test('rows keep their order if pages and groups are larger than the unpacked parts', async () => {
  const ids = Array.from({ length: 61_000 }, (_, at) => `id ${at}`);
  const writer = new ByteWriter();
  parquetWrite({ writer, columnData: [{ name: 'id', data: ids, type: 'STRING' }], rowGroupSize: 58_000 });
  const bytes = new Uint8Array(writer.getBytes());
  const { records } = await read(await open(bytes));
  expect(records.map(({ id }) => id)).toEqual(ids);
  const reader = await open(bytes);
  for await (const { block } of reader) {
    expect(block.recordCount).toBe(1000);
    break;
  }
});

test('a file that is damaged later on is refused after the records before the damage', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`record ${at}`]);
  const bytes = Buffer.from(await written('parquet', [{ name: 'id', type: 'text' }], rows));
  bytes.fill(0xff, Math.round(bytes.length * 0.75), Math.round(bytes.length * 0.85));
  let count = 0;
  const reading = async () => {
    for await (const { block } of await open(bytes)) count += block.recordCount;
  };
  await expect(reading()).rejects.toThrow('The file is damaged or cut off');
  expect(count).toBe(4000);
});
