import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/cleansing/address/typed-address.ts';
import { faultOfAddress } from '../../../src/cleansing/unusable/address-fault.ts';
import { ALL_NAME_CHECKS, nameFault } from '../../../src/cleansing/unusable/name-fault.ts';
import { unusableRecords } from '../../../src/cleansing/unusable/unusable-records.ts';
import { runStep, type TestRecord } from '../../support/run-step.ts';
import '../../support/seed.ts';

const legends = async (records: TestRecord[], options: Record<string, unknown> = {}) => {
  const result = await runStep(unusableRecords, records, options);
  return result.records.map((record) => record['unusable_record_legend']);
};

const GOOD = { address_line_1: '12 High Street', town: 'Oxford', postcode: 'OX1 2JD' };

describe('names', () => {
  test.each([
    ['Mr John Smith', null],
    ['Mr Smith', null],
    ['J Smith', null],
    ['Mr & Mrs Smith', null],
    ['The Occupier', null],
    ['Executors of John Smith', null],
    ['Acme Ltd', null],
    ['王小明', null],
    ['KHAN Y MR', null],
    ['Ashcombe-Hill, Mr Callum A *', null],
    ['John Sm1th', null],
    ['Ann B', 'IncompleteName'],
    ['John', 'IncompleteName'],
    ['Smith', 'IncompleteName'],
    ['Mr', 'IncompleteName'],
    ['J', 'IncompleteName'],
    ['J S', 'IncompleteName'],
    ['Dr A', 'IncompleteName'],
    ['N/A', 'IncompleteName'],
    ['Not Given', 'IncompleteName'],
    ['john@example.com', 'IncompleteName'],
    ['.', 'IncompleteName'],
    ['', 'IncompleteName'],
    [null, 'IncompleteName'],
    ['asdf qwerty', 'RandomName'],
    ['Test', 'RandomName'],
    ['Mickey Mouse', 'RandomName'],
    ['Wank Stain', 'SalaciousName'],
    ['Mr Fuck Off', 'SalaciousName'],
    ['Mr B*stard', 'SalaciousName'],
  ])('%s: %s', async (name, legend) => {
    expect(await legends([{ name }])).toEqual([legend]);
  });

  test('are judged in parts, and by the surname alone if the file has only that', async () => {
    expect(
      await legends([
        { title: 'Mr', forename: 'John', surname: 'Smith' },
        { title: null, forename: null, surname: 'Smith' },
        { title: null, forename: 'Ben', surname: 'Dover' },
        { title: null, forename: 'asdf', surname: 'Smith' },
        { title: 'Mr', forename: null, surname: null },
      ]),
    ).toEqual([null, 'IncompleteName', 'SalaciousName', 'RandomName', 'IncompleteName']);
    expect(await legends([{ surname: 'Smith' }, { surname: null }])).toEqual([null, 'IncompleteName']);
  });

  test('are optional for a company, but a rude name of a person still counts', async () => {
    expect(
      await legends([
        { name: null, company: 'Acme Ltd', ...GOOD },
        { name: null, company: ' ', ...GOOD },
        { name: 'Knob Head', company: 'Acme Ltd', ...GOOD },
      ]),
    ).toEqual([null, 'IncompleteName', 'SalaciousName']);
  });

  test.each([
    ['blankNames', 'Mr'],
    ['random', 'Mr Sdkjfh Sdkjfh'],
    ['salacious', 'Mr Ben Dover'],
  ])('are accepted if the option %s is off', async (option, name) => {
    expect(await legends([{ name }], { [option]: false })).toEqual([null]);
    expect(await legends([{ name }])).not.toEqual([null]);
  });
});

