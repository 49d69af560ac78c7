import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/**
 * Invented houses and streets. Each may be taken for another one of the list, or for one that the list lacks.
 */
const ROWS = [
  ...['Parc Mawr', 'Cae Glas', 'Llys Awel', 'Trem Wen', 'Min y Nant'].map(
    (name) => `${name}, Trefnant, Abergele | LL22 4QA`,
  ),
  'Hafod, Trefnant, Abergele | LL22 4QA',
  'Yr Hafod, Trefnant, Abergele | LL22 4QA',
  'Y Gilfach, Trefnant, Abergele | LL22 4QA',
  'Bryn y Gof, Trefnant, Abergele | LL22 4QA',
  'Carreg Celyn, Trefnant, Abergele | LL22 4QA',
  'The Old School, Trefnant, Abergele | LL22 4QA',
  ...['Erw Las', 'Nant Du', 'Cwm Teg', 'Glan Don'].map((name) => `${name}, Trefnant, Abergele | LL22 4QB`),
  'Ty Gwyn, Trefnant, Abergele | LL22 4QB',
  'The Annexe, Ty Gwyn, Trefnant, Abergele | LL22 4QB',
  'Bwthyn, Trefnant, Abergele | LL22 4QD',
  'Stabl, Bwthyn, Trefnant, Abergele | LL22 4QD',
  ...numbered(1, 9, 'Chapel Street, Trefnant, Abergele | LL22 4QE'),
  ...numbered(1, 12, 'Stryd y Capel, Trefnant, Abergele | LL22 4QF'),
  ...numbered(1, 12, 'Idris Row, Abergele | LL22 4QG'),
  ...numbered(1, 12, 'Idris Row, Trefnant, Abergele | LL22 4SW'),
  ...numbered(1, 12, 'South Idris Row, Abergele | LL22 4QG'),
  ...numbered(1, 12, 'Marian Road, Abergele | LL22 4QH'),
  ...numbered(1, 3, '30A Marian Road, Abergele | LL22 4QH').map((row) => `Flat ${row.replace(' ', ', ')}`),
  ...['Heulfryn', 'Gwynfa', 'Arosfa', 'Delfryn'].map((name) => `${name}, Abergele | LL22 4QJ`),
  ...numbered(1, 9, 'Pellew Row, Bodelva, Wadebridge | PL27 4QA'),
  ...numbered(1, 9, 'Orchard Row, Wadebridge | PL27 4QB'),
  ...numbered(1, 9, 'Orchard Row, Abergele | LL22 4QL'),
  'Llys Myfyr, Orchard Row, Wadebridge | PL27 4QB',
  'Llys Myfyr, Abergele | LL22 4QJ',
];

const list = new ListUnderTest(ROWS);

/** The row that an address is settled on, or else its level. A street or a town counts as `None`. */
const found = (text: string, postcode = '') =>
  list.found(text, postcode).replace(/^(?:Street|Town)$/, 'None');

describe('an article', () => {
  test.each([
    [
      'tells two houses of a postcode apart',
      'Yr Hafod, Trefnant',
      'LL22 4QA',
      'Yr Hafod, Trefnant, Abergele | LL22 4QA',
    ],
    ['also if it is left out', 'Hafod, Trefnant', 'LL22 4QA', 'Hafod, Trefnant, Abergele | LL22 4QA'],
    [
      'may be left out in the right postcode',
      'Gilfach, Trefnant',
      'LL22 4QA',
      'Y Gilfach, Trefnant, Abergele | LL22 4QA',
    ],
    ['is another house in another postcode of the village', 'Gilfach, Trefnant', 'LL22 4QB', 'None'],
    [
      'within a name may be left out in the right postcode',
      'Bryn Gof, Trefnant',
      'LL22 4QA',
      'Bryn y Gof, Trefnant, Abergele | LL22 4QA',
    ],
    ['within a name is another house elsewhere', 'Bryn Gof, Trefnant', 'LL22 4QB', 'None'],
  ])('%s: %s %s', (_, text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a name that differs in a word is a different house', () => {
  test.each([
    ['Craig Celyn, Trefnant, Abergele', ''],
    ['The Old Dairy, Trefnant, Abergele', 'LL22 4QA'],
    ['The Annexe, Ty Isaf, Trefnant, Abergele', 'LL22 4QB'],
    ['Bwthyn, Ty Isaf, Abergele', 'LL22 4QD'],
  ])('%s %s', (text, postcode) => expect(found(text, postcode)).toBe('None'));

  test('a part of a house does have the name of the house', () => {
    expect(found('The Annexe, Ty Gwyn, Trefnant', 'LL22 4QB')).toBe(
      'The Annexe, Ty Gwyn, Trefnant, Abergele | LL22 4QB',
    );
  });
});

describe('streets of the same name', () => {
  test.each([
    [
      'Without a postcode it is the one that was written',
      '5 Stryd y Capel, Trefnant, Abergele',
      '',
      '5 Stryd y Capel, Trefnant, Abergele | LL22 4QF',
    ],
    [
      'with its postcode the one that translates it',
      '5 Stryd y Capel, Trefnant, Abergele',
      'LL22 4QE',
      '5 Chapel Street, Trefnant, Abergele | LL22 4QE',
    ],
    ['and with a number that it has not neither', '11 Stryd y Capel, Trefnant, Abergele', 'LL22 4QE', 'None'],
    ['Of two villages of a town it is neither', '5 Idris Row, Abergele', '', 'None'],
    ['nor with a postcode that is none of theirs', '5 Idris Row, Abergele', 'PL12 6JR', 'None'],
    [
      'A neighbouring district that the list has not is another place',
      '5 Pellew Row, Wadebridge',
      'PL29 3SW',
      'None',
    ],
    [
      'but a village that was written is known',
      '5 Pellew Row, Bodelva, Wadebridge',
      'PL29 3SW',
      '5 Pellew Row, Bodelva, Wadebridge | PL27 4QA',
    ],
    [
      'Of two towns the written one is not that of the postcode',
      '5 Orchard Row, Abergele',
      'PL27 4QB',
      'None',
    ],
    ['nor for a house with a name', 'Llys Myfyr, Abergele', 'PL27 4QB', 'None'],
    [
      'The postcode of a village without streets says nothing of a street',
      'Hall and Sons, 5 Marian Road, Abergele',
      'LL22 4QJ',
      '5 Marian Road, Abergele | LL22 4QH',
    ],
  ])('%s: %s %s', (_, text, postcode, row) => expect(found(text, postcode)).toBe(row));
});

describe('a person written before a house is not a part of it', () => {
  test.each(['T. Adeyemi', 'J R Pugh', 'Mr G Fraser'])('%s', (person) => {
    expect(found(`${person}, Erw Las, Trefnant, Abergele`)).toBe('Erw Las, Trefnant, Abergele | LL22 4QB');
  });
});

describe('a written part of a house is not the whole house', () => {
  test.each([
    ['30A/2 Marian Road, Abergele', 'Flat 2, 30A Marian Road, Abergele | LL22 4QH'],
    ['Hall and Sons rear of 4 Marian Road Abergele', 'Building'],
    ['G/F, 4 Marian Road, Abergele', 'Building'],
    ['C/R, 4 Marian Road, Abergele', 'Building'],
  ])('%s', (text, row) => expect(found(text, 'LL22 4QH')).toBe(row));
});
