import { Value as TypeValue } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeAddressFile } from '../../../src/address-file/frozen-address-file.ts';
import { addressCleansing } from '../../../src/cleansing/address/address-cleansing.ts';
import { AddressOptions, cleanOptionsOf } from '../../../src/cleansing/address/options.ts';
import { CATALOGUE, stepNamed } from '../../../src/cleansing/catalogue.ts';
import { ReferenceShelf, type References } from '../../../src/cleansing/references.ts';
import { isName } from '../../../src/records/column.ts';
import { openSmallFile } from '../../lookup/rows.ts';
import { runStep, type TestRecord } from '../../support/run-step.ts';

let references: References;
let closing: () => Promise<void>;

beforeAll(async () => {
  const { file, close } = await openSmallFile();
  references = new ReferenceShelf().open({ addressFile: freezeAddressFile(file) });
  closing = close;
});
afterAll(async () => {
  await references.addressFile.close();
  await closing();
});

const run = (records: TestRecord[], options: Record<string, unknown> = {}) =>
  runStep(addressCleansing, records, options, references);

async function one(record: TestRecord, options: Record<string, unknown> = {}): Promise<TestRecord> {
  const { records, rejects } = await run([record], options);
  expect(rejects).toEqual([]);
  return records[0]!;
}

const appended = (options: Record<string, unknown> = {}) =>
  addressCleansing
    .appends(TypeValue.Default(AddressOptions, options) as Parameters<typeof addressCleansing.appends>[0])
    .map(({ name }) => name);

const WATKIN = { address_line_1: '10 watkin terr', town: 'northampton', postcode: 'nn13er' };

test('it is in the catalogue, and refers to the address file', () => {
  expect(stepNamed('address-cleansing', CATALOGUE)).toBe(addressCleansing);
  expect(addressCleansing.refersTo?.({} as never)).toEqual(['address-file']);
});

describe('the appended columns', () => {
  test('are these, in this order, under names that columns may have', () => {
    expect(appended()).toEqual([
      ...['clean_line_1', 'clean_line_2', 'clean_line_3', 'clean_line_4', 'clean_town', 'clean_county'],
      ...['clean_postcode', 'paf_match_level', 'match_confidence', 'udprn', 'dps', 'uprn'],
      ...['easting', 'northing', 'latitude', 'longitude', 'coordinate_type'],
      ...['postcode_changed', 'address_changed', 'address_corrections', 'address_kept', 'address_omitted'],
    ]);
    expect(appended({ outputElements: true, separateCompany: true }).every(isName)).toBe(true);
  });

  test('follow the options', () => {
    const without = (options: Record<string, unknown>) =>
      appended().filter((name) => !appended(options).includes(name));
    const besides = (options: Record<string, unknown>) =>
      appended(options).filter((name) => !appended().includes(name));
    expect(without({ excludeCounty: true })).toEqual(['clean_county']);
    expect(without({ coordinates: false })).toEqual(COORDINATES);
    expect(without({ fixTownAndCounty: false })).toEqual(['clean_town', 'clean_county']);
    expect(besides({ fixTownAndCounty: false })).toEqual(['clean_line_5', 'clean_line_6']);
    expect(besides({ formatter: 'PAFStandardFormatter' })).toEqual(['clean_line_5', 'clean_line_6']);
    expect(besides({ totalLines: 8 })).toEqual(['clean_line_5', 'clean_line_6']);
    expect(besides({ separateCompany: true })).toEqual(['clean_company']);
    expect(besides({ minimumMatchLevel: 'Exact' })).toEqual(['match_level_met']);
    expect(besides({ minimumMatchLevel: 'Exact', outputType: 'Suppress' })).toEqual([]);
    expect(besides({ outputElements: true })).toHaveLength(11);
  });
});

const COORDINATES = ['easting', 'northing', 'latitude', 'longitude', 'coordinate_type'];

