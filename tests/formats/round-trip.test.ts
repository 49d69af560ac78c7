import { gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXTS } from '../../evaluation/formats/values.ts';
import { FORMATS } from '../../src/formats/table-style.ts';
import type { Column, Value } from '../../src/records/column.ts';
import { open, read, written } from './support.ts';

/*
 * Every type of column through every format, and back by Fettle's own readers. JSON and CSV are also read by
 * others' parsers.
 */

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'text' },
  { name: 'words', type: 'text' },
  { name: 'whole', type: 'integer' },
  { name: 'number', type: 'decimal' },
  { name: 'day', type: 'date' },
  { name: 'flag', type: 'boolean' },
];

const TYPES = Object.fromEntries(COLUMNS.map(({ name, type }) => [name, type]));

/**
 * Texts that spreadsheets like to take for something else. A text that begins as a formula does is defused in
 * CSV.
 */
const words = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => /^[\p{L}\p{N}]/u.test(text) && text.isWellFormed()),
);
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const decimal = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 99 }))
  .map(([one, two]) => `${one}.${two % 10 === 0 ? two + 1 : two}`.replace(/^(-?)0*(\d)/, '$1$2'));
const rows = fc.array(
  fc.tuple(
    fc.constant('1'),
    fc.option(words),
    fc.option(fc.maxSafeInteger()),
    fc.option(decimal),
    fc.option(day),
    fc.option(fc.boolean()),
  ),
  { minLength: 1, maxLength: 30 },
);

test.each(FORMATS)(
  'every type is read back from %s unchanged, plain and compressed',
  { timeout: 60_000 },
  async (format) => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const bytes = await written(format, COLUMNS, given as Value[][]);
        const back = zstdDecompressSync(zstdCompressSync(gunzipSync(gzipSync(bytes))));
        const { records, rejects } = await read(await open(back, { types: TYPES }));
        expect(rejects).toEqual([]);
        expect(records.map((record) => Object.values(record))).toEqual(given);
      }),
      { numRuns: 40 },
    );
  },
);

test('JSON.parse and csv-parse read the same values', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const json = JSON.parse((await written('json', COLUMNS, given as Value[][])).toString()) as Record<
        string,
        unknown
      >[];
      const plain = given.map((row) =>
        row.map((value, at) => (at === 3 && value !== null ? Number(value) : value)),
      );
      expect(json.map((record) => COLUMNS.map(({ name }) => record[name] ?? null))).toEqual(plain);
      const lines = (await written('ndjson', COLUMNS, given as Value[][])).toString().trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toEqual(json);
      const csv = await written('csv', COLUMNS, given as Value[][]);
      const parsed = parse(csv, { bom: true, from_line: 2 }) as string[][];
      expect(parsed).toEqual(given.map((row) => row.map((value) => (value === null ? '' : String(value)))));
    }),
    { numRuns: 40 },
  );
});
