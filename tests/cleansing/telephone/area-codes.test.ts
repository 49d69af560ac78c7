import { expect, test } from 'vitest';
import { areaOf } from '../../../src/cleansing/telephone/area-codes.ts';
import { parseTelephone } from '../../../src/cleansing/telephone/telephone-number.ts';

test.each([
  ['2072221234', 'London'],
  ['2033221234', 'London'],
  ['1612221234', 'Manchester'],
  ['1132221234', 'Leeds'],
  ['1244123456', 'Chester'],
  ['1387212345', 'Dumfries'],
  ['1387312345', 'Langholm'],
  ['1697312345', 'Wigton'],
  ['169772345', 'Brampton'],
  ['1768712345', 'Keswick'],
  ['1539512345', 'Grange-over-Sands'],
  ['1912221234', 'Tyneside'],
  ['1913221234', 'Durham'],
  ['2380221234', 'Southampton'],
  ['2392221234', 'Portsmouth'],
  ['2476221234', 'Coventry'],
  ['2890221234', 'Belfast'],
  ['2871221234', 'Londonderry'],
  ['2920221234', 'Cardiff'],
  ['1204512345', 'Bolton'],
  ['7400123456', undefined],
  ['8001234567', undefined],
  ['1632960123', undefined],
])('%s is in %s', (nationalNumber, place) => {
  expect(areaOf(nationalNumber)).toBe(place);
});

/** An area code in the library's plan for which Ofcom's list of area names has no place. */
const NAMELESS = [1393];

test('every area code with a range in use has a place', () => {
  const subscribers = [
    '212345',
    '312345',
    '412345',
    '512345',
    '612345',
    '712345',
    '812345',
    '912345',
    '461000',
  ];
  const nameless: number[] = [];
  for (let code = 1000; code < 3000; code++) {
    const inUse = subscribers.some((subscriber) => {
      const number = parseTelephone(`0${code}${subscriber}`, 'GB');
      return number?.country === 'GB' && number.type === 'FIXED_LINE';
    });
    if (inUse && areaOf(`${code}212345`) === undefined) nameless.push(code);
  }
  expect(nameless).toEqual(NAMELESS);
});
