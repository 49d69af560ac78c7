import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a council's list: addresses in one text, some oddly written. */
const ROWS = [
  ...numbered(1, 30, 'Abbey Road, London | E18 2QZ'),
  ...numbered(1, 30, 'Quillon Court, Abbey Road, London | E18 2QZ'),
  ...numbered(41, 50, 'Tumbel House, Abbey Road, London | E18 2QZ'),
  ...numbered(1, 30, 'Essex Road, London | E18 2RA'),
  ...numbered(1, 30, 'Wobble Lane, Chigwell, Essex | IG7 4QA'),
  ...numbered(31, 60, 'Wobble Lane, Chigwell | IG7 4QB'),
  '61 Wobble Lane, Essex, London | E18 2RB',
  '62 Wobble Lane, Greater London, London | E18 2RB',
  '63 Wobble Lane, Jostle Place, London | E18 2RB',
  'FLAT, 129A, ABBEY ROAD, LONDON | E18 2RD',
  'FLAT, 131A, ABBEY ROAD, LONDON | E18 2RD',
  '131 ABBEY ROAD, LONDON | E18 2RD',
  'FIRST FLOOR FLAT REAR, 133 ABBEY ROAD, LONDON | E18 2RD',
  'REAR OF, 133 ABBEY ROAD, LONDON | E18 2RD',
  '133 ABBEY ROAD, LONDON | E18 2RD',
  'STUDIO 54 LTD, 135 ABBEY ROAD, LONDON | E18 2RD',
  '4 FIELD WORKSHOP, 137 ABBEY ROAD, LONDON | E18 2RD',
  '139A ABBEY ROAD, LONDON | E18 2RD',
  'FLAT A, 139 ABBEY ROAD, LONDON | E18 2RD',
  'FLAT B, 139 ABBEY ROAD, LONDON | E18 2RD',
  ...numbered(30, 40, 'Chigwell Road, London | E18 2RE'),
  ...numbered(1, 9, 'Ivor Terrace, Dowlais, Merthyr Tydfil | CF48 3QA'),
  ...numbered(1, 9, 'Oak Road, London | E18 2RF'),
  ...numbered(1, 9, 'Oak Grove, London | N8 7QT'),
  ...numbered(1, 4, 'Y Graig, Pen Road, Dowlais, Merthyr Tydfil | CF48 3QB'),
  '10/1 Weaver Street, Edinburgh | EH9 9TX',
  '10/2 Weaver Street, Edinburgh | EH9 9TX',
  'Flat 1, 12 Weaver Street, Edinburgh | EH9 9TX',
  'Flat 2, 12 Weaver Street, Edinburgh | EH9 9TX',
  'Flat 21, 12 Weaver Street, Edinburgh | EH9 9TX',
  'Unit H1, 14 Weaver Street, Edinburgh | EH9 9TX',
  'Unit H2, 14 Weaver Street, Edinburgh | EH9 9TX',
  '12 Kilburn High Road, London | NW6 4QA',
  ...numbered(1, 4, 'Melbourne Road, Upminster | RM14 0FL'),
  ...numbered(1, 4, 'Old Church Avenue, London | N19 0FG'),
  ...numbered(1, 20, 'South Tollington Street, London | N7 0JR'),
  '69C Burghley Crescent, London | E3 0AE',
  'Flat D, 10 Burghley Crescent, London | E3 0AE',
  'Flat 3, 41-43 Burghley Crescent, London | E3 0AE',
  'Basement And Ground Floor, 88 Burghley Crescent, London | E3 0AE',
  'First Floor, 88 Burghley Crescent, London | E3 0AE',
  'Cafe 1872, 90 Burghley Crescent, London | E3 0AE',
  'Rear Of 92 Burghley Crescent, London | E3 0AE',
  'Flat A, 94 Burghley Crescent, London | E3 0AE',
  'Second Floor Flat, 94 Burghley Crescent, London | E3 0AE',
  '96 Burghley Crescent, London | E3 0AE',
  '96 Burghley Crescent, London | E3 0AE',
  ...numbered(20, 29, 'Rodney Heights, Burghley Crescent, London | E3 0AF'),
  'Pen Celyn, Harlech | LL46 0ES',
  'Pen Celyn, Llandanwg, Harlech | LL46 0EW',
  'Yr Hendre, Cemmaes, Machynlleth | SY20 0EJ',
  '18 Dukes Grove, London | E10 0GJ',
  ...numbered(1, 9, 'Bridge Street, Abersoch, Pwllheli | LL53 0BJ'),
  ...numbered(1, 9, 'Stryd y Bont, Nefyn, Pwllheli | LL53 0FF'),
  ...numbered(1, 9, 'Ffordd Pentre, Nefyn, Pwllheli | LL53 0FE'),
  ...numbered(1, 9, 'Picton Teras, Harlech | LL46 0BA'),
  ...numbered(1, 4, 'Newborough Terrace Isaf, Harlech | LL46 0BB'),
  'Gallt Isaf, Abersoch, Pwllheli | LL53 0AB',
  'Coed Arian, Abersoch, Pwllheli | LL53 0AB',
];

