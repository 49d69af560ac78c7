import { Client } from 'getaddress-api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LookupService, startLookups, type TestAccount } from '../webservices/lookup-service.ts';
import { find } from './compat-service.ts';

/*
 * The published package `getaddress-api`. Its host is fixed, so the test does what a migrating client does:
 * it replaces that host by ours, with the prefix.
 */
const REPLACED = 'https://api.getaddress.io/';

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Published', 100);
});
afterAll(() => service.close());

beforeEach(() => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = String(input);
    return real(
      url.startsWith(REPLACED) ? `${service.url}/getaddress.io/${url.slice(REPLACED.length)}` : url,
      init,
    );
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('getaddress-api', () => {
  test('finds the addresses of a postcode', async () => {
    const result = await new Client(account.key).find('CH2 4NE');
    expect(result.isSuccess).toBe(true);
    const { addresses: found } = result.toSuccess();
    expect(found.postcode).toBe('CH2 4NE');
    expect(found.addresses).toHaveLength(5);
    expect(found.addresses.map(({ line_1, town_or_city }) => [line_1, town_or_city])).toContainEqual([
      'Hopkins & Sons, Bakers',
      'Chester',
    ]);
    for (const { formatted_address } of found.addresses) expect(formatted_address).toHaveLength(5);
  });

  test.each([
    ['nonsense', 400, 'Bad Request'],
    ['CH24NF', 404, 'Not Found'],
    ['XX4 29X', 429, 'Too Many Requests'],
  ])('understands why %s fails', async (postcode, status, message) => {
    const failed = (await new Client(account.key).find(postcode)).toFailed();
    expect([failed.status, failed.message]).toEqual([status, message]);
  });

  test('understands that an unknown key was refused', async () => {
    expect((await new Client('AAAA-BBBB-CCCC-DDDD').find('CH2 4NE')).toFailed().status).toBe(401);
  });
});

describe('assumptions of real clients', () => {
  const addresses = async (query: string) =>
    (await find(service, `find/CH24NE?api-key=${account.key}${query}`)).body.addresses!;

  test('the simple text splits into seven elements, each at its place', async () => {
    for (const line of (await addresses('')) as string[]) {
      const parts = line.split(',').map((part) => part.trim());
      const [one, , , , locality, town, county] = parts;
      expect(parts).toHaveLength(7);
      expect(one).toBeTruthy();
      expect([locality, town, county]).toEqual(['Little Stanney', 'Chester', 'Cheshire']);
    }
  });

  test('formatted_address always has its five entries', async () => {
    for (const { formatted_address } of (await addresses('&expand=true')) as {
      formatted_address: string[];
    }[]) {
      const label = [0, 1, 2, 3, 4]
        .map((at) => formatted_address[at]!.trim())
        .filter(Boolean)
        .join(', ');
      expect(label).toMatch(/Stanney Mill Road, Little Stanney, Chester, Cheshire$/);
    }
  });
});
