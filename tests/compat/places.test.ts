import { Client } from 'getaddress-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LookupService, startLookups, type TestAccount } from '../webservices/lookup-service.ts';
import { ask, askRaw } from './layer.ts';

interface Suggestion {
  readonly id: string;
  readonly url: string;
  readonly address?: string;
  readonly location?: string;
  readonly distance?: number;
}

let service: LookupService;
let account: TestAccount;
let streets: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Places', 1000);
  streets = await service.account('Streets', 5, { licences: ['WebClickThoroughfare'] });
});
afterAll(() => service.close());

async function answered<Body>(path: string, options?: object, key = account.key): Promise<Body> {
  const { status, body } = await ask<Body>(service, key, path, { ...(options && { options }) });
  expect({ status, path }).toEqual({ status: 200, path });
  return body;
}

const suggestions = async (path: string, options?: object) =>
  (await answered<{ suggestions: Suggestion[] }>(path, options)).suggestions;

const locations = async (term: string, options?: object) =>
  (await suggestions(`location/${term}`, options)).map(({ location }) => location);

/** Where CH2 4NE is. */
const STANNEY = { latitude: 49.3743, longitude: -7.6588 };
const NEAR = `${STANNEY.latitude}/${STANNEY.longitude}`;

describe('typeahead', () => {
  test('suggests the different values of the fields that begin with the typed text', async () => {
    expect(await answered('typeahead/ches')).toEqual(['Chester', 'Cheshire West and Chester', 'Cheshire']);
    expect(await answered('typeahead/ches', { search: ['county'] })).toEqual(['Cheshire']);
    expect(await answered('typeahead/ches?search=county,district&top=1')).toEqual([
      'Cheshire West and Chester',
    ]);
    expect(await answered('typeahead/ch2%204', { search: ['postcode'] })).toEqual(['CH2 4NE']);
    expect(await answered('typeahead/engl', { search: [] })).toEqual(['England']);
    expect(await answered('typeahead/zzz')).toEqual([]);
  });

  test('applies filters', async () => {
    const filter = { county: 'cheshire' };
    expect(await answered('typeahead/little', { filter })).toEqual(['Little Stanney']);
    expect(await answered('typeahead/little', { filter: { county: 'Kent' } })).toEqual([]);
    expect(await answered('typeahead/ch2', { filter: { postcode: 'NN1' } })).toEqual([]);
  });
});

describe('location and get-location', () => {
  test('suggest places, outward codes and postcodes, and answer them in full', async () => {
    expect(await locations('little')).toEqual(['Little Stanney, Chester, Cheshire']);
    expect(await locations('ch24ne')).toEqual(['CH2 4NE, Little Stanney, Chester, Cheshire']);
    expect(await locations('ch2')).toEqual([
      'CH2, Chester, Cheshire',
      'CH2 4NE, Little Stanney, Chester, Cheshire',
    ]);
    expect(await locations('nowhere')).toEqual([]);
    for (const [term, expected] of [
      ['little', { area: 'Little Stanney', postcode: '', outcode: 'CH2' }],
      ['ch24ne', { area: 'Little Stanney', postcode: 'CH2 4NE', outcode: 'CH2' }],
      ['ch2', { area: '', postcode: '', outcode: 'CH2' }],
    ] as const) {
      const [first] = await suggestions(`location/${term}`);
      expect(first!.url).toBe(`/get-location/${first!.id}`);
      const full = await answered<Record<string, unknown>>(first!.url.slice(1));
      expect(full).toMatchObject({
        ...expected,
        town_or_city: 'Chester',
        county: 'Cheshire',
        country: 'England',
      });
      expect(full['latitude']).toBeCloseTo(STANNEY.latitude, 2);
      expect(full['longitude']).toBeCloseTo(STANNEY.longitude, 2);
    }
  });

  test('apply templates for each kind, and filters', async () => {
    const options = {
      template: '{town_or_city}!',
      template_outcode: '<b>{outcode}</b>',
      template_postcode: '{postcode}{area, in }{area}',
    };
    expect(await locations('ch2', options)).toEqual(['<b>CH2</b>', 'CH2 4NE in Little Stanney']);
    expect(await locations('little', options)).toEqual(['Chester!']);
    expect(await locations('ch2', { filter: { area: 'little stanney' } })).toHaveLength(1);
    expect(await locations('ch', { filter: { outcode: 'CH3' } })).toEqual([]);
    expect(await locations('chester', { filter: { radius: { km: 1, ...STANNEY } } })).toEqual(
      await locations('chester', { filter: { town_or_city: 'Chester' } }),
    );
    expect(await locations('chester', { filter: { radius: { km: 1, latitude: 51, longitude: 0 } } })).toEqual(
      [],
    );
  });

  test('do not accept the id of an address, nor does an address accept theirs', async () => {
    const [place] = await suggestions('location/ch24ne');
    const [address] = await suggestions('autocomplete/stanney%20110');
    expect((await ask(service, account.key, `get/${place!.id}`)).status).toBe(404);
    expect((await ask(service, account.key, `get-location/${address!.id}`)).status).toBe(404);
    expect((await ask(service, account.key, 'get-location/nonsense')).status).toBe(404);
  });
});

