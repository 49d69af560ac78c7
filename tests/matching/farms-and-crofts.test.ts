import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const VILLAGES = ['Fenby', 'Cotley', 'Marham', 'Upsall'];
const FARMS = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder', 'Fern'];

/** Invented, in the manner of a register of villages: farms with sheds, crofts, the same street in two villages. */
const ROWS = [
  ...VILLAGES.flatMap((village, at) => {
    const unit = `Q${'ABDE'[at]}`;
    return [
      ...FARMS.map((farm, index) => `${farm} Farm, ${village}, Wisbech | PE14 ${index % 3}${unit}`),
      `Seed Shed, Alder Farm, ${village}, Wisbech | PE14 0${unit}`,
      ...[11, 12, 13].map((number) => `${number} Mill Street, ${village}, Wisbech | PE14 7${unit}`),
    ];
  }),
  '24 Mill Street, Fenby, Wisbech | PE14 7QA',
  '24 Mill Street, Cotley, Wisbech | PE14 7QB',
  '26 Mill Street, Cotley, Wisbech | PE14 7QB',
  'Seed Shed, Thorn Manse, Upsall, Wisbech | PE14 8QA',
  'The Limes, Fenby, Wisbech | PE14 8QB',
  'Mobile Home, The Limes, Fenby, Wisbech | PE14 8QB',
  'Holmlea, Fenby, Wisbech | PE14 8QD',
  ...[3, 4, 5, 6, 7].map((number) => `${number} Heol Newydd, Cellan, Lampeter | SA48 7QA`),
  ...[3, 4, 5, 6, 7].map((number) => `${number} Upper Garve, Isle of Lewis | HS2 0QA`),
  'Taigh Geal, Upper Garve, Isle of Lewis, Western Isles | HS2 0QB',
  'Caravan, Taigh Geal, Upper Garve, Isle of Lewis, Western Isles | HS2 0QB',
  'Taigh Donn, Upper Garve, Isle of Lewis | HS2 0QB',
];

const list = new ListUnderTest(ROWS);
const found = (text: string, postcode = '') => list.found(text, postcode);

describe('parts of houses', () => {
  test('a name listed before several houses is a part of a house, not a house', () => {
    expect(found('Seed Shed, Thorn Manse, Upsall, Wisbech', 'PE14 8QA')).toBe(
      'Seed Shed, Thorn Manse, Upsall, Wisbech | PE14 8QA',
    );
    expect(found('Thorn Manse, Upsall, Wisbech', 'PE14 8QA')).toBe('Building');
  });

  test('a mobile home in small letters is a home, not a mobile telephone number', () => {
    expect(found('mobile home, the limes, fenby, wisbech', 'pe14 8qb')).toBe(
      'Mobile Home, The Limes, Fenby, Wisbech | PE14 8QB',
    );
    expect(found('the limes, fenby, wisbech, mobile 07700 900123', 'pe14 8qb')).toBe(
      'The Limes, Fenby, Wisbech | PE14 8QB',
    );
  });

  test('a person before a part does not turn the part into the whole house', () => {
    expect(found('Ann Lane Seed Shed The Limes Fenby Wisbech', 'PE14 8QB')).not.toBe(
      'The Limes, Fenby, Wisbech | PE14 8QB',
    );
  });
});

describe('crofts', () => {
  test.each([
    [
      'Taigh Geal, Upper Garve, Isle of Lewis',
      'Taigh Geal, Upper Garve, Isle of Lewis, Western Isles | HS2 0QB',
    ],
    [
      'Caravan, Taigh Geal, Upper Garve, Isle of Lewis',
      'Caravan, Taigh Geal, Upper Garve, Isle of Lewis, Western Isles | HS2 0QB',
    ],
    ['Taigh Donn, Upper Garve, Isle of Lewis', 'Taigh Donn, Upper Garve, Isle of Lewis | HS2 0QB'],
  ])('an island that is also the post town is not a county: %s', (text, row) =>
    expect(found(text, 'HS2 0QB')).toBe(row),
  );
});

describe('words before a house', () => {
  test.each([
    ['Mrs Nerys Hughes Holmlea, Fenby, Wisbech', 'PE14 8QD', 'Holmlea, Fenby, Wisbech | PE14 8QD'],
    ['24-7 Locksmiths Ltd, Holmlea, Fenby, Wisbech', 'PE14 8QD', 'Holmlea, Fenby, Wisbech | PE14 8QD'],
    ['24-7 Locksmiths Ltd, 12 Mill Street, Fenby', 'PE14 7QA', '12 Mill Street, Fenby, Wisbech | PE14 7QA'],
  ])('a person or a company is not part of its name: %s', (text, postcode, row) =>
    expect(found(text, postcode)).toBe(row),
  );
});

describe('villages', () => {
  test('a house is found by its village without town and postcode', () => {
    expect(found('Holmlea, Fenby')).toBe('Holmlea, Fenby, Wisbech | PE14 8QD');
  });

  test('the typed village outweighs the typed postcode if both have the house', () => {
    expect(found('24 Mill Street, Fenby, Wisbech', 'PE14 7QB')).not.toBe(
      '24 Mill Street, Cotley, Wisbech | PE14 7QB',
    );
  });

  test('the postcode outweighs a village that does not have the house', () => {
    expect(found('26 Mill Street, Fenby, Wisbech', 'PE14 7QB')).toBe(
      '26 Mill Street, Cotley, Wisbech | PE14 7QB',
    );
  });

  test('Hl is short for Heol', () => {
    expect(found('4 Hl Newydd, Cellan, Lampeter', 'SA48 7QA')).toBe(
      '4 Heol Newydd, Cellan, Lampeter | SA48 7QA',
    );
  });
});
