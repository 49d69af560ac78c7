import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a polling register: houses whose names resemble those of their neighbours. */
const ROWS = [
  'Hill Croft, Melin y Wig, Corwen | LL21 4QA',
  'The Old School House, Melin y Wig, Corwen | LL21 4QA',
  'Red House Farm, Melin y Wig, Corwen | LL21 4QA',
  'Tan Bryn, Melin y Wig, Corwen | LL21 4QA',
  'The Haven, Melin y Wig, Corwen | LL21 4QB',
  'Hillcroft, Carrog, Corwen | LL21 4QD',
  'The Old School, Carrog, Corwen | LL21 4QD',
  'Haven, Carrog, Corwen | LL21 4QD',
  'Church Fach, Carrog, Corwen | LL21 4QD',
  'Bakery Cottage, Carrog, Corwen | LL21 4QD',
  'Glan Clwyd, Carrog, Corwen | LL21 4QE',
  'Glan Barn, Carrog, Corwen | LL21 4QE',
  'School Cottage, Carrog, Corwen | LL21 4QE',
  'West Wing, Manor Farm House, Carrog, Corwen | LL21 4QF',
  'Pen Goch, Carrog, Corwen | LL21 4QF',
  'The Lodge, Pen Goch, Carrog, Corwen | LL21 4QF',
  'Apt, Hafod Lom, Carrog, Corwen | LL21 4QF',
  'Hafod Lom, Carrog, Corwen | LL21 4QF',
  'Fron Heulog, Y Rhos, Carrog, Corwen | LL21 4QH',
  'Fron Heulog, Carrog, Corwen | LL21 4QJ',
  'Nans Farm, Carrog, Corwen | LL21 4QR',
  'Nans Farmhouse, Carrog, Corwen | LL21 4QR',
  'Village Farm, Carrog, Corwen | LL21 4QR',
  'Barn, Village Farm, Carrog, Corwen | LL21 4QR',
  'The Willows, Carrog, Corwen | LL21 4QR',
  'Willows, Carrog, Corwen | LL21 4QR',
  ...numbered(1, 9, 'Y Rhos, Carrog, Corwen | LL21 4QH'),
  ...numbered(11, 19, 'Maes y Llan, Cynwyd, Corwen | LL21 4QL'),
  ...numbered(1, 9, 'Denbigh Road, Corwen | LL21 4QN'),
  ...numbered(1, 9, 'Carn Cottages, Carrog, Corwen | LL21 4QP'),
  ...numbered(1, 9, 'The Orchard, Cynwyd, Corwen | LL21 4QQ'),
];

const list = new ListUnderTest(ROWS);

/** The row that an address is settled on, or else its level. A street or a town counts as `None`. */
const found = (text: string, postcode = '') =>
  list.found(text, postcode).replace(/^(?:Street|Town)$/, 'None');

describe('a house is not another house with a similar name', () => {
  test.each([
    ['Hillcroft, Melin y Wig, Corwen', 'LL21 4QA', 'None'],
    ['Hill Croft, Melin y Wig, Corwen', 'LL21 4QA', 'Hill Croft, Melin y Wig, Corwen | LL21 4QA'],
    // The list has no house that is called exactly like this.
    ['Tanbryn, Melin y Wig, Corwen', 'LL21 4QA', 'Tan Bryn, Melin y Wig, Corwen | LL21 4QA'],
    ['The Old School, Melin y Wig, Corwen', 'LL21 4QA', 'None'],
    ['Red House, Melin y Wig, Corwen', 'LL21 4QA', 'None'],
    ['Haven, Melin y Wig, Corwen', 'LL21 4QF', 'None'],
    ['Haven, Melin y Wig, Corwen', 'LL21 4QB', 'The Haven, Melin y Wig, Corwen | LL21 4QB'],
    ['Bridge Fach, Carrog, Corwen', 'LL21 4QD', 'None'],
    ['Church Fach, Carrog, Corwen', 'LL21 4QD', 'Church Fach, Carrog, Corwen | LL21 4QD'],
    ['Bakery Cotage, Carrog, Corwen', 'LL21 4QD', 'Bakery Cottage, Carrog, Corwen | LL21 4QD'],
    ['Glan Clwyd, Carrog, Corwen', 'LL21 4QE', 'Glan Clwyd, Carrog, Corwen | LL21 4QE'],
    ['Nans Farm House, Carrog, Corwen', 'LL21 4QR', 'Nans Farmhouse, Carrog, Corwen | LL21 4QR'],
    ['Nans Farm, Carrog, Corwen', 'LL21 4QR', 'Nans Farm, Carrog, Corwen | LL21 4QR'],
    ['Vilage Farmhouse, Carrog, Corwen', 'LL21 4QR', 'None'],
    ['Nans Farm Cottage, Carrog, Corwen', 'LL21 4QR', 'None'],
    // A slip does not say which of the two is meant, and they are not one building.
    ['Wilows, Carrog, Corwen', 'LL21 4QR', 'None'],
    ['The Willows, Carrog, Corwen', 'LL21 4QR', 'The Willows, Carrog, Corwen | LL21 4QR'],
    ['Fron Heulog, Y Rhos, Carrog, Corwen', '', 'Fron Heulog, Y Rhos, Carrog, Corwen | LL21 4QH'],
  ])('%s, %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a part of a house is not the whole house, nor the whole house a part', () => {
  test.each([
    ['Manor Farm House, Carrog, Corwen', 'LL21 4QF', 'Building'],
    [
      'West Wing, Manor Farm House, Carrog',
      'LL21 4QF',
      'West Wing, Manor Farm House, Carrog, Corwen | LL21 4QF',
    ],
    ['The Lodge, Pen Goch, Carrog, Corwen', 'LL21 4QF', 'The Lodge, Pen Goch, Carrog, Corwen | LL21 4QF'],
    ['Granny Annexe School Cottage Carrog Corwen', 'LL21 4QE', 'Building'],
    ['Flat, Hafod Lom, Carrog, Corwen', 'LL21 4QF', 'Apt, Hafod Lom, Carrog, Corwen | LL21 4QF'],
    ['Mrs Rose Barn, Pen Goch, Carrog, Corwen', 'LL21 4QF', 'Pen Goch, Carrog, Corwen | LL21 4QF'],
  ])('%s, %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a street is looked for in the village that was written', () => {
  test.each([
    ['7 Y Rhos, Carrog, Corwen', '', '7 Y Rhos, Carrog, Corwen | LL21 4QH'],
    ['17 Maes y Llan Carrog Corwen', 'LL21 4ZZ', 'None'],
    ['17 Maes y Llan Cynwyd Corwen', 'LL21 4ZZ', '17 Maes y Llan, Cynwyd, Corwen | LL21 4QL'],
    ['4 Denbigh Road, Carrog, Corwen', 'LL21 4QD', 'None'],
    ['4 Denbigh Road, Corwen', 'LL21 4ZZ', '4 Denbigh Road, Corwen | LL21 4QN'],
    ['5 Carn Cott, Carrog, Corwen', 'LL21 4QP', '5 Carn Cottages, Carrog, Corwen | LL21 4QP'],
    ['7 Orchard Way, Corwen', '', 'None'],
  ])('%s, %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});
