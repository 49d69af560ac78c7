import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { businessGoneaway } from '../../../src/cleansing/suppression/business-goneaway.ts';
import { inHouse } from '../../../src/cleansing/suppression/in-house.ts';
import { mover } from '../../../src/cleansing/suppression/mover.ts';
import { mps } from '../../../src/cleansing/suppression/people-lists.ts';
import { telephonePreference } from '../../../src/cleansing/suppression/telephone-preference.ts';
import { runStep, type TestRecord } from '../../support/run-step.ts';
import { TestLists } from './lists.ts';

let lists: TestLists;
beforeAll(async () => {
  lists = await TestLists.start(inject('addressFile'));
});
afterAll(() => lists.close());

describe('tps', () => {
  const TPS = 'telephone\n01632 960001\n07700 900123\n01632960003\n';
  const CTPS = 'Phone number\n+44 1632 960002\n01632 960003\n';

  async function flags(files: string, ...numbers: string[]) {
    const { records, statistics } = await runStep(
      telephonePreference,
      numbers.map((telephone) => ({ telephone })),
      { files },
      await lists.references({ tps: TPS, ctps: CTPS }),
    );
    return { flags: records.map((record) => record['tps_flag']), statistics };
  }

  test('finds numbers in any notation on either list or both', async () => {
    const { flags: found, statistics } = await flags(
      'both',
      '+44 (0)7700 900123',
      '7700900123',
      '01632-960-002 ext 5',
      '01632 960003',
      '01632 960004',
      '',
      'ex-directory',
    );
    expect(found).toEqual(['TPS', 'TPS', 'CTPS', 'TPS;CTPS', null, null, null]);
    expect(statistics).toEqual({
      'tps.found': 4,
      'tps.tps': 3,
      'tps.ctps': 2,
      'tps.empty': 1,
      'tps.unreadable': 1,
    });
  });

  test('the option files restricts the search to the given lists', async () => {
    const numbers = ['01632 960001', '01632 960002', '01632 960003'];
    expect((await flags('TPS', ...numbers)).flags).toEqual(['TPS', null, 'TPS']);
    expect((await flags('CTPS', ...numbers)).flags).toEqual([null, 'CTPS', 'CTPS']);
    expect(telephonePreference.refersTo?.({ files: 'TPS', outputType: 'Flag' })).toEqual([
      'suppression-list tps',
    ]);
  });

  test('Suppress leaves out the listed records', async () => {
    const { records } = await runStep(
      telephonePreference,
      [{ telephone: '01632 960001' }, { telephone: '01632 960009' }],
      { files: 'TPS', outputType: 'Suppress' },
      await lists.references({ tps: TPS }),
    );
    expect(records).toEqual([{ telephone: '01632 960009' }]);
  });
});

describe('business-goneaway', () => {
  const LIST = `Company,Address 1,Town,Postcode,Type,Source,Date
Brightwater Plumbing Ltd,Unit 4 Venture Point,Quibblemarket,EH1 2AD,Closed,Registry,2024-03-01
Smith & Sons,12 High Street,Quibblemarket,EH1 2AD,Moved,Surveyors,2020-01-01
`;

  const run = async (record: TestRecord, options = {}) =>
    (
      await runStep(
        businessGoneaway,
        [record],
        options,
        await lists.references({ 'business-goneaway': LIST }),
      )
    ).records[0];

  test.each([
    ['BRIGHTWATER PLUMBING LIMITED', 'Unit 4, Venture Point', 'Closed'],
    ['The Brightwater Plumbing Co.', '4 Venture Point', 'Closed'],
    ['Smith and Sons Ltd', '12 High St', 'Moved'],
  ])('%s at %s', async (company, address, type) => {
    expect(await run({ company, address, postcode: 'EH1 2AD' })).toMatchObject({
      business_goneaway_flag: 'GA',
      business_goneaway_type: type,
    });
  });

  test.each([
    ['Clearwater Plumbing Ltd', 'Unit 4, Venture Point'],
    ['Brightwater Plumbing Ltd', 'Unit 5, Venture Point'],
    ['Smith and Sons', '14 High Street'],
  ])('not %s at %s', async (company, address) => {
    expect(await run({ company, address, postcode: 'EH1 2AD' })).toMatchObject({
      business_goneaway_flag: null,
    });
  });

  test('options select by source, type and date, and choose the output', async () => {
    const record = { company: 'Smith & Sons', address: '12 High Street', postcode: 'EH1 2AD' };
    expect(await run(record)).toEqual({
      ...record,
      business_goneaway_flag: 'GA',
      business_goneaway_source: 'Surveyors',
      business_goneaway_date: '2020-01-01',
      business_goneaway_type: 'Moved',
    });
    const bare = { outputSource: false, outputDate: false, outputReason: false };
    expect(await run(record, bare)).toEqual({ ...record, business_goneaway_flag: 'GA' });
    expect(await run(record, { sources: ['Registry'] })).toMatchObject({ business_goneaway_flag: null });
    expect(await run(record, { outputType: 'Suppress' })).toBeUndefined();
    expect(await run({ ...record, last_transaction: '2024-01-01' })).toMatchObject({
      business_goneaway_flag: null,
    });
  });
});