describe('nearest and nearest-location', () => {
  test('suggest places around a point, the nearest first, with their distances', async () => {
    const [nearest, ...others] = await suggestions(`nearest/${NEAR}`);
    expect(others).toEqual([]);
    expect(nearest!.distance).toBeLessThan(0.2);
    const several = await suggestions(`nearest/${NEAR}`, { top: 20, radius: 1 });
    expect(several).toHaveLength(5);
    const distances = several.map(({ distance }) => distance!);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect((await suggestions(`nearest-location/${NEAR}`)).map(({ location }) => location)).toEqual([
      'CH2 4NE, Little Stanney, Chester, Cheshire',
    ]);
    expect(await suggestions('nearest/60/1')).toEqual([]);
  });

  test('accept a term, filters and templates', async () => {
    const options = { top: 20, radius: 1 };
    expect(await suggestions(`nearest/${NEAR}`, { ...options, term: 'victoria' })).toHaveLength(1);
    expect(await suggestions(`nearest/${NEAR}`, { ...options, filter: { residential: false } })).toHaveLength(
      1,
    );
    const [one] = await suggestions(`nearest/${NEAR}`, { ...options, term: '110', template: '{postcode}' });
    expect(one!.address).toBe('CH2 4NE');
    const other = { ...options, filter: { outcode: 'NN1' } };
    expect(await suggestions(`nearest-location/${NEAR}`, other)).toEqual([]);
  });

  test('lead to a nearby address that can be fetched', async () => {
    const [nearest] = await suggestions(`nearest/${NEAR}?radius=0.2`);
    expect(await answered(nearest!.url.slice(1))).toMatchObject({ postcode: 'CH2 4NE' });
  });
});

describe('distance, validate, usage', () => {
  test('distance is measured between postcodes and between points', async () => {
    const measured = await answered<{ from: object; to: object; metres: number }>(
      'distance/ch24ne/NN1%203ER',
    );
    expect(measured).toMatchObject({ from: { postcode: 'CH2 4NE' }, to: { postcode: 'NN1 3ER' } });
    expect(Number.isInteger(measured.metres)).toBe(true);
    expect(await answered('distance/51.5/0/to/52.5/0')).toEqual({ metres: 111_195 });
    for (const [path, status] of [
      ['distance/ch24ne/nonsense', 400],
      ['distance/ch24ne/ZE1%200AA', 404],
      ['distance/91/0/to/52/0', 400],
    ] as const)
      expect((await ask(service, account.key, path)).status, path).toBe(status);
  });

  test('validate gives the address that a text means, for a credit if it is found', async () => {
    const payer = await service.account('Validating', 2);
    const valid = (text: string, options?: object) =>
      answered<{ status: number; address?: object }>(
        `validate/${encodeURIComponent(text)}`,
        options,
        payer.key,
      );
    const asked = '110 Stanny Mill Rd, Little Stanney, Chester CH2 4NE';
    expect(await valid('99 Stanney Mill Road, CH2 4NE')).toEqual({ status: 404 });
    expect(await valid(asked, { strict: true })).toEqual({ status: 404 });
    expect(await valid(asked, { residential: false })).toEqual({ status: 404 });
    expect(await valid(asked)).toMatchObject({ status: 200, address: { line_1: '110 Stanney Mill Road' } });
    const exact = '110 Stanney Mill Road, Little Stanney, Chester, CH2 4NE';
    expect(await valid(exact, { strict: true, residential: true })).toMatchObject({ status: 200 });
    const empty = await ask(service, payer.key, `validate/${encodeURIComponent(asked)}`);
    expect([empty.status, empty.headers.get('limit-reached')]).toEqual([429, 'true']);
  });

  test('usage lists the credits of each day, and only for servers', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const usage = await answered<Record<string, number>>('v3/usage');
    expect(usage).toMatchObject({ date: today, monthly_buffer: 0, monthly_buffer_used: 0 });
    expect(usage['daily_limit']! - usage['usage_today']!).toBeLessThanOrEqual(1000);
    expect(await answered('v4/usage/from/1/2/2020')).toMatchObject({ date: '2020-02-01', usage_today: 0 });
    const period = await answered<{ date: string }[]>('V3/Usage/From/28/2/2020/To/1/3/2020');
    expect(period.map(({ date }) => date)).toEqual(['2020-02-28', '2020-02-29', '2020-03-01']);
    for (const path of ['v3/usage/31/2/2020', 'v3/usage/from/1/1/2020/to/1/1/2022', 'v3/usage/a/b/c'])
      expect((await ask(service, account.key, path)).status, path).toBe(400);
    const browserKey = await account.newKey({ allowedDomains: ['shop.example'] });
    const headers = { origin: 'https://shop.example' };
    expect((await ask(service, browserKey, 'v3/usage', { headers })).status).toBe(403);
  });
});

