import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleCase } from '../../src/address/title-case/title-case.ts';

/** Texts in title case. In capitals, each must give the same result. */
const names = [
  // towns and places
  'Newcastle upon Tyne',
  'Stoke-on-Trent',
  "St Anne's-on-Sea",
  'St. Albans',
  'Weston-super-Mare',
  'Ashby-de-la-Zouch',
  'Chester le Street',
  'Grange-over-Sands',
  'Isle of Wight',
  'Kingston upon Hull',
  'Stow-on-the-Wold',
  'Macclesfield',
  'Bishop’s Stortford',
  // Wales
  'Pen-y-bont ar Ogwr',
  'Llanfair-ym-Muallt',
  'Dinbych-y-pysgod',
  'Betws-y-Coed',
  'Y Bont-faen',
  'Yr Wyddgrug',
  'Maes yr Haf',
  'Cwm Taf',
  'Bwlch',
  // streets and buildings
  '15 The Street',
  '12A The Street',
  'Flat 1, The Towers',
  'Rear of 5A',
  'Units 1to3',
  'Unit 3-4B',
  '1st Floor Flat',
  '22nd Street',
  'Flat A',
  'K, Portland Road',
  'A40 Services',
  "St John's Wood High St",
  'Church of the Holy Trinity',
  'Henry VIII Court',
  'George V Avenue',
  'Edward XIV House',
  'PO Box 12',
  'BFPO 801',
  'c/o Smith',
  '(Smith)',
  'Wallscourt Park Residences U W E',
  // people and organisations
  "McDonald's Restaurants Ltd",
  'McKay Close',
  "O'Brien",
  'O’Brien',
  "D'Arcy Way",
  "O'McDonald",
  "Neills' Yard",
  'Smith-Jones',
  'Co-operative Food',
  'Acme plc',
  'Acme (Holdings) Ltd.',
  'Smith & Co Ltd',
  'Baker LLP',
  'NHS Trust',
  'BBC Radio Kent',
  'UK Power Networks',
  'HSBC Bank',
  'RSPCA',
  'TSB',
  'M&S',
  'B&Q plc',
  'J.R. Hartley',
  'Driver & Vehicle Licensing Agency',
  'Prime Minister & First Lord of the Treasury',
  'Smith t/a Fish & Chips',
  'École Française de Londres',
];

describe('title case', () => {
  it.each(names.filter((name) => !name.startsWith('École')))('%s is restored from capitals', (name) => {
    expect(titleCase(name.toUpperCase())).toBe(name);
  });

  it.each(names)('%s stays', (name) => {
    expect(titleCase(titleCase(name))).toBe(titleCase(name));
  });

  it.each([
    ['newcastle upon tyne', 'Newcastle upon Tyne'],
    ["o'brien", "O'Brien"],
    ['12a high street', '12A High Street'],
    ['IKEA Ltd', 'IKEA Ltd'],
    ['TfL Depot', 'TfL Depot'],
    ['iMap House', 'iMap House'],
    ['Mcdonald', 'McDonald'],
    ['Acme LTD', 'Acme Ltd'],
    ['école', 'École'],
    ['20gf', '20gf'],
    ['', ''],
    ['  TWO  SPACES  ', '  Two  Spaces  '],
    ['-', '-'],
    ['&', '&'],
  ])('%j is %j', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });

  it('changes nothing but case', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...names), fc.lorem());
    fc.assert(
      fc.property(text, fc.boolean(), (given, shout) => {
        const source = shout ? given.toUpperCase() : given;
        expect(titleCase(source).toLowerCase()).toBe(source.toLowerCase());
      }),
      { numRuns: 1000 },
    );
  });

  it('changes nothing when done again', () => {
    const word = fc.constantFrom(
      ...names.flatMap((name) => name.split(' ')),
      'a',
      'THE',
      '(',
      '1-2',
      'x.y',
      "'",
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (given, shout) => {
        const once = titleCase(shout ? given.toUpperCase() : given);
        expect(titleCase(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts a quarter of a megabyte', () => {
    const start = performance.now();
    for (const unit of ['a', 'A-', '&', "'", 'THE ', '.', 'A1', '\u0301']) {
      titleCase(unit.repeat(1 << 18).slice(0, 1 << 18));
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
