import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  type LookupAnswer,
  type LookupService,
  startLookups,
  type TestAccount,
} from './lookup-service.ts';

interface ItemsAnswer {
  readonly Status: LookupAnswer['Status'];
  readonly Results: readonly { readonly Description: string; readonly ID: string }[];
  readonly ResultCount: number;
  readonly IsComplete: boolean;
}

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Call centre', 1000);
});
afterAll(() => service.close());

const LICENCE = { licence: 'WebServerFull' };

async function ask<Body>(method: string, body: object): Promise<Body> {
  const answer = await call<Body>(service.url, method, `?key=${account.key}`, { ...LICENCE, ...body });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Asks for a list, which must be given. */
async function items(method: string, body: object): Promise<ItemsAnswer> {
  const answer = await ask<ItemsAnswer>(method, body);
  expect(answer.Status).toMatchObject({ Success: true, ErrorMessage: null });
  return answer;
}

const descriptions = async (method: string, body: object) =>
  (await items(method, body)).Results.map(({ Description }) => Description);

const idOf = async (method: string, body: object) => (await items(method, body)).Results[0]!.ID;

const failure = async (method: string, body: object) => {
  const { Status, ...rest } = await ask<ItemsAnswer>(method, body);
  expect(Status.Success).toBe(false);
  expect(rest.Results).toEqual([]);
  return Status.ErrorMessage;
};

const remaining = async () =>
  (await ask<LookupAnswer>('ValidatePostcode', { postcode: '' })).Status.CreditsRemaining;

describe('LocalitiesByName', () => {
  test('searches by the beginning of a name, in any case', async () => {
    expect(await descriptions('LocalitiesByName', { name: 'little sta' })).toEqual([
      'Little Stanney, CHESTER',
    ]);
    expect(await descriptions('LocalitiesByName', { name: 'Ches' })).toEqual(['CHESTER']);
    expect(await items('LocalitiesByName', { name: 'Nowhere' })).toMatchObject({
      Results: [],
      ResultCount: 0,
      IsComplete: true,
    });
    expect(await failure('LocalitiesByName', {})).toBe('The name is missing.');
  });
});

describe('LocalitiesByPostcode', () => {
  test('searches by a postcode, a sector or an outward code', async () => {
    const stanney = ['CHESTER', 'Little Stanney, CHESTER'];
    expect(await descriptions('LocalitiesByPostcode', { postcode: 'ch24ne' })).toEqual(stanney);
    expect(await descriptions('LocalitiesByPostcode', { postcode: 'CH2 4' })).toEqual(stanney);
    expect(await descriptions('LocalitiesByPostcode', { postcode: 'ch2' })).toEqual(stanney);
    expect(await descriptions('LocalitiesByPostcode', { postcode: 'CH1' })).toEqual(['CHESTER']);
  });

  test('finds nothing for other text', async () => {
    for (const postcode of ['', 'C', 'CH', 'CH4', 'CH2 5', 'CH2 4NF', 'CH2 4N', 'nothing', 7]) {
      expect(await failure('LocalitiesByPostcode', { postcode }), String(postcode)).toContain(
        'Invalid postcode',
      );
    }
  });
});

describe('StreetsByLocalityKey', () => {
  test('lists the streets of a locality or a whole town, and filters by the beginning of a name', async () => {
    const village = await idOf('LocalitiesByName', { name: 'Little Stanney' });
    const street = 'Stanney Mill Road, Little Stanney, CHESTER';
    expect(await descriptions('StreetsByLocalityKey', { localityKey: village })).toEqual([street]);
    expect(await descriptions('StreetsByLocalityKey', { localityKey: village.toLowerCase() })).toEqual([
      street,
    ]);
    const town = await idOf('LocalitiesByName', { name: 'Chester' });
    expect(await descriptions('StreetsByLocalityKey', { localityKey: town })).toEqual([
      'New Road, CHESTER',
      street,
    ]);
    expect(await descriptions('StreetsByLocalityKey', { localityKey: town, street: 'stanney m' })).toEqual([
      street,
    ]);
    expect(await descriptions('StreetsByLocalityKey', { localityKey: town, street: 'Mill' })).toEqual([]);
  });

  test('an invalid key is refused', async () => {
    const street = await idOf('StreetsByName', { street: 'Watkin' });
    for (const localityKey of ['', '0', '0-0000', 'x'.repeat(1000), street]) {
      expect(await failure('StreetsByLocalityKey', { localityKey })).toBe(
        'There is no locality with this key.',
      );
    }
  });
});

describe('StreetsByName', () => {
  test('searches a locality, or the country', async () => {
    expect(await descriptions('StreetsByName', { street: 'watkin terr' })).toEqual([
      'Watkin Terrace, NORTHAMPTON',
    ]);
    expect(await descriptions('StreetsByName', { street: 'Stanney Mill Rd' })).toEqual([
      'Stanney Mill Road, Little Stanney, CHESTER',
    ]);
    expect(await items('StreetsByName', { street: 'high' })).toMatchObject({
      ResultCount: 4,
      IsComplete: true,
    });
    expect(await descriptions('StreetsByName', { street: 'high', locality: 'oxford' })).toEqual([
      'High Road, OXFORD',
    ]);
    expect(await descriptions('StreetsByName', { locality: 'Little Stanney, Chester' })).toEqual([
      'Stanney Mill Road, Little Stanney, CHESTER',
    ]);
    expect(await descriptions('StreetsByName', { locality: 'Little Stanney, Oxford' })).toEqual([]);
    expect(await failure('StreetsByName', {})).toBe('Both locality and street are missing.');
  });
});

describe('AddressesByStreetKey', () => {
  test('lists the addresses in the order of their numbers, with the default kinds', async () => {
    const streetKey = await idOf('StreetsByName', { street: 'Watkin' });
    expect(await descriptions('AddressesByStreetKey', { streetKey })).toEqual([
      '1 Watkin Terrace, NORTHAMPTON, NN1 3ER',
      '2 Watkin Terrace, NORTHAMPTON, NN1 3ER',
      '10 Watkin Terrace, NORTHAMPTON, NN1 3ER',
      '21 Watkin Terrace, NORTHAMPTON, NN1 3ER',
    ]);
    expect(await descriptions('AddressesByStreetKey', { streetKey, building: 2 })).toEqual([
      '2 Watkin Terrace, NORTHAMPTON, NN1 3ER',
    ]);
    const unbuilt = await idOf('StreetsByName', { street: 'New' });
    expect(await descriptions('AddressesByStreetKey', { streetKey: unbuilt })).toEqual([]);
    const withUnbuilt = { streetKey: unbuilt, options: { IncludeNYB: true, NormalizeTownCase: 'true' } };
    expect(await descriptions('AddressesByStreetKey', withUnbuilt)).toEqual(['1 New Road, Chester, CH3 5NB']);
    expect(await failure('AddressesByStreetKey', { streetKey: 'ZZ-0000' })).toBe(
      'There is no street with this key.',
    );
  });

  test('lists only streets under a licence for streets', async () => {
    const streetKey = await idOf('StreetsByName', { street: 'Stanney' });
    const body = { streetKey, licence: 'InternalUserThoroughfare' };
    const { Results } = await items('AddressesByStreetKey', body);
    expect(Results.map(({ Description }) => Description)).toEqual([
      'Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE',
    ]);
    const { licence } = body;
    const fetched = await ask<LookupAnswer>('FetchAddress', { addressKey: Results[0]!.ID, licence });
    expect(
      fetched.Results.map(({ RawAddress }) => [RawAddress['BuildingName'], RawAddress['BuildingNumber']]),
    ).toEqual([['', 0]]);
  });
});

describe('AddressesByLocalityKey', () => {
  test('lists all addresses of a town, including those on no street', async () => {
    const localityKey = await idOf('LocalitiesByName', { name: 'Chester' });
    const all = await descriptions('AddressesByLocalityKey', { localityKey });
    expect(all).toHaveLength(6);
    expect(all).toContain('Example Insurance Plc, PO Box 61, CHESTER, CH1 9ZZ');
    expect(await descriptions('AddressesByLocalityKey', { localityKey, building: 'venture point' })).toEqual([
      'Unit 4, Venture Point, Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE',
    ]);
    expect(await failure('AddressesByLocalityKey', { localityKey: '' })).toBe(
      'There is no locality with this key.',
    );
  });
});

describe('Welsh names', () => {
  test('find the same addresses, written in the requested language', async () => {
    expect(await descriptions('LocalitiesByName', { name: 'caerd' })).toEqual(['CAERDYDD']);
    expect(await descriptions('LocalitiesByPostcode', { postcode: 'CF10 1AA' })).toEqual([
      'CAERDYDD',
      'CARDIFF',
    ]);
    const streetKey = await idOf('StreetsByName', { locality: 'Caerdydd', street: 'lon y fel' });
    expect(await descriptions('AddressesByStreetKey', { streetKey })).toEqual([
      '3 Mill Lane, CARDIFF, CF10 1AA',
    ]);
    const options = { PreferredLanguage: 'cy' };
    expect(await descriptions('AddressesByStreetKey', { streetKey, options })).toEqual([
      '3 Lôn y Felin, CAERDYDD, CF10 1AA',
    ]);
  });
});

describe('FindAddress and FindFullAddress', () => {
  const wanted = { town: 'chester', street: 'stanney mill', building: '10' };

  test('search by names, or by beginnings of names', async () => {
    expect(await descriptions('FindAddress', wanted)).toEqual(
      [
        'Hopkins & Sons, Bakers, Flour, 10 Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE',
        'Flat 10, Victoria House, Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE',
      ].sort(),
    );
    const full = await ask<LookupAnswer>('FindFullAddress', {
      ...wanted,
      options: { ReturnResultCount: true },
    });
    expect(full.ResultCount).toBe(2);
    const numbers = full.Results.map(({ RawAddress }) => RawAddress['BuildingNumber']);
    expect(numbers).toEqual([0, 10]);
    expect(await descriptions('FindAddress', { street: 'watkin', building: '21' })).toHaveLength(1);
    expect(await descriptions('FindAddress', { town: 'Jersey' })).toEqual(['1 High Road, JERSEY, JE2 3AB']);
    expect(await descriptions('FindAddress', { ...wanted, building: '11' })).toEqual([]);
    expect(await failure('FindAddress', { building: '10' })).toBe('Both town and street are missing.');
    expect(await failure('FindFullAddress', {})).toBe('Both town and street are missing.');
  });
});

describe('FindAddress, if no name begins with the text', () => {
  test('tolerates misspellings', async () => {
    expect(
      await descriptions('FindAddress', { town: 'Chester', street: 'Stanny Mill Road', building: '2' }),
    ).toEqual(['2 Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE']);
    expect(await descriptions('FindAddress', { town: 'Northampton', street: 'Watkyn Terrace' })).toHaveLength(
      4,
    );
  });

  test('does not read 11 as 10', async () => {
    expect(
      await descriptions('FindAddress', { town: 'Northampton', street: 'Watkyn Terrace', building: '11' }),
    ).toEqual([]);
  });
});

describe('FetchAddress', () => {
  test('returns the chosen address as GetFullAddress returns it', async () => {
    const streetKey = await idOf('StreetsByName', { street: 'Stanney' });
    const { Results } = await items('AddressesByStreetKey', { streetKey });
    const all = await ask<LookupAnswer>('GetFullAddress', { postcode: 'CH2 4NE' });
    expect(Results).toHaveLength(all.Results.length);
    for (const { ID, Description } of Results) {
      const fetched = await ask<LookupAnswer>('FetchAddress', { addressKey: ID });
      expect(fetched.Results).toHaveLength(1);
      expect(all.Results).toContainEqual(fetched.Results[0]);
      expect(fetched.Results[0]!.Address.Lines.filter(Boolean).join(', ')).toBe(Description);
    }
  });

  test('accepts a UDPRN, and options', async () => {
    const options = {
      IncludeUDPRN: true,
      IncludeLocation: false,
      PreferredLanguage: 'cy',
      ReturnResultCount: true,
    };
    const fetched = await ask<LookupAnswer>('FetchAddress', { addressKey: 7_000_001, options });
    expect(fetched.ResultCount).toBe(1);
    expect(fetched.Results[0]!.RawAddress).toMatchObject({
      UniqueReference: '7000001',
      Location: null,
      Locality: 'CAERDYDD',
    });
    expect(fetched.Status.Success).toBe(true);
  });

  test('says if there is no such address', async () => {
    const [one, two] = (await items('FindAddress', { street: 'High' })).Results;
    const otherCheck = `${one!.ID.slice(0, -4)}${two!.ID.slice(-4)}`;
    for (const addressKey of [
      '',
      '0',
      '99999999',
      '123456789',
      'zzzzzz-0-0000',
      otherCheck,
      '-',
      'x'.repeat(5000),
    ]) {
      expect(await failure('FetchAddress', { addressKey }), addressKey).toBe('There is no such address.');
    }
  });
});

test('lists are free, a full address costs a credit, and an unknown address is free', async () => {
  const before = await remaining();
  const streetKey = await idOf('StreetsByName', { street: 'Stanney' });
  const addressKey = await idOf('AddressesByStreetKey', { streetKey });
  await items('FindAddress', { street: 'Watkin' });
  await failure('FetchAddress', { addressKey: '1' });
  await ask('FindFullAddress', { street: 'Nowhere' });
  expect(await remaining()).toBe(before);
  await ask('FetchAddress', { addressKey });
  await ask('FindFullAddress', { street: 'Watkin' });
  expect(await remaining()).toBe(before - 2);
});

test('each of the methods needs a licence', async () => {
  const methods = [
    'LocalitiesByName',
    'LocalitiesByPostcode',
    'StreetsByLocalityKey',
    'StreetsByName',
    'AddressesByStreetKey',
    'AddressesByLocalityKey',
    'FindAddress',
    'FindFullAddress',
    'FetchAddress',
  ];
  const { key } = await service.account('Streets only', 10, { licences: ['WebClickThoroughfare'] });
  for (const method of methods) {
    expect(await failure(method, { licence: 'None', name: 'Chester' })).toBe(
      'The licence is missing or unknown.',
    );
    const answer = await call(service.url, method, `?key=${key}`, { licence: 'WebServerFull' });
    expect(answer.body.Status.ErrorMessage).toBe('The account does not hold the licence WebServerFull.');
  }
});
