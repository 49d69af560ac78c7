import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of an English rural register. */
const ROWS = [
  'The Malt House, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Tithe Barn, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Swan Cottage, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Swan Bungalow, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Dove Lodge, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Old Fosse Cottage, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Annexe, Orchard Cottage, Sheep Lane, Nether Wallop, Alverford | GL54 1AA',
  'Manor House, Nether Wallop, Alverford | GL54 1AB',
  'Hill Farm, Nether Wallop, Alverford | GL54 1AD',
  'The Cart Shed, Hill Farm, Nether Wallop, Alverford | GL54 1AD',
  'The Dairy, Hill Farm, Nether Wallop, Alverford | GL54 1AD',
  'Mill Farm, Ford Lane, Nether Wallop, Alverford | GL54 1AE',
  'Mill House, Ford Lane, Nether Wallop, Alverford | GL54 1AE',
  'Court House, Ford Lane, Nether Wallop, Alverford | GL54 1AE',
  'Old Hall Farm, Ford Lane, Nether Wallop, Alverford | GL54 1AE',
  'Little Mill House, Ford Lane, Nether Wallop, Alverford | GL54 1AE',
  'Forge House, Nether Wallop, Alverford | GL54 1AF',
  'Forge Cottage, Nether Wallop, Alverford | GL54 1AG',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('a house that is written with another word for the same sort of home', () => {
  test.each([
    ['The Tithe Barn House, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA', 'Tithe Barn'],
    ['dove lodge house sheep lane nether wallop alverford', 'GL54 1AA', 'Dove Lodge'],
    ['Hill Farmhouse, Nether Wallop, Alverford', 'GL54 1AD', 'Hill Farm,'],
    ['The Hill Farm House, Nether Wallop, Alverford', 'GL54 1AD', 'Hill Farm,'],
    ['Mill Farmhouse, Ford Lane, Nether Wallop, Alverford', 'GL54 1AE', 'Mill Farm'],
    ['Court, Ford Lane, Nether Wallop, Alverford', 'GL54 1AE', 'Court House'],
    ['Dove, Sheep Lane, Nether Wallop, Alverford', '', 'Dove Lodge'],
    ['Olde Fosse Cottage, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA', 'Old Fosse Cottage'],
  ])('%s %s is %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    ['of two that may be meant', 'Swan House, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['of another sort', 'Dove Barn, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['that is a cottage', 'The Malt Cottage, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['that is a house', 'Annexe, Orchard House, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['of a farm', 'Hill Farm Cottage, Nether Wallop, Alverford', 'GL54 1AD'],
    ['without a word of its name', 'Tithe Farmhouse, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['beside another part', 'The Loft, Malt Cottage, Sheep Lane, Nether Wallop, Alverford', 'GL54 1AA'],
    ['of a farm that says what it is', 'Old Hall, Ford Lane, Nether Wallop, Alverford', 'GL54 1AE'],
    ['in another street', 'Malt Cottage, Ford Lane, Nether Wallop, Alverford', 'GL54 1AE'],
    ['in another street, without a postcode', 'Tithe Barn House, Ford Lane, Nether Wallop, Alverford', ''],
  ])('is no house %s: %s %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));

  test('is the house of that name in another postcode', () =>
    expect([row('Forge Cottage'), 'Street', 'Town', 'None']).toContain(
      list.found('Forge Cottage, Nether Wallop, Alverford', 'GL54 1AF'),
    ));
});
