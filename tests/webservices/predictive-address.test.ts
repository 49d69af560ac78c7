import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LookupAnswer, type LookupService, startLookups, type TestAccount } from './lookup-service.ts';

interface Suggestions {
  readonly Status: LookupAnswer['Status'];
  readonly Results: readonly {
    readonly label: string;
    readonly value: string;
    readonly container: boolean;
    readonly items: number;
  }[];
  readonly Count: number;
  readonly SessionID: string | null;
}

interface Retrieved {
  readonly Status: LookupAnswer['Status'];
  readonly Result: LookupAnswer['Results'][number] | null;
}

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Checkout', 10);
});
afterAll(() => service.close());

async function call<Body>(method: string, body: object, key = account.key): Promise<Body> {
  const response = await fetch(`${service.url}/PredictiveAddress/${method}.json?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'GB', ...body }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

const search = (term: string, more: object = {}) => call<Suggestions>('Search', { search: term, ...more });

describe('Search, DrillDown, Retrieve', () => {
  test('lead to an address; only Retrieve takes a credit', async () => {
    const found = await search('stanney mill ro');
    expect(found.Status).toEqual({ Success: true, ErrorMessage: null, CreditsRemaining: 10 });
    const [street] = found.Results;
    expect(street).toMatchObject({ label: 'Stanney Mill Road, Little Stanney, CHESTER', container: true });
    expect(found.Count).toBe(found.Results.length);
    const inside = await call<Suggestions>('DrillDown', { id: street!.value });
    expect(inside.Results).toHaveLength(street!.items);
    const house = inside.Results.find(({ label }) => label.startsWith('110 '))!;
    expect(house).toMatchObject({ container: false, items: 1 });
    const { Status, Result } = await call<Retrieved>('Retrieve', {
      id: house.value,
      options: { IncludeUDPRN: true },
    });
    expect(Status).toEqual({ Success: true, ErrorMessage: null, CreditsRemaining: 9 });
    expect(Result!.RawAddress).toMatchObject({ BuildingNumber: 110, UniqueReference: '5000005' });
    expect(Result!.Address.Lines).toEqual([
      '110 Stanney Mill Road',
      'Little Stanney',
      '',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
  });

  test('session ids are optional, and a known id is kept', async () => {
    const { SessionID } = await search('chester');
    expect(SessionID).toMatch(/^[0-9a-f-]{36}$/);
    expect((await search('chester', { session: SessionID })).SessionID).toBe(SessionID);
    expect((await search('chester', { session: 'unknown' })).Status.Success).toBe(true);
  });

  test('labels are in Welsh on request', async () => {
    const { Results } = await search('3 mill lane cardiff', { options: { PreferredLanguage: 'cy' } });
    expect(Results[0]!.label).toBe('3 Lôn y Felin, CAERDYDD, CF10 1AA');
  });
});

test('multiple residences and planned addresses are given on request', async () => {
  const house = (number: number) => `${number} Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE`;
  const labels = async (term: string, options: object = {}) =>
    (await search(term, { options })).Results.map(({ label, items }) => [label, items]);
  expect(await labels('12 ch2 4ne')).toEqual([]);
  expect(await labels('12 ch2 4ne', { IncludeNYB: true })).toEqual([[house(12), 1]]);
  expect((await labels('stanney mill 12', { IncludeNYB: true }))[0]).toEqual([house(12), 1]);
  expect(await labels('2, ch2 4ne')).toEqual([[house(2), 1]]);
  const options = { IncludeMR: true };
  const { Results } = await search('2, ch2 4ne', { options });
  expect(Results).toMatchObject([{ label: house(2), container: true, items: 2 }]);
  const inside = await call<Suggestions>('DrillDown', { id: Results[0]!.value, options });
  expect(inside.Results.map(({ label }) => label)).toEqual([house(2), `Room 7, ${house(2)}`]);
  const { Result } = await call<Retrieved>('Retrieve', { id: inside.Results[1]!.value });
  expect(Result!.Address.Lines[0]).toBe('Room 7');
});

describe('refusals', () => {
  test('ids that were never issued are refused, and so is a container in Retrieve', async () => {
    for (const id of ['', 'x', 'A'.repeat(22), '5000005']) {
      for (const method of ['DrillDown', 'Retrieve']) {
        const { Status } = await call<Suggestions>(method, { id });
        expect(Status).toMatchObject({ Success: false, ErrorMessage: 'There is nothing with this id.' });
      }
    }
    const { Results } = await search('stanney mill road');
    const { Status, Result } = await call<Retrieved>('Retrieve', { id: Results[0]!.value });
    expect(Status.ErrorMessage).toMatch(/DrillDown/);
    expect(Result).toBeNull();
  });

  test('countries other than the UK are refused', async () => {
    const { Status } = await search('chester', { country: 'FR' });
    expect(Status).toMatchObject({
      Success: false,
      ErrorMessage: 'The country FR is not supported. Send GB.',
    });
  });

  test('an account without credits finds nothing, free of charge', async () => {
    const empty = await service.account('Empty', 0);
    const { Status, Results } = await call<Suggestions>('Search', { search: 'chester' }, empty.key);
    expect(Status).toEqual({
      Success: false,
      ErrorMessage: 'There are no credits left.',
      CreditsRemaining: 0,
    });
    expect(Results).toEqual([]);
  });

  test('an account with licences only for streets is refused', async () => {
    const streets = await service.account('Streets', 5, { licences: ['WebClickThoroughfare'] });
    const { Status } = await call<Suggestions>('Search', { search: 'chester' }, streets.key);
    expect(Status).toMatchObject({ Success: false });
    expect(Status.ErrorMessage).toMatch(/licence/);
  });

  test('texts without meaning find nothing', async () => {
    for (const term of ['', '\u0000', '🏳️‍🌈', 'x'.repeat(10_000), '%', '()[]{}']) {
      expect((await search(term)).Results).toEqual([]);
    }
  });
});

test('the list of countries has only the UK', async () => {
  expect(await call('GetSupportedCountries', {})).toMatchObject({
    Countries: [{ ISO2: 'GB', Name: 'United Kingdom', SupportsGeocoding: true }],
    CurrentCountry: 'GB',
  });
});
