import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ColumnProfile } from '../../../src/cleansing/profile/column-profile.ts';
import { masked, patternOf } from '../../../src/cleansing/profile/pattern.ts';
import { TableProfile } from '../../../src/cleansing/profile/table-profile.ts';
import { KINDS, kindsOf } from '../../../src/cleansing/profile/value-kind.ts';
import { Block } from '../../../src/records/block.ts';
import type { Value } from '../../../src/records/column.ts';
import '../../support/seed.ts';

const profileOf = (values: readonly Value[], name = 'colour') => {
  const profile = new ColumnProfile(name);
  for (const value of values) profile.add(value);
  return profile;
};
const reportOf = (values: readonly Value[], name = 'colour', showValues = false) =>
  profileOf(values, name).report(name, showValues);

test('blank fields do not count as filled', () => {
  expect(reportOf(['red', null, '', '  ', 'red', 'blue'])).toMatchObject({
    records: 6,
    filled: 3,
    fillRate: 0.5,
    kind: 'text',
    distinct: { count: 2, isExact: true },
    valid: 3,
    invalid: 0,
    lengths: { least: 3, most: 4, mean: 3.333333 },
    topValues: {
      isMasked: false,
      countsLowBy: 0,
      top: [
        { value: 'red', count: 2 },
        { value: 'blue', count: 1 },
      ],
    },
  });
  expect(reportOf([null, ''])).toMatchObject({ kind: 'empty', fillRate: 0, lengths: undefined });
});

test.each([
  ['Smith', 'Aa+'],
  ['Mr Ng', 'Aa Aa'],
  ['CH2 4NE', 'AA9 9AA'],
  ['01244 355112', '99999 999999'],
  ['ann@example.com', 'aaa@a+.aaa'],
  ['MCDONALD', 'A+'],
  ['Zoë', 'Aaa'],
  ['', ''],
  ['x'.repeat(100), 'a+…'],
])('the pattern of %s is %s', (value, pattern) => {
  expect(patternOf(value)).toBe(pattern);
});

test.each([
  ['ann@example.com', 'a••@•••••••.•••'],
  ['Zoë Smith', 'Z•• •••••'],
  ['01244 355112', '0•••• ••••••'],
  ['', ''],
  ['x'.repeat(50), `x${'•'.repeat(39)}…`],
])('%s is masked as %s', (value, shown) => {
  expect(masked(value)).toBe(shown);
});

test.each([
  ['ann@example.com', ['email']],
  ['ann@localhost', []],
  ['CH2 4NE', ['postcode']],
  ['2024-02-29', ['date']],
  ['2023-02-29', []],
  ['31/12/2024', ['date']],
  ['3 Mar 2024', ['date']],
  ['01244 355112', ['telephone']],
  ['+33 1 42 68 53 00', ['telephone']],
  ['yes', ['boolean']],
  ['1', ['boolean', 'integer', 'decimal']],
  ['-17', ['integer', 'decimal']],
  ['007', ['decimal']],
  ['£1,234.50', ['decimal']],
  ['Smith', []],
  ['9'.repeat(1000), []],
])('%s may be %j', (text, kinds) => {
  const bits = kindsOf(text);
  expect(KINDS.filter((_, at) => bits & (1 << at)).toSorted()).toEqual(kinds.toSorted());
});

describe('the kind of a column', () => {
  test.each([
    [['a@b.com', 'c@d.org', 'e@f.net', 'g@h.com', 'nonsense'], 'contact_point', 'email', 1],
    [['a@b.com', 'c@d.org', 'x', 'y'], 'email', 'email', 2],
    [['a@b.com', 'c@d.org', 'x', 'y'], 'other', 'text', 0],
    [['CH2 4NE', 'M1 1AE', 'SW1A 2AA'], 'code', 'postcode', 0],
    [['1', '2', '3', '40'], 'floor', 'integer', 0],
    [['0', '1', '0'], 'flag', 'boolean', 0],
    [['1.5', '2', '3.25'], 'price', 'decimal', 0],
    [['2024-01-01', '2023-12-31', 'soon', '2024-01-02', '2024-01-03'], 'day', 'date', 1],
  ])('%j in %s is %s, with %i values of another kind', (values, name, kind, invalid) => {
    expect(reportOf(values, name)).toMatchObject({ kind, invalid });
  });

  test('numbers and dates have a minimum and a maximum', () => {
    expect(reportOf(['1', '5', '12'], 'floor').numbers).toEqual({ least: 1, most: 12, mean: 6 });
    expect(reportOf(['2024-01-01', '2023-12-31'], 'day').dates).toEqual({
      first: '2023-12-31',
      last: '2024-01-01',
    });
  });
});

