import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../src/random-numbers.ts';
import type { Column, Value } from '../../src/records/column.ts';
import { CsvWriter } from '../../src/records/csv-writer.ts';
import { packColumn, unpackColumn, unpackedBytes, unpackText } from '../../src/records/packed-column.ts';
import { csvForm, jsonForm, ndjsonForm, type RowForm } from '../../src/records/row-form.ts';
import { type RowPlace, RowWriter } from '../../src/records/row-writer.ts';
import { blockOf, piecesOf, rowsOf } from './support.ts';

const PIECE_BYTES = 4096;

const columns: Column[] = ['a', 'b', 'c'].map((name) => ({ name, type: 'text' }));

/** Lengths around each one at which a value is written in another way. */
const lengths = [
  0,
  1,
  2,
  3,
  4,
  5,
  47,
  48,
  49,
  ...Array.from({ length: 12 }, (_, at) => 113 + at),
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

test.each(forms)('%s: values of every length are written completely', (_name, form, text) => {
  expect(rowsOf(block, columns, 0, records.length, form)).toBe(text);
});

test.each(forms)(
  '%s: no piece exceeds its limit, and writing resumes after any piece',
  (_name, form, text) => {
    const range = { from: 0, to: records.length, isFirst: true };
    const writer = new RowWriter(columns, json, form, range);
    let had = 0;
    for (const piece of piecesOf(writer, PIECE_BYTES)) {
      expect(piece.length).toBeGreaterThan(0);
      had += piece.length;
      const place: RowPlace = writer.place;
      const isFirst = place.row === 0;
      const other = new RowWriter(columns, json, form, { ...range, from: place.row, isFirst });
      const next = piecesOf(other, PIECE_BYTES).next().value ?? Buffer.alloc(0);
      // If the place is far behind the beginning of a record, the next piece may end before it.
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

test.each(forms)(
  '%s: the head precedes the first record and counts towards the piece',
  (_name, form, text) => {
    const head = Buffer.from('h'.repeat(3 * PIECE_BYTES));
    const range = { from: 0, to: records.length, isFirst: true };
    const writer = new RowWriter(columns, json, { ...form, head }, range);
    expect(writer.write(Buffer.alloc(PIECE_BYTES), 0)).toBe(PIECE_BYTES);
    expect(writer.place).toEqual({ row: 0, bytes: PIECE_BYTES });
    const rest = Buffer.concat([...piecesOf(writer, PIECE_BYTES)]).toString();
    expect(rest).toBe(head.toString('utf8', PIECE_BYTES) + text);
  },
);

test('a column after a damaged column can still be unpacked', async () => {
  const frame = blockOf(
    Array.from({ length: 1000 }, (_, row) => [`value ${row}`]),
    1,
  ).packedColumn(0);
  const whole = zstdDecompressSync(frame);
  for (const damaged of [frame.subarray(0, -1), frame.subarray(0, -20), frame.subarray(0, 12)]) {
    await expect(unpackColumn(damaged)).rejects.toThrow();
    expect((await unpackColumn(frame)).equals(whole)).toBe(true);
  }
  const wrong = Buffer.from(frame).fill(0xff, 20, 60);
  await expect(unpackColumn(wrong)).rejects.toThrow();
  expect((await unpackColumn(frame)).equals(whole)).toBe(true);
});

test('a packed column states its unpacked size', async () => {
  for (const length of [0, 1, 200, 253, 254, 255, 256, 65_000, 65_792, 70_000, 1_000_000]) {
    const frame = blockOf([['x'.repeat(length)]], 1).packedColumn(0);
    expect(unpackedBytes(frame)).toBe(length + 4);
    expect((await unpackColumn(frame)).toString()).toBe(`["${'x'.repeat(length)}"]`);
  }
});

test('a column packs to the same bytes, whatever was packed before', () => {
  const random = randomNumbers(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const words = ['null', 'Smith', '😀', 'Ünal', '\\"', 'a'.repeat(500), '07700 900123'];
  for (let round = 0; round < 200; round++) {
    const values = Array.from({ length: below(3) === 0 ? below(9000) : below(900) }, () =>
      below(3) === 0 ? below(100_000) : words[below(words.length)]!,
    );
    const text = JSON.stringify(values);
    const frame = packColumn(text);
    const alone = zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
    expect(frame.equals(alone)).toBe(true);
    expect(unpackText(frame)).toBe(text);
  }
});
