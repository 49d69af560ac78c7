import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deceased, goneaway, mps } from '../../../src/cleansing/suppression/people-lists.ts';
import { runStep, type TestRecord } from '../../support/run-step.ts';
import { TestLists } from './lists.ts';

const LIST = `Title,Forename,Surname,Address line 1,Address line 2,Town,Postcode,UDPRN,Date,Source
Mr,Robert,Smith,12 High Street,,Quibblemarket,EH1 2AD,,2024-05-01,Royal
Mrs,Mary Jane,O'Brien,Flat 2,15 Mill Lane,Quibblemarket,EH1 2AE,,01/02/2023,National
Ms,P,Achterberg,Rose Cottage,Mill Lane,Quibblemarket,EH1 2AE,,,National
Mr,John,Taylor-Reed,7A Park Road,,Quibblemarket,EH1 2AF,,2020-01-01,Royal
Mr,Sean,Wren,,,,,50000001,2020-01-01,Royal
Mr,Old,Quigley,3 Park Road,,Quibblemarket,EH1 2AF,,2010-06-30,Royal
Mr,Old,Quigley,3 Park Road,,Quibblemarket,EH1 2AF,,2019-06-30,National
,Cuthbert (Jack),Fenn,9 Park Road,,Quibblemarket,EH1 2AF,,2020-01-01,National
`;

let lists: TestLists;
beforeAll(async () => {
  lists = await TestLists.start();
});
afterAll(() => lists.close());

const record = (name: string, address: string, postcode = '', more: TestRecord = {}): TestRecord => ({
  name,
  address,
  postcode,
  ...more,
});

async function found(
  name: string,
  address: string,
  options: Record<string, unknown> = {},
  more: TestRecord = {},
) {
  const [, where = '', postcode = ''] = /^(.*?),? *([A-Z]{2}\d \d[A-Z]{2})?$/.exec(address)!;
  const { records, rejects } = await runStep(
    mps,
    [record(name, where, postcode, more)],
    options,
    await lists.references({ mps: LIST }),
  );
  expect(rejects).toEqual([]);
  return records[0];
}

describe('matching by name and address, in any spelling', () => {
  test.each([
    ['Robert Smith', '12 High Street, Quibblemarket, EH1 2AD'],
    ['BOB SMYTH', '12 HIGH ST EH1 2AD'],
    ['Smith, Robert', '12, High St., Quibblemarket EH1 2AD'],
    ['Mr R Smith', '12 High Steet, EH1 2AD'],
    ['Mr & Mrs R Smith', '12 High Street, EH1 2AD'],
    ['Mary O Brien', 'Flat 2, 15 Mill Lane, EH1 2AE'],
    ["Mary O'Brien", 'Apartment 2, 15 Mill Ln, EH1 2AE'],
    ['Pia Achterberg', 'Rose Cott, Mill Lane, EH1 2AE', 'Initial'],
    ['John Reed', '7A Park Road, EH1 2AF'],
    ['Cuthbert Fenn', '9 Park Road, EH1 2AF'],
    ['Jack Fenn', '9 Park Road, EH1 2AF'],
    ['John Taylor Reed', 'Flat A, 7 Park Road, EH1 2AF'],
  ])('matches %s, %s', async (name, address, matchLevel = 'Personal') => {
    expect(await found(name, address, { matchLevel })).toMatchObject({ mps_flag: 'MPS' });
  });

  test.each([
    ['Robert Jones', '12 High Street, EH1 2AD'],
    ['Peter Fenn', '9 Park Road, EH1 2AF'],
    ['Robert Smith', '13 High Street, EH1 2AD'],
    ['Robert Smith', '12 High Street, EH1 2AE'],
    ['Robert Smith', '12 Low Mead, EH1 2AD'],
    ['Rachel Smith', '12 High Street, EH1 2AD'],
    ['Mrs R Smith', '12 High Street, EH1 2AD'],
    ["Mary O'Brien", 'Flat 3, 15 Mill Lane, EH1 2AE'],
    ['John Taylor-Reed', '7B Park Road, EH1 2AF'],
    ['12 Smith Plumbing Ltd', '12 High Street, EH1 2AD'],
    ['The Occupier', '12 High Street, EH1 2AD'],
  ])('does not match %s, %s', async (name, address) => {
    expect(await found(name, address)).toMatchObject({
      mps_flag: null,
      mps_source: null,
      mps_date: null,
      mps_match_level: null,
    });
  });

  test('reads an O in the postcode as a 0', async () => {
    const list = 'name,address,postcode\nRobert Smith,12 High Street,EH10 2AD\n';
    const { records } = await runStep(
      mps,
      [record('Robert Smith', '12 High Street', 'EH1O 2AD')],
      {},
      await lists.references({ mps: list }),
    );
    expect(records[0]).toMatchObject({ mps_flag: 'MPS' });
  });

  test('a UDPRN decides if both have one', async () => {
    const byUdprn = { udprn: '050000001' };
    expect(await found('Sean Wren', 'Anywhere', {}, byUdprn)).toMatchObject({ mps_flag: 'MPS' });
    expect(await found('Sean Wren', 'Anywhere', {}, { udprn: '50000002' })).toMatchObject({ mps_flag: null });
  });

  test('if only one side names a flat, a surname is not enough', async () => {
    const surname = { matchLevel: 'Surname' };
    expect(await found("Mary O'Brien", '15 Mill Lane, EH1 2AE', surname)).toMatchObject({ mps_flag: 'MPS' });
    expect(await found("Mrs O'Brien", '15 Mill Lane, EH1 2AE', surname)).toMatchObject({ mps_flag: null });
    expect(await found("Mrs O'Brien", 'Flat 2, 15 Mill Lane, EH1 2AE', surname)).toMatchObject({
      mps_flag: 'MPS',
    });
  });
});

