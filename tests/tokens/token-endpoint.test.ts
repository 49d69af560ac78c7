import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, findClient } from '../../src/accounts/client.ts';
import { addSecret, revokeSecret } from '../../src/accounts/client-secret.ts';
import type { Database } from '../../src/database/connection.ts';
import { readSettings } from '../../src/settings.ts';
import { openTestDatabase } from './open-database.ts';
import { basic, requestToken, startTokenServer, TestTime, type TokenServer } from './token-server.ts';

let database: Database;
let tokens: TokenServer;
let time: TestTime;
let clientId: string;
let secret: string;
const grant = { grant_type: 'client_credentials' };

beforeAll(async () => {
  database = await openTestDatabase();
  time = new TestTime();
  tokens = await startTokenServer({
    settings: readSettings({ FETTLE_LOG_LEVEL: 'silent' }),
    database,
    ...time,
  });
  ({ clientId, secret } = await createClient(database.kysely, { name: 'Token tests' }));
});

afterAll(async () => {
  await tokens?.close();
  await database?.close();
});

const post = (extra: Record<string, string> = {}) =>
  requestToken(tokens.url, { ...grant, client_id: clientId, client_secret: secret, ...extra });

const guarded = (token: unknown) =>
  fetch(`${tokens.url}/guarded`, { headers: { authorization: `Bearer ${token}` } });

describe('openid-client, from nothing but the issuer', () => {
  test.each([
    ['basic', (value: string) => oauth.ClientSecretBasic(value), 'oidc'],
    ['post', (value: string) => oauth.ClientSecretPost(value), 'oauth2'],
  ] as const)('obtains a token by client_secret_%s', async (_name, method, algorithm) => {
    const config = await oauth.discovery(new URL(tokens.url), clientId, undefined, method(secret), {
      execute: [oauth.allowInsecureRequests],
      algorithm,
    });
    const answer = await oauth.clientCredentialsGrant(config, { scope: 'BatchApi' });
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'BatchApi' });
    const response = await guarded(answer.access_token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ client: (await findClient(database.kysely, 'Token tests')).id });
  });
});

describe('a valid request', () => {
  test('gets the token, its lifetime and its scope in an answer that may not be stored', async () => {
    const { status, headers, body } = await post();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access_token', 'token_type', 'expires_in', 'scope']);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'BatchApi' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('may hold unknown parameters and parameters without a value', async () => {
    expect((await post({ resource: 'x', scope: '' })).status).toBe(200);
  });

  test('may form-encode every character inside Basic', async () => {
    const encode = (text: string) => [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
    const authorization = basic(encode(clientId), encode(secret));
    expect((await requestToken(tokens.url, grant, { authorization })).status).toBe(200);
    expect((await requestToken(tokens.url, grant, { authorization: basic(clientId, secret) })).status).toBe(
      200,
    );
  });

  test('matches in any letter case and with a trailing slash', async () => {
    const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: secret });
    expect((await fetch(`${tokens.url}/Connect/Token/`, { method: 'POST', body })).status).toBe(200);
  });
});

