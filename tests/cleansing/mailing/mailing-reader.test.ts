import { Value as TypeValue } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { mailingReader } from '../../../src/cleansing/mailing/mailing-reader.ts';
import { type MailingOptions, MailingOptionsSchema } from '../../../src/cleansing/mailing/options.ts';
import type { Value } from '../../../src/records/column.ts';

type Fields = Readonly<Record<string, Value>>;

/** The outcome for a record with these columns. */
function letterOf(fields: Fields, options: Partial<MailingOptions> = {}) {
  const whole = TypeValue.Default(MailingOptionsSchema, { ...options }) as MailingOptions;
  return mailingReader({ input: (need) => [fields[need] ?? null] }, whole)(0);
}

/** The letter in the layout: name, lines, town, postcode, suffix, country. */
function written(fields: Fields, options: Partial<MailingOptions> = {}) {
  const letter = letterOf(fields, options);
  if (typeof letter === 'string') return letter;
  const { title, firstName, lastName } = letter.addressee;
  const { town, postcode, country } = letter.address;
  return [title, firstName, lastName, ...letter.lines, town, postcode, letter.suffix, country]
    .filter(Boolean)
    .join('|');
}

const CLEAN = {
  title: 'Mr',
  forename: 'John',
  surname: 'Smith',
  address: '1 high st chester',
  clean_line_1: '1 High Street',
  clean_line_2: 'Hoole',
  clean_town: 'CHESTER',
  clean_postcode: 'CH2 4NE',
  paf_match_level: 'Exact',
  dps: '1A',
};

describe('the address', () => {
  test('is the cleansed address, if there is one', () => {
    expect(written(CLEAN)).toBe('Mr|John|Smith|1 High Street|Hoole|CHESTER|CH2 4NE|1A');
  });

  test('is otherwise the written address, in its parts', () => {
    expect(written({ name: 'Ann Brown', address: '12 Mill Lane, Hoole, Chester, ch24ne' })).toBe(
      'Ann|Brown|12 Mill Lane|Hoole|CHESTER|CH2 4NE',
    );
    expect(
      written({
        name: 'Ann Brown',
        address_line_1: '12 Mill Lane',
        town: 'Chester',
        county: 'Cheshire',
        postcode: 'CH2 4NE',
      }),
    ).toBe('Ann|Brown|12 Mill Lane|Chester|CH2 4NE');
  });

  test('begins with the company', () => {
    expect(written({ ...CLEAN, company: 'Acme Ltd' })).toBe(
      'Mr|John|Smith|Acme Ltd|1 High Street|Hoole|CHESTER|CH2 4NE|1A',
    );
    expect(written({ ...CLEAN, surname: null, forename: null, title: null, name: 'ACME LTD' })).toBe(
      'ACME LTD|1 High Street|Hoole|CHESTER|CH2 4NE|1A',
    );
  });

  test('omits an inland country', () => {
    for (const country of ['UK', 'England', 'United Kingdom']) {
      expect(written({ ...CLEAN, country })).toBe('Mr|John|Smith|1 High Street|Hoole|CHESTER|CH2 4NE|1A');
    }
  });
});

test.each([
  [{ name: 'Dr Jane A Brown OBE' }, 'Dr|Jane A|Brown OBE'],
  [{ name: 'Mr & Mrs J Smith' }, 'Mr & Mrs|J|Smith'],
  [{ name: 'The Occupier' }, 'The Occupier'],
  [{ title: 'MISS', forename: 'ANN', middle: 'B', surname: 'ONEILL' }, 'MISS|ANN B|ONEILL'],
])('the name %j', (name, expected) => {
  expect(written({ address: '1 Mill Lane, CH2 4NE', ...name })).toBe(`${expected}|1 Mill Lane|CH2 4NE`);
});

