import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a polling register of Ceredigion. */
const ROWS = [
  ...numbered(1, 9, 'Maes Teg, New Quay | SA45 9QA'),
  ...['Cil Isaf', 'Gelli Haul', 'Pant Fallen', 'Bryn Derw'].map(
    (name) => `${name}, Llandre, Bow Street | SY24 9QA`,
  ),
  ...numbered(1, 6, 'Dan y Graig, Talybont, Bow Street | SY24 9QB'),
  'Glanyrafon, Horeb, Llandysul | SA44 9QA',
  'Glanafon, Horeb, Llandysul | SA44 9QB',
  'Bryn Awel, Horeb, Llandysul | SA44 9QA',
  'Hafan, Horeb, Llandysul | SA44 9QB',
  'Annexe, Hafan, Talgarreg, Llandysul | SA44 9QD',
  'The Old Chapel, Talgarreg, Llandysul | SA44 9QD',
  'The Old Chapel, Pontsian, Llandysul | SA44 9QE',
  ...['Erw Las', 'Nant Du', 'Cwm Teg', 'Glan Don'].map((name) => `${name}, Rhydlewis, Llandysul | SA44 9QF`),
  'Manse House, Horeb, Llandysul | SA44 9QG',
];

const list = new ListUnderTest(ROWS);

/** The row that an address is settled on, or else its level. A street or a town counts as `None`. */
const found = (text: string, postcode = '') =>
  list.found(text, postcode).replace(/^(?:Street|Town)$/, 'None');

describe('a house or street of a register', () => {
  test.each([
    ['under the Welsh name of its town', '7 Maes Teg, Ceinewydd', '', '7 Maes Teg, New Quay | SA45 9QA'],
    [
      'in a town called Bow Street',
      'Pant Fallen, Llandre, Bow Street',
      'SY24 9QA',
      'Pant Fallen, Llandre, Bow Street | SY24 9QA',
    ],
    ['is not another one of that town', 'Ty Newydd, Llandre, Bow Street', 'SY24 9QA', 'None'],
    ['is not a house with another number', '45 Dan y Graig, Talybont, Bow Street', 'SY24 9QB', 'None'],
    [
      'with the article within it',
      'Glan yr Afon, Horeb, Llandysul',
      'SA44 9QA',
      'Glanyrafon, Horeb, Llandysul | SA44 9QA',
    ],
    ['is not one without that article', 'Glan yr Afon, Horeb, Llandysul', 'SA44 9QB', 'None'],
    ['is not one run together and damaged', 'Brynderi, Llandre, Bow Street', 'SY24 9QA', 'None'],
    ['is not that of another village', 'The Old Chapel, Rhydlewis, Llandysul', '', 'None'],
    ['nor with the postcode of a neighbour', 'The Old Chapel, Rhydlewis, Llandysul', 'SA44 9QF', 'None'],
    [
      'behind a firm',
      'Castle & Sons, Manse House, Horeb, Llandysul',
      'SA44 9QG',
      'Manse House, Horeb, Llandysul | SA44 9QG',
    ],
  ])('%s: %s %s', (_, text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

/** Invented, in the manner of a polling register of Powys. */
const STREETS = new ListUnderTest([
  ...numbered(1, 5, 'Lon Uchaf, Brecon | LD3 9QA'),
  ...numbered(1, 5, 'Ffordd y Gogledd, Brecon | LD3 9QB'),
  ...numbered(1, 5, 'Penrallt Terrace, Talgarth, Brecon | LD3 9QD'),
  ...numbered(1, 5, "Tai'r Felin, Kerry, Newtown | SY16 9QA"),
  ...numbered(1, 5, 'Stryd Wesla, Kerry, Newtown | SY16 9QB'),
  ...numbered(1, 5, 'Cae Rhos, Kerry, Newtown | SY16 9QD'),
  ...numbered(1, 5, 'New Road, Kerry, Newtown | SY16 9QE'),
  ...numbered(1, 5, 'Lon Felin, Talgarth, Brecon | LD3 9QE'),
  'Yr Hen Ysgol, Talgarth, Brecon | LD3 9QF',
  'Zion Chapel, Talgarth, Brecon | LD3 9QF',
]);

describe('a street or house under its name in the other language', () => {
  test.each([
    ['4 Upper Lane, Aberhonddu', 'LD3 9QA', '4 Lon Uchaf, Brecon | LD3 9QA'],
    ['4 Upper Lane, Brecon', '', '4 Lon Uchaf, Brecon | LD3 9QA'],
    ['3 North Road, Brecon', 'LD3 9QB', '3 Ffordd y Gogledd, Brecon | LD3 9QB'],
    ['3 Rhes Penrallt, Talgarth, Brecon', 'LD3 9QD', '3 Penrallt Terrace, Talgarth, Brecon | LD3 9QD'],
    ['2 Mill Cottages, Ceri, Y Drenewydd', 'SY16 9QA', "2 Tai'r Felin, Kerry, Newtown | SY16 9QA"],
    ['2 Wesley Street, Ceri, Y Drenewydd', '', '2 Stryd Wesla, Kerry, Newtown | SY16 9QB'],
    ['1 Str Wesla, Kerry, Newtown', 'SY16 9QB', '1 Stryd Wesla, Kerry, Newtown | SY16 9QB'],
    ['5 Cai Rhos, Kerry, Newtown', 'SY16 9QD', '5 Cae Rhos, Kerry, Newtown | SY16 9QD'],
    ['5 Ff. Newydd, Kerry, Newtown', 'SY16 9QE', '5 New Road, Kerry, Newtown | SY16 9QE'],
    ['5 Lon y Felin, Talgarth, Brecon', 'LD3 9QE', '5 Lon Felin, Talgarth, Brecon | LD3 9QE'],
    ['The Old School, Talgarth, Brecon', 'LD3 9QF', 'Yr Hen Ysgol, Talgarth, Brecon | LD3 9QF'],
    ['Capel Seion, Talgarth, Brecon', 'LD3 9QF', 'Zion Chapel, Talgarth, Brecon | LD3 9QF'],
  ])('%s %s', (text, postcode, row) => expect(STREETS.found(text, postcode)).toBe(row));

  test.each([
    ['9 Upper Lane, Brecon', 'LD3 9QA'],
    ['3 South Road, Brecon', 'LD3 9QB'],
    ['4 Lower Lane, Brecon', 'LD3 9QA'],
  ])('%s %s is not listed', (text, postcode) => {
    expect(STREETS.found(text, postcode)).not.toContain('|');
  });
});
