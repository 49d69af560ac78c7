import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/records/block.ts';
import type { Column, Value } from '../../src/records/column.ts';
import { jsonForm, ndjsonForm } from '../../src/records/row-form.ts';
import { blockOf, rowsOf } from './support.ts';

const columns: Column[] = [
  { name: 'name', type: 'text' },
  { name: 'n', type: 'integer' },
  { name: 'd', type: 'decimal' },
  { name: 't', type: 'date' },
  { name: 'f', type: 'boolean' },
];

const block = blockOf(
  [
    ['Ann', 1, '1.10', '2025-03-31', true],
    ['a "b" \\ \n', -5, '-0', null, false],
    [null, null, null, null, null],
  ],
  5,
);

const jsonRows = (block: Block, columns: readonly Column[], from: number, to: number) =>
  rowsOf(block, columns, from, to, jsonForm(columns));
const ndjsonRows = (block: Block, columns: readonly Column[], from: number, to: number) =>
  rowsOf(block, columns, from, to, ndjsonForm(columns));

describe('jsonRows', () => {
  it('writes every type, decimals digit for digit', () => {
    expect(jsonRows(block, columns, 0, 3)).toBe(
      '{"name":"Ann","n":1,"d":1.10,"t":"2025-03-31","f":true},' +
        '{"name":"a \\"b\\" \\\\ \\n","n":-5,"d":-0,"t":null,"f":false},' +
        '{"name":null,"n":null,"d":null,"t":null,"f":null}',
    );
  });

  it('writes a range', () => {
    expect(JSON.parse(`[${jsonRows(block, columns, 1, 2)}]`)).toHaveLength(1);
    expect(JSON.parse(`[${jsonRows(block, columns, 2, 99)}]`)).toHaveLength(1);
    expect(jsonRows(block, columns, 3, 99)).toBe('');
  });

  it('escapes a lone surrogate and keeps a pair', () => {
    const rows = jsonRows(blockOf([['\ud800'], ['𝒳'], ['\udfff\ud800']], 1), columns.slice(0, 1), 0, 3);
    expect(rows).toBe('{"name":"\\ud800"},{"name":"𝒳"},{"name":"\\udfff\\ud800"}');
    expect(rows.isWellFormed()).toBe(true);
  });

  it('equals JSON.stringify for any text', () => {
    const value = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.nat(0xffff).map((c) => String.fromCharCode(c)) }),
      ),
    );
    const texts: Column[] = ['a', 'b', 'c'].map((name) => ({ name, type: 'text' }));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value)), (records) => {
        const oracle = JSON.stringify(records.map(([a, b, c]) => ({ a, b, c })));
        expect(`[${jsonRows(blockOf(records as Value[][], 3), texts, 0, records.length)}]`).toBe(oracle);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('ndjsonRows', () => {
  it('writes an object a line', () => {
    const lines = ndjsonRows(block, columns, 0, 3).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line).n)).toEqual([1, -5, null]);
    expect(ndjsonRows(block, columns, 3, 3)).toBe('');
  });
});
