import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LICENCES } from '../../src/licence.ts';
import {
  call,
  type LookupAnswer,
  type LookupService,
  startLookups,
  type TestAccount,
} from './lookup-service.ts';

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Shop', 10_000);
});
afterAll(() => service.close());

const lookUp = (postcode: unknown, more: object = {}) =>
  call(service.url, 'GetFullAddress', `?key=${account.key}`, { postcode, licence: 'WebServerFull', ...more });

async function results(postcode: string, more: object = {}) {
  const { status, body } = await lookUp(postcode, more);
  expect(status).toBe(200);
  expect(body.Status).toEqual({
    Success: true,
    ErrorMessage: null,
    CreditsRemaining: expect.any(Number),
  });
  return body.Results;
}

const lines = async (postcode: string, more: object = {}) =>
  (await results(postcode, more)).map(({ Address }) => Address.Lines);

const raw = async (postcode: string, more: object = {}) =>
  (await results(postcode, more)).map(({ RawAddress }) => RawAddress);

const data = (address: Readonly<Record<string, unknown>>) =>
  (address['AdditionalData'] as { Name: string; Value: string }[]).map(
    ({ Name, Value }) => `${Name}=${Value}`,
  );

describe('the answer', () => {
  test('has premise and street first, the post town in capitals on line 4, the county on line 5, the postcode last', async () => {
    expect(await lines('CH2 4NE', { building: 'Unit 4' })).toEqual([
      ['Unit 4', 'Venture Point', 'Stanney Mill Road', 'Little Stanney', 'CHESTER', '', 'CH2 4NE'],
    ]);
    expect((await lines('NN1 3ER'))[0]).toEqual([
      '1 Watkin Terrace',
      '',
      '',
      '',
      'NORTHAMPTON',
      'Northamptonshire',
      'NN1 3ER',
    ]);
  });

  test('has every component of an address', async () => {
    expect((await raw('CH2 4NE', { building: 'Hopkins', options: { IncludeUDPRN: true } }))[0]).toEqual({
      Organisation: 'Hopkins & Sons, Bakers',
      Department: 'Flour',
      AddressKey: 102,
      OrganisationKey: 12,
      PostcodeType: 'S',
      BuildingNumber: 10,
      SubBuildingName: '',
      BuildingName: '',
      DependentThoroughfareName: '',
      DependentThoroughfareDesc: '',
      ThoroughfareName: 'Stanney Mill',
      ThoroughfareDesc: 'Road',
      DoubleDependentLocality: '',
      DependentLocality: 'Little Stanney',
      Locality: 'CHESTER',
      Postcode: 'CH2 4NE',
      Dps: '1B',
      PoBox: '',
      PostalCounty: '',
      TraditionalCounty: 'Cheshire',
      AdministrativeCounty: '',
      CountryISO2: 'GB',
      UniqueReference: '5000002',
      Location: {
        Easting: 341222,
        Northing: 374333,
        GridReference: expect.any(String),
        Longitude: expect.any(Number),
        Latitude: expect.any(Number),
        CountyCode: null,
        County: null,
        DistrictCode: 'E06000050',
        District: 'Cheshire West and Chester',
        WardCode: 'E05012222',
        Ward: 'Netherpool',
        Country: 'England',
        Constituency: 'Chester North and Neston',
      },
      AdditionalData: [{ Name: 'LatLongType', Value: 'Premise' }],
    });
  });

  test('has a result for each address of the postcode, without those that an option must request', async () => {
    expect((await raw('CH2 4NE')).map((address) => address['BuildingNumber'])).toHaveLength(5);
    expect((await raw('NN1 3ER')).map((address) => address['BuildingNumber'])).toEqual([1, 2, 10, 21]);
  });

  test('has the PO box of a large user', async () => {
    const [address] = await raw('CH1 9ZZ');
    expect(address).toMatchObject({ PoBox: '61', PostcodeType: 'L', BuildingNumber: 0 });
    expect((await lines('CH1 9ZZ'))[0]!.slice(0, 2)).toEqual(['Example Insurance Plc', 'PO Box 61']);
  });

  test('has a country of its own for a Crown dependency', async () => {
    expect((await raw('JE2 3AB'))[0]).toMatchObject({ CountryISO2: 'JE' });
  });

  test('has an address whose place is unknown', async () => {
    const [address] = await raw('M1 1AE');
    expect(address!['Location']).toMatchObject({ Easting: 0, Northing: 0, GridReference: '', Country: '' });
  });
});

