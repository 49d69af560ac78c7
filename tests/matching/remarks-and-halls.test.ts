import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a register of let houses. */
const LETTINGS = [
  ...Array.from({ length: 12 }, (_, at) => `${at + 1} Harbour Street, Norwick, Steelbridge | S7 2AA`),
  ...['A', 'B', 'C'].flatMap((block) =>
    [1, 2, 3, 4].map(
      (room) => `Cluster ${block} Room ${room}, Tilt Hall, Forge Road, Norwick, Steelbridge | S7 2AB`,
    ),
  ),
  ...[1, 2, 3, 4].map((flat) => `Flat ${flat}, Anvil House, Forge Road, Norwick, Steelbridge | S7 2AD`),
  ...[11, 12, 13].map((flat) => `Flat ${flat}, Anvil House, Forge Road, Norwick, Steelbridge | S7 2AE`),
  'The Barn, Higher Pengrove, Norwick, Steelbridge | S7 2AF',
  'Higher Pengrove, Norwick, Steelbridge | S7 2AF',
  'Pengrove Farmhouse, Norwick, Steelbridge | S7 2AG',
];

const list = new ListUnderTest(LETTINGS);

const row = (start: string) => LETTINGS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('remarks behind the town', () => {
  test.each([
    '5 Harbour Street, Norwick, Steelbridge, 5 bed HMO',
    '5 Harbour Street, Norwick, Steelbridge, buzzer 4',
    '5 Harbour Street Norwick Steelbridge available Sept',
    '5 Harbour Street, Norwick, Steelbridge, mob 07700 900831',
    '5 Harbour Street, Norwick, Steelbridge, up the lane past the church',
    '5 Harbour Street Norwick Steelbridge sat nav is wrong',
  ])('%s', (text) => {
    expect(list.found(text, 'S7 2AA')).toBe(row('5 Harbour Street'));
  });

  test.each([
    // The list has no such house, flat or street.
    '5 Harbour Street, Norwick, Steelbridge, Flat 3',
    'Norwick, Steelbridge, Wren Cottage',
  ])('%s is no remark', (text) => {
    expect(LETTINGS).not.toContain(list.found(text, 'S7 2AA'));
  });
});

describe('halls and blocks', () => {
  test.each([
    ['Cluster B3, Tilt Hall, Forge Road, Norwick, Steelbridge', 'S7 2AB', 'Cluster B Room 3'],
    ['Room 3, Cluster B, Tilt Hall, Forge Road, Norwick, Steelbridge', 'S7 2AB', 'Cluster B Room 3'],
    ['Tilt Hall, Forge Road, Cluster C Room 1, Norwick, Steelbridge', 'S7 2AB', 'Cluster C Room 1'],
    // The flats of the house have two postcodes.
    ['Flat 12, Anvil House, Forge Road, Norwick, Steelbridge', 'S7 2AD', 'Flat 12, Anvil House'],
    ['Flat 2, Anvil House, Forge Road, Norwick, Steelbridge', 'S7 2AE', 'Flat 2, Anvil House'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    'Cluster D2, Tilt Hall, Forge Road, Norwick, Steelbridge',
    'Flat 7, Anvil House, Forge Road, Norwick, Steelbridge',
  ])('%s is not in the list', (text) => {
    expect(LETTINGS).not.toContain(list.found(text, 'S7 2AD'));
  });
});

describe('farms', () => {
  test.each([
    ['Pengrove F/house, Norwick, Steelbridge', 'S7 2AG', 'Pengrove Farmhouse'],
    ['Barn Conversion, Higher Pengrove, Norwick, Steelbridge', 'S7 2AF', 'The Barn, Higher Pengrove'],
    ['The Barn, Hghr Pengrove, Norwick, Steelbridge, Northern Ireland', '', 'The Barn, Higher Pengrove'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});
