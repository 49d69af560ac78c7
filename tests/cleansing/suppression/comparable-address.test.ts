import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKeys, comparableAddress } from '../../../src/cleansing/suppression/comparable-address.ts';
import { compareAddresses } from '../../../src/cleansing/suppression/compare-addresses.ts';
import { DATA, figure } from '../../support/data.ts';

const at = (line: string, postcode = 'EH1 2AD') => comparableAddress({ lines: [line], postcode });

/** How the two addresses agree if one is searched for in a list with the other. */
function compared(one: string, other: string) {
  const [a, b] = [at(one), at(other)];
  const meet = addressKeys(a).some((key) => addressKeys(b).includes(key));
  return meet ? compareAddresses(a, b) : undefined;
}

describe('the same place, written in several ways', () => {
  test.each([
    ['12 High Street', '12, HIGH ST.'],
    ['12 High Street, Quibbleham', '12 High St'],
    ['12 High Street', '12 Hihg Street'],
    ['Flat 2, 15 Mill Lane', 'Apartment 2, 15 Mill Ln'],
    ['Flat 2, 15 Mill Lane', '15/2 Mill Lane'],
    ['Flat 2, 15 Mill Lane', '15 Mill Lane, Flat 2'],
    ['Flat A, 12 High Street', '12A High Street'],
    ['First Floor Flat, 8 Kings Road', '8 Kings Rd, 1st Floor Flat'],
    ['1-3 High Street', '1 High Street'],
    ['Unit 4, Venture Point', '4 Venture Point'],
    ['Rose Cottage, Mill Lane', 'Rose Cott., Mill Ln, Quibbleham'],
    ['Rose Cottage', 'Rose Cottage, Mill Lane'],
    ['Oak House, 10 Park Road', '10 Park Road'],
    ['c/o Mrs Quibble, 10 Park Road', '10 Park Road'],
    ['Haven Practice, 7 Harris Street', 'Foundations, 7 Harris Street'],
    ['PO Box 61', 'P.O. Box 61'],
    ['Sea View, Elm Grove', 'Seaview, Elm Grove'],
    ['The Old School, Elm Grove', 'Old School House, Elm Grove'],
    ['Flat 2, Oak House', '2 Oak House'],
  ])('%s and %s', (one, other) => {
    expect(compared(one, other)).toBe('whole');
    expect(compared(other, one)).toBe('whole');
  });

  test.each([
    ['15 Mill Lane', 'Flat 2, 15 Mill Lane'],
    ['Rose Cottage, 15 Mill Lane', 'Rose Cottage, Mill Lane'],
  ])('%s and %s, partly', (one, other) => {
    expect(compared(one, other)).toBe('partly');
    expect(compared(other, one)).toBe('partly');
  });
});

describe('different places', () => {
  test.each([
    ['12 High Street', '13 High Street'],
    ['12 High Street', '12 Low Mead'],
    ['12 High Street, Quibblemarket', '12 Low Mead, Quibblemarket'],
    ['Flat 2, 15 Mill Lane', 'Flat 3, 15 Mill Lane'],
    ['12A High Street', '12B High Street'],
    ['12 High Street', '12A High Street'],
    ['Flat B, 15 Mill Lane', '15 Mill Lane'],
    ['Flat 2, Oak House, Park Road', 'Flat 2, Elm House, Park Road'],
    ['Rose Cottage, Mill Lane', 'Holly Cottage, Mill Lane'],
    ['PO Box 61', '61 High Street'],
    ['Flat 2, 9 Elm Grove', '2 Elm Grove'],
    ['Flat 9, 2 Elm Grove', 'Flat 2, 9 Elm Grove'],
    ['Rear of 9 Elm Grove', '9 Elm Grove'],
    ['Mill House, Elm Grove', 'Mill Cottage, Elm Grove'],
    ['Manor House', 'Manor Farm'],
    ['White Gables, Elm Grove', 'White Gates, Elm Grove'],
    ['Hill View, Elm Grove', 'Hill Top, Elm Grove'],
  ])('%s and %s', (one, other) => {
    expect(compared(one, other)).toBeUndefined();
  });

  test('the same words under another postcode differ', () => {
    expect(compareAddresses(at('12 High Street'), at('12 High Street', 'EH1 2AE'))).toBeUndefined();
  });
});

test.each([
  [['12 High Street, Quibbleham EH1 2AD'], '', 'EH12AD'],
  [['12 High Street', 'eh1 2ad'], '', 'EH12AD'],
  [['12 High Street EH12AD Quibbleham'], 'nothing', 'EH12AD'],
  [['12 High Street'], 'EHI 2AD', 'EH12AD'],
  [['12 High Street'], 'EH1 2AD, Scotland', 'EH12AD'],
  [['12 High Street'], '', ''],
])('the postcodes %j and %j compare as %j', (lines, postcode, compact) => {
  expect(comparableAddress({ lines, postcode }).postcode).toBe(compact);
});

describe('any two addresses', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          'Flat',
          '2',
          '15A',
          '1-3',
          'Rose',
          'Cottage',
          'Mill',
          'Lane',
          ',',
          'PO Box',
          'First Floor',
          '/',
        ),
        { maxLength: 8 },
      )
      .map((words) => words.join(' ')),
  );

  test('compare alike in either order, and each equals itself', () => {
    fc.assert(
      fc.property(line, line, (one, other) => {
        const [a, b] = [at(one), at(other)];
        expect(compareAddresses(a, a)).toBe('whole');
        expect(compareAddresses(a, b)).toBe(compareAddresses(b, a));
        expect(addressKeys(a).length).toBeGreaterThan(0);
      }),
    );
  });
});

/** Two editions of the addresses of doctors' practices. */
const PAIRS = join(DATA, 'pairs/nhs_ods_same_code_pairs.csv');

describe('published addresses in two spellings', () => {
  test('agree in 19 of 20 cases if both have a number and the same postcode', () => {
    const rows = parse(readFileSync(PAIRS), { columns: true }) as Record<string, string>[];
    const pairs = rows
      .filter((row) => row['same_postcode'] === '1' && row['address_a'] !== row['address_b'])
      .map(
        (row) =>
          [at(row['address_a']!, row['postcode_a']), at(row['address_b']!, row['postcode_b'])] as const,
      )
      // Another number is another house: they have moved next door.
      .filter(([a, b]) => a.labels !== '' && a.labels === b.labels);
    const agreed = pairs.filter(([a, b]) => compareAddresses(a, b) !== undefined).length;
    expect(pairs.length).toBeGreaterThan(figure(200, 8));
    expect(agreed / pairs.length).toBeGreaterThan(0.95);
  });
});