describe('an address that is in the file', () => {
  test('gets its delivery point, the file’s spelling, and the corrections', async () => {
    expect(await one(WATKIN)).toMatchObject({
      ...WATKIN,
      clean_line_1: '10 Watkin Terrace',
      clean_line_2: null,
      clean_town: 'NORTHAMPTON',
      clean_county: 'Northamptonshire',
      clean_postcode: 'NN1 3ER',
      paf_match_level: 'Exact',
      udprn: '6000001',
      postcode_changed: false,
      address_changed: false,
      address_corrections: null,
      address_kept: null,
      address_omitted: null,
    });
  });

  test('has a confidence in percent that is a decimal', async () => {
    const { match_confidence: confidence } = await one(WATKIN);
    expect(confidence).toMatch(/^\d{1,3}(?:\.\d)?$/);
    expect(Number(confidence)).toBeGreaterThan(90);
    expect(Number(confidence)).toBeLessThanOrEqual(100);
  });

  test('may be in one text, which is used if the lines are blank', async () => {
    const address = '10 Watkin Terrace, Northampton, NN1 3ER';
    expect(await one({ address })).toMatchObject({ udprn: '6000001' });
    expect(await one({ address, address_line_1: ' ' })).toMatchObject({ udprn: '6000001' });
    expect(await one({ address, address_line_1: '2 Watkin Terrace', postcode: 'NN1 3ER' })).toMatchObject({
      udprn: '6000002',
    });
  });

  test('has its postcode corrected and flagged', async () => {
    expect(await one({ ...WATKIN, postcode: 'NN1 3RE' })).toMatchObject({
      clean_postcode: 'NN1 3ER',
      udprn: '6000001',
      postcode_changed: true,
      address_corrections: 'postcodeCorrected',
    });
  });

  test('has the coordinates of its premise if the file knows them, otherwise those of its postcode', async () => {
    const bakers = { address_line_1: 'Hopkins & Sons, Bakers', address_line_2: '10 Stanney Mill Road' };
    const chester = { town: 'Chester', postcode: 'CH2 4NE' };
    expect(await one({ ...bakers, ...chester })).toMatchObject({
      udprn: '5000002',
      dps: '1B',
      uprn: '100010000002',
      easting: 341_222,
      northing: 374_333,
      latitude: expect.stringMatching(/^\d\d\.\d+$/),
      longitude: expect.stringMatching(/^-?\d\.\d+$/),
      coordinate_type: 'Premise',
    });
    expect(await one(WATKIN)).toMatchObject({
      easting: 475_000,
      northing: 261_000,
      coordinate_type: 'Postcode',
      uprn: null,
    });
  });

  test('has its elements, if they are wanted', async () => {
    expect(await one(WATKIN, { outputElements: true })).toMatchObject({
      paf_building_number: '10',
      paf_street: 'Watkin Terrace',
      paf_dependent_street: null,
      paf_post_town: 'NORTHAMPTON',
    });
  });

  test('is written as the options say', async () => {
    expect(await one(WATKIN, { case: 'upper' })).toMatchObject({
      clean_line_1: '10 WATKIN TERRACE',
      clean_county: 'NORTHAMPTONSHIRE',
    });
    expect(await one(WATKIN, { townCase: 'mixed' })).toMatchObject({ clean_town: 'Northampton' });
    expect(await one(WATKIN, { fixTownAndCounty: false, totalLines: 3 })).toMatchObject({
      clean_line_1: '10 Watkin Terrace',
      clean_line_2: 'NORTHAMPTON',
      clean_line_3: 'Northamptonshire',
    });
    expect(await one(WATKIN, { excludeCounty: true, fixTownAndCounty: false })).toMatchObject({
      clean_line_2: 'NORTHAMPTON',
      clean_line_3: null,
    });
    expect(await one(WATKIN, { formatter: 'PAFStandardFormatter' })).toMatchObject({
      clean_line_2: 'NORTHAMPTON',
      clean_line_3: null,
    });
    expect(await one({ address: '3 Mill Lane, Cardiff, CF10 1AA' }, { language: 'cy' })).toMatchObject({
      clean_line_1: '3 Lôn y Felin',
      clean_town: 'CAERDYDD',
    });
  });
});