describe('the postcode', () => {
  test.each([
    ['ch24ne', 'CH2 4NE'],
    ['CH2 4NE', 'CH2 4NE'],
    ['CH02 4NE', 'CH2 4NE'],
    [' ch2\u00a04ne ', 'CH2 4NE'],
    ['CH2-4NE', 'CH2 4NE'],
    ['M1 1AE', 'M1  1AE'],
    ['M11AE', 'M1  1AE'],
    ['sw1a2aa', 'SW1A2AA'],
    ['0X1 2JD', 'OX1 2JD'],
  ])('%s is found, and written as PAF has it: %s', async (typed, written) => {
    for (const address of await raw(typed)) expect(address['Postcode']).toBe(written);
    for (const its of await lines(typed)) {
      expect(its.at(-1)).toMatch(/^[A-Z0-9]{2,4} [0-9][A-Z]{2}$/);
    }
  });

  test.each([
    ['of no postcode', 'XX1'],
    ['that is none', 'ZZ99 9ZZ'],
    ['without addresses', 'CH2 4NF'],
    ['that is empty', ''],
    ['that is no text', 12],
    ['that is missing', undefined],
  ])('a postcode %s is refused with the message “Invalid postcode”', async (_what, postcode) => {
    const { status, body } = await lookUp(postcode);
    expect(status).toBe(200);
    expect(body.Status.Success).toBe(false);
    expect(body.Status.ErrorMessage).toContain('Invalid postcode');
    expect(body.Results).toEqual([]);
  });
});