const list = new ListUnderTest(ROWS);

describe('a typed number is evidence for a single element', () => {
  test.each([
    ['4, Abbey Road, London', 'E18 2QZ', '4 Abbey Road, London | E18 2QZ'],
    ['4 Abbey Rd', 'E18 2QZ', '4 Abbey Road, London | E18 2QZ'],
    ['4, Abbey Road, London', '', '4 Abbey Road, London | E18 2QZ'],
    ['4 Quillon Court, Abbey Road', 'E18 2QZ', '4 Quillon Court, Abbey Road, London | E18 2QZ'],
    ['139A Abbey Road, London', 'E18 2RD', '139A ABBEY ROAD, LONDON | E18 2RD'],
    ['Flat A 139 Abbey Road, London', 'E18 2RD', 'FLAT A, 139 ABBEY ROAD, LONDON | E18 2RD'],
    ['139B Abbey Road, London', 'E18 2RD', 'FLAT B, 139 ABBEY ROAD, LONDON | E18 2RD'],
  ])('%s, %s', (text, postcode, row) => expect(list.found(text, postcode)).toBe(row));

  test.each([
    ['45, Abbey Road, London', 'E18 2QZ'],
    ['45 Abbey Road, London', ''],
  ])('%s, %s is not a flat of a building that nobody wrote', (text, postcode) =>
    expect(list.found(text, postcode)).toBe('Street'),
  );
});

describe('regions are not places', () => {
  test.each([
    '7 Abbey Road, London, Essex',
    '7 Abbey Road, Essex',
    '7 Abbey Road, Greater London',
    '7 Abbey Road, London, Gtr London',
    '7 Abbey Road, London, Esex',
    '7 Abbey Road, London, Middlesx',
    '7 Abbey Road, London Borough of Redbridge, London',
    '7 Abbey Road, Redbridge, London',
    '7 Abbey Road, London, W Yorks',
    '7 Abbey Road, London, Gtr Manchester',
  ])('%s', (text) => {
    const row = '7 Abbey Road, London | E18 2QZ';
    expect(list.found(text, 'E18 2QZ')).toBe(row);
    if (/London/.test(text)) expect(list.found(text)).toBe(row);
  });

  test.each([
    '7 Wobble Lane, Chigwell, Essex',
    '7 Wobble Lane, Chigwell, Essx',
    '7 Wobble Lane, Chigwell, London',
  ])('%s, though some rows have the county in place of the village', (text) =>
    expect(list.found(text)).toBe('7 Wobble Lane, Chigwell, Essex | IG7 4QA'),
  );

  test('a county is not a road that is named after it', () => {
    expect(list.found('7 Nowhere Hill, Essex', 'E18 2RA')).not.toMatch(/Essex Road/);
    expect(list.found('7 Essex Road, London')).toBe('7 Essex Road, London | E18 2RA');
  });

  test('a handful of rows does not make a place', () => {
    expect(list.found('7 Abbey Road, Jostle Place, London')).toBe('7 Abbey Road, London | E18 2QZ');
  });
});

describe('word for word equality is a match', () => {
  test.each(ROWS.filter((row) => /\| E18 2RD$/.test(row)))('%s', (row) => {
    const [text = '', postcode = ''] = row.split(' | ');
    expect(list.found(text, postcode)).toBe(row);
    expect(list.found(text.toLowerCase().replaceAll(',', ''), postcode)).toBe(row);
    expect(list.found(text)).toBe(row);
    expect(list.found(`${text}, Greater London`, postcode)).toBe(row);
  });

  test('numbers in another order are different numbers', () => {
    expect(list.found('Flat 12, 2 Weaver Street, Edinburgh', 'EH9 9TX')).not.toMatch(/\|/);
  });
});

