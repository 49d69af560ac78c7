import { describe, expect, test } from 'vitest';
import { areBirthsApart } from '../../../src/cleansing/deduplication/compare-births.ts';
import { dateForm } from '../../../src/cleansing/deduplication/read-date.ts';

test.each([
  '1971-06-24',
  '19710624',
  '24061971',
  '24/06/1971',
  '24.6.1971',
  '24/6/71',
  '06/24/1971',
  '24 June 1971',
  '24th Jun 71',
  '24-Jun-1971',
  'June 24, 1971',
  '26108',
  '26108.0',
])('%s is 24 June 1971', (text) => {
  expect(dateForm(text)).toBe('19710624');
});

test.each([
  ['1971', '1971'],
  ['circa 1880', '1880'],
  ['1971-00-00', '1971'],
  ['12451', '19340201'],
  ['03/05/29', '20290503'],
  ['03/05/30', '19300503'],
  ['12/05/1930', '19300512'],
])('%s is %s', (text, form) => {
  expect(dateForm(text)).toBe(form);
});

test.each(['1', '.', 'N/A', 'n.k.', '0', ''])('%j is no date', (text) => {
  expect(dateForm(text)).toBe('');
});

test('a mistyped date keeps its letters and digits', () => {
  expect(dateForm('1971-0624')).toBe('19710624');
  expect(dateForm('1970314')).toBe('1970314');
  expect(dateForm('31 Foo 1971')).toBe('31FOO1971');
});

describe('two dates', () => {
  test('are not apart if one cannot be read, or only the century differs', () => {
    expect(areBirthsApart('31FOO1971', '19820405')).toBe(false);
    expect(areBirthsApart(dateForm('03/05/25'), '19250503')).toBe(false);
  });

  test('are apart if both can be read and no slip explains the difference', () => {
    expect(areBirthsApart(dateForm('24 June 1971'), dateForm('30108'))).toBe(true);
  });
});
