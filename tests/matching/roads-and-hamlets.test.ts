import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented. Some villages have no street names. */
const ROWS = [
  'Manor House, Compton Magna, Alverford | GL54 1AA',
  'Hollybush, Compton Magna, Alverford | GL54 1AA',
  'Rose Cottage, Compton Magna, Alverford | GL54 1AA',
  'Rose Cottage, Church Lane, Compton Magna, Alverford | GL54 1AB',
  ...[1, 2, 3].map((number) => `Unit ${number}, Lower Farm Workshops, Compton Magna, Alverford | GL54 1AD`),
  ...[4, 5, 6, 7, 8].map((number) => `${number}, Higher Ansty, Alverford | GL54 1AE`),
  ...Array.from({ length: 20 }, (_, at) => `${at + 1} Mill Lane, Higher Ansty, Alverford | GL54 1AH`),
  'Cotswold View, Higher Ansty, Alverford | GL54 1AE',
  'Elm House, Main Road, Higher Ansty, Alverford | GL54 1AF',
  'Elm House, Higher Ansty, Alverford | GL54 1AE',
  'Bothy, Higher Ansty, Alverford | GL54 1AG',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('a road that the list has without a name', () => {
  test.each([
    ['Manor House, Main Road, Compton Magna, Alverford', 'GL54 1AA', 'Manor House'],
    ['hollybush, unnamed road, compton magna, alverford', '', 'Hollybush'],
    ['Manor House, Church Road, Compton Magna, Alverford', 'GL54 1AA', 'Manor House'],
    ['Unit 2, Lower Farm Workshops, Village Road, Compton Magna, Alverford', 'GL54 1AD', 'Unit 2'],
    ['Elm House, Main Road, Higher Ansty, Alverford', 'GL54 1AF', 'Elm House, Main Road'],
  ])('%s %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    ['of another village', 'Manor House, Church Road, Alverford', 'GL54 1AA'],
    ['without the postcode', 'Manor House, Church Road, Compton Magna, Alverford', ''],
    ['beside another house', 'Beech House, Main Road, Compton Magna, Alverford', 'GL54 1AA'],
    ['that the village has', 'Hollybush, Church Lane, Compton Magna, Alverford', 'GL54 1AA'],
  ])('is no road %s: %s %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});

describe('the parish instead of the hamlet', () => {
  test.each([
    ['Hollybush, Hilton, Alverford', 'GL54 1AA', 'Hollybush'],
    ['manor house hilton magna alverford', 'GL54 1AA', 'Manor House'],
    ['Cotswold View, Temple Guiting, Alverford', 'GL54 1AE', 'Cotswold View'],
  ])('%s %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    ['without the postcode', '5, Hilton, Alverford', ''],
    ['with another number', '9, Hilton, Alverford', 'GL54 1AE'],
    ['with a street', '5 Hilton Road, Alverford', 'GL54 1AE'],
    ['with a farm', 'Bothy, Hilton, Alverford', 'GL54 1AG'],
  ])('is no place %s: %s %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});