describe('in-house', () => {
  const LIST = `id,name,company,address,postcode,email,telephone,date,source
C-100,,,,,,,2024-01-01,Complaints
,,,,,Jane.Doe@Example.org,,,Letters
,,,,,,01632 960 111,,Calls
,Ms P Lindqvist,,3 Park Road,EH1 2AF,,,,Letters
,,Brightwater Ltd,Unit 4 Venture Point,EH1 2AD,,,,Letters
,,,5 Park Road,EH1 2AF,,,,Premises
`;

  const run = async (record: TestRecord, options = {}) =>
    (await runStep(inHouse, [record], options, await lists.references({ 'in-house': LIST }))).records[0];

  test.each<[string, TestRecord]>([
    ['Id', { id: ' c-100' }],
    ['Email', { email: 'jane.doe@EXAMPLE.org' }],
    ['Telephone', { telephone: '+441632960111' }],
    ['Forename', { name: 'Ms P Lindqvist', address: '3 Park Road', postcode: 'EH12AF' }],
    ['Company', { company: 'Brightwater Limited', address: '4 Venture Point', postcode: 'EH12AD' }],
    ['Address', { name: 'Anybody Atall', address: '5 Park Rd', postcode: 'EH1 2AF' }],
  ])('matches by %s', async (level, record) => {
    const expected = level === 'Forename' ? 'Initial' : level;
    expect(await run(record)).toMatchObject({ in_house_flag: 'INH', in_house_match_level: expected });
  });

  test.each<TestRecord>([
    { id: 'C-101' },
    { email: 'john.doe@example.org' },
    { telephone: '01632 960 112' },
    { name: 'Ms Q Lindqvist', address: '3 Park Road', postcode: 'EH1 2AF' },
    { name: 'Ms P Lindqvist', address: '5a Park Road', postcode: 'EH1 2AF' },
  ])('does not match %o', async (record) => {
    expect(await run(record)).toMatchObject({ in_house_flag: null });
  });

  test('a match by number ranks above a match by name', async () => {
    const record = { id: 'C-100', name: 'Ms P Lindqvist', address: '3 Park Road', postcode: 'EH1 2AF' };
    expect(await run(record)).toMatchObject({ in_house_source: 'Complaints', in_house_match_level: 'Id' });
    expect(await run({ ...record, last_transaction: '2025-01-01' })).toMatchObject({
      in_house_source: 'Letters',
    });
  });
});

