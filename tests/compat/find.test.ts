import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '../support/request.ts';
import { call, type LookupService, startLookups, type TestAccount } from '../webservices/lookup-service.ts';
import { type Found, find } from './compat-service.ts';

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Migrating', 10_000);
});
afterAll(() => service.close());

const ask = (path: string, query = '') => find(service, `find/${path}?api-key=${account.key}${query}`);

const addresses = async (path: string, query = '') => {
  const { status, body } = await ask(path, query);
  expect(status).toBe(200);
  return body.addresses!;
};

function refused({ status, body, headers }: Found, expected: number, message: string): void {
  expect({ status, body }).toEqual({ status: expected, body: { Message: message } });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('deprecation')).toBe('@1767225600');
}

describe('the simple format', () => {
  test('gives the postcode, the coordinates and seven elements, none with a comma', async () => {
    const { body } = await ask('ch24ne');
    expect(body.postcode).toBe('CH2 4NE');
    expect(body.latitude).toBeCloseTo(49.3743);
    expect(body.longitude).toBeCloseTo(-7.6588);
    expect(body.addresses).toEqual([
      '110 Stanney Mill Road, , , , Little Stanney, Chester, Cheshire',
      '2 Stanney Mill Road, , , , Little Stanney, Chester, Cheshire',
      'Flat 10, Victoria House, Stanney Mill Road, , Little Stanney, Chester, Cheshire',
      'Hopkins & Sons Bakers, Flour, 10 Stanney Mill Road, , Little Stanney, Chester, Cheshire',
      'Unit 4, Venture Point, Stanney Mill Road, , Little Stanney, Chester, Cheshire',
    ]);
    for (const line of body.addresses as string[]) expect(line.split(', ')).toHaveLength(7);
  });

  test('gives the flats and houses of a postcode', async () => {
    expect(await addresses('NN1 3ER')).toEqual([
      '1 Watkin Terrace, , , , , Northampton, Northamptonshire',
      '10 Watkin Terrace, , , , , Northampton, Northamptonshire',
      '2 Watkin Terrace, , , , , Northampton, Northamptonshire',
      '21 Watkin Terrace, , , , , Northampton, Northamptonshire',
    ]);
  });

  test('gives arrays of seven elements with format=true', async () => {
    expect((await addresses('NN13ER', '&format=true'))[0]).toEqual([
      '1 Watkin Terrace',
      '',
      '',
      '',
      '',
      'Northampton',
      'Northamptonshire',
    ]);
  });

  test('is sorted by number with sort=true', async () => {
    const sorted = (await addresses('NN13ER', '&sort=true')) as string[];
    expect(sorted.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 10, 21]);
  });
});

