import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intoMask, numberFormatOf } from '../../src/formats/xlsx/number-format.ts';
import { plainNumber } from '../../src/formats/xlsx/plain-number.ts';
import { isoOfSerial, serialOfIso } from '../../src/formats/xlsx/serial-date.ts';
import type { Column } from '../../src/records/column.ts';
import { open, read, written } from './support.ts';
import { sheet, workbook } from './workbook.ts';

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Value</t></is></c></row>`;

/** The value of one cell, as the second of two columns. */
async function cell(xml: string, parts = {}) {
  const rows = sheet(`${HEAD}<row r="2">${inline('x')}${xml}</row>`);
  const { records } = await read(await open(await workbook({ 'xl/worksheets/sheet2.xml': rows, ...parts })));
  return records[0]!['value'];
}

describe('a cell', () => {
  test.each([
    ['a shared string with runs and phonetics', '<c t="s"><v>1</v></c>', "Ann O'Neill"],
    ['an escaped character', '<c t="s"><v>2</v></c>', 'Ax000D_ & Co'],
    ['a long number that Excel wrote', '<c><v>4.4770090012300001E+12</v></c>', '4477009001230'],
    [
      'a long number that another program wrote',
      '<c><v>12345678901234567890</v></c>',
      '12345678901234567890',
    ],
    ['a binary fraction', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a small number', '<c><v>1.5E-7</v></c>', '0.00000015'],
    ['a number shown with leading zeros', '<c s="3"><v>1632960001</v></c>', '01632 960001'],
    ['a date', '<c s="1"><v>45351</v></c>', '2024-02-29'],
    ['a date with a time', '<c s="2"><v>45351.5625</v></c>', '2024-02-29T13:30:00'],
    ['a date in words', '<c s="4"><v>25000</v></c>', '1968-06-11'],
    ['a number with words around it', '<c s="5"><v>3.5</v></c>', '3.5'],
    ['a time', '<c s="6"><v>0.75</v></c>', '18:00:00'],
    ['a duration', '<c s="7"><v>1.5</v></c>', '36:00:00'],
    ['an ISO date', '<c t="d"><v>2024-02-29T00:00:00</v></c>', '2024-02-29'],
    ['a formula', '<c t="str"><f>A1&amp;"!"</f><v>x!</v></c>', 'x!'],
    ['a formula of a number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', undefined],
    ['a boolean', '<c t="b"><v>1</v></c>', 'true'],
    ['an empty text', '<c t="inlineStr"><is><t/></is></c>', ''],
    ['nothing', '<c s="1"/>', null],
  ])('%s', async (_, xml, expected) => {
    expect(await cell(xml)).toBe(expected === undefined ? null : expected);
  });

  test('with a date in the 1904 system is read', async () => {
    const main =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Contacts" r:id="rId2"/></sheets></workbook>';
    expect(await cell('<c s="1"><v>43889</v></c>', { 'xl/workbook.xml': main })).toBe('2024-02-29');
  });
});

describe('a sheet', () => {
  const rows = (xml: string) => workbook({ 'xl/worksheets/sheet2.xml': sheet(xml) });

  test('has its header below a title and headings of several columns', async () => {
    const file = await rows(
      `<row r="1">${inline('Customers, March')}</row><row r="3"><c r="A3"/><c r="B3" t="inlineStr"><is><t>Name</t></is></c><c r="C3"/><c r="D3" t="inlineStr"><is><t>Contact</t></is></c></row>
       <row r="4"><c r="B4" t="inlineStr"><is><t>First</t></is></c>${inline('Last')}${inline('E-Mail')}${inline('Tel')}</row>
       <row r="5"><c r="B5" t="inlineStr"><is><t>Ann</t></is></c>${inline('Smith')}${inline('a@b.example')}</row><row r="9"/>
       <row r="10"><c r="E10" t="inlineStr"><is><t>007</t></is></c></row><row r="11"><c r="G11"><v>5</v></c></row>`,
    );
    const reader = await open(file);
    expect(reader.layout.header.labels).toEqual(['First', 'Last', 'E-Mail', 'Tel', '']);
    expect(reader.note).toMatch(/`--sheet`\. It has 2 rows above its header, which are left out$/);
    const { records } = await read(reader);
    expect(records.map((record) => Object.values(record))).toEqual([
      ['Ann', 'Smith', 'a@b.example', null, null],
      [null, null, null, '007', null],
      [null, null, null, null, '5'],
    ]);
  });

  test('is the first visible one, or the named one', async () => {
    const file = await rows(`${HEAD}<row>${inline('Ann')}${inline('x')}</row>`);
    const reader = await open(file);
    expect(reader.note).toBe(
      'has 2 sheets: `Contacts`, `Others`. Reading `Contacts`; choose another with `--sheet`',
    );
    expect((await read(reader)).records).toEqual([{ name: 'Ann', value: 'x' }]);
    expect((await read(await open(file, { sheet: 'others' }))).records).toEqual([{ other: '1' }]);
    await expect(open(file, { sheet: 'None' })).rejects.toThrow(
      'The file has no sheet `None`. Its sheets are `Notes`, `Contacts`, `Others`.',
    );
  });

  test('rejects rows with values beyond its table', async () => {
    const many = `<row>${inline('Ann')}</row>`.repeat(5000);
    const file = await rows(`<row>${inline('Name')}</row>${many}<row><c r="AB5002"><v>1</v></c></row>`);
    expect((await read(await open(file))).rejects).toEqual([
      '5002: row has a value in column AB of the sheet, which is not a column of the table',
    ]);
  });

  test('has the requested types', async () => {
    const file = await rows(
      `${HEAD}<row>${inline('Ann')}<c s="1"><v>45351</v></c></row><row>${inline('Bob')}${inline('soon')}</row>`,
    );
    expect(await read(await open(file, { types: { value: 'date' } }))).toEqual({
      records: [{ name: 'Ann', value: '2024-02-29' }],
      rejects: ['3: value must be an ISO 8601 date or date-time, such as 2025-03-31 or 2025-03-31T14:05:00Z'],
    });
  });
});

describe('other files are refused in one sentence', () => {
  const whole = workbook({ 'xl/worksheets/sheet2.xml': sheet(`${HEAD}<row>${inline('Ann')}</row>`) });
  const damaged = 'The file is damaged or cut off: it begins like an Excel workbook but cannot be unpacked.';

  test('a file that is cut off', async () => {
    const bytes = await whole;
    for (const cut of [200, bytes.length >> 1, bytes.length - 10]) {
      await expect(open(bytes.subarray(0, cut)).then(read), `cut at ${cut}`).rejects.toThrow(damaged);
    }
  });

  test('damaged bytes in the middle never cause another kind of error', async () => {
    const bytes = await whole;
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const other = Buffer.from(bytes);
        other[at] = other[at]! ^ change;
        await open(other)
          .then(read)
          .catch((error: Error) => {
            expect(['TableUnreadable', 'CsvUnreadable']).toContain(error.name);
          });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['no sheet', { 'xl/workbook.xml': '<workbook/>' }, 'The file is an Excel workbook without worksheets.'],
    [
      'no XML',
      { 'xl/worksheets/sheet2.xml': '<worksheet><row' },
      'The file is a damaged Excel workbook: its part xl/worksheets/sheet2.xml is not well-formed XML.',
    ],
    [
      'entities',
      { 'xl/worksheets/sheet2.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>' },
      'has a document type',
    ],
    [
      'an empty sheet',
      {},
      'The file has no rows in its sheet `Contacts`. It has other sheets: `Others`. Choose one with `--sheet`.',
    ],
    [
      'a text that is not there',
      { 'xl/worksheets/sheet2.xml': sheet('<row r="1"><c t="s"><v>99</v></c></row>') },
      'row 1 refers to text 99, which does not exist.',
    ],
    [
      'a bomb',
      { 'xl/worksheets/sheet2.xml': `<worksheet>${`<a>${'x'.repeat(10_000)}</a>`.repeat(7000)}` },
      'unpacks to more than 200 times its size.',
    ],
    [
      'a bomb of one text',
      { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(8 * 1024 * 1024)}</t></si></sst>` },
      'The file has a cell of more than 4,194,304 characters.',
    ],
    [
      'a column too far',
      { 'xl/worksheets/sheet2.xml': sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>') },
      'The file has a value in column 16384 of row 1; at most 1000 columns are allowed.',
    ],
  ])('%s', async (_, parts, message) => {
    await expect(
      workbook(parts)
        .then((bytes) => open(bytes))
        .then(read),
    ).rejects.toThrow(message);
  });
});

