import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

const flats = (count: number, block: string) =>
  Array.from({ length: count }, (_, at) => `Flat ${at + 1}, ${block}`);

/** Invented, in the manner of a council tax list of a seaside district. */
const ROWS = [
  ...numbered(1, 9, 'Stryd y Felin, Penwern, Abergoyle | LL60 1AA'),
  ...numbered(10, 19, 'Harbour Terrace, Penwern, Abergoyle | LL60 1AB'),
  ...numbered(10, 19, 'Upper Harbour Terrace, Penwern, Abergoyle | LL60 1AD'),
  ...numbered(1, 6, 'Quay Lane, Penwern, Abergoyle | LL60 1AE'),
  ...numbered(1, 6, 'Chapel Lane, Penwern, Abergoyle | LL60 1AE'),
  ...flats(8, 'Harbour Heights, Quay Road, Penwern, Abergoyle | LL60 1AF'),
  ...flats(8, 'Marine Court, Quay Road, Penwern, Abergoyle | LL60 1AG'),
  ...flats(8, 'Marine Court, Beach Road, Llanwern, Abergoyle | LL60 2AA'),
  'Unit 4, Felinfach Business Park, Penwern, Abergoyle | LL60 1AH',
  'Unit 5, Felinfach Business Park, Penwern, Abergoyle | LL60 1AH',
  'Chalet 3, Bluebell Park, Penwern, Abergoyle | LL60 1AJ',
  'Chalet 4, Bluebell Park, Penwern, Abergoyle | LL60 1AJ',
  'Flat 3, 20 Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Flat B, 20 Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Maisonette, 22 Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Loft Apartment, 22 Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Upstairs Flat, 24 Chapel Road, Penwern, Abergoyle | LL60 1AL',
  '26C Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Sluice Croft, Llanwern, Abergoyle | LL60 2AB',
  'Rose Cottage, Chapel Road, Penwern, Abergoyle | LL60 1AL',
  'Rose Cottage, Mill Road, Llanwern, Abergoyle | LL60 2AB',
  '2 Barn Cottages, Tyddyn Farm, Llanwern, Abergoyle | LL60 2AD',
  '3 Barn Cottages, Tyddyn Farm, Llanwern, Abergoyle | LL60 2AD',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('streets with a word left out', () => {
  test.each([
    ['4 Stryd Felin, Penwern, Abergoyle', 'LL60 1AA', '4 Stryd y Felin'],
    ['4 Stryd Felin, Penwern, Abergoyle', '', '4 Stryd y Felin'],
    ['12 Terrace, Penwern, Abergoyle', 'LL60 1AB', '12 Harbour Terrace'],
    ['12 Harb, Penwern, Abergoyle', 'LL60 1AB', '12 Harbour Terrace'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // Two lanes of the postcode have a number 3.
    ['3 Lane, Penwern, Abergoyle', 'LL60 1AE'],
    // A qualifier makes another street.
    ['15 Lower Terrace, Penwern, Abergoyle', 'LL60 1AB'],
    // Without the postcode, any terrace may be meant.
    ['12 Terrace, Penwern, Abergoyle', ''],
    ['12 Station Terrace, Penwern, Abergoyle', 'LL60 1AB'],
  ])('%s %s is no house of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('buildings without their street', () => {
  test.each([
    ['Flat 7, Harbour Heights, Penwern, Abergoyle', '', 'Flat 7, Harbour Heights'],
    ['Flat 7, Harbour Heights, Penwern, Abergoyle', 'LL60 1AB', 'Flat 7, Harbour Heights'],
    ['Unit 4, Felinfach Business Park, Penwern, Abergoyle', '', 'Unit 4, Felinfach'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // Any street of the village may have another Rose Cottage: the list has two.
    ['Rose Cottage, Penwern, Abergoyle', ''],
    // The list has two blocks of this name.
    ['Flat 7, Marine Court, Abergoyle', ''],
    ['Flat 7, Harbour Heights, Station Road, Penwern, Abergoyle', ''],
  ])('%s %s is no flat of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('parts of houses in other words', () => {
  test.each([
    ['Maisonette Flat, 22 Chapel Road, Penwern, Abergoyle', 'Maisonette, 22'],
    ['Loft Flat, 22 Chapel Road, Penwern, Abergoyle', 'Loft Apartment, 22'],
    ['Upstairs, 24 Chapel Road, Penwern, Abergoyle', 'Upstairs Flat, 24'],
    ['20 Chapel Road, FB, Penwern, Abergoyle', 'Flat B, 20'],
    ['20 Chapel Road - F3, Penwern, Abergoyle', 'Flat 3, 20'],
    ['Unit B - 20 Chapel Road, Penwern, Abergoyle', 'Flat B, 20'],
    ['26, C Chapel Road, Penwern, Abergoyle', '26C Chapel Road'],
  ])('%s is %s', (text, expected) => {
    expect(list.found(text, 'LL60 1AL')).toBe(row(expected));
  });

  test("a builder's plot number beside the number of the house means nothing", () => {
    expect(list.found('Plot 135, 14 Harbour Terrace, Penwern, Abergoyle', 'LL60 1AB')).toBe(
      row('14 Harbour Terrace'),
    );
  });

  test('a chalet may be written without the word', () => {
    expect(list.found('4, Bluebell Park, Penwern, Abergoyle', 'LL60 1AJ')).toBe(row('Chalet 4'));
  });
});

describe('persons and firms before a house', () => {
  test.each(['Jago Pengelly', 'Mara Tweeds', 'Setchell & Daughter'])('%s', (sender) => {
    expect(list.found(`${sender}, Sluice Croft, Llanwern, Abergoyle`)).toBe(row('Sluice Croft'));
  });

  test.each(['Mobile Home', 'The Barn', 'Heights'])('%s is another house', (part) => {
    expect(ROWS).not.toContain(list.found(`${part}, Sluice Croft, Llanwern, Abergoyle`));
  });
});

describe('farms and sites of a list', () => {
  test.each([
    '2 Barn Cottages, Quarrendon Grange, Llanwern, Abergoyle',
    'Abergoyle, Llanwern, 2 Barn Cottages, Quarrendon Grange',
    '2 Barn Cottages, Quarrendon, Abergoyle',
  ])('%s is not on the listed farm', (text) => {
    expect(ROWS).not.toContain(list.found(text, 'LL60 2AD'));
  });

  test('the listed farm is found', () => {
    expect(list.found('2 Barn Cottages, Tyddyn Farm, Llanwern, Abergoyle', 'LL60 2AD')).toBe(
      row('2 Barn Cottages'),
    );
  });
});
