import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Column, Value } from '../../src/records/column.ts';
import { CsvWriter } from '../../src/records/csv-writer.ts';
import { unpackColumn, unpackedBytes } from '../../src/records/packed-column.ts';
import { csvForm, jsonForm, ndjsonForm, type RowForm } from '../../src/records/row-form.ts';
import { PIECE_BYTES, type RowPlace, RowWriter } from '../../src/records/row-writer.ts';
import { blockOf, rowsOf } from './support.ts';

const columns: Column[] = ['a', 'b', 'c'].map((name) => ({ name, type: 'text' }));

/** Values around every length at which they are written in another way. */
const lengths = [
  0,
  1,
  47,
  48,
  49,
  58,
  59,
  60,
  61,
  64,
  65,
  PIECE_BYTES - 40,
  PIECE_BYTES,
  3 * PIECE_BYTES + 1,
];
const records: Value[][] = lengths.flatMap((length) => [
  ['x'.repeat(length), null, `${'é'.repeat(length / 2)}"`],
  ['\\'.repeat(length), `"${'\\"'.repeat(length / 2)}`, ','.repeat(length)],
]);
const block = blockOf(records, 3);
const json = columns.map((_, at) => zstdDecompressSync(block.packedColumn(at)));

const csv = new CsvWriter(columns);
const objects = records.map(([a, b, c]) => JSON.stringify({ a, b, c }));
const forms: [string, RowForm, string][] = [
  ['JSON', jsonForm(columns), objects.join(',')],
  ['NDJSON', ndjsonForm(columns), objects.map((line) => `${line}\n`).join('')],
  ['CSV', csvForm(columns, csv), csv.rows(block)],
];

test.each(forms)('%s: values of every length are whole', (_name, form, text) => {
  expect(rowsOf(block, columns, 0, records.length, form)).toBe(text);
});

test.each(forms)(
  '%s: no piece is larger than it says, and it goes on from the end of any',
  (_name, form, text) => {
    const range = { from: 0, to: records.length, isFirst: true };
    const writer = new RowWriter(columns, json, form, range);
    let had = 0;
    for (let piece = writer.next(); piece !== undefined; piece = writer.next()) {
      expect(piece.length).toBeLessThanOrEqual(PIECE_BYTES);
      had += piece.length;
      const place: RowPlace = writer.place;
      const other = new RowWriter(columns, json, form, {
        ...range,
        from: place.row,
        isFirst: place.row === 0,
      });
      const next = other.next() ?? Buffer.alloc(0);
      // Far behind the beginning of a record the next piece may lie before the place.
      const rest = next.subarray(place.bytes);
      expect(
        Buffer.from(text)
          .subarray(had, had + rest.length)
          .equals(rest),
      ).toBe(true);
    }
    expect(had).toBe(Buffer.byteLength(text));
  },
);

test('a packed column says how many bytes it unpacks to', async () => {
  for (const length of [0, 1, 200, 253, 254, 255, 256, 65_000, 65_792, 70_000, 1_000_000]) {
    const frame = blockOf([['x'.repeat(length)]], 1).packedColumn(0);
    expect(unpackedBytes(frame)).toBe(length + 4);
    expect((await unpackColumn(frame)).toString()).toBe(`["${'x'.repeat(length)}"]`);
  }
});