const PATHS = [
  'find/CH2%204NE',
  'autocomplete/chester',
  'get/x',
  'typeahead/chester',
  'location/chester',
  'get-location/x',
  `nearest/${NEAR}`,
  `nearest-location/${NEAR}`,
  'distance/CH24NE/NN13ER',
  'distance/51/0/to/52/0',
  'validate/1%20High%20Road',
  'v3/usage',
  'v4/usage/1/1/2026',
] as const;

describe.each(PATHS)('%s', (path) => {
  const url = () => `${service.url}/getaddress.io/${path}`;

  test('answers preflight requests of browsers', async () => {
    const response = await fetch(url(), { method: 'OPTIONS', headers: { origin: 'https://shop.example' } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type, Authorization');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS');
  });

  test('gets 401 without a key, and every refusal is JSON with a Message and the deprecation', async () => {
    const refusals = [
      await fetch(url()),
      await fetch(url(), { method: 'DELETE' }),
      await fetch(`${url()}?api-key=${account.key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      }),
    ];
    expect(refusals[0]!.status).toBe(401);
    expect(refusals[1]!.status).toBe(405);
    expect([400, 405]).toContain(refusals[2]!.status);
    for (const response of refusals) {
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('deprecation')).toBe('@1767225600');
      expect(await response.json()).toEqual({ Message: expect.any(String) });
    }
  });

  test('accepts a key in the header, and any letter case', async () => {
    const other = path.replace(/^[^/]+/, (name) => name.toUpperCase());
    const headers = { authorization: `api-key ${account.key}` };
    const [plain, upper] = await Promise.all(
      [path, other].map((one) => fetch(`${service.url}/getaddress.io/${one}`, { headers })),
    );
    expect(upper!.status).toBe(plain!.status);
    expect([200, 404]).toContain(plain!.status);
  });

  test('is refused for an account that holds only licences for streets', async () => {
    if (path.includes('usage')) return;
    expect((await ask(service, streets.key, path)).status).toBe(403);
  });
});

test.each(['autocomplete', 'typeahead', 'location', 'validate'])(
  'unusual terms of %s are read in the form that the published client sends',
  async (route) => {
    for (const term of [
      'Flat%201/2%20Foo?',
      'a?b&',
      '50%%20off?',
      '%ff%fe?',
      'ch2%204ne++?',
      'CH2%204NE%09110?',
      "hopkins%20&%20son's?",
    ]) {
      const { status, body } = await askRaw(service, `/${route}/${term}api-key=${account.key}`);
      expect({ status, term }).toEqual({ status: 200, term });
      expect(Array.isArray(route === 'typeahead' ? body : (body['suggestions'] ?? [])), term).toBe(true);
    }
    expect(await askRaw(service, `/${route}/a`)).toEqual({ status: 401, body: { Message: 'Unauthorized' } });
  },
);

test('the published client uses typeahead, location and get-location', async () => {
  const at = (name: string, parameter: string) => `${service.url}/getaddress.io/${name}/{${parameter}}`;
  const client = new Client(
    account.key,
    at('autocomplete', 'query'),
    at('get', 'id'),
    at('location', 'query'),
    at('get-location', 'id'),
    at('typeahead', 'term'),
  );
  expect((await client.typeahead('ches')).toSuccess().results).toContain('Chester');
  const found = (await client.location('little stanney')).toSuccess().suggestions;
  expect(found).toHaveLength(1);
  const { location } = (await client.getLocation(found[0]!.id)).toSuccess();
  expect(location.town_or_city).toBe('Chester');
});
