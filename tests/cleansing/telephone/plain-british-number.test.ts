import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDramaNumber } from '../../../src/cleansing/telephone/drama-number.ts';
import { plainBritishNumber } from '../../../src/cleansing/telephone/plain-british-number.ts';
import { parseTelephone } from '../../../src/cleansing/telephone/telephone-number.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** National numbers from every corner of the plan: any at all, and near the borders of its ranges. */
const national = fc.oneof(
  digits(10),
  digits(9),
  fc.tuple(fc.constantFrom('1', '2', '3', '5', '7', '8', '9'), digits(9)).map((parts) => parts.join('')),
  fc
    .tuple(
      fc.constantFrom(
        '1',
        '13873',
        '15242',
        '169772',
        '12046',
        '800',
        '80',
        '845',
        '7911',
        '7624',
        '76',
        '70',
        '56',
        '55',
      ),
      digits(9),
    )
    .map((parts) => parts.join('').slice(0, 10)),
  fc
    .tuple(fc.constantFrom('120', '1387', '1539', '800', '1697'), digits(6))
    .map((parts) => parts.join('').slice(0, 9)),
);

const prefix = fc.constantFrom(
  '',
  '0',
  '+44',
  '+44 ',
  '0044',
  '00 44 ',
  '44',
  '+44 (0)',
  '44 0',
  '+440',
  '(0)',
  '00',
  '+',
  '+444',
);

const punctuated = fc.tuple(
  prefix,
  national,
  fc.infiniteStream(fc.constantFrom('', '', '', ' ', '-', '.', ' (', ') ', '/')),
);

test('a plain number has the same result as in libphonenumber', () => {
  let plain = 0;
  fc.assert(
    fc.property(punctuated, ([before, number, separators]) => {
      const text = before + [...number].map((digit) => digit + separators.next().value).join('');
      const here = plainBritishNumber(text);
      if (here === undefined || !here.valid) return;
      plain++;
      const there = parseTelephone(text, 'GB')!;
      for (const key of ['country', 'callingCode', 'nationalNumber', 'valid', 'type', 'extension'] as const) {
        expect(here[key], `${key} of ${text}`).toBe(there[key]);
      }
      for (const format of ['E164', 'international', 'national'] as const) {
        expect(here.format(format)).toBe(there.format(format));
      }
    }),
    { numRuns: 5000 },
  );
  expect(plain).toBeGreaterThan(1000);
});

test('every ordinary form of a valid British number is read without the library', () => {
  fc.assert(
    fc.property(fc.constantFrom('0', '+44', '0044', '+44 (0)', '44'), digits(10), (before, number) => {
      fc.pre(number[0] !== '0');
      const there = parseTelephone(`0${number}`, 'GB');
      fc.pre(there?.valid === true && there.country === 'GB');
      expect(plainBritishNumber(before + number)?.nationalNumber).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test('drama numbers are plain, although they are in no assigned range', () => {
  const number = plainBritishNumber('07700 900123');
  expect(number).toMatchObject({ country: 'GB', nationalNumber: '7700900123', valid: false });
  expect(number?.format('national')).toBe('07700 900123');
  expect(number?.format('international')).toBe('+44 7700 900123');
  expect(isDramaNumber('7700900123')).toBe(true);
});

test.each(['07700 900123 x1', '+33 142685300', '0800 1111', '01534 712345', '0'.repeat(50), 'x', ''])(
  '%j is left to the library',
  (text) => {
    expect(plainBritishNumber(text)).toBeUndefined();
  },
);
