import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, removeClient } from '../../src/accounts/client.ts';
import type { Database } from '../../src/database/connection.ts';
import { readSettings } from '../../src/settings.ts';
import { CLIENT_CHECK_SECONDS } from '../../src/tokens/access-tokens.ts';
import { openTestDatabase } from './open-database.ts';
import { basic, startTokenServer, TestTime, type TokenServer } from './token-server.ts';

let database: Database;
let tokens: TokenServer;
let time: TestTime;
let client: { id: number; clientId: string; secret: string };
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  time = new TestTime();
  const settings = readSettings({ FETTLE_LOG_LEVEL: 'silent' });
  tokens = await startTokenServer({ settings, database, ...time });
  client = await createClient(database.kysely, { name: 'Guarded' });
  ({ token } = await tokens.server.accessTokens.issue(client, ['BatchApi']));
});

afterAll(async () => {
  await tokens?.close();
  await database?.close();
});

const get = (authorization?: string) =>
  fetch(`${tokens.url}/guarded`, authorization === undefined ? {} : { headers: { authorization } });

test.each(['Bearer', 'bearer', 'BEARER'])('a valid token after %s is accepted', async (scheme) => {
  const response = await get(`${scheme} ${token}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ client: client.id });
});

describe('without a Bearer token: 401 and a challenge that names no error (RFC 6750 section 3.1)', () => {
  test.each([
    ['nothing', () => undefined],
    ['client credentials', () => basic(client.clientId, client.secret)],
    ['an API key', () => 'api-key ABCD-1234-EFGH-5678'],
    ['the token alone', () => token],
    ['another scheme', () => `DPoP ${token}`],
  ])('%s', async (_what, authorization) => {
    const response = await get(authorization());
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="fettle"');
    expect(await response.json()).toMatchObject({ type: 'urn:fettle:problem:unauthorized', status: 401 });
  });

  test('a token in the query is ignored', async () => {
    expect((await fetch(`${tokens.url}/guarded?access_token=${token}`)).status).toBe(401);
  });
});

describe('with an invalid token: 401 and error="invalid_token"', () => {
  test.each([
    ['nothing after Bearer', () => 'Bearer'],
    ['two tokens', () => `Bearer ${token} ${token}`],
    ['an API key', () => 'Bearer ABCD-1234-EFGH-5678'],
    ['the client secret', () => `Bearer ${client.secret}`],
    ['a changed token', () => `Bearer ${token.slice(0, -10)}AAAAAAAAAA`],
    [
      'a web-service JWT',
      () =>
        'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4IiwiYXVkIjoiKiJ9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ],
  ])('%s', async (_what, authorization) => {
    const response = await get(authorization());
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(
      /^Bearer realm="fettle", error="invalid_token", error_description="[^"\\]+"$/,
    );
    expect(await response.text()).not.toContain(client.secret);
  });
});

test('a token without the scope: 403 and error="insufficient_scope"', async () => {
  const { token: other } = await tokens.server.accessTokens.issue(client, ['Other']);
  const response = await get(`Bearer ${other}`);
  expect(response.status).toBe(403);
  expect(response.headers.get('www-authenticate')).toBe(
    'Bearer realm="fettle", error="insufficient_scope", scope="BatchApi"',
  );
  expect(await response.json()).toMatchObject({ type: 'urn:fettle:problem:forbidden' });
});

test('the body of an unknown caller is not read, so its mistakes are not reported', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${tokens.url}/guarded`, { method: 'POST', headers, body: '{' });
  expect(response.status).toBe(401);
});

test('each client acts as itself, and a removed client is refused', async () => {
  const other = await createClient(database.kysely, { name: 'Other' });
  const { token: others } = await tokens.server.accessTokens.issue(other, ['BatchApi']);
  expect(await (await get(`Bearer ${others}`)).json()).toEqual({ client: other.id });
  expect(await (await get(`Bearer ${token}`)).json()).toEqual({ client: client.id });
  await removeClient(database.kysely, 'Other');
  time.pass(CLIENT_CHECK_SECONDS + 1);
  expect((await get(`Bearer ${others}`)).status).toBe(401);
  expect((await get(`Bearer ${token}`)).status).toBe(200);
});
