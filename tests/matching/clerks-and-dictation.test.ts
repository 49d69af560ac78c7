import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string, first = '') =>
  Array.from({ length: to - from + 1 }, (_, at) => `${first}${from + at} ${street}`);

const flats = (house: string, ...names: readonly string[]) => names.map((name) => `${name}, ${house}`);

/** Invented, in the manner of the lists of a spa and of former pit villages. */
const ROWS = [
  ...numbered(1, 20, 'Larch Road, Gretham, Wellsby | GL88 1AA'),
  ...flats(
    '30 Larch Road, Gretham, Wellsby | GL88 1AB',
    'Garden Flat',
    'Hall Floor Flat',
    'First Floor Flat',
    'Top Floor Flat',
  ),
  ...flats('32 Larch Road, Gretham, Wellsby | GL88 1AB', 'Ground Floor Flat', 'First Floor Flat'),
  'The Railway, Cotton Close, Gretham, Wellsby | GL88 1AD',
  ...numbered(2, 12, 'Cotton Close, Gretham, Wellsby | GL88 1AD'),
  ...numbered(1, 12, 'Moor Top Caravan Park, Ash Lane, Gretham, Wellsby | GL88 1AE', 'Pitch ').map((row) =>
    row.replace(/(Pitch \d+) /, '$1, '),
  ),
  'Hollyfield School, Weaver Road, Gretham, Wellsby | GL88 1AF',
  'Caretakers House, Hollyfield School, Weaver Road, Gretham, Wellsby | GL88 1AF',
  ...numbered(1, 12, 'Rowan Close, Gretham, Wellsby | GL88 1AG'),
  ...numbered(1, 12, 'Laburnum Court, Gretham, Wellsby | GL88 1AH', 'Poets Estate, '),
  'Miners Arms, High Street, Gretham, Wellsby | GL88 1AJ',
  ...numbered(1, 12, 'High Street, Gretham, Wellsby | GL88 1AJ'),
  ...flats('14 High Street, Gretham, Wellsby | GL88 1AJ', 'First Floor Left', 'First Floor Right'),
  'Flat Above, 16 High Street, Gretham, Wellsby | GL88 1AJ',
  ...numbered(1, 12, 'Hop Kiln Meadow, Ash Lane, Gretham, Wellsby | GL88 1AL', 'Plot ').map((row) =>
    row.replace(/(Plot \d+) /, '$1, '),
  ),
  'Chalet 3, Sandy Bay Fish Farm, Sron Fada, Gretham, Wellsby | GL88 1AN',
  ...numbered(1, 12, 'Sròn Fada, Gretham, Wellsby | GL88 1AN'),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('found', () => {
  test.each([
    ['u/c Dr Fell, 4 Larch Road, Gretham, Wellsby', 'GL88 1AA', '4 Larch'],
    ['4 Larch Road, Gretham, Wellsby GL88, Gloucestershire, 1AA', '', '4 Larch'],
    ['4 Larch Road, Gretham, Wellsby, G L 8 8 1 A A, England', '', '4 Larch'],
    ['4 Larch Road, Gretham, Wellsby', 'GL88 one AA', '4 Larch'],
    ['4 Larch Road, Wellsby, Wellsby District', '', '4 Larch'],
    ['4 Larch Road, Gretham, Wellsby, Northern England', '', '4 Larch'],
    ['4 Larch RoadGretham, Wellsby', 'GL88 1AA', '4 Larch'],
    ['4 Larch Road Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['Jo Ash (b. 1967), 4 Larch Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['4 Larch Road (house with the blue door), Gretham', 'GL88 1AA', '4 Larch'],
    ['Second floor flat, 30 Larch Road, Gretham', 'GL88 1AB', 'Top Floor Flat, 30'],
    ['Ground floor flat, 30 Larch Road, Gretham', 'GL88 1AB', 'Hall Floor Flat, 30'],
    ['Basement flat, 30 Larch Road, Gretham', 'GL88 1AB', 'Garden Flat, 30'],
    ['Fst Flr Flt, 30 Larch Road, Gretham', 'GL88 1AB', 'First Floor Flat, 30'],
    ['The Railway, The Railwaie, Cotton Close, Gretham', 'GL88 1AD', 'The Railway'],
    ['No 7, Moor Top Caravan Park, Ash Lane, Gretham', 'GL88 1AE', 'Pitch 7,'],
    ['7 Moor Top Caravan Park, Ash Lane, Gretham', 'GL88 1AE', 'Pitch 7,'],
    ['Pitch 7, Moor Top Holiday Park, Ash Lane, Gretham', 'GL88 1AE', 'Pitch 7,'],
    ['The Caretaker, Hollyfield School, Weaver Road, Gretham', 'GL88 1AF', 'Caretakers House'],
    ['Caretakers House, Hollyfield School, Weavver Road, Gretham', 'GL88 1AF', 'Caretakers House'],
    ['7 Rowan Clothes, Gretham, Wellsby', 'GL88 1AG', '7 Rowan'],
    ['Poets Estate, 7 Labrnum Court, Gretham', 'GL88 1AH', 'Poets Estate, 7'],
    ['Miners Arms PH, High Street, Gretham', 'GL88 1AJ', 'Miners Arms'],
    ['Miners Arms public house, High Street, Gretham', 'GL88 1AJ', 'Miners Arms'],
    ['A Coy 1 PARA, 4 Larch Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['HQ Sqn 4 LOG BDE, 4 Larch Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['formerly residing at 4 Larch Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['ALL and WHOLE the dwellinghouse at 4 Larch Road, Gretham', 'GL88 1AA', '4 Larch'],
    ['Right hand First floor, 14 High Street, Gretham', 'GL88 1AJ', 'First Floor Right, 14'],
    ['Flat o/shop, 16 High Street, Gretham', 'GL88 1AJ', 'Flat Above, 16'],
    ['P11, Hop Kiln Meadow, Ash Lane, Gretham', 'GL88 1AL', 'Plot 11,'],
    ['Chalet 3, Sandy Bay F/Farm, Sron Fada, Gretham', 'GL88 1AN', 'Chalet 3,'],
    ['4 Sr?n Fada, Gretham', 'GL88 1AN', '4 Sròn'],
    ['4 (croft) Sron Fada, Gretham', 'GL88 1AN', '4 Sròn'],
  ])('%s %s', (text, postcode, expected) => expect(list.found(text, postcode)).toBe(row(expected)));
});

describe('no row of the list', () => {
  test.each([
    ['Second floor flat, 32 Larch Road, Gretham', 'GL88 1AB'],
    ['Garden flat, 32 Larch Road, Gretham', 'GL88 1AB'],
    ['Attic flat, 32 Larch Road, Gretham', 'GL88 1AB'],
    ['G/F, 4 Larch Road, Gretham', 'GL88 1AA'],
    ['The Crown, The Railwaie, Cotton Close, Gretham', 'GL88 1AB'],
    ['No 17, Moor Top Caravan Park, Ash Lane, Gretham', 'GL88 1AE'],
    ['17 Rowan Clothes, Gretham, Wellsby', 'GL88 1AG'],
    ['24 Larch Road, Gretham, Wellsby GL88, Gloucestershire, 1AA', ''],
    ['Above shop, 4 Larch Road, Gretham', 'GL88 1AA'],
    ['4 Larch Road, Gretham, Above shop', 'GL88 1AA'],
    ['P14, Hop Kiln Meadow, Ash Lane, Gretham', 'GL88 1AL'],
    ['A Coy 1 PARA, 24 Larch Road, Gretham', 'GL88 1AA'],
    ['Right hand Second floor, 14 High Street, Gretham', 'GL88 1AJ'],
  ])('%s %s', (text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});