describe('RFC 6749 section 5.2', () => {
  const cases: [string, number, string, () => ReturnType<typeof requestToken>][] = [
    ['no grant_type', 400, 'invalid_request', () => post({ grant_type: '' })],
    ['another grant', 400, 'unsupported_grant_type', () => post({ grant_type: 'password' })],
    ['another scope', 400, 'invalid_scope', () => post({ scope: 'Everything' })],
    ['one scope too many', 400, 'invalid_scope', () => post({ scope: 'BatchApi openid' })],
    ['no credentials', 401, 'invalid_client', () => requestToken(tokens.url, grant)],
    ['no secret', 401, 'invalid_client', () => requestToken(tokens.url, { ...grant, client_id: clientId })],
    ['a wrong secret', 401, 'invalid_client', () => post({ client_secret: `${secret.slice(0, -4)}AAAA` })],
    ['an unknown client', 401, 'invalid_client', () => post({ client_id: 'nobody-00000000' })],
    ['a client id with NUL', 401, 'invalid_client', () => post({ client_id: 'a\0b' })],
    ['a secret with NUL', 401, 'invalid_client', () => post({ client_secret: 'a\0b.c' })],
    [
      'a Bearer header',
      401,
      'invalid_client',
      () => requestToken(tokens.url, grant, { authorization: 'Bearer x' }),
    ],
    [
      'Basic without a colon',
      401,
      'invalid_client',
      () => requestToken(tokens.url, grant, { authorization: 'Basic eA==' }),
    ],
    [
      'Basic with a broken escape',
      401,
      'invalid_client',
      () => requestToken(tokens.url, grant, { authorization: basic('%zz', 'x') }),
    ],
    [
      'a secret both ways',
      400,
      'invalid_request',
      () =>
        requestToken(
          tokens.url,
          { ...grant, client_secret: secret },
          { authorization: basic(clientId, secret) },
        ),
    ],
    [
      'two different client ids',
      400,
      'invalid_request',
      () =>
        requestToken(
          tokens.url,
          { ...grant, client_id: 'other' },
          { authorization: basic(clientId, secret) },
        ),
    ],
    [
      'a parameter twice',
      400,
      'invalid_request',
      () =>
        requestToken(tokens.url, [
          ...Object.entries({ ...grant, client_id: clientId, client_secret: secret }),
          ['scope', 'BatchApi'],
          ['scope', ''],
        ]),
    ],
    ['too long a form', 413, 'invalid_request', () => post({ padding: 'x'.repeat(20_000) })],
  ];

  test.each(cases)('%s → %i %s', async (_what, status, error, send) => {
    const answer = await send();
    expect({ status: answer.status, error: answer.body['error'] }).toEqual({ status, error });
    expect(Object.keys(answer.body)).toEqual(['error', 'error_description']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="fettle"' : null);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  test.each([
    ['JSON', 'application/json', JSON.stringify(grant), 415],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
    ['bytes that are no UTF-8', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff]), 400],
  ])('%s → invalid_request', async (_what, type, body, status) => {
    const headers = { 'content-type': type, authorization: basic(clientId, secret) };
    const response = await fetch(`${tokens.url}/connect/token`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  test('GET → 405', async () => {
    const response = await fetch(`${tokens.url}/connect/token`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });

  test('forms are accepted only by this endpoint', async () => {
    const { body: answer } = await post();
    const response = await fetch(`${tokens.url}/guarded`, {
      method: 'POST',
      headers: { authorization: `Bearer ${answer['access_token']}` },
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(response.status).toBe(415);
  });
});

describe('secrets', () => {
  test('may be valid at the same time, but an expired or revoked secret is refused', async () => {
    const { id } = await findClient(database.kysely, 'Token tests');
    const expiresAt = new Date(time.clock.now().getTime() + 60_000);
    const brief = await addSecret(database.kysely, id, { expiresAt });
    const extra = await addSecret(database.kysely, id);
    expect((await post({ client_secret: brief.secret })).status).toBe(200);
    expect((await post({ client_secret: extra.secret })).status).toBe(200);
    time.pass(61);
    expect((await post({ client_secret: brief.secret })).body['error']).toBe('invalid_client');
    await revokeSecret(database.kysely, id, extra.id);
    expect((await post({ client_secret: extra.secret })).body['error']).toBe('invalid_client');
    expect((await post()).status).toBe(200);
  });

  test('of another client are refused', async () => {
    const other = await createClient(database.kysely, { name: 'Other' });
    expect((await post({ client_secret: other.secret })).body['error']).toBe('invalid_client');
  });
});

describe('discovery', () => {
  test('both documents name the endpoints under the issuer', async () => {
    const paths = ['openid-configuration', 'oauth-authorization-server'];
    const [one, two] = await Promise.all(
      paths.map(async (path) => (await fetch(`${tokens.url}/.well-known/${path}`)).json()),
    );
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      issuer: tokens.url,
      token_endpoint: `${tokens.url}/connect/token`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      scopes_supported: ['BatchApi'],
    });
  });

  test('the JWKS holds only public keys', async () => {
    const { jwks_uri } = (await (await fetch(`${tokens.url}/.well-known/openid-configuration`)).json()) as {
      jwks_uri: string;
    };
    const { keys } = (await (await fetch(jwks_uri)).json()) as { keys: Record<string, string>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
      expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    }
  });
});
