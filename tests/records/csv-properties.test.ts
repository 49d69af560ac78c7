import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, ColumnType, Value } from '../../src/records/column.ts';
import type { CsvBatch } from '../../src/records/csv-batch.ts';
import { openCsv } from '../../src/records/csv-reader.ts';
import { CsvWriter } from '../../src/records/csv-writer.ts';
import { blockOf, inChunks, readAll, recordsOf, stored } from './support.ts';

/** Text made of characters that are hard for CSV. */
const hard = fc.string({
  unit: fc.constantFrom(
    'a',
    '1',
    '"',
    ',',
    ';',
    '\t',
    '|',
    '\r',
    '\n',
    '\r\n',
    ' ',
    'é',
    '𝒳',
    "'",
    '\ufeff',
    '\0',
    '=',
  ),
  maxLength: 8,
});
const anyText = fc.oneof(hard, fc.string({ unit: 'grapheme' }));

/** Bytes that are almost CSV: stray quotes, ragged rows, bad UTF-8, every line end. */
const untidyLine = fc
  .array(
    fc.constantFrom(
      'a',
      'b,c',
      '1,2,3',
      '"',
      '""',
      '"x"',
      '"x\ny"',
      ',',
      ',"',
      '",',
      'é',
      '\xff',
      '\xc3',
      '𝒳',
      ' ',
      '',
    ),
    { maxLength: 6 },
  )
  .map((parts) =>
    Buffer.concat(parts.map((part) => Buffer.from(part, /[\xc3\xff]/.test(part) ? 'latin1' : 'utf8'))),
  );
const untidyFile = fc
  .array(fc.tuple(untidyLine, fc.constantFrom('\n', '\r\n', '\n', '\r')), { maxLength: 60 })
  .map((lines) =>
    Buffer.concat([Buffer.from('x,y,z\n'), ...lines.flatMap(([line, end]) => [line, Buffer.from(end)])]),
  );
const chunkSizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });

