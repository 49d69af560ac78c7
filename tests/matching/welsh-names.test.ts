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
