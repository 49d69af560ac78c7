import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onFourLines } from '../../../src/cleansing/mailing/mail-address.ts';
import { mailingOrder, placesOf } from '../../../src/cleansing/mailing/mailing-order.ts';
import '../../support/seed.ts';

test('sorts by postcode as PAF writes it, then by delivery point suffix; addresses without a postcode and those abroad follow', () => {
  const sorted: [string, string, boolean][] = [
    ['B1 1AA', '1A', false],
    ['CH2 4NE', '1A', false],
    ['CH2 4NE', '1B', false],
    ['CH2 4NE', '2A', false],
    ['CH2 4NE', '', false],
    ['CH2 4NF', '1A', false],
    ['CH24 4NE', '1A', false],
    ['M1 1AE', '9Z', false],
    ['W1A 1AA', '1A', false],
    ['ZE3 9JZ', '9Z', false],
    ['nonsense', '1A', false],
    ['CH2 4NE', '1A', true],
  ];
  const orders = sorted.map(([postcode, suffix, abroad]) => mailingOrder(postcode, suffix, abroad));
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(new Set(orders).size).toBe(sorted.length);
  expect(mailingOrder('ch24ne', '1a', false)).toBe(orders[1]);
});

test('numbers records as a stable sort does', () => {
  const order = fc.oneof(fc.nat(5), fc.nat({ max: 2 ** 45 - 1 }), fc.constant(mailingOrder('', '', true)));
  fc.assert(
    fc.property(fc.array(order, { maxLength: 300 }), (orders) => {
      const sorted = orders.map((_, at) => at).sort((a, b) => orders[a]! - orders[b]! || a - b);
      const expected = new Uint32Array(orders.length);
      for (const [place, at] of sorted.entries()) expected[at] = place;
      expect(placesOf(Float64Array.from(orders))).toEqual(expected);
    }),
  );
});

test.each([
  [['1 High Street'], '', ['1 High Street']],
  [['1 High Street'], 'Acme Ltd', ['Acme Ltd', '1 High Street']],
  [['ACME LTD', '1 High Street'], 'Acme Ltd', ['ACME LTD', '1 High Street']],
  [
    ['A', 'Unit 4', 'Venture Point', 'Stanney Mill Road'],
    'Acme Ltd',
    ['Acme Ltd', 'A, Unit 4', 'Venture Point', 'Stanney Mill Road'],
  ],
  [['', 'Flat 1', '', '2 Mill Lane'], '', ['Flat 1', '2 Mill Lane']],
  [
    ['Flat 1', 'Tower', 'Long Business Park', 'Mill Lane', 'Stanney', 'Ellesmere'],
    '',
    ['Flat 1, Tower', 'Long Business Park', 'Mill Lane, Stanney', 'Ellesmere'],
  ],
])('%j of %s on four lines', (lines, company, four) => {
  expect(onFourLines(lines, company)).toEqual(four);
});
