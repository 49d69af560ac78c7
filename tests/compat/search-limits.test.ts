import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/accounts/sandbox.ts';
import { MOST_DELAY_MILLISECONDS } from '../../src/http/limits/suggestion-limits.ts';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { ask } from './layer.ts';

/** Small allowances, which hardly refill while the tests run. */
const LIMITS = {
  FETTLE_SEARCHES_PER_KEY: '60',
  FETTLE_SEARCHES_PER_ADDRESS: '8',
  FETTLE_UNRESOLVED_PER_ACCOUNT: '12',
  FETTLE_UNRESOLVED_PER_ADDRESS: '4',
  FETTLE_TRUSTED_PROXIES: '127.0.0.1',
};

let service: LookupService;

beforeAll(async () => {
  service = await startLookups(LIMITS);
});
afterAll(() => service.close());

const SHOP = 'https://shop.example';

/** A key of a page, and the headers of a call from a user of that page. */
async function page(name: string) {
  const account = await service.account(name, 100);
  const key = await account.newKey({ allowedDomains: ['shop.example'] });
  const from = (address: string) => ({ headers: { origin: SHOP, 'x-forwarded-for': address } });
  return { account, key, from };
}

const ADDRESS = 'autocomplete/stanney%20110';

async function searchesUntilRefused(
  most: number,
  search: () => Promise<{ status: number }>,
): Promise<number> {
  for (let count = 0; count < most; count++) if ((await search()).status === 429) return count;
  return most;
}

test('a key that searches without ever fetching an address is slowed down, then refused', async () => {
  const { key } = await service.account('Walker', 100);
  let slowest = 0;
  const count = await searchesUntilRefused(100, async () => {
    const began = performance.now();
    const answer = await ask(service, key, ADDRESS);
    slowest = Math.max(slowest, performance.now() - began);
    return answer;
  });
  expect(count).toBe(12);
  expect(slowest).toBeGreaterThan(MOST_DELAY_MILLISECONDS * 0.8);
  const refused = await ask(service, key, ADDRESS);
  const retryAfter = Number(refused.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(7100);
  expect(retryAfter).toBeLessThanOrEqual(7200);
  expect(refused.body).toEqual({
    Message: `Too many searches without fetching an address. Each address that is fetched permits more of them. Try again in ${retryAfter} seconds.`,
  });
  expect(refused.headers.get('ratelimit')).toMatch(/"unresolved";r=0;t=\d+$/);
}, 60_000);

test('the methods of PredictiveAddress share the allowance, and fetching an address restores some of it', async () => {
  const { key } = await service.account('Checkout', 100);
  const call = async (method: string, body: object) => {
    const response = await fetch(`${service.url}/PredictiveAddress/${method}.json?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { Status: object; Results: { value: string }[] },
    };
  };
  const left = (answer: { headers: Headers }) =>
    Number(/"unresolved";r=(\d+)/.exec(answer.headers.get('ratelimit')!)![1]);
  const search = () => call('Search', { search: 'stanney 110' });
  const first = await search();
  expect(first.headers.get('ratelimit-policy')).toBe(
    '"key";q=60;w=60, "account";q=120;w=60, "unresolved";q=12;w=86400',
  );
  expect(left(first)).toBe(12);
  for (let count = 0; count < 6; count++) await search();
  expect(left(await ask(service, key, ADDRESS))).toBe(5);
  expect((await call('Retrieve', { id: first.body.Results[0]!.value })).status).toBe(200);
  expect(left(await search())).toBe(12);
  const many = await call('DrillDown', { id: first.body.Results[0]!.value });
  expect(left(many)).toBe(11);
  // A town has no addresses to walk through, but a request for it counts towards the limit per minute.
  for (let count = 0; count < 3; count++) await ask(service, key, 'location/chester');
  expect(left(await search())).toBe(10);
  const refusals = await Promise.all(Array.from({ length: 60 }, () => ask(service, key, 'typeahead/x')));
  expect(refusals.map(({ status }) => status)).toContain(429);
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.body.Status).toMatchObject({
    Success: false,
    ErrorMessage: expect.stringMatching(/^Too many searches\. Try again in \d+ seconds\.$/),
  });
});

describe('the IP address of a page’s user', () => {
  test('is limited separately, also behind a trusted proxy', async () => {
    const { key, from } = await page('Shop');
    const search = (address: string) => () => ask(service, key, ADDRESS, from(address));
    expect(await searchesUntilRefused(10, search('203.0.113.7'))).toBe(4);
    expect((await search('203.0.113.8')()).status).toBe(200);
    // A subscriber has a whole /64.
    for (const end of ['1', '2', '3', '4']) expect((await search(`2001:db8::${end}`)()).status).toBe(200);
    expect((await search('2001:db8::5')()).status).toBe(429);
    expect((await search('2001:db8:0:1::5')()).status).toBe(200);
  });

  test('may search again after fetching an address', async () => {
    const { key, from } = await page('Other shop');
    const search = () => ask<{ suggestions: { url: string }[] }>(service, key, ADDRESS, from('203.0.113.9'));
    const { body } = await search();
    expect(await searchesUntilRefused(10, search)).toBe(3);
    const fetched = await ask(service, key, body.suggestions[0]!.url.slice(1), from('203.0.113.9'));
    expect(fetched.status).toBe(200);
    expect((await search()).status).toBe(200);
    // The page may read the allowance that is left.
    const exposed = (await search()).headers.get('access-control-expose-headers');
    expect(exposed).toContain('RateLimit, RateLimit-Policy, Retry-After');
  });

  test('is not limited for a server, whose requests all come from the same address', async () => {
    const { key } = await service.account('Server', 100);
    expect(await searchesUntilRefused(6, () => ask(service, key, ADDRESS))).toBe(6);
  });
});

test('a sandbox may search without ever fetching an address', async () => {
  const { key } = await createSandbox(service.database.kysely, 'Sandbox');
  const { headers } = await ask(service, key, 'autocomplete/stanney');
  expect(headers.get('ratelimit-policy')).toBe('"key";q=60;w=60, "account";q=120;w=60');
});