describe('unmatched text lowers the level', () => {
  test.each([
    ['36 Old Mill Court, Chigwell Road, London', 'E18 2RE'],
    ['36, Old Mill Court, Chigwell Road, London', 'E18 2RE'],
    ['36, Old Mill Ct, Chigwell Road, London', 'E18 2RE'],
    ['36, Old Mill Court Chigwell Road, London', 'E18 2RE'],
    ['Old Mill Court 36, Chigwell Road, London', 'E18 2RE'],
    ['6 Cross Ivor Terrace, Dowlais, Merthyr Tydfil', 'CF48 3QA'],
    ['6, Cross Ivor Terrace, Dowlais, Merthyr Tydfil', 'CF48 3QA'],
    ['6, Upper Ivor Terrace, Dowlais, Merthyr Tydfil', 'CF48 3QA'],
    ['6 Ivor Terrace West, Dowlais, Merthyr Tydfil', 'CF48 3QA'],
    ['6 Oak Grove, London', 'E18 2RF'],
  ])('%s, %s', (text, postcode) => expect(list.found(text, postcode)).not.toMatch(/\|/));

  test.each([
    ['Rosedene, 36 Chigwell Road, London', 'E18 2RE', '36 Chigwell Road, London | E18 2RE'],
    ['6 Oak Rd, London', 'E18 2RF', '6 Oak Road, London | E18 2RF'],
    ['6 Iovr Terrace, Dowlais', 'CF48 3QA', '6 Ivor Terrace, Dowlais, Merthyr Tydfil | CF48 3QA'],
    ['6 Oak Grove, London', 'N8 7QT', '6 Oak Grove, London | N8 7QT'],
  ])('%s, %s', (text, postcode, row) => expect(list.found(text, postcode)).toBe(row));
});

describe('habits of people who write and own lists', () => {
  test.each([
    ['2 Melbourne Road, Upminster, RM14 0FL', '', '2 Melbourne Road, Upminster | RM14 0FL'],
    ['3 Church Avenue, London', 'N19 0FG', '3 Old Church Avenue, London | N19 0FG'],
    ['11 S Tollington Str, London', 'N7 0JR', '11 South Tollington Street, London | N7 0JR'],
    ['69/C Burghley Crescent', 'E3 0AE', '69C Burghley Crescent, London | E3 0AE'],
    ['10/d Burghley Crescent', 'E3 0AE', 'Flat D, 10 Burghley Crescent, London | E3 0AE'],
    ['F D, 10 Burghley Crescent', 'E3 0AE', 'Flat D, 10 Burghley Crescent, London | E3 0AE'],
    ['F 3, 41-43 Burghley Crescent', 'E3 0AE', 'Flat 3, 41-43 Burghley Crescent, London | E3 0AE'],
    ['41-43/3 Burghley Crescent', 'E3 0AE', 'Flat 3, 41-43 Burghley Crescent, London | E3 0AE'],
    ['3/41-43 Burghley Crescent', 'E3 0AE', 'Flat 3, 41-43 Burghley Crescent, London | E3 0AE'],
    [
      'Bsmt & Grd Floor, 88 Burghly Crescent',
      'E3 0AE',
      'Basement And Ground Floor, 88 Burghley Crescent, London | E3 0AE',
    ],
    ['Cafe 1872, 90 Burghly Crescent', 'E3 0AE', 'Cafe 1872, 90 Burghley Crescent, London | E3 0AE'],
    ['Flat A, 94 Burghley Crescent', 'E3 0AE', 'Flat A, 94 Burghley Crescent, London | E3 0AE'],
    ['2/F Flat, 94 Burghley Crescent', 'E3 0AE', 'Second Floor Flat, 94 Burghley Crescent, London | E3 0AE'],
    ['96 Burghly Crescent', 'E3 0AE', '96 Burghley Crescent, London | E3 0AE'],
    ['B/10 Burghley Crescent', 'E3 0AE', 'Building'],
    ['Flat B, 19 St Johns Hill', 'E3 0AE', 'Town'],
    ['6 Stryd y Bont, Abersoch, Pwllheli', 'LL53 0BJ', '6 Bridge Street, Abersoch, Pwllheli | LL53 0BJ'],
    ['6 Bridge Street, Nefyn', 'LL53 0FF', '6 Stryd y Bont, Nefyn, Pwllheli | LL53 0FF'],
    ['6 Ffd Pentre, Nefyn', 'LL53 0FE', '6 Ffordd Pentre, Nefyn, Pwllheli | LL53 0FE'],
    ['6 Picton Terrace, Harlech', 'LL46 0BA', '6 Picton Teras, Harlech | LL46 0BA'],
    ['3 Newborough Terrace, Harlech', 'LL46 0BB', '3 Newborough Terrace Isaf, Harlech | LL46 0BB'],
    ['Gallt Lower, Abersoch', 'LL53 0AB', 'Gallt Isaf, Abersoch, Pwllheli | LL53 0AB'],
    ['4 Noeth Tollington Street', 'N7 0JR', 'Street'],
    ['4 Soth Tollington Street', 'N7 0JR', '4 South Tollington Street, London | N7 0JR'],
  ])('%s, %s', (text, postcode, row) => expect(list.found(text, postcode)).toBe(row));

  test.each([
    ['92 Burghley Crescent, London', 'E3 0AE'],
    ['Annexe, 96 Burghley Crescent, London', 'E3 0AE'],
    ['29 Burghley Crescent, London', 'E3 0AF'],
    ['Pen Celyn, Harlech, Gwynedd', ''],
    ['Hendre Elen, Cemmaes, Machynlleth', 'SY20 0EJ'],
    ['18 Dukes Grove, Norwich, Norfolk', ''],
    ['6 Picton Teras Uchaf, Harlech', 'LL46 0BA'],
    ['The Bungalow, Coed Arian, Abersoch, Pwllheli', 'LL53 0AB'],
    ['36, Savile Chigwell Road, London', 'E18 2RE'],
  ])('%s, %s is not settled', (text, postcode) => expect(list.found(text, postcode)).not.toMatch(/\|/));
});

