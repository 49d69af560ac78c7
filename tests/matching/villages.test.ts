import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a polling register: houses with a name and no street, in two languages. */
const ROWS = [
  'Sunny Bank, Horeb, Llandysul | SA44 4QA',
  'Far Close, Horeb, Llandysul | SA44 4QA',
  'Y Graig, Horeb, Llandysul | SA44 4QA',
  'Tyddyn Coch, Horeb, Llandysul | SA44 4QA',
  'Yr Efail, Horeb, Llandysul | SA44 4QA',
  'Medway, Horeb, Llandysul | SA44 4QA',
  'Tyn y Gwynt, Horeb, Llandysul | SA44 4QA',
  'Bryn Gors, Horeb, Llandysul | SA44 4QB',
  'Ysgubor, Trem y Nant, Horeb, Llandysul | SA44 4QB',
  ...['Penrhiw', 'Pontsian', 'Talgarreg', 'Cwrtnewydd'].flatMap((village, at) => [
    `Trem y Nant, ${village}, Llandysul | SA44 4R${'ABDE'[at]}`,
    ...numbered(1, 9, `Maes Teg, ${village}, Llandysul | SA44 4S${'ABDE'[at]}`),
  ]),
  'Nant Glas, Horeb, Llandysul | SA44 4QD',
  'Nant Glas, Llandysul | SA44 4QE',
  'Derwen Las, High Street, Talgarreg, Llandysul | SA44 4QF',
  'Bwthyn, Llandysul | SA44 4QG',
  'Gelli, Llanarth, New Quay | SA45 4QA',
  'Sgubor Wen, Llanarth, New Quay | SA45 4QA',
  'Beck House, Chapel Stile, Ambleside | LA22 4QA',
  ...numbered(1, 9, 'Fraser Terrace, Castletown, Thurso | KW14 4QA'),
  ...numbered(1, 9, 'West Fraser Terrace, Castletown, Thurso | KW14 4QB'),
  ...numbered(1, 9, 'Upper Gwynant Teras, Ganllwyd, Dolgellau | LL40 4QA'),
  ...numbered(1, 9, 'Picton Terrace, Llanfair, Harlech | LL46 4QA'),
  ...numbered(1, 9, 'Portland Rhes, Dryslwyn, Carmarthen | SA32 4QA'),
  ...numbered(1, 9, 'Tan y Clogwyn Teras Uchaf, Barmouth | LL42 4QA'),
  ...numbered(1, 9, 'Narrowgate, Lochcarron, Strathcarron | IV54 4QA'),
  ...numbered(1, 9, 'Devon Grove, Newport | NP19 4QA'),
  ...numbered(1, 9, 'Miskin Street, Cardiff, South Glamorgan | CF24 4QA'),
  ...numbered(1, 9, 'Idris Row, Porthmadog | LL49 4QA'),
  '4 Cotham Street, Ashton, Bristol | BS3 4QA',
  '4A Cotham Street, Bristol | BS3 4QA',
  'Flat 1, 6 Cotham Street, Ashton, Bristol | BS3 4QA',
  'Flat 2, 6 Cotham Street, Bristol | BS3 4QA',
  'Flat 3, 8 Cotham Street, Bristol | BS3 4QA',
];

const list = new ListUnderTest(ROWS);

/** The row that an address is settled on, or else its level. A street or a town counts as `None`. */
const found = (text: string, postcode = '') =>
  list.found(text, postcode).replace(/^(?:Street|Town)$/, 'None');

test.each([
  ['Gelli, Llanarth, New Quay, SA45', 'Gelli, Llanarth, New Quay | SA45 4QA'],
  ['Gelli Llanarth New Quay SA45', 'Gelli, Llanarth, New Quay | SA45 4QA'],
  ['SUNNY BANK, HOREB, LLANDYSUL, SA44', 'Sunny Bank, Horeb, Llandysul | SA44 4QA'],
  ['Beck House, Chapel Stile, Ambleside, Unit L3', 'Building'],
])('an outward code at the end is not part of the house: %s', (typed, row) => {
  expect(found(typed)).toBe(row);
});