describe('a table that is written and read again', () => {
  it('has the same text', async () => {
    const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.record({
        labels: fc.array(
          anyText.map((label) => label.replaceAll('\0', '')),
          { minLength: width, maxLength: width },
        ),
        records: fc.array(fc.array(fc.option(anyText), { minLength: width, maxLength: width }), {
          maxLength: 20,
        }),
        delimiter: fc.constantFrom(',', ';', '\t', '|'),
        lineEnd: fc.constantFrom('\r\n' as const, '\n' as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(table, chunkSizes, async ({ labels, records, delimiter, lineEnd }, sizes) => {
        const columns = labels.map((_, at): Column => ({ name: `c${at}`, type: 'text' }));
        const writer = new CsvWriter(columns, { delimiter, lineEnd, defuse: false });
        const file = writer.header(labels) + writer.rows(blockOf(records, columns.length));
        const dialect = { encoding: 'utf-8', delimiter, quote: '"', lineEnd: '\n' } as const;
        const read = await readAll(file, { dialect }, sizes);
        expect(read.rejects).toEqual([]);
        expect(read.layout.header.labels).toEqual(labels);
        expect(read.records).toEqual(records.map((record) => record.map((value) => value || null)));
      }),
      { numRuns: 500 },
    );
  });

  it('has the same values of every type', async () => {
    const pad = (value: number, length: number) => String(value).padStart(length, '0');
    const values: Record<ColumnType, fc.Arbitrary<Value>> = {
      text: anyText.map((value) => value || null),
      integer: fc.maxSafeInteger().map((value) => value + 0),
      decimal: fc.tuple(fc.maxSafeInteger(), fc.nat(999)).map(([whole, part]) => `${whole}.${pad(part, 3)}`),
      date: fc
        .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((d) => d.toISOString()),
      boolean: fc.boolean(),
    };
    const types = Object.keys(values) as ColumnType[];
    const columns = types.map((type): Column => ({ name: type, type }));
    const record = fc.tuple(...types.map((type) => fc.option(values[type])));
    const expected = Object.fromEntries(types.map((type) => [type, type]));
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 20 }), async (records) => {
        const writer = new CsvWriter(columns, { defuse: false });
        const file = writer.header() + writer.rows(blockOf(records, columns.length));
        const read = await readAll(file, { types: expected });
        expect(read.rejects).toEqual([]);
        expect(read.records).toEqual(records);
      }),
      { numRuns: 300 },
    );
  });

  it('needs no hints for ordinary files', async () => {
    const cell = fc.constantFrom(
      'Ann',
      '1 High St, Leeds',
      'He said "no"',
      'a;b',
      '',
      'Zoë',
      '+44 1244 567890',
      'x\ny',
      '5',
    );
    const table = fc.tuple(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('utf8' as const, 'utf16le' as const),
    );
    await fc.assert(
      fc.asyncProperty(table, async ([records, delimiter, encoding]) => {
        const file = stringify([['Name', 'Address', 'Notes'], ...records], {
          delimiter,
          quoted_match: /[\r\n]/,
        });
        const read = await readAll(Buffer.from(`\ufeff${file}`, encoding));
        expect(read.layout.dialect.delimiter).toBe(delimiter);
        const kept = records.filter((record) => record.some((value) => value !== ''));
        expect(read.records.filter((record) => record.some((value) => value !== null))).toEqual(
          kept.map((record) => record.map((value) => value || null)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('compared with csv-parse', () => {
  it('finds the same fields, lines and offsets in a well-formed file', async () => {
    const record = fc.array(anyText, { minLength: 3, maxLength: 3 });
    const end = fc.constantFrom('\n' as const, '\r\n' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 30 }),
        end,
        fc.boolean(),
        async (records, lineEnd, quoted) => {
          const file = Buffer.from(
            stringify([['a', 'b', 'c'], ...records], {
              record_delimiter: lineEnd,
              quoted,
              quoted_match: /[\r\n\ufeff]/,
            }),
          );
          const oracle = parse(file, {
            from: 2,
            record_delimiter: lineEnd,
            info: true,
            relax_column_count: true,
          }) as unknown as {
            record: string[];
            info: { bytes: number };
          }[];
          const read = await readAll(file, {
            dialect: { encoding: 'utf-8', delimiter: ',', quote: '"', lineEnd: '\n' },
          });
          expect(read.rejects).toEqual([]);
          expect(read.records).toEqual(oracle.map(({ record }) => record.map((value) => value || null)));
          expect(read.batches.at(-1)?.next.offset).toBe(oracle.at(-1)?.info.bytes);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an untidy file', () => {
  it('gives the same rows, whatever chunks it arrives in', async () => {
    await fc.assert(
      fc.asyncProperty(untidyFile, chunkSizes, async (file, sizes) => {
        const whole = await readAll(file, {}, [file.length]);
        const parts = await readAll(file, {}, sizes);
        expect(parts.layout).toEqual(whole.layout);
        expect(parts.batches.map(stored)).toEqual(whole.batches.map(stored));
      }),
      { numRuns: 500 },
    );
  });

  it('assigns every line to a record, a reject or a blank line, once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(untidyFile, async (file) => {
        const dialect = { encoding: 'utf-8', delimiter: ',', quote: '"', lineEnd: '\n' } as const;
        const { lines, rejects, batches } = await readAll(file, { dialect });
        const starts = [...lines, ...rejects.map(({ line }) => line)].sort((a, b) => a - b);
        expect(new Set(starts).size).toBe(starts.length);
        const next = batches.at(-1)?.next;
        expect((next?.recordNumber ?? 1) - 1).toBe(starts.length);
        // The lines between two starts belong to the record of the first start, except blank lines after its
        // end.
        const text = file
          .toString('latin1')
          .split('\n')
          .map((line) => line.replace(/\r$/, ''));
        for (const [at, line] of text.entries()) {
          if (at === 0 || line === '' || starts.includes(at + 1)) continue;
          const owner = starts.findLast((start) => start <= at);
          expect(owner).toBeDefined();
          expect(text.slice(owner! - 1, at).join('\n')).toContain('"');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('resuming', () => {
  /** A file of many batches with everything in it that a reader must carry from one batch to the next. */
  function manyBatches(lineEnd: string): string {
    const rows = ['Name;Town;Priority'];
    for (let row = 0; row < 6000; row++) {
      if (row % 7 === 0) rows.push('');
      if (row === 2500) rows.push(`"stray;x;1`);
      if (row % 500 === 499) rows.push('5" pipe;x;1');
      if (row % 11 === 0) rows.push(`ragged;${row}`);
      else if (row % 13 === 0) rows.push(`"Zoë\n𝒳 ""${row}""";"Siân";${row}`);
      else if (row % 17 === 0) rows.push(`x;y;not a number`);
      else rows.push(`Zoë;Town ${row} ${'of the north '.repeat(8)};${row}`);
    }
    return rows.join(lineEnd);
  }

  it.each([
    ['utf-8', Buffer.from(manyBatches('\n'))],
    ['utf-8', Buffer.from(`\ufeff${manyBatches('\r\n')}`)],
    ['windows-1252', Buffer.from(manyBatches('\n').replaceAll('𝒳', 'X'), 'latin1')],
    ['utf-16le', Buffer.from(`\ufeff${manyBatches('\r\n')}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${manyBatches('\n')}`, 'utf16le').swap16()],
  ])('after any batch returns the remaining bytes unchanged: %s', async (encoding, file) => {
    const types = { priority: 'integer' } as const;
    const { layout, batches, rejects, records } = await readAll(file, { types });
    expect(layout.dialect).toMatchObject({ encoding, delimiter: ';' });
    expect(batches.length).toBeGreaterThan(5);
    // Several windows, so that offsets have to be carried from one to the next.
    expect(file.length).toBeGreaterThan(400_000);
    expect(new Set(rejects.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(3);
    expect(records.length + rejects.length).toBe(batches.at(-1)!.next.recordNumber - 1);
    for (const [at, { next }] of batches.entries()) {
      const resume = JSON.parse(JSON.stringify({ layout, position: next }));
      const rest: CsvBatch[] = [];
      for await (const batch of await openCsv(inChunks(file.subarray(next.offset), [10_007]), { resume }))
        rest.push(batch);
      expect(rest.map(stored)).toEqual(batches.slice(at + 1).map(stored));
    }
  });

  it('keeps the suspicion that a stray quote raised', async () => {
    // The stray quote is on line 2; the lines up to the next quote, in the third batch, are doubtful.
    const rows = Array.from({ length: 2500 }, (_, row) => (row === 1500 ? 'a",b' : `${row},x`));
    const file = Buffer.from(`a,b\n1,"stray\n${rows.join('\n')}\n2,"y"z\n`);
    const { layout, batches, rejects } = await readAll(file);
    expect(rejects.map(({ line }) => line)).toEqual([2, 1503, 2503]);
    const { next } = batches[0]!;
    expect(next.doubtfulThrough).toBeGreaterThan(1500);
    const csv = await openCsv(inChunks(file.subarray(next.offset), [65_536]), {
      resume: { layout, position: next },
    });
    const rest = [];
    for await (const { block, rejects } of csv)
      rest.push(...recordsOf(block), ...rejects.map(({ line }) => [line]));
    expect(rest.filter((record) => record.length === 1)).toEqual([[1503], [2503]]);
  });
});
