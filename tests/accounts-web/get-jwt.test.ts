import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccount, revokeTokens } from '../../src/accounts/web/account.ts';
import { runSql } from '../../src/database/connection.ts';
import { startService, type TestService } from '../support/service.ts';
import { makeAccount, makeKey, type TestAccount } from './support/accounts.ts';

interface Answer {
  readonly Status: { Success: boolean; ErrorMessage: string | null; CreditsRemaining: number };
  readonly Jwt: string | null;
}

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService({ FETTLE_LOG_LEVEL: 'silent' }, { worker: false });
  account = await makeAccount(service.database, { credits: 1234 });
});
afterAll(() => service?.close());

async function send(body: unknown, path = '/UserAdmin/GetJWT.json', type = 'application/json') {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer, text };
}

const ask = (terms: object = {}) =>
  send({ username: account.username, password: account.password, ...terms });

/** The claims of a token that is given out for these terms. */
async function claims(terms: object = {}) {
  const { body } = await ask(terms);
  expect(body.Status).toEqual({ Success: true, ErrorMessage: null, CreditsRemaining: 1234 });
  return decodeJwt(body.Jwt!);
}

test('without terms, a token is valid for everything for an hour and is signed with HS256', async () => {
  const { status, headers, body, text } = await ask();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(
    text.startsWith('{"Status":{"Success":true,"ErrorMessage":null,"CreditsRemaining":1234},"Jwt":"'),
  ).toBe(true);
  expect(decodeProtectedHeader(body.Jwt!)).toEqual({ alg: 'HS256', kid: expect.any(String), typ: 'JWT' });
  const { exp, jti, iat, ...others } = decodeJwt(body.Jwt!);
  expect(Math.abs(exp! - Date.now() / 1000 - 3600)).toBeLessThan(10);
  expect(jti).toMatch(/^[0-9a-f-]{36}$/);
  expect(Math.abs(iat! - Date.now() / 1000)).toBeLessThan(10);
  expect(others).toEqual({ iss: service.url, sub: account.username, aud: '*', account: account.id });
});

test('every term of the request appears in the claims: exp, cn, aud, mc, options', async () => {
  const terms = {
    clientIp: '192.0.2.7',
    expiresAt: '2026-12-31T23:59:59Z',
    allowedMethods: ['AddressCapture.GetFullAddress', 'EmailValidation'],
    maxCredits: 50,
    options: { MaxLines: 4, NormalizeCase: true, Formatter: 'PAFStandardFormatter' },
  };
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  expect(await claims({ ...terms, expiresAt: inAWeek })).toMatchObject({
    exp: Math.floor(Date.parse(inAWeek) / 1000),
    cn: '192.0.2.7',
    aud: terms.allowedMethods,
    mc: 50,
    options: terms.options,
  });
});

test.each([
  [{ allowedMethods: ['*'] }, { aud: '*' }],
  [{ allowedMethods: [] }, { aud: '*' }],
  [{ allowedMethods: null, clientIp: null, expiresAt: null, maxCredits: null, options: null }, { aud: '*' }],
  [{ clientIp: '', expiresAt: '' }, { aud: '*' }],
  [{ clientIp: '192.0.2.99/24' }, { cn: '192.0.2.0/24' }],
  [{ clientIp: '2001:db8::1' }, { cn: '2001:db8::1' }],
  [{ maxCredits: 0 }, { mc: 0 }],
  [{ options: {} }, { options: {} }],
  [{ surprise: 1, key: 'ABCD-1234-EFGH-5678' }, { aud: '*' }],
])('%j is accepted', async (terms, expected) => {
  expect(await claims(terms)).toMatchObject(expected);
});

