import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyVersion, withdrawVersion } from '../../src/suppression/release/versions.ts';
import { loadFor } from '../support/suppression.ts';
import { type RecordService, startRecordService } from './cleansing/record-service.ts';

const DECEASED = `name,address,postcode,date,source
Mr Robert Smith,12 High Street,EH1 2AD,2024-05-01,Registrars
Mrs Old Quigley,Flat 3 15 Mill Lane,EH1 2AE,2010-01-01,Registrars
`;

let service: RecordService;
beforeAll(async () => {
  service = await startRecordService(1000);
});
afterAll(() => service.close());

const ask = async (method: string, body: object) => {
  const { status, body: answer } = await service.ask(method, body);
  expect(status).toBe(200);
  return answer;
};

describe('without a list', () => {
  test.each([
    ['TPS', { Result: null, ListDate: null }],
    ['CTPS', { Result: null, ListDate: null }],
    ['Deceased', { Result: null, MatchLevel: null, Source: null, Date: null, ListDate: null }],
  ])('%s says so, free of charge', async (name, nothing) => {
    expect(
      await ask(`${name}/Check`, { telephoneNumber: '01632 960001', name: 'A', address: 'EH1 2AD' }),
    ).toEqual({
      Status: { Success: false, ErrorMessage: `There is no ${name} list in use.`, CreditsRemaining: 1000 },
      ...nothing,
    });
  });
});

describe('with lists', () => {
  beforeAll(async () => {
    await loadFor(service, 'tps', 'telephone\n01632960001\n', { effective: '2026-02-01' });
    await loadFor(service, 'ctps', 'telephone\n01632960002\n');
    await loadFor(service, 'deceased', DECEASED);
  });

  test.each([
    ['TPS', '+44 (0)1632 960001', 'Registered', '2026-02-01'],
    ['TPS', '01632 960002', 'NotRegistered', '2026-02-01'],
    ['CTPS', '01632 960 002', 'Registered', '2026-01-01'],
    ['CTPS', 1632960001, 'NotRegistered', '2026-01-01'],
  ])('%s of %s: %s', async (name, telephoneNumber, Result, ListDate) => {
    const before = (await ask('TPS/Check', {})).Status.CreditsRemaining;
    expect(await ask(`${name}/Check`, { telephoneNumber })).toEqual({
      Status: { Success: true, ErrorMessage: null, CreditsRemaining: before - 1 },
      Result,
      ListDate,
    });
  });

  test.each([
    [{}, 'The telephone number is missing.'],
    [{ telephoneNumber: 'ask at the desk' }, 'The telephone number cannot be read.'],
    [{ telephoneNumber: '1'.repeat(1000) }, 'The telephone number cannot be read.'],
  ])('a number that cannot be read costs nothing: %j', async (body, message) => {
    const before = (await ask('TPS/Check', {})).Status.CreditsRemaining;
    expect(await ask('TPS/Check', body)).toMatchObject({
      Status: { Success: false, ErrorMessage: message, CreditsRemaining: before },
    });
  });

  const FOUND = { Result: 'Found', MatchLevel: 'Forename', Source: 'Registrars', Date: '2024-05-01' };

  test.each<[string, object, object]>([
    ['one text', { name: 'Bob Smith', address: '12 High St, EH1 2AD' }, FOUND],
    ['lines', { name: 'Robert Smith', address: ['12 High Street', 'EH1 2AD'] }, FOUND],
    [
      'parts',
      {
        name: { forename: 'Robert', surname: 'Smyth' },
        address: { Lines: ['12 High St'], Postcode: 'eh12ad' },
      },
      FOUND,
    ],
    [
      'a level',
      { name: 'Mr Smith', address: '12 High St, EH1 2AD', options: { MatchLevel: 'surname' } },
      { Result: 'Found', MatchLevel: 'Surname' },
    ],
    [
      'another person',
      { name: 'Paul Smith', address: '12 High St, EH1 2AD' },
      { Result: 'NotFound', MatchLevel: null, Source: null, Date: null },
    ],
    [
      'a transaction since',
      { name: 'Old Quigley', address: '15 Mill Lane Flat 3, EH1 2AE', lastTransaction: '2020-01-01' },
      { Result: 'NotFound' },
    ],
  ])('Deceased by %s', async (_, body, expected) => {
    expect(await ask('Deceased/Check', body)).toMatchObject({
      Status: { Success: true },
      ListDate: '2026-01-01',
      ...expected,
    });
  });

  test.each([
    [{ address: '12 High St, EH1 2AD' }, 'The name is missing or is not the name of a person.'],
    [
      { name: 'The Occupier', address: '12 High St, EH1 2AD' },
      'The name is missing or is not the name of a person.',
    ],
    [{ name: 'R Smith', address: '12 High Street' }, /neither a readable postcode/],
    [{ name: 'R Smith', address: 'EH1 2AD', options: { MatchLevel: 'Best' } }, /match level/],
    [{ name: 'R Smith', address: 'EH1 2AD', lastTransaction: 'soon' }, /last transaction/],
  ])('Deceased refuses %j free of charge', async (body, message) => {
    const before = (await ask('TPS/Check', {})).Status.CreditsRemaining;
    const { Status } = await ask('Deceased/Check', body);
    expect(Status).toEqual({
      Success: false,
      ErrorMessage: typeof message === 'string' ? message : expect.stringMatching(message),
      CreditsRemaining: before,
    });
  });

  test('a running service notices when versions are loaded, used and withdrawn', async () => {
    const { database, suppressionLists } = service;
    const registered = async () => (await ask('TPS/Check', { telephoneNumber: '01632 960005' })).Result;
    expect(await registered()).toBe('NotRegistered');
    const next = await loadFor(service, 'tps', 'telephone\n01632960005\n');
    expect(await registered()).toBe('Registered');
    await applyVersion(database.kysely, 'tps/1', new Date());
    await suppressionLists.look();
    expect(await registered()).toBe('NotRegistered');
    await withdrawVersion(database.kysely, 'tps/1', new Date());
    await suppressionLists.look();
    expect(await registered()).toBe('Registered');
    await withdrawVersion(database.kysely, next, new Date());
    await suppressionLists.look();
    expect(await ask('TPS/Check', { telephoneNumber: '01632 960005' })).toMatchObject({
      Status: { Success: false, ErrorMessage: 'There is no TPS list in use.' },
    });
    await applyVersion(database.kysely, 'tps/1', new Date());
    await suppressionLists.look();
  });

  test('no method reveals the content of a list', async () => {
    for (const path of [
      '/TPS/List.json',
      '/TPS/Check.json?page=1',
      '/Suppression',
      '/Deceased',
      '/suppression/tps',
    ]) {
      const response = await fetch(service.url + path);
      expect([404, 405, 401]).toContain(response.status);
    }
  });
});