describe('options', () => {
  const home = '12 High Street, EH1 2AD';

  test.each([
    ['Surname', ['Robert Smith', 'R Smith', 'Mr Smith', 'Paul Smith'], []],
    ['Initial', ['Robert Smith', 'R Smith', 'Bob Smith'], ['Mr Smith', 'Paul Smith']],
    ['Forename', ['Robert Smith', 'Bob Smith'], ['R Smith', 'Mr Smith', 'Paul Smith']],
    ['Personal', ['Robert Smith', 'R Smith', 'Mr Smith'], ['Paul Smith']],
  ])('matchLevel sets the required likeness: %s', async (matchLevel, yes, no) => {
    for (const name of yes)
      expect(await found(name, home, { matchLevel }), name).toMatchObject({ mps_flag: 'MPS' });
    for (const name of no)
      expect(await found(name, home, { matchLevel }), name).toMatchObject({ mps_flag: null });
  });

  test('the appended columns hold the source, the day and the level', async () => {
    expect(await found('R Smith', home)).toMatchObject({
      mps_flag: 'MPS',
      mps_source: 'Royal',
      mps_date: '2024-05-01',
      mps_match_level: 'Initial',
    });
    expect(await found('Mary OBrien', 'Flat 2, 15 Mill Lane, EH1 2AE')).toMatchObject({
      mps_date: '2023-02-01',
      mps_match_level: 'Forename',
    });
  });

  test.each([
    ['outputSource', 'mps_source'],
    ['outputDate', 'mps_date'],
    ['outputMatchLevel', 'mps_match_level'],
  ])('%s false leaves out only %s', async (option, column) => {
    const columns = ['mps_flag', 'mps_source', 'mps_date', 'mps_match_level'];
    const record = await found('R Smith', home, { [option]: false });
    expect(Object.keys(record!).filter((name) => name.startsWith('mps_'))).toEqual(
      columns.filter((name) => name !== column),
    );
  });

  test('sources restricts the search to rows of these sources', async () => {
    expect(await found('R Smith', home, { sources: ['royal '] })).toMatchObject({ mps_flag: 'MPS' });
    expect(await found('R Smith', home, { sources: ['National'] })).toMatchObject({ mps_flag: null });
  });

  test('Suppress leaves out the listed people and appends nothing', async () => {
    const { records, statistics } = await runStep(
      mps,
      [record('R Smith', '12 High Street', 'EH1 2AD'), record('R Jones', '12 High Street', 'EH1 2AD')],
      { outputType: 'Suppress' },
      await lists.references({ mps: LIST }),
    );
    expect(records).toEqual([record('R Jones', '12 High Street', 'EH1 2AD')]);
    expect(statistics).toMatchObject({ 'mps.found': 1 });
  });

  test('lastTransaction ignores rows with an earlier date', async () => {
    const quigley = (last_transaction: string | null) =>
      found('Old Quigley', '3 Park Road, EH1 2AF', {}, { last_transaction });
    expect(await quigley(null)).toMatchObject({ mps_date: '2019-06-30' });
    expect(await quigley('2015-01-01')).toMatchObject({ mps_date: '2019-06-30', mps_source: 'National' });
    expect(await quigley('2019-06-30')).toMatchObject({ mps_flag: 'MPS' });
    expect(await quigley('2019-07-01T08:00:00Z')).toMatchObject({ mps_flag: null });
    const undated = { last_transaction: '2026-01-01' };
    expect(
      await found('P Achterberg', 'Rose Cottage, Mill Lane, EH1 2AE', { matchLevel: 'Initial' }, undated),
    ).toMatchObject({ mps_flag: 'MPS' });
  });
});