describe('a row whose only name looks like a street is a house', () => {
  test.each([
    ['Sunny Bsnk, Horeb, Llandysul', 'SA44 4QA', 'Sunny Bank, Horeb, Llandysul | SA44 4QA'],
    ['Mrs P Hughes, Sunny Bank, Horeb', 'SA44 4QA', 'Sunny Bank, Horeb, Llandysul | SA44 4QA'],
    ['Far Close, Horeb, Llandsul', 'SA44 4QA', 'Far Close, Horeb, Llandysul | SA44 4QA'],
    ['Far Close, Horeb, Llandysul', 'SA44 4QB', 'Far Close, Horeb, Llandysul | SA44 4QA'],
    ['Gelli, Llanarth, New Quay', 'SA45 4QA', 'Gelli, Llanarth, New Quay | SA45 4QA'],
    ['Cwm Gwenyn, Llanarth, New Quay', 'SA45 4QA', 'None'],
    ['Beck House, Chapel Stile, Amblside', 'LA22 4QA', 'Beck House, Chapel Stile, Ambleside | LA22 4QA'],
  ])('%s %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a house that has only a name', () => {
  test.each([
    ['Graig, Horeb, Llandysul', 'SA44 4QA', 'Y Graig, Horeb, Llandysul | SA44 4QA'],
    ['Y Graig, Horeb, Llandysul', 'SA44 4QB', 'Y Graig, Horeb, Llandysul | SA44 4QA'],
    ['Tythyn Coch, Horeb, Llandysul', 'SA44 4QA', 'Tyddyn Coch, Horeb, Llandysul | SA44 4QA'],
    ['Yr Efayl, Horeb, Llandysul', 'SA44 4QA', 'Yr Efail, Horeb, Llandysul | SA44 4QA'],
    ['Yr Efayl, Horeb, Llandysul', '', 'None'],
    ['Acme Plumbing, Tyn y Gwynt, Horeb, Llandysul', 'SA44 4QA', 'Tyn y Gwynt, Horeb, Llandysul | SA44 4QA'],
    // The house of the list is in another village. Each village may have a house of that name.
    ['Nant Glas, Talgarreg, Llandysul', 'SA44 4QF', 'None'],
    // The village is the right one, and the list has no other house of that name.
    ['Derwen Las, Talgarreg, Llandysul', '', 'Derwen Las, High Street, Talgarreg, Llandysul | SA44 4QF'],
    // A building that stands on a farm is not the farm.
    ['The Hayloft, Tyddyn Coch, Horeb, Llandysul', 'SA44 4QA', 'Building'],
    ['Bwthyn, Tyddyn Coch, Horeb, Llandysul', 'SA44 4QA', 'Building'],
    ['The Occupier, Tyddyn Coch, Horeb, Llandysul', 'SA44 4QA', 'Tyddyn Coch, Horeb, Llandysul | SA44 4QA'],
    ['Medway, Horeb, Llandysul', 'SA44 4QB', 'Medway, Horeb, Llandysul | SA44 4QA'],
    ['The Pugh Family, Tyddyn Coch, Horeb', 'SA44 4QA', 'Tyddyn Coch, Horeb, Llandysul | SA44 4QA'],
    ['Bwthyn, Cae Ffynnon, Llandysul', 'SA44 4QG', 'None'],
    // The name of a farm is not a village, although one row has it before a village.
    [
      'Mrs P Hughes, Trem y Nant, Pontsian, Llandysul',
      'SA44 4RB',
      'Trem y Nant, Pontsian, Llandysul | SA44 4RB',
    ],
  ])('%s %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('streets with almost the same name', () => {
  test.each([
    [
      '3 Wets Fraser Terrace, Castletown, Thurso',
      'KW14 4QB',
      '3 West Fraser Terrace, Castletown, Thurso | KW14 4QB',
    ],
    ['3 High Fraser Terrace, Castletown, Thurso', 'KW14 4QA', 'None'],
    [
      '3 Gwynant Teras, Ganllwyd, Dolgellau',
      'LL40 4QA',
      '3 Upper Gwynant Teras, Ganllwyd, Dolgellau | LL40 4QA',
    ],
    ['3 Picton Terrace Close, Llanfair, Harlech', 'LL46 4QA', 'None'],
    ['3 Picton Terrace Uchaf Llanfair Harlech', 'LL46 4QA', 'None'],
    ['3 Portland Row, Dryslwyn, Carmarthen', 'SA32 4QA', '3 Portland Rhes, Dryslwyn, Carmarthen | SA32 4QA'],
    ['3 Tan y Clogwyn Teras Uchaf, Barmouth', '', '3 Tan y Clogwyn Teras Uchaf, Barmouth | LL42 4QA'],
    ['3 Narrowgate Lochcarron Strathcarron', '', '3 Narrowgate, Lochcarron, Strathcarron | IV54 4QA'],
    ['3 Devori Grove, Newport', 'NP19 4QA', '3 Devon Grove, Newport | NP19 4QA'],
    ['3 South Miskin Street, Cardiff', 'CF24 4QA', 'None'],
    ['3 Ottershaw Row, Porthmadog', 'LL49 4QB', 'None'],
  ])('%s %s', (text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a street with its locality in only some of its rows is a single street', () => {
  test.each([
    ['4A Cotham Street, Ashton, Bristol', '4A Cotham Street, Bristol | BS3 4QA'],
    ['4 Cotham Street, Bristol', '4 Cotham Street, Ashton, Bristol | BS3 4QA'],
    ['Flat 2, 6 Cotham Street, Ashton, Bristol', 'Flat 2, 6 Cotham Street, Bristol | BS3 4QA'],
    ['3 Cotham Street (Flat 8), Bristol', 'None'],
  ])('%s', (text, row) => expect(found(text, 'BS3 4QA')).toBe(row));
});