describe('without a postcode, an address with a slip is found if the rest is unique', () => {
  test.each([
    ['7 Abbey Road, Lodnon', '7 Abbey Road, London | E18 2QZ'],
    ['7 Abbey Road, Losdon', '7 Abbey Road, London | E18 2QZ'],
    ['7 Abbey Road, Londn', '7 Abbey Road, London | E18 2QZ'],
    ['7 Abbye Road, London', '7 Abbey Road, London | E18 2QZ'],
    ['7 Wobble Lane, Chgwell, Essex', '7 Wobble Lane, Chigwell, Essex | IG7 4QA'],
    ['7 Wobble Lane, Chigwell, Esesx', '7 Wobble Lane, Chigwell, Essex | IG7 4QA'],
    ['7 Chigwell Road, Lonodn', 'None'],
    ['7 Quillon Court, Abbey Road, Lodnon', '7 Quillon Court, Abbey Road, London | E18 2QZ'],
    ['7 Abbey Road', '7 Abbey Road, London | E18 2QZ'],
    ['12 Kilburn High Road', '12 Kilburn High Road, London | NW6 4QA'],
  ])('%s', (text, row) => expect(list.found(text).replace(/^(?:Street|Town)$/, 'None')).toBe(row));
});

describe('numbers in words, with strokes, and in unusual places', () => {
  test.each([
    ['Flat One, 12 Weaver Street', 'Flat 1, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['Flat Twenty One, 12 Weaver Street', 'Flat 21, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['Flat Twenty-One, 12 Weaver Street', 'Flat 21, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['10/1 Weaver Street', '10/1 Weaver Street, Edinburgh | EH9 9TX'],
    ['Flat 1, 10 Weaver Street', '10/1 Weaver Street, Edinburgh | EH9 9TX'],
    ['2/12 Weaver Street', 'Flat 2, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['12/2 Weaver Street', 'Flat 2, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['Weaver Street, 12, Flat 2', 'Flat 2, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['Weaver Street No 12 Flat 2', 'Flat 2, 12 Weaver Street, Edinburgh | EH9 9TX'],
    ['Unit HI, 14 Weaver Street', 'Unit H1, 14 Weaver Street, Edinburgh | EH9 9TX'],
  ])('%s', (text, row) => expect(list.found(`${text}, Edinburgh`, 'EH9 9TX')).toBe(row));

  test.each([
    ['12 Kilburn Hi Road, London', '12 Kilburn High Road, London | NW6 4QA'],
    ['2 Y Graig, Pen Road, Dowlais', '2 Y Graig, Pen Road, Dowlais, Merthyr Tydfil | CF48 3QB'],
    [
      '2, Y Graig, Pen Road, Dowlais, Merthyr Tydfil',
      '2 Y Graig, Pen Road, Dowlais, Merthyr Tydfil | CF48 3QB',
    ],
  ])('%s', (text, row) => expect(list.found(text)).toBe(row));
});
