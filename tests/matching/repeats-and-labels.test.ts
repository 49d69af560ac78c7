import { describe, expect, test } from 'vitest';
import { plainerReading } from '../../src/matching/typed/plainer-reading.ts';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a supplier's list of meters. Its rows give the town, the borough or nothing. */
const METERS = [
  ...Array.from({ length: 20 }, (_, at) => `${at + 1} Harbour Street, Norwick, Steelbridge | S7 2AA`),
  ...[1, 2, 3].map((flat) => `Flat ${flat}, 31 Harbour Street, Norwick, Steelbridge | S7 2AB`),
  ...[1, 2, 3, 26].map((flat) => `Flat ${flat}, Anvil House, Forge Road, Norwick, Steelbridge | S7 2AD`),
  ...[14, 16].map((house) => `Flat 2, ${house} Forge Road, Norwick, Steelbridge | S7 2AE`),
  ...[1, 2, 3].map((unit) => `Unit ${unit}, Tilt Trading Estate, Tilt Way, Norwick, Steelbridge | S7 2AF`),
  ...[8, 9].map((unit) => `Unit ${unit}, Tilt Trading Estate, Tilt Way, Norwick, Steelbridge | S7 2AG`),
  ...[1, 2, 3, 4].map((house) => `${house} Estate Cottages, Mill Lane, Norwick, Steelbridge | S7 2AH`),
  ...[10, 11, 12].map((house) => `${house} Mill Lane, Norwick, Steelbridge | S7 2AH`),
  '41 Weir Road, Steelbridge | S7 2AJ',
  '43 Weir Road, Hallamshire | S7 2AJ',
  '45 Weir Road, Norwick, Steelbridge | S7 2AJ',
  '47 Weir Road | S7 2AJ',
  ...Array.from({ length: 9 }, (_, at) => `${2 * at + 1} Weir Road, Steelbridge | S7 2AL`),
];

const list = new ListUnderTest(METERS);

const row = (start: string) => METERS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('what was written twice, in words, or beside its block', () => {
  test.each([
    ['12, 12 Harbour Street, Norwick', 'S7 2AA', '12 Harbour Street'],
    ['12 Harbour Street, 12 Harbour Street, Norwick', 'S7 2AA', '12 Harbour Street'],
    ['12 Harbour Street, Harbour St, Norwick, Steelbridge', '', '12 Harbour Street'],
    ['Flat 2, Flat 2, 31 Harbour Street, Norwick', 'S7 2AB', 'Flat 2, 31 Harbour Street'],
    // The first 2 is the flat.
    ['2, 31, 31 Harbour Street, Norwick', 'S7 2AB', 'Flat 2, 31 Harbour Street'],
    ['Harbour Street seventeen, Norwick', 'S7 2AA', '17 Harbour Street'],
    ['FLAT 2 FOURTEEN FORGE ROAD NORWICK', 'S7 2AE', 'Flat 2, 14 Forge Road'],
    ['Flat 26, Anvil House 1-40, Forge Road, Norwick', 'S7 2AD', 'Flat 26, Anvil House'],
    ['Flat 26, 1-40 Anvil House, Forge Road, Norwick', 'S7 2AD', 'Flat 26, Anvil House'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // The list has no flat 5 and no house 14-16.
    ['5, 31 Harbour Street, Norwick', 'S7 2AB'],
    ['Flat 15, 14-16 Forge Road, Norwick', 'S7 2AE'],
    // A flat of another block
    ['Flat 41, Anvil House 1-40, Forge Road, Norwick', 'S7 2AD'],
    // Twelve belongs to the cottages, of which there are four.
    ['twelve estate cottages mill lane norwick steelbridge', 'S7 2AH'],
    ['twelve um estate cottages mill lane norwick steelbridge', 'S7 2AH'],
  ])('%s is not in the list', (text, postcode) => {
    expect(METERS).not.toContain(list.found(text, postcode));
  });

  test('a village is no copy of a house of that name', () => {
    expect(plainerReading({ lines: ['Seaview, Seaview, Ryde'] })).toBeUndefined();
    expect(plainerReading({ lines: ['3', '3 Mill Lane'] })?.lines).toEqual(['3', ' Mill Lane']);
    expect(plainerReading({ lines: ['Flat 2/2, 39 Mill Lane'] })).toBeUndefined();
  });
});

describe('labels of fields and references', () => {
  test.each([
    ['House: 12, Street: Harbour Street, Area: Norwick, Town: Steelbridge', 'S7 2AA', '12 Harbour Street'],
    ['Flat: 3, House: 31, Street: Harbour Street, Town: Norwick', 'S7 2AB', 'Flat 3, 31 Harbour Street'],
    ['Flat: Flat 3, Building: Anvil House, Street: Forge Road', 'S7 2AD', 'Flat 3, Anvil House'],
    ['Address line 1: 12 Harbour Street | Address line 2: Norwick', 'S7 2AA', '12 Harbour Street'],
    ['Flat 3: Anvil House, Forge Road', 'S7 2AD', 'Flat 3, Anvil House'],
    ['Cust ref no. 7683335, 12 Harbour Street, Norwick', 'S7 2AA', '12 Harbour Street'],
    ['S/O no. 953792, 12 Harbour Street, Norwick', 'S7 2AA', '12 Harbour Street'],
    ['12 um harbour street norwick', 'S7 2AA', '12 Harbour Street'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('places', () => {
  test.each([
    // The town comes first.
    ['Steelbridge, Norwick, 12 Harbuor Street, (intake cupboard)', 'S7 2AA', '12 Harbour Street'],
    // One street, of which each row gives another place
    ['41 Weir Road, Hallamshire', 'S7 2AJ', '41 Weir Road'],
    ['43 Weir Road, Norwick, Steelbridge', 'S7 2AK', '43 Weir Road'],
    ['47 Weir Road, Steelbridge', '', '47 Weir Road'],
    // The estate goes on in the next postcode.
    ['Unit 8, Tilt Trading Estate, Tilt Way, Norwick, Steelbridge', 'S7 2AF', 'Unit 8, Tilt Trading Estate'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test('a unit that no postcode of the estate has', () => {
    expect(METERS).not.toContain(
      list.found('Unit 5, Tilt Trading Estate, Tilt Way, Norwick, Steelbridge', 'S7 2AF'),
    );
  });
});
