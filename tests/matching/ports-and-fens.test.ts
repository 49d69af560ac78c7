import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string, first = '') =>
  Array.from({ length: to - from + 1 }, (_, at) => `${first}${from + at} ${street}`);

/** Invented, in the manner of the lists of a port and of a county of drains and droves. */
const ROWS = [
  ...numbered(1, 30, 'Tarn Avenue, Haverport | CF71 2AA'),
  '23½ Tarn Avenue, Haverport | CF71 2AA',
  'The White Swan, 40 Tarn Avenue (Corner of Mill Street), Haverport | CF71 2AA',
  ...numbered(1, 6, '12 Salt Street, Haverport | CF71 2AB', 'Flat ').map((row) =>
    row.replace(' 12 ', ', 12 '),
  ),
  ...numbered(14, 30, 'Salt Street, Haverport | CF71 2AB'),
  'Flat Over, 30 Salt Street, Haverport | CF71 2AB',
  ...['A1', 'A2', 'D1', 'D2', 'D3'].map(
    (mark) => `Berth ${mark}, Argus Marina, Quay Road, Haverport | CF71 2AD`,
  ),
  ...[701, 702, 707].map(
    (flat) => `Flat ${flat}, Larch Tower, Kestrel Point Phase Two, Elm Way, Haverport | CF71 2AE`,
  ),
  'Kestrel Rise Phase 1, 14 Elm Way, Haverport | CF71 2AF',
  ...numbered(15, 22, 'Elm Way, Haverport | CF71 2AF'),
  ...numbered(1, 12, 'Ivy Park Homes, Long Drove, Haverport | CF71 2AG', 'Mobile Home ').map((row) =>
    row.replace(/(Home \d+) /, '$1, '),
  ),
  ...numbered(1, 12, 'Third Drove, Haverport | CF71 2AH'),
  ...numbered(1, 12, 'Wynlan Road, Haverport | CF71 2AJ'),
  ...['Ashlea', 'Rosedene', 'Fen View', 'Poplars', 'Westview', 'Hawthorns', 'Orchard View'].map(
    (house) => `${house}, Northwaite Court, Haverport | CF71 2AL`,
  ),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('found', () => {
  test.each([
    ['23½ Tarn Avenue, Haverport', 'CF71 2AA', '23½ Tarn'],
    ['23 1/2 Tarn Avenue, Haverport', 'CF71 2AA', '23½ Tarn'],
    ['23.5 Tarn Avenue, Haverport', 'CF71 2AA', '23½ Tarn'],
    ['23 and a half Tarn Avenue, Haverport', 'CF71 2AA', '23½ Tarn'],
    ['23 Tarn Avenue, Haverport', 'CF71 2AA', '23 Tarn'],
    ['The White Swan, 40 Tarn Avenue, Haverport', 'CF71 2AA', 'The White Swan'],
    ['The White Swan, 40 Tarn Avenue / Mill Street, Haverport', 'CF71 2AA', 'The White Swan'],
    ['40 Tarn Avenue, cnr of Mill Street, Haverport', 'CF71 2AA', 'The White Swan'],
    ['door 7 Tarn Avenue, Haverport', 'CF71 2AA', '7 Tarn'],
    ['7, 7 Tarn Avennue, Haverport', 'CF71 2AA', '7 Tarn'],
    ['Buzzer 3, 12 Salt Street, Haverport', 'CF71 2AB', 'Flat 3, 12'],
    ['ring bell 3, 12 Salt Street, Haverport', 'CF71 2AB', 'Flat 3, 12'],
    ['Buzz 3 12 Salt Street Haverport', 'CF71 2AB', 'Flat 3, 12'],
    ['Living over, 30 Salt Street, Haverport', 'CF71 2AB', 'Flat Over'],
    ['F/O, 30 Salt Street, Haverport', 'CF71 2AB', 'Flat Over'],
    ['top flat above shop, 30 Salt Street, Haverport', 'CF71 2AB', 'Flat Over'],
    ['Pontoon D berth 2, Argus Marina, Quay Road, Haverport', 'CF71 2AD', 'Berth D2'],
    ['flat 707 7th floor, Larch Tower, Elm Way, Haverport', 'CF71 2AE', 'Flat 707'],
    ['Flat seven oh two, Larch Tower, Elm Way, Haverport', 'CF71 2AE', 'Flat 702'],
    ['14 Elm Way, Haverport', 'CF71 2AF', 'Kestrel Rise Phase 1, 14'],
    ['caravan 3, Ivy Park Homes, Long Drove, Haverport', 'CF71 2AG', 'Mobile Home 3'],
    ['M/H 3, Ivy Park Homes, Long Drove, Haverport', 'CF71 2AG', 'Mobile Home 3'],
    ['static 3, Long Drove (Ivy Park Homes), Haverport', 'CF71 2AG', 'Mobile Home 3'],
    ['4 Thrid Drove, Haverport', 'CF71 2AH', '4 Third'],
    ['4 Thirddd Drove, Haverport', 'CF71 2AH', '4 Third'],
    ['4 Wy lan Road, Haverport', 'CF71 2AJ', '4 Wynlan'],
    ['CF71 2AJ, 4 Wynlan Road, Haverport, CF71 2AJ', '', '4 Wynlan'],
    ['4 Wynlan Road, Haverport, 4 Wynlan Road', 'CF71 2AJ', '4 Wynlan'],
    ['Fen View, Northwaite Court, Haverport', 'CF71 2AL', 'Fen View'],
    ['PH - Norman Rowan, 4 Wynlan Road, Haverport', 'CF71 2AJ', '4 Wynlan'],
    ['Risk address, 4 Wynlan Road, 0, Haverport, Reg PF73 JBS', 'CF71 2AJ', '4 Wynlan'],
    ['The White Swan (Branch 455), 40 Tarn Avenue, Haverport', 'CF71 2AA', 'The White Swan'],
  ])('%s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));
});

describe('no address of the list', () => {
  test.each([
    ['24½ Tarn Avenue, Haverport', 'CF71 2AA'],
    ['78 Tarn Avenue, Haverport', 'CF71 2AA'],
    ['Buzzer 9, 12 Salt Street, Haverport', 'CF71 2AB'],
    ['Pontoon D berth 7, Argus Marina, Quay Road, Haverport', 'CF71 2AD'],
    ['flat 703 7th floor, Larch Tower, Elm Way, Haverport', 'CF71 2AE'],
    ['caravan 30, Ivy Park Homes, Long Drove, Haverport', 'CF71 2AG'],
    ['40 Thrid Drove, Haverport', 'CF71 2AH'],
    ['Lilac Cottage, Northwaite Court, Haverport', 'CF71 2AL'],
  ])('%s', (text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});