describe('the expanded format', () => {
  const expanded = async (path: string, query = '&expand=true') =>
    (await addresses(path, query)) as Record<string, unknown>[];

  test('gives every field, and text is never null', async () => {
    expect((await expanded('CH2 4NE/Hopkins'))[0]).toEqual({
      formatted_address: [
        'Hopkins & Sons, Bakers',
        'Flour',
        '10 Stanney Mill Road',
        'Little Stanney, Chester',
        'Cheshire',
      ],
      thoroughfare: 'Stanney Mill Road',
      building_name: '',
      sub_building_name: '',
      sub_building_number: '',
      building_number: '10',
      line_1: 'Hopkins & Sons, Bakers',
      line_2: 'Flour',
      line_3: '10 Stanney Mill Road',
      line_4: '',
      locality: 'Little Stanney',
      town_or_city: 'Chester',
      county: 'Cheshire',
      district: 'Cheshire West and Chester',
      country: 'England',
      residential: false,
    });
  });

  test('formatted_address has exactly five entries, whatever the address', async () => {
    for (const postcode of ['CH2 4NE', 'NN1 3ER', 'CF10 1AA', 'M1 1AE', 'CH1 9ZZ', 'JE2 3AB']) {
      for (const address of await expanded(postcode)) {
        expect(address['formatted_address']).toHaveLength(5);
        for (const [name, value] of Object.entries(address)) {
          if (name === 'formatted_address') continue;
          expect(typeof value, name).toBe(name === 'residential' ? 'boolean' : 'string');
        }
      }
    }
  });

  test('the prepared answer equals a freshly rendered answer', async () => {
    for (const postcode of ['CH2 4NE', 'NN1 3ER', 'CH1 9ZZ']) {
      // A house that consists of spaces counts as none, but the ready answer is not used for it.
      expect(await expanded(`${postcode}/%20`)).toEqual(await expanded(postcode));
      expect(await addresses(`${postcode}/%20`)).toEqual(await addresses(postcode));
    }
  });

  test('agrees with the standard answer as docs/clients/migration.md says', async () => {
    const { body } = await call(service.url, 'GetFullAddress', `?key=${account.key}`, {
      postcode: 'NN1 3ER',
      licence: 'WebServerFull',
    });
    const old = await expanded('NN1 3ER', '&expand=true&sort=true');
    expect(old).toHaveLength(body.Results.length);
    body.Results.forEach(({ RawAddress: raw, Address }, at) => {
      const address = old[at]!;
      expect(address).toMatchObject({
        thoroughfare: `${raw['ThoroughfareName']} ${raw['ThoroughfareDesc']}`,
        building_name: raw['BuildingName'],
        sub_building_name: raw['SubBuildingName'],
        building_number: String(raw['BuildingNumber']),
        line_1: Address.Lines[0],
        locality: raw['DependentLocality'],
        county: raw['PostalCounty'],
        residential: raw['Organisation'] === '',
      });
      expect(String(address['town_or_city']).toUpperCase()).toBe(raw['Locality']);
    });
  });
});

describe('house', () => {
  test.each([
    ['CH24NE/10', 2],
    ['CH24NE/flat%2010', 1],
    ['CH24NE/Victoria%20House', 1],
    ['CH24NE/hopkins', 1],
    ['CH24NE/99', 0],
    ['CH24NE/a%2Fb', 0],
  ])('%s', async (path, count) => {
    expect(await addresses(path)).toHaveLength(count);
  });

  test('fuzzy matches the beginnings of words in any order, and repairs a misread postcode', async () => {
    expect(await addresses('CH24NE/house%20vict', '&fuzzy=true')).toHaveLength(1);
    expect(await addresses('CH24NE/house%20vict')).toHaveLength(0);
    expect(await addresses('0X12JD', '&fuzzy=1')).toHaveLength(1);
    refused(await ask('0X12JD'), 400, 'Bad Request');
  });
});

test.each(['true', 'True', '1', 'TRUE'])('expand=%s asks for the expanded format', async (yes) => {
  expect(typeof (await addresses('NN13ER', `&expand=${yes}`))[0]).toBe('object');
});

test.each(['false', 'False', '0', '', 'yes', 'x&expand=true'])(
  'expand=%s does not ask for the expanded format',
  async (no) => {
    expect(typeof (await addresses('NN13ER', `&expand=${no}`))[0]).toBe('string');
  },
);

