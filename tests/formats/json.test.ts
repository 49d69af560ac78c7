import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open, read, written } from './support.ts';

/** Reads a text and writes it again. */
async function rewritten(text: string, format: 'json' | 'ndjson'): Promise<string> {
  const reader = await open(text);
  const { columns, labels } = reader.layout.header;
  const { records } = await read(reader);
  const rows = records.map((record) => columns.map(({ name }) => record[name]!));
  return (await written(format, columns, rows, { headings: labels, kinds: reader.kinds! })).toString();
}

const LINES =
  '{"Name":"Ann","tel":"01632 960001","n":12345678901234567890}\n\n{"tel":"","Name":null,"n":1.10,"extra":{"a":[1]}}\n';

test('lines and arrays give the same records; numbers keep their digits, empty is not null', async () => {
  const records = [
    { name: 'Ann', tel: '01632 960001', n: '12345678901234567890', extra: null },
    { name: null, tel: '', n: '1.10', extra: '{"a":[1]}' },
  ];
  expect(await read(await open(LINES))).toEqual({ records, rejects: [] });
  const array = `\ufeff[${LINES.trim().replace('\n\n', ' , \n')} ]\n`;
  expect(await read(await open(array))).toEqual({ records, rejects: [] });
});

test('values are written in the form in which they were read', async () => {
  const objects = [
    { 'E-Mail': 'a@b.example', n: 5, yes: true, list: [1, 'x'], text: '007' },
    { 'E-Mail': null, n: 1.5, yes: false, list: [], text: '' },
  ];
  const lines = objects.map((object) => `${JSON.stringify(object)}\n`).join('');
  expect(await rewritten(lines, 'ndjson')).toBe(lines);
  expect(JSON.parse(await rewritten(lines, 'json'))).toEqual(objects);
  expect(await rewritten(await rewritten(JSON.stringify(objects), 'json'), 'ndjson')).toBe(lines);
});

test('any objects are read unchanged, in whatever chunks the file arrives', async () => {
  const scalar = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    fc.constant(null),
  );
  const record = fc.record({
    a: scalar,
    b: scalar,
    c: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1 }),
      fc.integer({ min: 1, max: 50 }),
      async (list, size) => {
        const expected = list.map(({ a, b, c }) => ({ a, b, c: String(c) }));
        for (const text of [
          JSON.stringify(list),
          JSON.stringify(list, null, 2),
          list.map((one) => JSON.stringify(one)).join('\r\n'),
        ]) {
          const { records, rejects } = await read(await open(text, {}, size));
          expect(rejects).toEqual([]);
          expect(records.map((one) => ({ ...one, c: String(Number(one['c'])) }))).toEqual(
            expected.map((one) => ({ ...one, c: String(Number(one.c)) })),
          );
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('values have the requested types; others are rejected with their line', async () => {
  const text = '{"n":5,"d":"2024-02-29"}\n{"n":"x","d":null}\nnonsense\n{"n":1,"d":"2023-02-29"}\n[1]\n';
  expect(await read(await open(text, { types: { n: 'integer', d: 'date' } }))).toEqual({
    records: [{ n: 5, d: '2024-02-29' }],
    rejects: [
      '2: n must be an integer',
      '3: row is not JSON',
      '4: d must be an ISO 8601 date or date-time, such as 2025-03-31 or 2025-03-31T14:05:00Z',
      '5: row is not a JSON object',
    ],
  });
});

test('a record with a member that the first 1,000 records lack is rejected', async () => {
  const lines = `${'{"a":1}\n'.repeat(1000)}{"a":2,"b":3}\n`;
  const { records, rejects } = await read(await open(lines, {}, 4096));
  expect(records).toHaveLength(1000);
  expect(rejects).toEqual(['1001: row has the member `b`, which the first 1000 records do not have']);
});

test.each([
  ['[{"a":1}', 'The file is damaged or cut off: its JSON array does not end (line 1).'],
  [
    '[{"a":1}, 5]',
    'The file is not a list of records. Its JSON array has an element that is not an object (line 1).',
  ],
  ['[]', 'The file has no records.'],
  ['{\n  "a": 1\n}', 'The file is JSON, but not one JSON object a line. Line 1 is not JSON.'],
  [`[{"a":"${'x'.repeat(1 << 20)}"}]`, 'The file has a record of more than 1,048,576 bytes on line 1.'],
])('%.20s is refused', async (text, message) => {
  await expect(open(text, {}, 65536).then(read)).rejects.toThrow(message);
});
