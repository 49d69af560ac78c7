import { describe, expect, test } from 'vitest';
import { plainerReading } from '../../../src/matching/typed/plainer-reading.ts';
import { withFullForms } from '../../../src/matching/typed/short-forms.ts';
import { withFflats, withWelshParts } from '../../../src/matching/typed/welsh-parts.ts';

describe('a plainer reading', () => {
  test.each([
    ['35 Burlacre Road Road, Soham', '35 Burlacre Road, Soham'],
    ['damp in back bedroom: 9 Elm Road, Soham', '9 Elm Road, Soham'],
    ['9 Ingcombe Way, Great, Soham', '9 Great Ingcombe Way, Soham'],
    ['9 Ingcombe Gr’ve, Soham', '9 Ingcombe Grove, Soham'],
    ["9 Ingcombe M's, Soham", '9 Ingcombe Mews, Soham'],
    ['Bungalow 2, Aneurin Homes, Soham', '2 Aneurin Homes, Soham'],
    ['Cottage 13, Manor Cottages, Soham', '13 Manor Cottages, Soham'],
    ['Annexe to the rear of 9 Elm Road, Soham', 'Annexe, 9 Elm Road, Soham'],
    ['9 Elm Road (house with the blue door), Soham', '9 Elm Road,, Soham'],
    ['Miners Arms PH, Soham', 'Miners Arms, Soham'],
    ['Tri Penslade, Heol Fach, Soham', '3 Penslade, Heol Fach, Soham'],
    ['4 Strydydoc, Soham', '4 Stryd y doc, Soham'],
  ])('%s', (line, expected) => expect(plainerReading({ lines: [line] })?.lines).toEqual([expected]));

  test.each([
    'Flat 3: 9 Elm Road, Soham',
    'Flat above: 9 Elm Road, Soham',
    'rear annexe: 9 Elm Road, Soham',
    'Rose Cottage, The Green, Soham',
    '9 Elm Road, Great Soham',
    "9 St Mary's, Soham",
    'Bungalow 2, Elm Road, Soham',
    'Rear of 9 Elm Road, Soham',
    'Penthouse, 9 Elm Road, Soham',
    'Naw Sands, Elm Road, Soham',
  ])('%s has none', (line) => expect(plainerReading({ lines: [line] })).toBeUndefined());

  test('reads the number in a postcode', () => {
    expect(plainerReading({ lines: ['9 Elm Road'], postcode: 'CB7 five AB' })?.postcode).toBe('CB7 5 AB');
  });
});

test.each([
  ['Fst Flr Flt, 9 Elm Road', 'First Flr Flt, 9 Elm Road'],
  ['Holiday Apt 9, Elm Court', 'Apt 9, Elm Court'],
  ['Bst/G/F, 9 Elm Road', 'Basement and Ground Floor, 9 Elm Road'],
  ['1st/2nd flr, 9 Elm Road', 'First and Second Floor, 9 Elm Road'],
  ['G/Floor, 9 Elm Road', 'Ground Floor, 9 Elm Road'],
  ['FFF rear, 9 Elm Road', 'First Floor rear Flat, 9 Elm Road'],
  ['Dwelling 5, Elm Court', 'Flat 5, Elm Court'],
  ['Above shop, 9 Elm Road', 'Flat Above, 9 Elm Road'],
  ['Block 1/14, Alma Barracks', 'Block 1 Room 14, Alma Barracks'],
  ['1st Flr Lt, 9 Elm Road', '1st Flr Left, 9 Elm Road'],
  ['Unit 3, Elm T/Est', 'Unit 3, Elm Trading Estate'],
  ['Unit 3, Elm B.C., Soham', 'Unit 3, Elm Business Centre, Soham'],
])('%s is %s', (line, expected) => expect(withFullForms(line)).toBe(expected));

test.each(['Dwelling House, 9 Elm Road', 'Holiday Cottage, 9 Elm Road', 'Bst Motors, 9 Elm Road'])(
  '%s stays',
  (line) => expect(withFullForms(line)).toBe(line),
);

describe('Welsh parts', () => {
  test.each([
    ['Ff2, 9 Heol Fach, Abertrwyn', 'Flat 2, 9 Heol Fach, Abertrwyn'],
    ['Ff2, 9 Elm Road, SA91 1AA', 'Flat 2, 9 Elm Road, SA91 1AA'],
    ['Ff2, 9 Elm Road, Soham', 'Ff2, 9 Elm Road, Soham'],
  ])('%s', (line, expected) => expect(withFflats(line)).toBe(expected));

  test.each([
    ['Fflat 2, Dau Allt yr Enfys', 'Fflat 2, 2 Allt yr Enfys'],
    ['Maesyrhaf, Aberfan', 'Maes yr haf, Aberfan'],
    ['Tri Elms, Soham', 'Tri Elms, Soham'],
  ])('%s', (line, expected) => expect(withWelshParts(line)).toBe(expected));
});