describe('building', () => {
  test.each([
    ['10', ['10', 'Flat 10']],
    ['flat 10', ['Flat 10']],
    ['VICTORIA house', ['Flat 10']],
    ['hopkins', ['10']],
    ['Unit 4', ['Unit 4']],
    ['1', []],
    [110, ['110']],
    ['', ['Unit 4', 'Flat 10', '2', '10', '110']],
    ['   ', ['Unit 4', 'Flat 10', '2', '10', '110']],
    [{}, ['Unit 4', 'Flat 10', '2', '10', '110']],
  ])('%o', async (building, expected) => {
    const found = (await raw('CH2 4NE', { building })).map(
      (address) => address['SubBuildingName'] || String(address['BuildingNumber']),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('options', () => {
  const one = async (building: string, options: unknown, postcode = 'CH2 4NE') =>
    (await results(postcode, { building, options }))[0]!;
  const line = async (building: string, options: unknown, postcode?: string) =>
    (await one(building, options, postcode)).Address.Lines;

  test('Formatter', async () => {
    const standard = await line('Hopkins', { Formatter: 'PAFStandardFormatter' });
    expect(standard.slice(0, 2)).toEqual(['Hopkins & Sons, Bakers', 'Flour']);
    const without = await line('Hopkins', { Formatter: 'NoOrganisationFormatter' });
    expect(without.join()).not.toContain('Hopkins');
    expect(await line('Hopkins', { Formatter: 'Nobody' })).toEqual(await line('Hopkins', {}));
  });

  test('MaxLines and MaxLineLength', async () => {
    expect(await line('Unit 4', { MaxLines: 4 })).toHaveLength(5);
    expect(await line('Unit 4', { MaxLines: '4' })).toHaveLength(5);
    for (const one of await line('Hopkins', { MaxLineLength: 15 }))
      expect(one.length).toBeLessThanOrEqual(15);
  });

  test('FixTownCounty, FixPostcode, FixBuilding', async () => {
    expect((await line('2', { FixTownCounty: false })).indexOf('CHESTER')).toBeLessThan(4);
    const short = await line('2', { FixTownCounty: false, FixPostcode: 'false' });
    expect(short.length).toBeLessThan(7);
    expect(short.at(-1)).toBe('CH2 4NE');
    expect((await line('Unit 4', { FixBuilding: true }))[0]).toBe('Unit 4, Venture Point');
  });

  test('NormalizeCase and NormalizeTownCase', async () => {
    expect((await line('2', { NormalizeTownCase: 'True' }))[4]).toBe('Chester');
    expect((await line('2', { NormalizeCase: true }))[0]).toBe('2 Stanney Mill Road');
  });

  test('ExcludeCounty and UseAnyAvailableCounty', async () => {
    expect((await line('21', { ExcludeCounty: 1 }, 'NN1 3ER'))[5]).toBe('');
    expect((await line('2', { UseAnyAvailableCounty: true }))[5]).toBe('Cheshire');
  });

  test('UnwantedPunctuation', async () => {
    expect((await line('Hopkins', { UnwantedPunctuation: '&,' }))[0]).not.toMatch(/[&,]/);
  });

  test('IncludeUDPRN, IncludeUPRN', async () => {
    const address = (await one('Hopkins', { IncludeUDPRN: true, IncludeUPRN: true })).RawAddress;
    expect(address['UniqueReference']).toBe('5000002');
    expect(data(address)).toContain('UPRN=100010000002');
    const plain = (await one('Hopkins', {})).RawAddress;
    expect(plain['UniqueReference']).toBeNull();
    expect(data(plain)).toEqual(['LatLongType=Premise']);
  });

  test('IncludeLocation', async () => {
    const address = (await one('Hopkins', { IncludeLocation: false })).RawAddress;
    expect(address['Location']).toBeNull();
    expect(data(address)).toEqual([]);
    expect(data((await one('110', {})).RawAddress)).toEqual(['LatLongType=Postcode']);
  });

  test('IncludeNYB, IncludeMR, IncludeAliases', async () => {
    const unbuilt = await raw('CH2 4NE', { building: '12', options: { IncludeNYB: true } });
    expect(unbuilt.map(data)).toEqual([['LatLongType=Postcode', 'NotYetBuilt=true']]);
    const rooms = await raw('CH2 4NE', { building: 'Room 7', options: { IncludeMR: true } });
    expect(rooms.map(data)).toEqual([['LatLongType=Postcode', 'UMPRN=90000007']]);
    expect(await raw('CH2 4NE', { building: 'Room 7' })).toEqual([]);
    expect(data((await one('Hopkins', { IncludeAliases: true })).RawAddress)).toContain(
      'Alias=The Old Bakery',
    );
    expect(await results('CH3 5NB')).toEqual([]);
    expect(await results('CH3 5NB', { options: { IncludeNYB: true } })).toHaveLength(1);
  });

  test('ReturnResultCount', async () => {
    expect((await lookUp('CH2 4NE', { options: { ReturnResultCount: true } })).body.ResultCount).toBe(5);
    expect(
      (await lookUp('CH2 4NE', { building: 'none', options: { ReturnResultCount: true } })).body,
    ).toMatchObject({ ResultCount: 0, Results: [] });
    expect((await lookUp('CH2 4NE')).body).not.toHaveProperty('ResultCount');
  });

  test('PreferredLanguage', async () => {
    const welsh = await one('3', { PreferredLanguage: 'cy' }, 'CF10 1AA');
    expect(welsh.Address.Lines[0]).toBe('3 Lôn y Felin');
    expect(welsh.RawAddress).toMatchObject({ ThoroughfareName: 'Lôn y Felin', Locality: 'CAERDYDD' });
    expect((await line('3', { PreferredLanguage: 'fr' }, 'CF10 1AA'))[0]).toBe('3 Mill Lane');
    expect(await lines('CH2 4NE', { options: { PreferredLanguage: 'cy' } })).toEqual(await lines('CH2 4NE'));
  });

  test('may be sent as a list of {name, value}, in any letter case, and with unknown names', async () => {
    const list = [
      { name: 'includeudprn', value: 'true' },
      { name: 'Nobody', value: 1 },
    ];
    expect((await one('Hopkins', list)).RawAddress['UniqueReference']).toBe('5000002');
  });
});

describe('licences', () => {
  test.each([...LICENCES])('%s', async (licence) => {
    const found = await results('CH2 4NE', { licence });
    if (!licence.endsWith('Thoroughfare')) return expect(found).toHaveLength(5);
    expect(found).toHaveLength(1);
    expect(found[0]!.Address.Lines).toEqual([
      'Stanney Mill Road',
      'Little Stanney',
      '',
      '',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
    expect(found[0]!.RawAddress).toMatchObject({
      Organisation: '',
      BuildingNumber: 0,
      SubBuildingName: '',
      AddressKey: 0,
      Dps: '',
      ThoroughfareName: 'Stanney Mill',
    });
  });

  test('are refused free of charge if missing, unknown or not held', async () => {
    const poor = await service.account('Poor', 5, { licences: ['FreeTrial'] });
    const ask = (licence: unknown) =>
      call(service.url, 'GetFullAddress', `?key=${poor.key}`, { postcode: 'CH2 4NE', licence });
    for (const licence of [undefined, null, '', 'Nobody', 7, {}, 'WebServerFull']) {
      const { status, body } = await ask(licence);
      expect(status).toBe(200);
      expect(body.Status).toMatchObject({ Success: false, CreditsRemaining: 5 });
      expect(body.Status.ErrorMessage).toMatch(/licence/);
      expect(body.Results).toEqual([]);
    }
    expect((await ask('freetrial')).body.Status).toMatchObject({ Success: true, CreditsRemaining: 4 });
  });
});

describe('credits', () => {
  test('an answer with an address costs a credit, other answers are free; CreditsRemaining is always exact', async () => {
    const { key } = await service.account('Exact', 3);
    const ask = async (body: unknown, query = `?key=${key}`) =>
      (await call(service.url, 'GetFullAddress', query, body)).body.Status;
    const good = { postcode: 'CH2 4NE', licence: 'WebServerFull' };
    expect(await ask(good)).toMatchObject({ Success: true, CreditsRemaining: 2 });
    expect(await ask({ ...good, options: { MaxLines: 4 } })).toMatchObject({ CreditsRemaining: 1 });
    expect(await ask({ ...good, building: 'nowhere' })).toMatchObject({ Success: true, CreditsRemaining: 1 });
    expect(await ask({ ...good, postcode: 'nonsense' })).toMatchObject({
      Success: false,
      CreditsRemaining: 1,
    });
    expect(await ask({ ...good, postcode: 'CH3 5NB' })).toMatchObject({ Success: true, CreditsRemaining: 1 });
    expect(await ask(good)).toMatchObject({ Success: true, CreditsRemaining: 0 });
    const spent = await ask(good);
    expect(spent).toMatchObject({ Success: false, CreditsRemaining: 0 });
    expect(spent.ErrorMessage).toMatch(/credits/);
    expect(await ask(good, '?key=AAAA-AAAA-AAAA-AAAA')).toMatchObject({
      Success: false,
      CreditsRemaining: 0,
    });
  });

  test('exactly as many simultaneous calls succeed as there are credits', async () => {
    const { key } = await service.account('Busy', 20);
    const body = { postcode: 'NN1 3ER', licence: 'WebServerFull' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(service.url, 'GetFullAddress', `?key=${key}`, body)),
    );
    const good = answers.filter(({ body }) => body.Status.Success);
    expect(good).toHaveLength(20);
    const left = good.map(({ body }) => body.Status.CreditsRemaining);
    expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    for (const { body } of answers) expect(body.Results).toHaveLength(body.Status.Success ? 4 : 0);
  });
});

describe('on the wire', () => {
  const fetchRaw = (
    encoding: string | undefined,
    postcode: string,
  ): Promise<[string | undefined, Buffer]> => {
    const body = JSON.stringify({ postcode, licence: 'WebServerFull' });
    const { hostname, port } = new URL(service.url);
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(encoding && { 'accept-encoding': encoding }),
      };
      const path = `/AddressCapture/GetFullAddress.json?key=${account.key}`;
      httpRequest({ hostname, port, method: 'POST', path, headers, agent: false }, (response) => {
        expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
        expect(response.headers.vary).toContain('Accept-Encoding');
        buffer(response).then((bytes) => resolve([response.headers['content-encoding'], bytes]), reject);
      })
        .on('error', reject)
        .end(body);
    });
  };

  test.each([
    [undefined, false],
    ['', false],
    ['identity', false],
    ['gzip', true],
    ['gzip, deflate, br', true],
    ['br;q=1.0, gzip;q=0.5', true],
    ['gzip;q=0', false],
    ['*', true],
    ['*;q=0', false],
    ['br', false],
  ])('Accept-Encoding %s', async (encoding, packed) => {
    const [plainEncoding, plain] = await fetchRaw(undefined, 'CH2 4NE');
    expect(plainEncoding).toBeUndefined();
    const [contentEncoding, bytes] = await fetchRaw(encoding, 'CH2 4NE');
    expect(contentEncoding).toBe(packed ? 'gzip' : undefined);
    const answer = JSON.parse(String(packed ? gunzipSync(bytes) : bytes)) as LookupAnswer;
    expect(answer.Results).toEqual((JSON.parse(String(plain)) as LookupAnswer).Results);
    expect(answer.Status.Success).toBe(true);
  });

  test('the prepared answer equals a freshly rendered answer', async () => {
    for (const postcode of ['CH2 4NE', 'NN1 3ER', 'CF10 1AA', 'CH1 9ZZ', 'M1 1AE']) {
      const made = await results(postcode, { options: { ReturnResultCount: true } });
      expect(await results(postcode)).toEqual(made);
      expect(await results(postcode, { options: { MaxLines: 6, ApplicationName: 'till 3' } })).toEqual(made);
    }
  });

  test('the answer says that the address file is invented', async () => {
    const { headers } = await lookUp('CH2 4NE');
    expect(headers.get('fettle-address-file')).toBe('invented;edition="Y24M05"');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('malformed calls', () => {
  const path = '/AddressCapture/GetFullAddress.json';
  const send = async (method: string, where: string, body?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(service.url + where, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as LookupAnswer,
    };
  };
  const refused = (answer: { body: LookupAnswer }, remaining: number) => {
    expect(answer.body.Status).toEqual({
      Success: false,
      ErrorMessage: expect.stringMatching(/./),
      CreditsRemaining: remaining,
    });
    expect(answer.body.Results).toEqual([]);
  };

  test('400: malformed JSON, charged to nobody but attributed to its caller', async () => {
    const known = await service.account('Malformed', 7);
    for (const body of ['{', '{"postcode":}', 'postcode=CH24NE', '\u0000', '[1,', '{"a":"\ud800"']) {
      const answer = await send('POST', `${path}?key=${known.key}`, body);
      expect(answer.status, body).toBe(400);
      refused(answer, 7);
      refused(await send('POST', path, body), 0);
    }
  });

  test('404: a method that does not exist, in the same form, before a body is read', async () => {
    for (const method of ['GetFullAddres', 'GetFullAddress', 'GetFullAddress.xml', 'constructor.json']) {
      const answer = await send('POST', `/AddressCapture/${method}`, '{');
      expect(answer.status).toBe(404);
      refused(answer, 0);
    }
  });

  test('405: another HTTP method', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await send(method, `${path}?key=${account.key}`);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
      refused(answer, 0);
    }
  });

  test('413 and 415', async () => {
    const long = await send('POST', path, JSON.stringify({ postcode: 'x'.repeat(64 * 1024) }));
    expect(long.status).toBe(413);
    refused(long, 0);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ]) {
      const answer = await send('POST', path, '{}', { 'content-type': type });
      expect(answer.status).toBe(415);
      refused(answer, 0);
    }
  });

  test('paths match in any letter case and with a slash at the end', async () => {
    const body = JSON.stringify({ postcode: 'CH2 4NE', licence: 'WebServerFull' });
    for (const where of [path.toLowerCase(), path.toUpperCase(), `${path}/`]) {
      expect((await send('POST', `${where}?key=${account.key}`, body)).body.Results).toHaveLength(5);
    }
  });
});

test('without an address file: 503, free of charge', async () => {
  const none = await startLookups({ FETTLE_ADDRESS_FILE: '/nowhere/at/all', FETTLE_LOG_LEVEL: 'silent' });
  try {
    const { key } = await none.account('Early', 3);
    const body = { postcode: 'CH2 4NE', licence: 'WebServerFull' };
    for (const method of ['GetFullAddress', 'ValidatePostcode']) {
      const answer = await call(none.url, method, `?key=${key}`, body);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.body.Status).toMatchObject({ Success: false, CreditsRemaining: 3 });
    }
    const found = await fetch(`${none.url}/getaddress.io/find/CH24NE?api-key=${key}`);
    expect([found.status, await found.json()]).toEqual([503, { Message: 'Service Unavailable' }]);
  } finally {
    await none.close();
  }
});