describe('people who get no letter', () => {
  test.each([
    ['mps_flag', 'MPS'],
    ['goneaway_flag', 'GA'],
    ['deceased_flag', 'DEC'],
    ['mover_flag', 'MOV'],
    ['business_goneaway_flag', 'GA'],
    ['in_house_flag', 'INH'],
    ['suppressed', 'asked us to stop'],
  ])('%s', (flag, value) => {
    expect(letterOf({ ...CLEAN, [flag]: value })).toBe('Suppressed');
    expect(letterOf({ ...CLEAN, [flag]: ' ' })).toMatchObject({ suffix: '1A' });
  });

  test('a person who only refused calls does get a letter', () => {
    expect(letterOf({ ...CLEAN, tps_flag: 'TPS' })).toMatchObject({ suffix: '1A' });
  });

  test('duplicates that are not kept get no letter', () => {
    expect(letterOf({ ...CLEAN, keep_flag: 0 })).toBe('Duplicate');
    expect(letterOf({ ...CLEAN, keep_flag: 1 })).toMatchObject({ suffix: '1A' });
  });

  test.each([
    'IncompleteName',
    'UndeliverableAddress',
    'ProbablyUndeliverableAddress',
    'SalaciousName',
    'RandomName',
    'ProbablyUndeliverableAddress;RandomName',
  ])('%s', (unusable_record_legend) => {
    expect(letterOf({ ...CLEAN, unusable_record_legend })).toBe('Unusable');
    const included = letterOf({ ...CLEAN, unusable_record_legend }, { probablyUndeliverable: 'Include' });
    if (unusable_record_legend === 'ProbablyUndeliverableAddress')
      expect(included).toMatchObject({ suffix: '1A' });
    else expect(included).toBe('Unusable');
  });

  test('suppression is the first of several reasons', () => {
    expect(letterOf({ deceased_flag: 'DEC', keep_flag: 0, unusable_record_legend: 'RandomName' })).toBe(
      'Suppressed',
    );
  });
});

describe('the minimum match level', () => {
  const levels = ['Exact', 'Building', 'Street', 'Town', 'None', null, 'nonsense'];
  test.each([
    ['All', 7],
    ['Town', 4],
    ['Street', 3],
    ['Building', 2],
    ['Exact', 1],
  ] as const)('%s lets %i of them through', (minimumMatchLevel, count) => {
    const found = levels.map((paf_match_level) =>
      letterOf({ ...CLEAN, paf_match_level }, { minimumMatchLevel }),
    );
    expect(found.filter((letter) => letter !== 'BelowMinimum')).toHaveLength(count);
    expect(found.slice(count).every((letter) => letter === 'BelowMinimum')).toBe(true);
  });
});

describe('blank and foreign records', () => {
  const blank = { name: 'Ann Brown' };
  const nobody = { address: '1 Mill Lane, CH2 4NE' };
  const abroad = { name: 'Ann Brown', address: '5 Rue de Rivoli, Paris', country: 'France' };

  test('without an address are left out by default', () => {
    expect(letterOf(blank)).toBe('BlankAddress');
    expect(written(blank, { blankAddress: 'Include' })).toBe('Ann|Brown');
  });

  test('without a name follow the option blankName', () => {
    expect(written(nobody)).toBe('1 Mill Lane|CH2 4NE');
    expect(letterOf(nobody, { blankName: 'LeaveOut' })).toBe('BlankName');
    expect(written(nobody, { blankName: 'Replace' })).toBe('The Occupier|1 Mill Lane|CH2 4NE');
    expect(written(nobody, { blankName: 'Replace', addressee: 'The Customer' })).toContain('The Customer|');
    expect(written({ ...nobody, company: 'Acme Ltd' }, { blankName: 'LeaveOut' })).toBe(
      'Acme Ltd|1 Mill Lane|CH2 4NE',
    );
  });

  test('abroad are left out by default, judged by the country or by the match level', () => {
    expect(letterOf(abroad)).toBe('NonUk');
    expect(letterOf({ ...CLEAN, paf_match_level: 'Foreign' })).toBe('NonUk');
    expect(written(abroad, { nonUk: 'Include' })).toMatch(/^Ann\|Brown\|5 Rue de Rivoli\|.*France$/);
    expect(letterOf(abroad, { nonUk: 'Include', minimumMatchLevel: 'Exact' })).toMatchObject({
      level: undefined,
    });
    for (const country of ['Jersey', 'Guernsey', 'Isle of Man', 'Scotland']) {
      expect(letterOf({ ...abroad, country })).toMatchObject({ level: undefined });
    }
  });
});
