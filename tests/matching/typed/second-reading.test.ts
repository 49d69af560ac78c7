import { describe, expect, test } from 'vitest';
import { secondReading } from '../../../src/matching/typed/second-reading.ts';

const NAMES = new Set(
  'KEPLER ROAD KILBURN BRO HELYG RHES FAWR LON TEG STABAL UCHAF MILL LANE HIGH STREET'.split(' '),
);

function read(line: string): string | undefined {
  return secondReading({ lines: [line] }, ({ text }) => NAMES.has(text))?.lines[0];
}

describe('what a scanner may have seen', () => {
  test.each([
    ['flat 3 i54 Mill Lane', 'flat 3 154 Mill Lane'],
    ['FLAT C, S2 KCPLER ROAD', 'FLAT C, 52 KEPLER ROAD'],
    ['7S Mill Lane, Kilbum', '75 Mill Lane, KILBURN'],
    ['Flat lS, 14O-150 Mill Lane', 'Flat 15, 140-150 Mill Lane'],
    ['flat l, 38 Mill Lane', 'flat 1, 38 Mill Lane'],
    ['Flat E, I Mill Lane', 'Flat E, 1 Mill Lane'],
    ['S Mill Lane', '5 Mill Lane'],
    ['Flat A, ll Mill Lane', 'Flat A, 11 Mill Lane'],
    ['l, 154 Mill Lane', '1, 154 Mill Lane'],
    ['Flat C-l39 Mill Lane', 'Flat C-139 Mill Lane'],
    ['F1at3 1 Mill Lane', 'Flat 3 1 Mill Lane'],
    ['8 8RO HCLYG', '8 BRO HELYG'],
    ['17 L0n Teg', '17 LON Teg'],
    ['Y 5tabal, Rbcs Ucbaf', 'Y STABAL, RHES UCHAF'],
    ['T0p Fioor Flat, 5 Mill Lane', 'TOP FLOOR Flat, 5 Mill Lane'],
  ])('%s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    '12 High Street, S10 2HL',
    '1st Floor, 12 High Street',
    '3F2, 14 Mill Lane',
    'S Patel, 14 Mill Lane',
    '5th House, 12A Mill Lane',
  ])('%s is right as it stands', (line) => {
    expect(read(line)).toBeUndefined();
  });
});