test('each kind of unusual value is counted', () => {
  const values = [' red', 'light  blue', 'N/A', 'GREEN', 'yellow', 'CafÃ©', 'a\u200bb', 'Zoë', 'one\ntwo'];
  expect(reportOf(values).findings).toEqual({
    spacesAround: 1,
    doubleSpaces: 1,
    placeholder: 1,
    capitalsOnly: 1,
    smallLettersOnly: 4,
    wronglyDecoded: 1,
    controlCharacters: 1,
    beyondAscii: 3,
    lineBreaks: 1,
  });
});

describe('values that may identify people', () => {
  const people = Array.from({ length: 200 }, (_, at) => `Person ${String.fromCharCode(65 + (at % 26))}${at}`);

  test.each([
    ['surname', ['Smith', 'Smith']],
    ['email', ['a@b.com', 'a@b.com']],
    ['contact_no', ['01244 355112', '01244 355112']],
    ['whatever', people],
    ['home', ['CH2 4NE', 'CH2 4NE']],
  ])('%s is masked unless asked for', (name, values) => {
    const report = reportOf(values, name);
    expect(report.personal).toBe(true);
    expect(report.topValues.isMasked).toBe(true);
    const text = JSON.stringify(report);
    for (const value of values) expect(text).not.toContain(value);
    expect(reportOf(values, name, true).topValues.top[0]!.value).toBe(values.toSorted()[0]);
  });

  test('examples of wrong values are always masked', () => {
    const report = reportOf(['a@b.com', 'c@d.org', 'e@f.net', 'g@h.com', 'Ann Smith'], 'colour', true);
    expect(report.invalidExamples).toEqual(['A•• •••••']);
  });

  test('other values are shown', () => {
    expect(reportOf(['web', 'phone', 'web'], 'source').topValues.top).toEqual([
      { value: 'web', count: 2 },
      { value: 'phone', count: 1 },
    ]);
  });
});

const anyValue = fc.oneof(
  fc.constantFrom<Value>(null, '', ' ', 'a@b.com', 'CH2 4NE', '2024-01-01', '12', '1.5', 'Smith', 7, true),
  fc.string({ unit: 'binary', maxLength: 130 }),
);

test('profiles of two parts merge into the profile of the whole', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 200 }), fc.nat(), (values, cut) => {
      const at = values.length === 0 ? 0 : cut % values.length;
      const merged = profileOf(values.slice(0, at));
      merged.merge(profileOf(values.slice(at)));
      expect(merged.report('x', true)).toEqual(profileOf(values).report('x', true));
    }),
    { numRuns: 300 },
  );
});

test('profiles of blocks read from JSON merge like the profiles themselves, except values beyond those listed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyValue, { maxLength: 30 }), { maxLength: 6 }), (blocks) => {
      const merged = new ColumnProfile('colour');
      for (const block of blocks) {
        merged.mergeSummary(JSON.parse(JSON.stringify(profileOf(block).summary())));
      }
      expect(merged.report('x', true)).toEqual(profileOf(blocks.flat()).report('x', true));
    }),
    { numRuns: 200 },
  );
});

test('distinct values are estimated across merged blocks', () => {
  const merged = new ColumnProfile('code');
  for (let block = 0; block < 30; block++) {
    const values = Array.from({ length: 1000 }, (_, at) => `value ${block * 700 + at}`);
    merged.mergeSummary(JSON.parse(JSON.stringify(profileOf(values).summary())));
  }
  const { distinct } = merged.report('code', false);
  expect(distinct).toMatchObject({ isExact: false, standardError: 0.008125 });
  expect(Math.abs(distinct.count / 21_300 - 1)).toBeLessThan(0.033);
});

test('a table report has columns, records and the rejected rows', () => {
  const table = new TableProfile(['name', 'town'], ['Name', 'Town']);
  table.add(
    Block.of(2, [
      ['Ann', null],
      ['Hull', null],
    ] as Value[][]),
    3,
  );
  const more = new TableProfile(['name', 'town'], ['Name', 'Town']);
  more.add(Block.of(1, [['Bob'], ['Hull']]), 1);
  table.merge(more);
  expect(table.report('people.csv', false)).toMatchObject({
    source: 'people.csv',
    records: 3,
    rejected: 4,
    fillRate: 4 / 6,
    columns: [
      { name: 'name', label: 'Name', filled: 2 },
      { name: 'town', label: 'Town', filled: 2, distinct: { count: 1 } },
    ],
  });
});
