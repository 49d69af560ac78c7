import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, Value } from '../../src/records/column.ts';
import { type CsvStyle, CsvWriter } from '../../src/records/csv-writer.ts';
import { csvForm } from '../../src/records/row-form.ts';
import { blockOf, rowsOf } from './support.ts';

const text = (count: number): Column[] =>
  Array.from({ length: count }, (_, at) => ({ name: `c${at}`, type: 'text' }));

function write(records: Value[][], style?: CsvStyle, columns = text(records[0]!.length)): string {
  const [writer, block] = [new CsvWriter(columns, style), blockOf(records, columns.length)];
  const rows = writer.rows(block);
  // A download writes the same from the stored bytes; a lone surrogate has no UTF-8 form.
  expect(rowsOf(block, columns, 0, block.recordCount, csvForm(columns, writer))).toBe(rows.toWellFormed());
  return rows;
}

describe('CsvWriter', () => {
  it('writes RFC 4180, with quotes only if needed', () => {
    expect(
      write([
        ['a', 'b c', ' d '],
        ['1,2', '"x"', 'y\nz'],
        [null, '', 'é'],
      ]),
    ).toBe('a,b c, d \r\n"1,2","""x""","y\nz"\r\n,,é\r\n');
    expect(write([['a,b', 'c;d', 'e|f']], { delimiter: ';', lineEnd: '\n' })).toBe('a,b;"c;d";e|f\n');
    expect(write([['a,b', 'c]d', 'e|f']], { delimiter: '|', lineEnd: '\n' })).toBe('a,b|c]d|"e|f"\n');
  });

  it('writes typed values in their original form', () => {
    const columns: Column[] = [
      { name: 'n', type: 'integer' },
      { name: 'd', type: 'decimal' },
      { name: 't', type: 'date' },
      { name: 'f', type: 'boolean' },
    ];
    expect(
      write(
        [
          [-5, '-1e10', '2025-03-31', false],
          [null, null, null, null],
        ],
        {},
        columns,
      ),
    ).toBe('-5,-1e10,2025-03-31,false\r\n,,,\r\n');
  });

  it('writes names or labels as the header', () => {
    const writer = new CsvWriter(text(2));
    expect(writer.header()).toBe('c0,c1\r\n');
    expect(writer.header(['First, Name', ''])).toBe('"First, Name",\r\n');
    expect(new CsvWriter(text(1)).header([''])).toBe('""\r\n');
    expect(new CsvWriter(text(1)).header(['=A1'])).toBe("'=A1\r\n");
    expect(new CsvWriter(text(1)).header(['\ufeffa'])).toBe('"\ufeffa"\r\n');
  });

  it('writes a range of records', () => {
    const block = blockOf([['a'], ['b'], ['c']], 1);
    expect(new CsvWriter(text(1)).rows(block, 1)).toBe('b\r\nc\r\n');
    expect(new CsvWriter(text(1)).rows(block, 0, 2)).toBe('a\r\nb\r\n');
    expect(new CsvWriter(text(1)).rows(block, 2, 10)).toBe('c\r\n');
    expect(new CsvWriter(text(1)).rows(block, 3, 10)).toBe('');
  });

  it('leaves no blank line for a lone empty field', () => {
    expect(write([[null], ['']])).toBe('""\r\n""\r\n');
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://x")',
    '+A1',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    ' =1+1',
    '   =1+1',
    '\t=1+1',
    '\r\n=1+1',
    '\u00a0=1+1',
    '\u3000＝1+1',
    '\u0000=1+1',
    '\u200b@SUM(A1)',
    '\ufeff-A1',
    ' +A1',
    '\u0001-A1',
    '＋A1',
    '－A1',
    '＠x',
    '- see note',
    "-2+3+cmd|' /C calc'!A0",
    '+44 1244 567890 x12',
    '--',
  ])('defuses %j unless it is told not to', (value) => {
    const quoted = (cell: string) => (/[",\r\n\ufeff]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    expect(write([[value]])).toBe(`${quoted(value === '--' ? value : `'${value}`)}\r\n`);
    expect(write([[value]], { defuse: false })).toBe(`${quoted(value)}\r\n`);
  });

  it.each([
    '-5',
    '+5',
    '-1.50',
    '+44 1244 567890',
    '+44 (0)1244 567-890',
    '+441244567890',
    ' +44 1244 567890',
    ' -5',
    ' a=b',
    '-',
    '5=5',
    'a@b',
  ])('leaves %s alone', (value) => {
    expect(write([[value]])).toBe(`${value}\r\n`);
  });

  it('never begins text with a formula character, except signs before digits', () => {
    const cell = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', 'a', '1', ' ', '('),
    });
    fc.assert(
      fc.property(cell, (value) => {
        const written = write([[value]])
          .slice(0, -2)
          .replace(/^"/, '');
        expect(/^[=@\t\r\n＝＋－＠]|^\s+[=@＝＋－＠]/.test(written)).toBe(false);
        if (/^\s*[+-]/.test(written)) expect(written).toMatch(/^ *[+-][^a-z=@]*$/);
      }),
      { numRuns: 700 },
    );
  });

  it('agrees with csv-stringify', () => {
    const unit = fc.constantFrom('a', '"', ',', '\r', '\n', ' ', 'é', '𝒳', "'", ';');
    const record = fc.array(fc.option(fc.string({ unit })), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 20 }), (records) => {
        const oracle = stringify(records, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
        expect(write(records, { defuse: false })).toBe(oracle);
      }),
      { numRuns: 400 },
    );
  });
});