describe('written values are read again unchanged', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map((one) => one.toWellFormed()),
    fc.constantFrom(
      '007',
      '+44 7700 900123',
      '=1+1',
      '_x0041_',
      ' a ',
      '4.47E+12',
      'SW1A 1AA',
      '\r\n\t',
      '\u0000',
    ),
  );
  const COLUMNS: Column[] = [
    { name: 'id', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'whole', type: 'integer' },
    { name: 'fraction', type: 'decimal' },
    { name: 'day', type: 'date' },
    { name: 'yes', type: 'boolean' },
  ];
  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .chain((date) =>
      fc.constantFrom(date.toISOString().slice(0, 10), date.toISOString().slice(0, 19), date.toISOString()),
    );
  const row = fc.tuple(
    fc.constant('1'),
    fc.option(text),
    fc.option(fc.maxSafeInteger()),
    fc.option(fc.tuple(fc.integer(), fc.nat(99_999)).map(([whole, part]) => `${whole}.${part}`)),
    fc.option(day),
    fc.option(fc.boolean()),
  );
  const types = Object.fromEntries(COLUMNS.map(({ name, type }) => [name, type]));

  test('including values of every type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        const bytes = await written('xlsx', COLUMNS, rows);
        const { records, rejects } = await read(await open(bytes, { types }));
        expect(rejects).toEqual([]);
        expect(records.map((record) => Object.values(record))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('including numbers and dates in a text column; other values stay text', async () => {
    const columns: Column[] = [
      { name: 'n', type: 'text' },
      { name: 'd', type: 'text' },
    ];
    const kinds = new Map([
      ['n', 'number'],
      ['d', 'date'],
    ] as const);
    const rows = [
      ['12.50', '2024-02-29'],
      ['007', 'soon'],
      ['1234567890123456', '1899-01-01'],
    ];
    const bytes = await written('xlsx', columns, rows, { kinds, headings: ['Number', 'Day'] });
    const reader = await open(bytes);
    expect(reader.layout.header.labels).toEqual(['Number', 'Day']);
    expect((await read(reader)).records).toEqual(rows.map(([n, d]) => ({ number: n, day: d })));
    expect((await open(await written('xlsx', columns, rows.slice(0, 1), { kinds }))).kinds).toEqual(kinds);
  });

  test('except a value that no cell can hold, which is refused', async () => {
    await expect(written('xlsx', [{ name: 'note', type: 'text' }], [['x'.repeat(32_768)]])).rejects.toThrow(
      'A value of the column `note` has 32,768 characters, but an Excel cell can have at most 32,767.',
    );
  });
});