describe('mover', () => {
  /** A list of movers. Its old address may be anywhere; its new address is one of the address file's own. */
  async function moversTo(newAddress: string, postcode: string): Promise<string> {
    return `name,address,postcode,date,source,new_address,new_postcode,new_udprn
Ms Jane Merriweather,3 Park Road,EH1 2AF,2024-05-01,Moves,"${newAddress}",${postcode},
`;
  }

  const jane = { name: 'J Merriweather', address: '3 Park Road', postcode: 'EH1 2AF' };

  test('appends the new address as the address file has it', async () => {
    const file = AddressFile.open(inject('addressFile'));
    const entry = [...file.entries()].find(({ addresses }) =>
      addresses.some(
        ({ point }) =>
          point.buildingNumber !== '' && point.thoroughfareName !== '' && point.organisation === '',
      ),
    )!;
    const { point } = entry.addresses.find(
      ({ point }) =>
        point.buildingNumber !== '' && point.thoroughfareName !== '' && point.organisation === '',
    )!;
    await file.close();
    const typed = [
      point.subBuildingName,
      point.buildingName,
      `${point.buildingNumber} ${point.thoroughfareName} ${point.thoroughfareDescriptor}`.toLowerCase(),
      point.postTown.toLowerCase(),
    ];
    const csv = await moversTo(typed.filter(Boolean).join(', '), point.postcode.toLowerCase());
    const { records, rejects, statistics } = await runStep(
      mover,
      [jane],
      {},
      await lists.references({ mover: csv }),
    );
    expect(rejects).toEqual([]);
    expect(records[0]).toMatchObject({
      mover_flag: 'MOV',
      mover_source: 'Moves',
      mover_date: '2024-05-01',
      mover_match_level: 'Initial',
      mover_town: point.postTown,
      mover_udprn: String(point.udprn),
      mover_paf_match_level: 'Exact',
    });
    expect(statistics).toMatchObject({ 'mover.found': 1, 'mover.newAddresses': 1 });
  });

  test('gives an address that the file does not have as the list has it', async () => {
    const csv = await moversTo('Lighthouse, Far Away', 'ZE9 9ZZ');
    const { records } = await runStep(mover, [jane], {}, await lists.references({ mover: csv }));
    expect(records[0]).toMatchObject({
      mover_line_1: 'Lighthouse, Far Away',
      mover_postcode: 'ZE9 9ZZ',
      mover_udprn: null,
      mover_paf_match_level: 'None',
    });
  });

  test('needs no address file if the new address is not cleansed, and can append no address at all', async () => {
    const csv = await moversTo('Lighthouse, Far Away', 'ZE9 9ZZ');
    const refersTo = (options: object) =>
      mover.refersTo!({
        ...mover.options,
        outputType: 'Flag',
        newAddress: true,
        cleanNewAddress: true,
        ...options,
      } as never);
    expect(refersTo({})).toEqual(['suppression-list mover', 'address-file']);
    expect(refersTo({ cleanNewAddress: false })).toEqual(['suppression-list mover']);
    expect(refersTo({ newAddress: false })).toEqual(['suppression-list mover']);
    expect(refersTo({ outputType: 'Suppress' })).toEqual(['suppression-list mover']);
    const asListed = await runStep(
      mover,
      [jane],
      { cleanNewAddress: false },
      await lists.references({ mover: csv }),
    );
    expect(asListed.records[0]).toMatchObject({
      mover_line_1: 'Lighthouse, Far Away',
      mover_postcode: 'ZE9 9ZZ',
    });
    expect(asListed.records[0]).not.toHaveProperty('mover_paf_match_level');
    const flagged = await runStep(
      mover,
      [jane],
      { newAddress: false },
      await lists.references({ mover: csv }),
    );
    expect(flagged.records[0]).toMatchObject({ mover_flag: 'MOV' });
    expect(flagged.records[0]).not.toHaveProperty('mover_line_1');
  });

  test('returns the newest move', async () => {
    const csv = `name,address,postcode,date,new_address,new_postcode
Jane Merriweather,3 Park Road,EH1 2AF,2020-05-01,First Place,ZE9 9ZZ
Jane Merriweather,3 Park Road,EH1 2AF,2022-05-01,Second Place,ZE9 9ZZ
Jane Merriweather,3 Park Road,EH1 2AF,2021-05-01,Third Place,ZE9 9ZZ
`;
    const { records } = await runStep(mover, [jane], {}, await lists.references({ mover: csv }));
    expect(records[0]).toMatchObject({ mover_line_1: 'Second Place', mover_date: '2022-05-01' });
  });
});

test('every step answers any record, in the order of the records', async () => {
  const everyone = `id,name,company,address,postcode,email,telephone,new_address,new_postcode
1,Mr R Smith,Acme Ltd,12 High Street,EH1 2AD,a@example.org,01632960001,1 Elsewhere,EH1 2AE
`;
  const kinds = ['tps', 'ctps', 'business-goneaway', 'in-house', 'mover', 'mps'] as const;
  const references = await lists.references(Object.fromEntries(kinds.map((kind) => [kind, everyone])));
  const text = fc.oneof(
    fc.constantFrom('Mr R Smith', '12 High Street', 'EH1 2AD', '01632960001', 'Acme Ltd', '1', '', null),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const columns = [
    'id',
    'name',
    'company',
    'address',
    'address_line_1',
    'town',
    'postcode',
    'udprn',
    'email',
    'telephone',
  ];
  const record = fc.record(Object.fromEntries(columns.map((column) => [column, text])));
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), async (records) => {
      for (const step of [mps, mover, businessGoneaway, inHouse, telephonePreference]) {
        const options = 'cleanNewAddress' in step.options.properties ? { cleanNewAddress: false } : {};
        const cleansed = await runStep(step, records as TestRecord[], options, references);
        expect(cleansed.rejects).toEqual([]);
        expect(cleansed.records).toHaveLength(records.length);
        for (const [row, own] of records.entries())
          expect(cleansed.records[row]).toMatchObject(needed(step, own));
      }
    }),
    { numRuns: 60 },
  );
});

/** The columns of a record that the step was given. */
function needed(step: { needs: readonly { name: string }[] }, record: object): object {
  const names = new Set(step.needs.map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([column]) => names.has(column)));
}