test('counts the records found, outdated, and not searched', async () => {
  const { statistics } = await runStep(
    mps,
    [
      record('R Smith', '12 High Street', 'EH1 2AD', { last_transaction: '2020-01-01' }),
      record('R Smith', '12 High Street', 'EH1 2AD', { last_transaction: '2025-01-01' }),
      record('', '12 High Street', 'EH1 2AD'),
      record('R Smith', '12 High Street', 'no postcode'),
      record('R Nobody', '12 High Street', 'EH1 2AD'),
    ],
    {},
    await lists.references({ mps: LIST }),
  );
  expect(statistics).toEqual({ 'mps.found': 1, 'mps.outdated': 1, 'mps.noName': 1, 'mps.noAddress': 1 });
});

describe('the dead and the survivors at their address', () => {
  const DEAD = `name,address,postcode
Mr J Hall,12 High Street,EH1 2AD
Mr John Robert Wren,14 High Street,EH1 2AD
Mr J Robert Reed,16 High Street,EH1 2AD
Mr Peter Fenn Senior,18 High Street,EH1 2AD
Mr Mohammed Aslam Khan,20 High Street,EH1 2AD
Mr Paul Moss,22 High Street,EH1 2AD
`;

  async function flagged(name: string, address: string, matchLevel: string) {
    const { records } = await runStep(
      deceased,
      [record(name, `${address} High Street`, 'EH1 2AD')],
      { matchLevel },
      await lists.references({ deceased: DEAD }),
    );
    return records[0]!['deceased_flag'] === 'DEC';
  }

  test.each([
    ['Mr J Hall', '12', 'Surname'],
    ['Mr Hall', '12', 'Surname'],
    ['John Hall', '12', 'Initial'],
    ['J Hall', '12', 'Personal'],
    ['Mr John R Wren', '14', 'Personal'],
    ['Mr Robert Wren', '14', 'Surname'],
    ['Mr Robert Reed', '16', 'Forename'],
    ['Mr Peter Fenn Snr', '18', 'Forename'],
    ['Mr Peter Fenn', '18', 'Forename'],
    ['Mohd Aslam Khan', '20', 'Personal'],
    ['Md A Khan', '20', 'Forename'],
    ['Muhammad Khan', '20', 'Forename'],
    ['Mr Paul Moss', '22', 'Forename'],
  ])('%s at %s is found at level %s', async (name, address, level) => {
    expect(await flagged(name, address, level)).toBe(true);
  });

  test.each([
    ['Mrs M Hall', '12', 'Surname'],
    ['Mrs J Hall', '12', 'Surname'],
    ['Mrs Hall', '12', 'Surname'],
    ['Mary Hall', '12', 'Surname'],
    ['Mr Robert Wren', '14', 'Forename'],
    ['Mr Peter Fenn Jr', '18', 'Surname'],
    ['Mr Mohammed Iqbal Khan', '20', 'Forename'],
    ['Mr Paul Moss', '22A', 'Forename'],
  ])('%s at %s is not found at level %s', async (name, address, level) => {
    expect(await flagged(name, address, level)).toBe(false);
  });
});

test.each([
  [goneaway, 'goneaway', 'GA'],
  [deceased, 'deceased', 'DEC'],
] as const)('%o searches its own list', async (step, list, flag) => {
  const { records } = await runStep(
    step,
    [record('R Smith', '12 High Street', 'EH1 2AD')],
    {},
    await lists.references({ [list]: LIST, mps: 'name,postcode\nNobody Else,EH1 2AD\n' }),
  );
  expect(records[0]).toMatchObject({ [`${list}_flag`]: flag, [`${list}_source`]: 'Royal' });
});

const letters = (at: number) =>
  `Z${[100, 10, 1].map((ten) => 'abcdefghij'[Math.floor(at / ten) % 10]).join('')}ton`;

test('compares all of a hundred people at one address, and a thousand only by surname', async () => {
  const crowd = Array.from({ length: 1000 }, (_, at) => `Pat,${letters(at)},1 Big Hostel,EH1 2AG`);
  const csv = `forename,surname,address,postcode\n${crowd.join('\n')}\nJane,Merriweather,1 Big Hostel,EH1 2AG\n`;
  const { records } = await runStep(
    mps,
    [record('Jane Merriwether', '1 Big Hostel', 'EH1 2AG'), record('Jane Nobody', '1 Big Hostel', 'EH1 2AG')],
    {},
    await lists.references({ mps: csv }),
  );
  expect(records.map((one) => one['mps_flag'])).toEqual(['MPS', null]);
});
