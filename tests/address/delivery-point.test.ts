import { describe, expect, it } from 'vitest';
import { inWelsh, residenceAt } from '../../src/address/alternatives.ts';
import { deliveryPoint } from '../../src/address/delivery-point.ts';
import {
  deliveryPointSuffixAt,
  isDeliveryPointSuffix,
  SUFFIXES_A_POSTCODE,
} from '../../src/address/delivery-point-suffix.ts';
import { premiseText, printLines } from '../../src/address/printing/print.ts';

describe('delivery point suffix', () => {
  it('runs from 1A to 9T, 175 in all', () => {
    const all = Array.from({ length: SUFFIXES_A_POSTCODE }, (_, index) => deliveryPointSuffixAt(index));
    expect(all.slice(0, 4)).toEqual(['1A', '1B', '1D', '1E']);
    expect(all.slice(19, 21)).toEqual(['1Z', '2A']);
    expect(all.at(-1)).toBe('9T');
    expect(new Set(all).size).toBe(175);
    for (const suffix of all) expect(isDeliveryPointSuffix(suffix), suffix).toBe(true);
  });

  it.each(['', '1', 'A', '0A', '1C', '1I', '1K', '1M', '1O', '1V', '9U', '9Z', '1a', '1AA', '11'])(
    '%j is not a suffix',
    (text) => {
      expect(isDeliveryPointSuffix(text)).toBe(false);
    },
  );

  it.each([-1, 175, 1.5, Number.NaN])('does not exist for index %d', (index) => {
    expect(() => deliveryPointSuffixAt(index)).toThrow(RangeError);
  });
});

describe('Welsh alternative', () => {
  it('changes only streets and places', () => {
    const english = deliveryPoint({
      buildingNumber: '12',
      thoroughfareName: 'Station',
      thoroughfareDescriptor: 'Road',
      dependentLocality: 'Coity',
      postTown: 'BRIDGEND',
      postcode: 'CF31 1AA',
      udprn: 12345678,
    });
    const welsh = inWelsh(english, {
      thoroughfareName: 'Heol Yr Orsaf',
      thoroughfareDescriptor: '',
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
      doubleDependentLocality: '',
      dependentLocality: 'Coety',
      postTown: 'PEN-Y-BONT AR OGWR',
    });
    expect(printLines(welsh).map((line) => line.text)).toEqual(['12 Heol Yr Orsaf', 'Coety']);
    expect({ ...welsh, ...english }).toEqual(english);
    expect(welsh.udprn).toBe(12345678);
  });
});

describe('multiple residence', () => {
  const house = deliveryPoint({
    buildingNumber: '10',
    thoroughfareName: 'Downing',
    thoroughfareDescriptor: 'Street',
    postTown: 'LONDON',
    households: 3,
    udprn: 23747771,
  });
  const residence = {
    subBuildingName: '',
    buildingName: '',
    buildingNumber: '',
    organisation: '',
    department: '',
    umprn: 50906058,
    parentUdprn: 23747771,
  };

  it.each([
    [{ subBuildingName: 'Flat 1' }, 'Flat 1, 10'],
    [{ subBuildingName: 'Flat 1', buildingName: 'Garden House' }, 'Flat 1, Garden House, 10'],
    [{ buildingNumber: '10A' }, '10A'],
    [{}, '10'],
  ])('%j has the premise %s', (own, premise) => {
    const point = residenceAt(house, { ...residence, ...own });
    expect(premiseText(point)).toBe(premise);
    expect(point).toMatchObject({ households: 1, udprn: 23747771, postTown: 'LONDON' });
  });

  it('has the names of the building and of the residence', () => {
    const block = { ...house, subBuildingName: 'East Wing', buildingName: 'The Hall' };
    const point = residenceAt(block, { ...residence, subBuildingName: 'Flat 1', buildingName: 'THE HALL' });
    expect(premiseText(point)).toBe('Flat 1, East Wing, THE HALL, 10');
  });
});