describe('an address that is not in the file', () => {
  test('keeps its number on its street, and gets no number of a delivery point', async () => {
    const found = await one({ ...WATKIN, address_line_1: '77 Watkin Terr' });
    expect(found).toMatchObject({
      paf_match_level: 'Street',
      clean_line_1: '77 Watkin Terrace',
      clean_postcode: 'NN1 3ER',
      udprn: null,
      dps: null,
      uprn: null,
    });
  });

  test('keeps everything if the file knows none of its parts', async () => {
    expect(await one({ address_line_1: 'zzz qqq', town: 'xxxx', postcode: '' })).toMatchObject({
      paf_match_level: 'None',
      clean_line_1: 'zzz qqq',
      clean_town: 'xxxx',
      clean_postcode: null,
      postcode_changed: false,
      address_changed: false,
      easting: null,
    });
  });

  test('abroad is left unchanged', async () => {
    const paris = { address_line_1: '1 rue de la Paix', address_line_2: '75002 Paris', country: 'France' };
    expect(await one(paris)).toMatchObject({
      paf_match_level: 'Foreign',
      clean_line_1: '1 rue de la Paix',
      clean_line_2: '75002 Paris',
    });
  });

  test('that is blank has no match level', async () => {
    const { records, statistics } = await run([{ address: '  ', postcode: null }]);
    expect(records[0]).toMatchObject({ paf_match_level: null, match_confidence: null, clean_line_1: null });
    expect(statistics).toEqual({ 'address-cleansing.blank': 1 });
  });
});

describe('the minimum match level', () => {
  const RECORDS: TestRecord[] = [
    WATKIN,
    { ...WATKIN, address_line_1: '77 Watkin Terr' },
    { address_line_1: 'zzz qqq' },
    {},
  ];

  test('flags or suppresses records below it', async () => {
    const flags = async (minimumMatchLevel: string) =>
      (await run(RECORDS, { minimumMatchLevel })).records.map((record) => record['match_level_met']);
    expect(await flags('Exact')).toEqual([true, false, false, false]);
    expect(await flags('Street')).toEqual([true, true, false, false]);
    const suppressed = await run(RECORDS, { minimumMatchLevel: 'Street', outputType: 'Suppress' });
    expect(suppressed.records.map(({ paf_match_level: level }) => level)).toEqual(['Exact', 'Street']);
    expect(suppressed.statistics['address-cleansing.belowMinimum']).toBe(2);
    expect((await run(RECORDS, { outputType: 'Suppress' })).records).toHaveLength(4);
  });

  test('statistics count each level and each kind of correction', async () => {
    const { statistics } = await run([...RECORDS, { ...WATKIN, postcode: 'NN1 3RE' }]);
    expect(statistics).toEqual({
      'address-cleansing.exact': 2,
      'address-cleansing.unchanged': 1,
      'address-cleansing.street': 1,
      'address-cleansing.none': 1,
      'address-cleansing.blank': 1,
      'address-cleansing.postcodeCorrected': 1,
    });
    const declared = Object.keys(addressCleansing.statistics).map((name) => `address-cleansing.${name}`);
    expect(Object.keys(statistics).filter((name) => !declared.includes(name))).toEqual([]);
  });
});

test('the same record has the same result, whatever records came before it', async () => {
  const records: TestRecord[] = [
    WATKIN,
    { address: 'Unit 4 Venture Point, Stanney Mill Road, CH2 4NE' },
    { postcode: 'OX1 2JD' },
  ];
  const there = (await run(records)).records;
  const back = (await run([...records, ...records].toReversed())).records.toReversed();
  const filled = (all: TestRecord[]) =>
    all.map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)));
  expect(filled(back)).toEqual([...filled(there), ...filled(there)]);
});

test('every option changes how the address is written', () => {
  const defaults = TypeValue.Default(AddressOptions, {}) as AddressOptions;
  expect(cleanOptionsOf(defaults)).toMatchObject({
    keepCherished: true,
    separateCompany: false,
    language: 'en',
    lines: { maxLines: 6, maxLineLength: 40, fixTownCounty: true, normalizeCase: true, excludeCounty: false },
  });
});
