import { Client } from 'getaddress-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LookupService, startLookups, type TestAccount } from '../webservices/lookup-service.ts';
import { askRaw } from './layer.ts';

interface Suggestions {
  readonly suggestions: readonly { readonly address: string; readonly url: string; readonly id: string }[];
}

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Checkout', 1000);
});
afterAll(() => service.close());

const base = () => `${service.url}/getaddress.io`;

async function autocomplete(term: string, options?: object): Promise<Suggestions> {
  const response = await fetch(`${base()}/autocomplete/${encodeURIComponent(term)}?api-key=${account.key}`, {
    method: options === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(options !== undefined && { body: JSON.stringify(options) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Suggestions;
}

const addresses = async (term: string, options?: object) =>
  (await autocomplete(term, options)).suggestions.map(({ address }) => address);

describe('autocomplete', () => {
  test('suggests addresses, six unless told otherwise', async () => {
    expect(await addresses('stanney mill 110')).toEqual([
      '110 Stanney Mill Road, Little Stanney, Chester, Cheshire',
    ]);
    expect(await addresses('watkin', { top: 2 })).toHaveLength(2);
    expect(await addresses('watkin', { top: 0 })).toHaveLength(4);
    expect(await addresses('nowhere at all')).toEqual([]);
  });

  test('ignores options of the wrong type', async () => {
    const wrong = { toString: {}, constructor: 1 };
    for (const value of [wrong, [wrong], null, 'x', {}, [], true]) {
      const options = {
        top: value,
        all: value,
        template: value,
        show_postcode: value,
        filter: value,
        location: value,
      };
      expect(await addresses('watkin', options)).toHaveLength(4);
      expect(await addresses('watkin', { filter: { radius: value } })).toHaveLength(4);
      const radius = { km: value, latitude: value, longitude: value };
      expect(await addresses('watkin', { filter: { radius }, location: radius })).toHaveLength(4);
    }
  });

  test('suggests all addresses of a complete postcode on request', async () => {
    expect(await addresses('ch24ne', { all: true })).toHaveLength(5);
    expect(await addresses('ch24ne', { all: true, top: 2 })).toHaveLength(5);
    expect(await addresses('ch24ne', { top: 2 })).toHaveLength(2);
  });

  test('shows the postcode, and escapes templates of HTML', async () => {
    expect(await addresses('stanney mill 110', { show_postcode: true })).toEqual([
      '110 Stanney Mill Road, Little Stanney, Chester, Cheshire, CH2 4NE',
    ]);
    expect(await addresses('hopkins', { template: '{line_1}{line_9,!}{postcode, - }{outcode}' })).toEqual([
      'Hopkins & Sons, Bakers - CH2',
    ]);
    expect(await addresses('hopkins', { template: '<b>{line_1}</b>' })).toEqual([
      '<b>Hopkins &#38; Sons, Bakers</b>',
    ]);
  });

  test('applies filters, and ignores empty ones', async () => {
    expect(await addresses('high', { filter: { town_or_city: 'Oxford' } })).toEqual(['1 High Road, Oxford']);
    expect(await addresses('stanney', { filter: { residential: false } })).toEqual([
      'Hopkins & Sons, Bakers, Flour, 10 Stanney Mill Road, Little Stanney, Chester, Cheshire',
    ]);
    expect(await addresses('watkin', { filter: { postcode: 'CH2' } })).toEqual([]);
    expect(await addresses('watkin', { filter: { radius: {} }, location: {}, unknown: 1 })).toHaveLength(4);
    const { latitude, longitude } = { latitude: 49.3743, longitude: -7.6588 };
    expect(await addresses('stanney', { filter: { radius: { km: '1', latitude, longitude } } })).toHaveLength(
      5,
    );
    expect(await addresses('watkin', { filter: { radius: { km: 1, latitude, longitude } } })).toEqual([]);
  });

  test.each([
    ['with spaces', '/autocomplete/10%20stanney%20mill?api-key=KEY', 2],
    ['with a slash', '/autocomplete/Flat%201/2%20Foo?api-key=KEY', 0],
    ['cut short by a question mark', '/autocomplete/stanney?b&api-key=KEY', 5],
    ['with a percent sign that encodes nothing', '/autocomplete/50%%20zzz?api-key=KEY', 0],
    ['with bytes that are no UTF-8', '/autocomplete/%ff%fe?api-key=KEY', 0],
    ['with plus signs', '/autocomplete/ch2%204ne++?api-key=KEY', 5],
    ['with a tab', '/autocomplete/CH2%204NE%09110?api-key=KEY', 1],
    ['with an apostrophe and an ampersand', "/autocomplete/hopkins%20&%20son's?api-key=KEY", 1],
    ['in another letter case', '/AutoComplete/stanney%20110?api-key=KEY', 1],
  ])('answers a term %s', async (_, target, count) => {
    const { status, body } = await askRaw(service, target.replace('KEY', account.key));
    expect(status).toBe(200);
    expect(body['suggestions']).toHaveLength(count);
  });

  test('explains in JSON that a term lost its key at a # sign', async () => {
    expect(await askRaw(service, '/autocomplete/a')).toEqual({
      status: 401,
      body: { Message: 'Unauthorized' },
    });
  });

  test('answers preflight requests of browsers', async () => {
    const response = await fetch(`${base()}/autocomplete/x`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type, Authorization');
  });

  test('suggests nothing for an account without credits', async () => {
    const empty = await service.account('Empty', 0);
    const response = await fetch(`${base()}/autocomplete/chester?api-key=${empty.key}`);
    expect(response.status).toBe(429);
    expect(response.headers.get('limit-reached')).toBe('true');
  });
});

describe('get', () => {
  test('returns every field of the chosen address, for a credit', async () => {
    const payer = await service.account('Payer', 2);
    const { url } = (await autocomplete('stanney mill 110')).suggestions[0]!;
    const response = await fetch(`${base()}${url}?api-key=${payer.key}`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      postcode: 'CH2 4NE',
      building_number: '110',
      thoroughfare: 'Stanney Mill Road',
      locality: 'Little Stanney',
      town_or_city: 'Chester',
      residential: true,
    });
    expect(body['formatted_address']).toHaveLength(5);
    for (const value of Object.values(body)) expect(value).not.toBeNull();
    expect(body['latitude']).toBeTypeOf('number');
    expect((await fetch(`${base()}${url}?api-key=${payer.key}`)).status).toBe(200);
    expect((await fetch(`${base()}${url}?api-key=${payer.key}`)).status).toBe(429);
  });

  test('refuses ids that were never issued', async () => {
    for (const id of ['x', 'A'.repeat(22), '5000005']) {
      const response = await fetch(`${base()}/get/${id}?api-key=${account.key}`);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 404,
        body: { Message: 'Not Found' },
      });
    }
  });
});

test('the published client finds and fetches an address', async () => {
  const url = (name: string) =>
    `${base()}/${name}/{${name.endsWith('get') || name === 'get-location' ? 'id' : name === 'typeahead' ? 'term' : 'query'}}`;
  const client = new Client(
    account.key,
    url('autocomplete'),
    url('get'),
    url('location'),
    url('get-location'),
    url('typeahead'),
  );
  const suggested = await client.autocomplete('stanney mill 110');
  expect(suggested.isSuccess).toBe(true);
  const [suggestion] = suggested.toSuccess().suggestions;
  const fetched = await client.get(suggestion!.id);
  expect(fetched.isSuccess).toBe(true);
  expect(fetched.toSuccess().address.line_1).toBe('110 Stanney Mill Road');
});