test('every day of Excel has one serial number', () => {
  expect(isoOfSerial(1, false)).toBe('1900-01-01');
  expect(isoOfSerial(59, false)).toBe('1900-02-28');
  expect(isoOfSerial(60, false)).toBeUndefined();
  expect(isoOfSerial(61, false)).toBe('1900-03-01');
  expect(isoOfSerial(2_958_465, false)).toBe('9999-12-31');
  for (let serial = 61; serial < 100_000; serial += 7) {
    expect(serialOfIso(isoOfSerial(serial, false)!)).toEqual({ serial, hasTime: false });
  }
});

test.each([
  ['General', 'number'],
  ['0.00%', 'number'],
  ['#,##0.00 "days"', 'number'],
  ['[Red]0', 'number'],
  ['dd/mm/yyyy', 'date'],
  ['mmm-yy', 'date'],
  ['d. mmmm', 'date'],
  ['h:mm AM/PM', 'time'],
  ['[h]:mm', 'duration'],
  ['00000', 'digits'],
  ['"d"0', 'number'],
  ['_-£* #,##0.00_-', 'number'],
])('the format %s is of a %s', (code, kind) => {
  expect(numberFormatOf(200, code).kind).toBe(kind);
});

test('number formats and masks are recognised', () => {
  expect(intoMask('1632960001', '00000 000000')).toBe('01632 960001');
  expect(intoMask('123456', '000')).toBe('123456');
  expect(plainNumber('-1.5E+3')).toBe('-1500');
  expect(plainNumber('1E+20')).toBe('100000000000000000000');
  expect(plainNumber('12.50')).toBe('12.50');
});