test.each([
  [{ clientIp: 'localhost' }, 'clientIp'],
  [{ clientIp: 5 }, 'clientIp'],
  [{ clientIp: '192.0.2.0/33' }, 'clientIp'],
  [{ expiresAt: '2001-01-01T00:00:00Z' }, 'expiresAt'],
  [{ expiresAt: '2999-01-01T00:00:00Z' }, 'expiresAt'],
  [{ expiresAt: 'tomorrow' }, 'expiresAt'],
  [{ expiresAt: 4102444800 }, 'expiresAt'],
  [{ allowedMethods: 'AddressCapture' }, 'allowedMethods'],
  [{ allowedMethods: ['Address Capture'] }, 'allowedMethods'],
  [{ allowedMethods: [5] }, 'allowedMethods'],
  [{ allowedMethods: [{ toString: [] }] }, 'allowedMethods'],
  [{ allowedMethods: Array(51).fill('A') }, 'allowedMethods'],
  [{ maxCredits: -1 }, 'maxCredits'],
  [{ maxCredits: 1.5 }, 'maxCredits'],
  [{ maxCredits: '5' }, 'maxCredits'],
  [{ maxCredits: 1e300 }, 'maxCredits'],
  [{ options: [] }, 'options'],
  [{ options: 'x' }, 'options'],
  [{ options: { a: {} } }, 'options'],
  [{ options: { a: null } }, 'options'],
  [{ options: { a: 'x'.repeat(201) } }, 'options'],
  [{ options: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`o${at}`, 1])) }, 'options'],
])('%j is refused with status 200 and a reason', async (terms, field) => {
  const { status, body } = await ask(terms);
  expect(status).toBe(200);
  expect(body.Jwt).toBeNull();
  expect(body.Status).toMatchObject({ Success: false, CreditsRemaining: 1234 });
  expect(body.Status.ErrorMessage).toContain(field);
});

describe('an unknown caller', () => {
  test.each([
    ['a wrong password', () => ({ username: account.username, password: 'wrong' })],
    ['an unknown user name', () => ({ username: 'nobody', password: account.password })],
    ['nothing', () => ({})],
    ['no object', () => []],
    ['wrong types', () => ({ username: { $ne: '' }, password: ['x'] })],
    ['members that objects inherit', () => JSON.parse('{"__proto__":{"username":"x"},"constructor":1}')],
  ])('%s gets status 200 and no token', async (_what, body) => {
    expect(await send(body())).toMatchObject({
      status: 200,
      body: {
        Status: { Success: false, ErrorMessage: 'Authentication failed.', CreditsRemaining: 0 },
        Jwt: null,
      },
    });
  });

  test('gets no token for a key or for another token', async () => {
    const { key } = await makeKey(service.database, account);
    const jwt = (await ask()).body.Jwt!;
    for (const [path, body] of [
      [`?key=${key}`, {}],
      ['', { username: `apikey-${key}`, password: '' }],
      ['', { token: jwt }],
    ] as const) {
      const answer = await send(body, `/UserAdmin/GetJWT.json${path}`);
      expect(answer.body).toMatchObject({ Status: { Success: false }, Jwt: null });
    }
  });

  test('gets no token for an expired account', async () => {
    const own = await makeAccount(service.database);
    await changeAccount(service.database.kysely, own.name, { expiresAt: new Date(Date.now() - 1000) });
    const { body } = await send({ username: own.username, password: own.password });
    expect(body.Status).toMatchObject({ Success: false, ErrorMessage: 'The account has expired.' });
  });

  test('does not lock out others by guessing their passwords', async () => {
    const own = await makeAccount(service.database);
    for (let tries = 0; tries < 30; tries++) {
      const { body } = await send({ username: own.username, password: 'wrong' });
      expect(body.Status.ErrorMessage).toBe('Authentication failed.');
    }
    const { body } = await send({ username: own.username, password: own.password });
    expect(body.Status.Success).toBe(true);
  });
});

describe('a malformed call is answered in the same form', () => {
  test.each([
    ['{', 'application/json', 400],
    ['"text"', 'application/json', 200],
    [' '.repeat(70_000), 'application/json', 413],
    ['username=x', 'application/x-www-form-urlencoded', 415],
  ])('%j as %s: %i', async (body, type, status) => {
    const answer = await send(body, undefined, type);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ Status: { Success: false, CreditsRemaining: 0 }, Jwt: null });
    expect(answer.body.Status.ErrorMessage).toMatch(/\S/);
  });

  test('in any letter case, with or without a slash', async () => {
    const { username, password } = account;
    for (const path of ['/useradmin/getjwt.json', '/USERADMIN/GETJWT.JSON/']) {
      expect((await send({ username, password }, path)).body.Status.Success).toBe(true);
    }
  });
});

