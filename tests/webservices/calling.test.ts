import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type LookupService, startLookups, type TestAccount } from './lookup-service.ts';

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups({ FETTLE_TRUSTED_PROXIES: '127.0.0.1' });
  account = await service.account('Caller', 1000);
});
afterAll(() => service.close());

const GOOD = { postcode: 'CH2 4NE', licence: 'WebServerFull' };
const PAGE = 'https://shop.example.co.uk';

const ask = (query: string, more: object = {}, headers: Record<string, string> = {}) =>
  call(service.url, 'GetFullAddress', query, { ...GOOD, ...more }, headers);

async function token(terms: object = {}): Promise<string> {
  const { username, password } = account;
  const response = await fetch(`${service.url}/UserAdmin/GetJWT.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, ...terms }),
  });
  const { Jwt } = (await response.json()) as { Jwt: string };
  expect(Jwt).toMatch(/^ey/);
  return Jwt;
}

describe('the four ways to authenticate', () => {
  test('an API key in the query is accepted', async () => {
    expect((await ask(`?key=${account.key}`)).body.Results).toHaveLength(5);
    expect((await ask(`?key=${account.key.toLowerCase()}`)).body.Results).toHaveLength(5);
    expect((await ask(`?key=${account.key}&key=x&other=1`)).body.Results).toHaveLength(5);
  });

  test('a key as user name with an empty password is accepted', async () => {
    const username = `apikey-${account.key}`;
    expect((await ask('', { username, password: '' })).body.Results).toHaveLength(5);
    expect((await ask('', { username })).body.Results).toHaveLength(5);
    expect((await ask('', { username, password: 'x' })).body.Status.Success).toBe(false);
  });

  test('user name and password are accepted', async () => {
    const { username, password } = account;
    expect((await ask('', { username, password })).body.Results).toHaveLength(5);
    expect((await ask('?key=', { username, password })).body.Results).toHaveLength(5);
    expect((await ask('', { username, password: `${password}x` })).body.Status.Success).toBe(false);
  });

  test('a token is accepted', async () => {
    const authorization = `Bearer ${await token()}`;
    expect((await ask('', {}, { authorization })).body.Results).toHaveLength(5);
    expect((await ask('', {}, { authorization: `${authorization}x` })).body.Status.Success).toBe(false);
  });

  test('a token has limits: its methods, its credits, its options', async () => {
    const other = {
      authorization: `Bearer ${await token({ allowedMethods: ['AddressCapture.ValidatePostcode'] })}`,
    };
    expect((await ask('', {}, other)).body.Status.ErrorMessage).toBe('Not permitted for this service.');
    const two = { authorization: `Bearer ${await token({ maxCredits: 2 })}` };
    expect((await ask('', {}, two)).body.Status).toMatchObject({ Success: true, CreditsRemaining: 1 });
    expect((await ask('', {}, two)).body.Status).toMatchObject({ Success: true, CreditsRemaining: 0 });
    const last = (await ask('', {}, two)).body;
    expect(last).toMatchObject({ Status: { Success: false, CreditsRemaining: 0 }, Results: [] });
    expect(last.Status.ErrorMessage).toContain('token');
    const fixed = {
      authorization: `Bearer ${await token({ options: { MaxLines: '4', ReturnResultCount: true } })}`,
    };
    const { body } = await ask('', { options: { maxlines: 8, IncludeUDPRN: true } }, fixed);
    expect(body.ResultCount).toBe(5);
    for (const { Address, RawAddress } of body.Results) {
      expect(Address.Lines).toHaveLength(5);
      expect(RawAddress['UniqueReference']).toMatch(/^\d+$/);
    }
  });

  test.each([
    ['nothing', '', {}],
    ['an unknown key', '?key=AAAA-BBBB-CCCC-DDDD', {}],
    ['what is no key', `?key=${'%00'.repeat(300)}`, {}],
    ['an unknown user', '', { username: 'nobody', password: 'x' }],
    ['members of the wrong type', '', { username: 1, password: ['x'] }],
    ['a key in the body alone', '', { key: 'AAAA-BBBB-CCCC-DDDD' }],
  ])('%s is refused with HTTP 200', async (_what, query, more) => {
    const { status, body } = await ask(query, more);
    expect(status).toBe(200);
    expect(body).toEqual({
      Status: {
        Success: false,
        ErrorMessage: expect.stringMatching(/^Authentication failed/),
        CreditsRemaining: 0,
      },
      Results: [],
    });
  });
});

describe('the limits of a key', () => {
  const refused = async (
    terms: Parameters<TestAccount['newKey']>[0],
    headers: Record<string, string> = {},
  ) => {
    const key = await account.newKey(terms);
    const { status, body } = await ask(`?key=${key}`, {}, headers);
    expect(status).toBe(200);
    return body.Status.ErrorMessage;
  };

  test('include its expiry', async () => {
    expect(await refused({ expiresAt: new Date(Date.now() - 1000) })).toMatch(/expired/);
    expect(await refused({ expiresAt: new Date(Date.now() + 60_000) })).toBeNull();
  });

  test('include its networks, and the client address that a trusted proxy vouches for', async () => {
    const allowedIPs = ['192.0.2.0/24'];
    expect(await refused({ allowedIPs })).toMatch(/IP address/);
    expect(await refused({ allowedIPs }, { 'x-forwarded-for': '192.0.2.7' })).toBeNull();
    expect(await refused({ allowedIPs }, { 'x-forwarded-for': '198.51.100.7' })).toMatch(/IP address/);
  });

  test('include its services', async () => {
    expect(await refused({ allowedServices: ['EmailValidation'] })).toMatch(/service/);
    expect(await refused({ allowedServices: ['AddressCapture.ValidatePostcode'] })).toMatch(/service/);
    expect(await refused({ allowedServices: ['addresscapture'] })).toBeNull();
  });

  test('include its requests from an address a day', async () => {
    const key = await account.newKey({ dailyLimit: 2 });
    for (const success of [true, true, false]) {
      expect((await ask(`?key=${key}`)).body.Status.Success).toBe(success);
    }
    const { headers, body } = await ask(`?key=${key}`);
    expect(body.Status.ErrorMessage).toMatch(/daily limit/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await ask(`?key=${key}`, {}, { 'x-forwarded-for': '192.0.2.1' });
    expect(elsewhere.body.Status.Success).toBe(true);
  });
});

describe('pages (CORS)', () => {
  let clientKey: string;
  const preflight = (query: string, origin: string, headers = 'content-type') =>
    fetch(`${service.url}/AddressCapture/GetFullAddress.json${query}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    });

  beforeAll(async () => {
    clientKey = await account.newKey({ allowedDomains: ['*.example.co.uk'] });
  });

  test('a client key works on pages of its domains, which may read the answer', async () => {
    const { headers, body } = await ask(`?key=${clientKey}`, {}, { origin: PAGE });
    expect(body.Results).toHaveLength(5);
    expect(headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(headers.get('access-control-expose-headers')).toContain('Fettle-Address-File');
    expect(headers.get('vary')).toContain('Origin');
    const refused = await ask(`?key=${clientKey}`, { postcode: 'x' }, { origin: PAGE });
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGE);
  });

  test('a client key works for no other account', async () => {
    for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, {}]) {
      const answer = await ask(`?key=${clientKey}`, {}, headers as Record<string, string>);
      expect(answer.body.Status).toMatchObject({ Success: false, CreditsRemaining: 0 });
      expect(answer.body.Results).toEqual([]);
      // The page may read why.
      expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin ?? null);
    }
    expect((await ask(`?key=${clientKey}`, {}, { referer: `${PAGE}/checkout` })).body.Results).toHaveLength(
      5,
    );
  });

  test('a server key does not let pages read the answer, but a token does', async () => {
    const server = await ask(`?key=${account.key}`, {}, { origin: PAGE });
    expect(server.headers.get('access-control-allow-origin')).toBeNull();
    const inBrowser = await ask(`?key=${account.key}`, {}, { origin: PAGE, 'sec-fetch-site': 'cross-site' });
    expect(inBrowser.body.Status.ErrorMessage).toContain('for servers');
    expect(inBrowser.body.Results).toEqual([]);
    expect(inBrowser.headers.get('access-control-allow-origin')).toBe(PAGE);
    const authorization = `Bearer ${await token()}`;
    const page = await ask('', {}, { origin: PAGE, authorization });
    expect(page.headers.get('access-control-allow-origin')).toBe(PAGE);
  });

  test('the refusal of malformed JSON can be read by the page', async () => {
    const answer = await call(service.url, 'GetFullAddress', `?key=${clientKey}`, '{', { origin: PAGE });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(answer.body.Status.CreditsRemaining).toBeGreaterThan(0);
  });

  test('the preflight request is answered', async () => {
    const allowed = await preflight(`?key=${clientKey}`, PAGE);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/Content-Type.*Authorization/);
    for (const [query, origin] of [
      [`?key=${clientKey}`, 'https://elsewhere.example'],
      [`?key=${account.key}`, PAGE],
      ['?key=AAAA-BBBB-CCCC-DDDD', PAGE],
    ] as const) {
      const granted = await preflight(query, origin);
      expect(granted.status).toBe(204);
      expect(granted.headers.get('access-control-allow-origin')).toBe(origin);
    }
    const withToken = await preflight('', PAGE, 'authorization, content-type');
    expect(withToken.headers.get('access-control-allow-origin')).toBe(PAGE);
  });
});
