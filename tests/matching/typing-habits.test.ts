import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a polling register. */
const ROWS = [
  'Pound Cottage, Ampleby, Helmstow | YO62 4QA',
  'Rowan Cottages, Ampleby, Helmstow | YO62 4QA',
  'Lark Farmhouse, Ampleby, Helmstow | YO62 4QA',
  'The Bull, Ampleby, Helmstow | YO62 4QA',
  'Near Cote, Ampleby, Helmstow | YO62 4QA',
  'Larch Croft, Ampleby, Helmstow | YO62 4QA',
  'The Old Post Office, Ampleby, Helmstow | YO62 4QB',
  'Gillhead, Ampleby, Helmstow | YO62 4QD',
  'Hay Barn, Ampleby, Helmstow | YO62 4QD',
  'The Mistal, Hay Barn, Ampleby, Helmstow | YO62 4QD',
  'Mobile Home, Tile House, Ampleby, Helmstow | YO62 4QE',
  'Mobile Home, Crow House, Ampleby, Helmstow | YO62 4QE',
  'Red House, Ampleby, Helmstow | YO62 4QE',
  'The Mistal, Stag Farm, Ampleby, Helmstow | YO62 4QE',
  'Gill Head, Wrelby, Helmstow | YO62 4QF',
  'Lane Head, Wrelby, Helmstow | YO62 4QG',
  'Birch Lodge, Wrelby, Helmstow | YO62 4QG',
  ...numbered(1, 9, 'Cross Street, Ampleby, Helmstow | YO62 4QH'),
  ...numbered(1, 9, 'The Causey, Ampleby, Helmstow | YO62 4QJ'),
  ...numbered(1, 9, 'Station Approach, Ampleby, Helmstow | YO62 4QL'),
  'Yard Cottage, 3 The Causey, Ampleby, Helmstow | YO62 4QJ',
  'Yard Cottage, 5 Station Approach, Ampleby, Helmstow | YO62 4QL',
  'Yard Cottage, 20 Station Approach, Ampleby, Helmstow | YO62 4QL',
  'Rose Cottage, 21 Station Approach, Ampleby, Helmstow | YO62 4QL',
  'Mooring 5, Lark Marina, Ampleby, Helmstow | YO62 4QP',
  'Berth 6, Lark Marina, Ampleby, Helmstow | YO62 4QP',
  'Flat 1, 11 Causey Lane, Ampleby, Helmstow | YO62 4QN',
  'Flat 2, 11 Causey Lane, Ampleby, Helmstow | YO62 4QN',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(`${start}, `)) ?? 'no such row';

describe('short forms, slips and directions that people type', () => {
  test.each([
    ['Pound Ctg, Ampleby, Helmstow', 'YO62 4QA', 'Pound Cottage'],
    ['Rowan Ctgs, Ampleby, Helmstow', 'YO62 4QA', 'Rowan Cottages'],
    ['Lark Fmhse, Ampleby, Helmstow', 'YO62 4QA', 'Lark Farmhouse'],
    ['Th Bull, Ampleby, Helmstow', 'YO62 4QA', 'The Bull'],
    ['Larch Crotht, Ampleby, Helmstow', 'YO62 4QA', 'Larch Croft'],
    ['4 X Street, Ampleby, Helmstow', 'YO62 4QH', '4 Cross Street, Ampleby'],
    ['4 Th Causey, Ampleby, Helmstow', 'YO62 4QJ', '4 The Causey, Ampleby'],
    ['4 Sta Approach, Ampleby, Helmstow', 'YO62 4QL', '4 Station Approach, Ampleby'],
    ['11 Causey Lane (F2), Ampleby, Helmstow', 'YO62 4QN', 'Flat 2, 11 Causey Lane'],
    ['Near Cote, Amplby, Helmstow', 'YO62 4QA', 'Near Cote'],
    ['Red House, Ampleby, Helmstow, 2nd house after the bridge', 'YO62 4QE', 'Red House'],
    ['Red House, Ampleby, Helmstow, next door to the chip shop', 'YO62 4QE', 'Red House'],
    ['Red House, Ampleby, Ryedale District', 'YO62 4QE', 'Red House'],
  ])('%s, %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));
});

describe('villages and parts of houses as written', () => {
  test('the village outweighs a postcode where another village has a similar name', () => {
    expect(list.found('Gillhead, Ampleby, Helmstow', 'YO62 4QF')).toBe(row('Gillhead'));
  });

  test('a part of several houses is not the whole of another house', () => {
    expect(list.found('The Mobile Home, Red House, Ampleby, Helmstow', 'YO62 4QE')).toBe('Building');
    expect(list.found('Red House, Ampleby, Helmstow', 'YO62 4QE')).toBe(row('Red House'));
  });

  test.each([
    ['Yard Cottage, 3 The Causey', 'YO62 4QJ', 'Yard Cottage, 3 The Causey'],
    ['3 The Causey', 'YO62 4QJ', '3 The Causey'],
    ['Yard Cottage, 4 The Causey', 'YO62 4QJ', undefined],
    ['Mrs Ames, Yard Cottage, 4 The Causey', 'YO62 4QJ', undefined],
    ['20 Station Approach', 'YO62 4QL', undefined],
    ['Ames Yard Cottage, 4 The Causey', 'YO62 4QJ', '4 The Causey'],
    ['21 Station Approach', 'YO62 4QL', 'Rose Cottage, 21 Station Approach'],
    ['Rose Cottage, 4 The Causey', 'YO62 4QJ', '4 The Causey'],
  ])('a part of several numbered houses is not a whole house: %s', (text, postcode, start) => {
    const expected = start === undefined ? 'Building' : row(start);
    expect(list.found(`${text}, Ampleby, Helmstow`, postcode)).toBe(expected);
  });

  test('a mooring of an unknown marina is not that of another', () => {
    expect(list.found('Mooring 5, Lark Marina, Ampleby, Helmstow', 'YO62 4QP')).toBe(row('Mooring 5'));
    expect(list.found('Berth 6, Lark Marina, Ampleby', 'YO62 4QP')).toBe(row('Berth 6'));
    expect(list.found('Mooring 5, Heron House, Ampleby, Helmstow', 'YO62 4QP')).not.toBe(row('Mooring 5'));
  });

  test('a house with an article before another house is a part of it, not a company', () => {
    expect(list.found('Stag Farm, Ampleby, Helmstow', 'YO62 4QE')).toBe('Building');
    expect(list.found('The Mistal, Stag Farm, Ampleby', 'YO62 4QE')).toBe(row('The Mistal, Stag Farm'));
  });

  test('a house is not mistaken for a misspelt town', () => {
    expect(list.found('Lane Head, Wrelby')).toBe(row('Lane Head'));
  });
});
