import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented: stairs as Scottish towns call their flats, a hall of residence, a caravan park. */
const ROWS = [
  ...['GFL', 'GFR', '1FL', '1FR', '2FL', '2FR'].map(
    (flat) => `${flat}, 17 Loan Wynd, Kilbrae, Anstrew | KY10 9ZA`,
  ),
  ...['0/1', '0/2', '1/1', '1/2', '2/1', '2/2'].map(
    (flat) => `Flat ${flat}, 33 Cowan Brae, Kilbrae, Anstrew | KY10 9ZB`,
  ),
  ...['G/1', 'G/2', '1/1', '1/2'].map(
    (flat) => `${flat}, 5 St Marnan's Terrace, Kilbrae, Anstrew | KY10 9ZD`,
  ),
  ...[13, 15, 17].flatMap((house) =>
    [1, 2, 3].map((flat) => `${house}/${flat} Brook Gait, Kilbrae, Anstrew | KY10 9ZE`),
  ),
  ...[7, 8].flatMap((flat) =>
    ['A', 'B', 'E'].map(
      (room) => `Flat ${flat} Room ${room}, Larch Hall, Esplanade, Kilbrae, Anstrew | KY10 9ZF`,
    ),
  ),
  ...[1, 2, 3].map((at) => `Caravan ${at}, Dunes Holiday Park, Sea Loan, Kilbrae, Anstrew | KY10 9ZG`),
  ...[1, 2, 3].map((at) => `Flat ${at}, 35 Sea Loan, Kilbrae, Anstrew | KY10 9ZG`),
  ...[36, 37, 38].map((at) => `${at} Sea Loan, Kilbrae, Anstrew | KY10 9ZG`),
];

const list = new ListUnderTest(ROWS);
const row = (start: string) => ROWS.find((one) => one.startsWith(`${start}, `)) ?? 'no such row';

describe('sides of a stair', () => {
  test.each([
    ['First Floor Right, 17 Loan Wynd', '1FR, 17 Loan Wynd'],
    ['First Floor Left, 17 Loan Wynd', '1FL, 17 Loan Wynd'],
    ['2nd Flr Left 17 Loan Wynd', '2FL, 17 Loan Wynd'],
    ['Ground Floor Right, 17 Loan Wynd', 'GFR, 17 Loan Wynd'],
    ['17 (1st Flr Right) Loan Wynd', '1FR, 17 Loan Wynd'],
    ['17 (G/L) Loan Wynd', 'GFL, 17 Loan Wynd'],
    ['Flat G/R, 17 Loan Wynd', 'GFR, 17 Loan Wynd'],
    ['Flat 2/R, 17 Loan Wynd', '2FR, 17 Loan Wynd'],
    ['1/L, 17 Loan Wynd', '1FL, 17 Loan Wynd'],
    ['17 Loan Wynd, 1/R', '1FR, 17 Loan Wynd'],
    ['2fl 17 loan wynd', '2FL, 17 Loan Wynd'],
  ])('%s', (text, found) => expect(list.found(`${text}, Kilbrae, Anstrew`, 'KY10 9ZA')).toBe(row(found)));

  test('a side that the stair lacks is not another one', () => {
    expect(list.found('Third Floor Right, 17 Loan Wynd, Kilbrae, Anstrew', 'KY10 9ZA')).not.toMatch(/FL|FR/);
  });
});

describe('floors and doors', () => {
  test.each([
    ['Flat 1.2, 33 Cowan Brae', 'Flat 1/2, 33 Cowan Brae'],
    ['33 (Flat 2, Second Floor) Cowan Brae', 'Flat 2/2, 33 Cowan Brae'],
    ['Flat 1, Ground Floor, 33 Cowan Brae', 'Flat 0/1, 33 Cowan Brae'],
    ['33 (2/1) Cowan Brae', 'Flat 2/1, 33 Cowan Brae'],
    ['2 stroke 1, 33 Cowan Brae', 'Flat 2/1, 33 Cowan Brae'],
    ["G/2, 5 St Marnan's Terrace", "G/2, 5 St Marnan's Terrace"],
    ["Ground/2, 5 St Marnan's Terrace", "G/2, 5 St Marnan's Terrace"],
    ["Grd Flr 1 5 St Marnan's Terrace", "G/1, 5 St Marnan's Terrace"],
    ['number 15 stroke 3 Brook Gait', '15/3 Brook Gait'],
    ['Flat 13/2, Brook Gait', '13/2 Brook Gait'],
  ])('%s', (text, found) => {
    const postcode = (/KY10 \w+/.exec(row(found)) ?? [''])[0];
    expect(list.found(`${text}, Kilbrae, Anstrew`, postcode)).toBe(row(found));
  });
});

describe('rooms of a hall', () => {
  test.each([
    ['Flat 8 Room E, Larch Hall, Esplanade', 'Flat 8 Room E, Larch Hall'],
    ['Room A, Flat 7, Larch Hall, Esplanade', 'Flat 7 Room A, Larch Hall'],
    ['Flat 7B, Larch Hall, Esplanade', 'Flat 7 Room B, Larch Hall'],
    ['8A Larch Hall, Esplanade', 'Flat 8 Room A, Larch Hall'],
  ])('%s', (text, found) => expect(list.found(`${text}, Kilbrae, Anstrew`, 'KY10 9ZF')).toBe(row(found)));

  test('a room that the flat lacks is not another one', () => {
    expect(list.found('Flat 7C, Larch Hall, Esplanade, Kilbrae, Anstrew', 'KY10 9ZF')).not.toMatch(/Room/);
  });
});

describe('what forms and clerks add', () => {
  test.each([
    ['36 Sea Loan, N/A, Kilbrae, Anstrew', '36 Sea Loan'],
    ['37 Sea Loan, n/k, Anstrew', '37 Sea Loan'],
    ['38 Sea Loan, none, Kilbrae, Anstrew, Anstrew', '38 Sea Loan'],
    ['35 (F3) Sea Loan, Kilbrae, Anstrew', 'Flat 3, 35 Sea Loan'],
    ["C'van 2, Dunes Hol Park, Sea Loan, Kilbrae, Anstrew", 'Caravan 2, Dunes Holiday Park'],
  ])('%s', (text, found) => expect(list.found(text, 'KY10 9ZG')).toBe(row(found)));

  test('a former number in brackets is not that of the house', () => {
    const found = list.found('37 (formerly 36) Sea Loan, Kilbrae, Anstrew', 'KY10 9ZG');
    expect(found).not.toBe(row('36 Sea Loan'));
  });
});
