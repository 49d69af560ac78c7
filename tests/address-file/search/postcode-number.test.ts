import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SINGULAR_POSTCODES } from '../../../src/address/postcode-areas.ts';
import {
  OUTWARD_SPAN,
  postcodeNumber,
  postcodeOfNumber,
  SECTOR_SPAN,
} from '../../../src/address-file/postcode-number.ts';
import { validPostcode } from '../../address/arbitraries.ts';

const compact = validPostcode.map((postcode) => postcode.replace(' ', ''));

test('a postcode comes back from its number, which has 31 bits', () => {
  fc.assert(
    fc.property(fc.oneof(compact, fc.constantFrom(...SINGULAR_POSTCODES.keys())), (postcode) => {
      const number = postcodeNumber(postcode);
      expect(postcodeOfNumber(number)).toBe(postcode);
      expect(number).toBe(number & 0x7fffffff);
    }),
    { numRuns: 2000 },
  );
});

test('two postcodes have the same range of numbers if they share an outward code or sector', () => {
  const outward = (postcode: string) => postcode.slice(0, -3);
  const sector = (postcode: string) => postcode.slice(0, -2);
  const stretch = (postcode: string, span: number) => Math.floor(postcodeNumber(postcode) / span);
  const near = fc.tuple(compact, compact, fc.boolean()).map(([one, other, same]) => {
    return same ? ([one, outward(one) + other.slice(-3)] as const) : ([one, other] as const);
  });
  fc.assert(
    fc.property(near, ([one, other]) => {
      fc.pre(!SINGULAR_POSTCODES.has(one) && !SINGULAR_POSTCODES.has(other));
      expect(stretch(one, OUTWARD_SPAN) === stretch(other, OUTWARD_SPAN)).toBe(
        outward(one) === outward(other),
      );
      expect(stretch(one, SECTOR_SPAN) === stretch(other, SECTOR_SPAN)).toBe(sector(one) === sector(other));
    }),
  );
});

test('letters and digits keep their order', () => {
  const inOrder = [
    'B1 1AA',
    'B1 1AB',
    'B1 2AA',
    'B10 1AA',
    'B1A 1AA',
    'B2 1AA',
    'BA1 1AA',
    'GIR 0AA',
    'TKCA 1ZZ',
  ];
  const numbers = inOrder.map((postcode) => postcodeNumber(postcode.replace(' ', '')));
  expect([...numbers].sort((one, other) => one - other)).toEqual(numbers);
});