describe('addresses judged by their text', () => {
  const fault = (fields: Record<string, string>) => faultOfAddress(addressOf((need) => fields[need] ?? ''));

  test.each([
    [GOOD, undefined],
    [{ address: 'Rose Cottage, Little Snoring, Norfolk, NR21 0AA' }, undefined],
    [{ address: 'PO Box 12, Oxford, OX1 2JD' }, undefined],
    [{ address: 'University of Oxford, Wellington Square, OX1 2JD' }, undefined],
    [{ company: 'Acme Ltd', postcode: 'OX1 2JD' }, undefined],
    [{ address: 'Flat 3, Tower House, OX1 2JD' }, undefined],
    [{ address_line_1: 'High Street', town: 'Oxford', postcode: 'OX1 2JD' }, 'ProbablyUndeliverableAddress'],
    [{ address_line_1: '12 High Street', town: 'Oxford' }, 'ProbablyUndeliverableAddress'],
    [{ address: '12 High St, Oxford', postcode: 'ZZ99 9ZZ' }, 'ProbablyUndeliverableAddress'],
    [{ town: 'Oxford', postcode: 'OX1 2JD' }, 'UndeliverableAddress'],
    [{ postcode: 'OX1 2JD' }, 'UndeliverableAddress'],
    [{ address: 'Oxford' }, 'UndeliverableAddress'],
    [{ address: 'n/a' }, 'UndeliverableAddress'],
    [{ address: 'asdf, qwerty', postcode: 'OX1 2JD' }, 'UndeliverableAddress'],
    [{ address: 'test, test, OX1 2JD' }, 'UndeliverableAddress'],
    [{ address: '12 Fuck Off Street, Oxford, OX1 2JD' }, 'UndeliverableAddress'],
    [{}, 'UndeliverableAddress'],
    [{ company: 'Acme Ltd' }, 'UndeliverableAddress'],
  ])('%j: %s', (fields, expected) => {
    expect(fault(fields as Record<string, string>)).toBe(expected);
  });

  test.each([
    { address: '12 Rue de Rivoli, 75001 Paris, France' },
    { address: 'Wherever', country: 'Germany' },
    { address: 'Wherever', country: 'DE' },
    { address: '1 Main St, Dublin 4, Ireland' },
  ])('are accepted abroad: %j', (fields) => {
    expect(fault(fields as Record<string, string>)).toBeUndefined();
  });

  test.each(['UK', 'Great Britain', 'Scotland', 'GB', 'Jersey', ''])(
    '%s does not count as abroad',
    (country) => {
      expect(fault({ address: 'Oxford', country })).toBe('UndeliverableAddress');
    },
  );
});

describe('addresses judged by their match level', () => {
  test.each([
    ['Exact', null],
    ['Building', null],
    ['Street', 'ProbablyUndeliverableAddress'],
    ['Town', 'UndeliverableAddress'],
    ['None', 'UndeliverableAddress'],
    ['Foreign', null],
  ])('%s: %s', async (level, legend) => {
    expect(await legends([{ paf_match_level: level }])).toEqual([legend]);
    // The match level counts more than the look of the address.
    expect(await legends([{ ...GOOD, paf_match_level: level }])).toEqual([legend]);
  });

  test('are judged by their text if they have no level', async () => {
    expect(
      await legends([
        { ...GOOD, paf_match_level: null },
        { address_line_1: null, town: null, postcode: null, paf_match_level: null },
      ]),
    ).toEqual([null, 'UndeliverableAddress']);
  });

  test('are accepted if the option for their legend is off', async () => {
    const records = [{ paf_match_level: 'Street' }, { paf_match_level: 'Town' }];
    expect(await legends(records, { undeliverable: false })).toEqual(['ProbablyUndeliverableAddress', null]);
    expect(await legends(records, { probablyUndeliverable: false })).toEqual([null, 'UndeliverableAddress']);
  });
});

test('a record gets one legend for its name and one for its address, in a fixed order', async () => {
  const nowhere = { address_line_1: null, town: null, postcode: null };
  expect(
    await legends([
      { name: 'Mr', ...nowhere },
      { name: 'Ben Dover', ...nowhere },
      { name: 'Test', ...GOOD, address_line_1: 'High Street' },
    ]),
  ).toEqual([
    'IncompleteName;UndeliverableAddress',
    'UndeliverableAddress;SalaciousName',
    'ProbablyUndeliverableAddress;RandomName',
  ]);
});

test('Suppress leaves the records out and appends nothing; both count the same', async () => {
  const records = [
    { name: 'Ann Smith', ...GOOD },
    { name: 'Ben Dover', ...GOOD },
    { name: 'asdf asdf', ...GOOD, postcode: null },
    { name: null, ...GOOD },
  ];
  const flagged = await runStep(unusableRecords, records, { outputType: 'Flag' });
  const suppressed = await runStep(unusableRecords, records, { outputType: 'Suppress' });
  expect(flagged.records).toHaveLength(4);
  expect(suppressed.records).toEqual([records[0]]);
  expect(flagged.statistics).toEqual({
    'unusable-records.usable': 1,
    'unusable-records.unusable': 3,
    'unusable-records.salaciousName': 1,
    'unusable-records.randomName': 1,
    'unusable-records.probablyUndeliverableAddress': 1,
    'unusable-records.incompleteName': 1,
  });
  expect(suppressed.statistics).toEqual(flagged.statistics);
});

test('a file with only addresses needs no names, and a file with only names no addresses', async () => {
  expect(await legends([GOOD])).toEqual([null]);
  expect(await legends([{ name: 'Ann Smith' }])).toEqual([null]);
});

test('any text gets a verdict', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const fault = nameFault(text.trim() === '' ? undefined : text, ALL_NAME_CHECKS);
      expect([undefined, 'IncompleteName', 'SalaciousName', 'RandomName']).toContain(fault);
      faultOfAddress(addressOf((need) => (need === 'address' ? text : '')));
    }),
    { numRuns: 2000 },
  );
});
