import { describe, expect, test } from 'vitest';
import { deliveryPoint } from '../../src/address/delivery-point.ts';
import { buildingFilter, looseBuildingFilter } from '../../src/lookup/building-filter.ts';

const flat = deliveryPoint({
  subBuildingName: 'Flat 2',
  buildingName: "St Anne's House",
  buildingNumber: '10',
  thoroughfareName: 'Mill',
});
const shop = deliveryPoint({ organisation: 'Hopkins & Sons (Bakers)', buildingNumber: '110' });

describe('the building filter finds whole adjacent words', () => {
  test.each([
    ['', true, true],
    [' \t ', true, true],
    ['?!', true, true],
    ['10', true, false],
    ['110', false, true],
    ['1', false, false],
    ['flat 2', true, false],
    ['FLAT  2', true, false],
    ['2 flat', false, false],
    ['st annes house', true, false],
    ['St Anne’s', true, false],
    ['hopkins sons', false, true],
    ['hopk', false, false],
    ['mill', false, false],
  ])('%o', (building, ofFlat, ofShop) => {
    const isWanted = buildingFilter(building);
    expect([isWanted(flat), isWanted(shop)]).toEqual([ofFlat, ofShop]);
  });
});

describe('the loose filter finds beginnings in any order, but whole numbers', () => {
  test.each([
    ['', true, true],
    ['house ann', true, false],
    ['2 fl', true, false],
    ['hopk bak', false, true],
    ['1', false, false],
    ['hopk flat', false, false],
  ])('%o', (building, ofFlat, ofShop) => {
    const isWanted = looseBuildingFilter(building);
    expect([isWanted(flat), isWanted(shop)]).toEqual([ofFlat, ofShop]);
  });
});