describe('the key', () => {
  const by = (headers: Record<string, string>) => find(service, 'find/NN13ER', headers);

  test('is read from the query, from Authorization, or as the password of api-key', async () => {
    expect((await ask('NN13ER')).status).toBe(200);
    expect((await by({ authorization: `api-key ${account.key}` })).status).toBe(200);
    expect((await by({ authorization: `Basic ${btoa(`api-key:${account.key}`)}` })).status).toBe(200);
  });

  test.each([
    ['none', {}],
    ['an unknown one', { authorization: 'api-key AAAA-BBBB-CCCC-DDDD' }],
    ['another user name', { authorization: `Basic ${btoa('me:AAAA-BBBB-CCCC-DDDD')}` }],
    ['what is no Basic', { authorization: 'Basic ====' }],
    ['junk', { authorization: 'x' }],
  ])('%s: 401', async (_what, headers) => {
    refused(await by(headers as Record<string, string>), 401, 'Unauthorized');
  });

  test('an expired key gets 401 and Token-Expired', async () => {
    const key = await account.newKey({ expiresAt: new Date(Date.now() - 1000) });
    const answer = await find(service, `find/NN13ER?api-key=${key}`);
    refused(answer, 401, 'Unauthorized');
    expect(answer.headers.get('token-expired')).toBe('true');
  });

  test('the key of an expired account gets 400 and Account-Expired', async () => {
    const { key } = await service.account('Gone', 10, { expiresAt: new Date(Date.now() - 1000) });
    const answer = await find(service, `find/NN13ER?api-key=${key}`);
    refused(answer, 400, 'Bad Request');
    expect(answer.headers.get('account-expired')).toBe('true');
  });

  test('a key without permission gets 403', async () => {
    const keys = [
      await account.newKey({ allowedIPs: ['192.0.2.0/24'] }),
      await account.newKey({ allowedServices: ['AddressCapture.GetFullAddress'] }),
      await account.newKey({ allowedDomains: ['shop.example.co.uk'] }),
      (await service.account('Streets', 10, { licences: ['WebClickThoroughfare'] })).key,
    ];
    for (const key of keys) refused(await find(service, `find/NN13ER?api-key=${key}`), 403, 'Forbidden');
    const allowed = await account.newKey({ allowedServices: ['AddressCapture'] });
    expect((await find(service, `find/NN13ER?api-key=${allowed}`)).status).toBe(200);
  });

  test('a key beyond its daily requests gets 429 and Retry-After', async () => {
    const key = await account.newKey({ dailyLimit: 1 });
    expect((await find(service, `find/NN13ER?api-key=${key}`)).status).toBe(200);
    const answer = await find(service, `find/NN13ER?api-key=${key}`);
    refused(answer, 429, 'Too Many Requests');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.has('limit-reached')).toBe(false);
  });

  test('a client key may be used from its pages', async () => {
    const origin = 'https://shop.example.co.uk';
    const key = await account.newKey({ allowedDomains: ['shop.example.co.uk'] });
    const answer = await find(service, `find/NN13ER?api-key=${key}`, { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Limit-Reached');
    const preflight = await fetch(`${service.url}/getaddress.io/find/NN13ER?api-key=${key}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('credits', () => {
  test('an answer with addresses costs a credit, other answers are free; without credits 429 and Limit-Reached', async () => {
    const { key } = await service.account('Three', 3);
    const get = (path: string) => find(service, `find/${path}?api-key=${key}`);
    const left = async () => {
      const { body } = await call(service.url, 'ValidatePostcode', `?key=${key}`, { postcode: '' });
      return body.Status.CreditsRemaining;
    };
    for (const path of ['NN13ER', 'NN13ER/10', 'nonsense', 'CH24NF', 'NN13ER/99', 'XX200X']) await get(path);
    expect(await left()).toBe(1);
    expect((await get('CH24NE')).status).toBe(200);
    const answer = await get('CH24NE');
    refused(answer, 429, 'Too Many Requests');
    expect(answer.headers.get('limit-reached')).toBe('true');
    expect(await left()).toBe(0);
    expect((await get('XX200X')).status).toBe(200);
  });
});

describe('the postcode', () => {
  test.each([
    'nonsense',
    'CH2',
    'ZZ99%209ZZ',
    '%20',
    '%F0%9F%8F%A0',
    'x'.repeat(3000),
    "'%3B--",
    '..%2F..%2Fetc',
  ])('%s: 400 and Invalid-Postcode', async (postcode) => {
    const answer = await ask(postcode);
    refused(answer, 400, 'Bad Request');
    expect(answer.headers.get('invalid-postcode')).toBe('true');
  });

  test.each(['CH24NF', 'CH35NB'])('%s has no addresses: 404', async (postcode) => {
    refused(await ask(postcode), 404, 'Not Found');
  });

  test.each([
    ['XX2 00X', 200],
    ['xx404x', 404],
    ['XX4%2000X', 400],
    ['XX4 01X', 401],
    ['XX4 29X', 429],
    ['XX5 00X', 500],
  ])('the test postcode %s: %d', async (postcode, status) => {
    const answer = await ask(postcode);
    expect(answer.status).toBe(status);
    if (status !== 200) return expect(answer.body.Message).toBeTruthy();
    expect(answer.body.addresses).toHaveLength(3);
    for (const line of answer.body.addresses as string[]) expect(line.split(', ')).toHaveLength(7);
    const [expanded] = (await ask(postcode, '&expand=true')).body.addresses as {
      formatted_address: string[];
    }[];
    expect(expanded!.formatted_address).toHaveLength(5);
  });

  test('a test postcode needs a key, too', async () => {
    refused(await find(service, 'find/XX200X'), 401, 'Unauthorized');
  });
});

describe('other requests get the same form of error, not problem documents', () => {
  const raw = async (method: string, path: string) => {
    const answer = await request(service.url, { method, path });
    return { ...answer, body: answer.body as Found['body'] };
  };

  test.each([
    '/getaddress.io/',
    '/getaddress.io/nothing',
    '/getaddress.io/find',
    '/getaddress.io/find/a/b/c',
    '/GetAddress.io/nothing',
  ])('GET %s: 404', async (path) => {
    refused(await raw('GET', path), 404, 'Not Found');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s: 405', async (method) => {
    const answer = await raw(method, '/getaddress.io/find/NN13ER');
    refused(answer, 405, 'Method Not Allowed');
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
  });

  test('HEAD is not answered, since it would cost a credit', async () => {
    expect((await raw('HEAD', `/getaddress.io/find/NN13ER?api-key=${account.key}`)).status).toBe(405);
  });

  test.each(['%zz', '%E0%A4', 'x'.repeat(5000)])('a malformed path is refused: %s', async (part) => {
    const answer = await raw('GET', `/getaddress.io/find/${part}?api-key=${account.key}`);
    refused(answer, 400, 'Bad Request');
    expect(answer.headers.get('invalid-postcode')).toBe('true');
  });

  test('paths match in any letter case and with a slash at the end', async () => {
    for (const path of [
      '/GETADDRESS.IO/FIND/NN13ER',
      '/getaddress.io/find/nn13er/',
      '/getaddress.io/Find/NN13ER/10/',
    ]) {
      expect((await raw('GET', `${path}?api-key=${account.key}`)).status, path).toBe(200);
    }
  });
});

describe('deprecation', () => {
  test('every answer says that it is deprecated, without an end date if none is set', async () => {
    const { headers } = await ask('NN13ER');
    expect(headers.get('deprecation')).toMatch(/^@\d+$/);
    expect(headers.has('sunset')).toBe(false);
    expect(headers.has('link')).toBe(false);
    expect(headers.get('fettle-address-file')).toMatch(/^invented;/);
  });

  test('FETTLE_COMPAT_SUNSET sets the end date, also under another prefix', async () => {
    const ending = await startLookups({
      FETTLE_COMPAT_PREFIX: 'old-lookup',
      FETTLE_COMPAT_SUNSET: '2027-12-31',
    });
    try {
      const { key } = await ending.account('Late', 5);
      const get = (path: string) => fetch(`${ending.url}/${path}?api-key=${key}`);
      for (const [path, status] of [
        ['old-lookup/find/NN13ER', 200],
        ['old-lookup/find/nonsense', 400],
        ['old-lookup/nothing', 404],
        ['old-lookup/find/%zz', 400],
      ] as const) {
        const { status: given, headers } = await get(path);
        expect(given, path).toBe(status);
        expect(headers.get('sunset')).toBe('Fri, 31 Dec 2027 00:00:00 GMT');
        expect(headers.get('link')).toContain('rel="sunset"');
      }
      const link = /<([^>]+)>/.exec((await get('old-lookup/find/NN13ER')).headers.get('link')!)![1]!;
      const guide = await fetch(link);
      expect(guide.status).toBe(200);
      expect(guide.headers.get('content-type')).toContain('text/markdown');
      expect(await guide.text()).toContain('GetFullAddress');
      expect((await get('getaddress.io/find/NN13ER')).status).toBe(404);
    } finally {
      await ending.close();
    }
  });
});