describe('forged tokens are refused', () => {
  const call = async (token: string) => {
    const response = await fetch(`${service.url}/AddressCapture/ValidatePostcode.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    return ((await response.json()) as Answer).Status.ErrorMessage ?? 'ok';
  };
  const forge = async (alg: string, secret: Uint8Array, kid: string) =>
    new SignJWT({ ...decodeJwt((await ask()).body.Jwt!) })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .sign(secret);

  test('an unchanged token is accepted, so the refusals above mean something', async () => {
    expect(await call((await ask()).body.Jwt!)).not.toContain('Authentication');
  });

  test('tokens with a wrong secret, algorithm or key id, or a changed claim, are refused', async () => {
    const good = (await ask()).body.Jwt!;
    const { kid } = decodeProtectedHeader(good) as { kid: string };
    const [{ secret }] = (await runSql<{ secret: Buffer }>(
      service.database.kysely,
      'select secret from web_signing_key where kid = $1',
      [kid],
    )) as [{ secret: Buffer }];
    const [header, payload, signature] = good.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const richer = Buffer.from(JSON.stringify({ ...decodeJwt(good), exp: 4_000_000_000, aud: '*' })).toString(
      'base64url',
    );
    const forged = [
      await forge('HS256', new Uint8Array(32), kid),
      await forge('HS512', new Uint8Array(Buffer.concat([secret, secret])), kid),
      await forge('HS256', new Uint8Array(secret), 'unknown'),
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${richer}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
      'x',
    ];
    for (const token of forged)
      expect(await call(token), token.slice(0, 20)).toContain('Authentication failed');
    expect(await call(await forge('HS256', new Uint8Array(secret), kid))).not.toContain('Authentication');
  });

  test('a token of the batch interface is not valid for the web services, nor the reverse', async () => {
    const client = await service.client('Batch');
    expect(await call(client.token)).toContain('Authentication failed');
    const jwt = (await ask()).body.Jwt!;
    const response = await fetch(`${service.url}/Dataset`, { headers: { authorization: `Bearer ${jwt}` } });
    expect(response.status).toBe(401);
  });
});

describe('revoking', () => {
  const revoke = (jwt: unknown, own = account) =>
    send({ username: own.username, password: own.password, jwt }, '/UserAdmin/RevokeJWT.json');
  const use = async (token: string, { url } = service) => {
    const response = await fetch(`${url}/AddressCapture/ValidatePostcode.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ postcode: 'CH1 1AA' }),
    });
    return ((await response.json()) as Answer).Status;
  };
  const GOOD = { Success: true };
  const REVOKED = { Success: false, ErrorMessage: 'Authentication failed: the token has been revoked.' };
  const obtain = async (own = account) =>
    (await send({ username: own.username, password: own.password })).body.Jwt!;

  /** Waits until the other process refuses the token. An announcement takes milliseconds. */
  const eventually = async (token: string, other: TestService) => {
    const end = Date.now() + 8000;
    while (Date.now() < end && (await use(token, other)).Success)
      await new Promise((go) => setTimeout(go, 5));
    expect(await use(token, other)).toMatchObject(REVOKED);
  };

  test('a single token is refused at once by every process, also after a restart; other tokens still work', async () => {
    const [token, kept] = [await obtain(), await obtain()];
    const environment = { DATABASE_URL: service.database.url, FETTLE_LOG_LEVEL: 'silent' };
    const second = await startService(environment, { worker: false });
    for (const one of [service, second]) expect(await use(token, one)).toMatchObject(GOOD);
    const answer = await revoke(token);
    expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^\{"Status":\{[^}]*\}\}$/) });
    expect(answer.body.Status).toMatchObject(GOOD);
    expect(await use(token)).toMatchObject(REVOKED);
    await eventually(token, second);
    await second.close();
    const third = await startService(environment, { worker: false });
    expect(await use(token, third)).toMatchObject(REVOKED);
    expect(await use(kept, third)).toMatchObject(GOOD);
    await third.close();
  });

  test('revoking an invalid token is not an error; revoking another account’s token is', async () => {
    for (const jwt of ['x', '', undefined, 5, 'a\0b']) {
      expect((await revoke(jwt)).body.Status).toMatchObject(GOOD);
    }
    const other = await makeAccount(service.database);
    const token = await obtain(other);
    expect((await revoke(token)).body.Status).toMatchObject({
      Success: false,
      ErrorMessage: 'The token belongs to another account.',
    });
    expect(await use(token)).toMatchObject(GOOD);
    expect((await revoke(token, { ...other, password: 'wrong' })).body.Status.Success).toBe(false);
  });

  test('an operator revokes all earlier tokens of an account; tokens issued afterwards are valid', async () => {
    const own = await makeAccount(service.database);
    const before = await obtain(own);
    expect(await use(before)).toMatchObject(GOOD);
    const { kysely } = service.database;
    await revokeTokens(kysely, own.name, new Date());
    await eventually(before, service);
    await new Promise((go) => setTimeout(go, 5));
    expect(await use(await obtain(own))).toMatchObject(GOOD);
  });
});
