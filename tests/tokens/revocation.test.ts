import { setTimeout as wait } from 'node:timers/promises';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { addCredentialSecret, createCredential } from '../../src/accounts/client-credential.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { type Database, runSql } from '../../src/database/connection.ts';
import { Listener } from '../../src/database/listener.ts';
import { readSettings } from '../../src/settings.ts';
import { MOST_REVOKED, RevokedTokens } from '../../src/tokens/revoked-tokens.ts';
import { openTestDatabase } from './open-database.ts';
import { basic, requestToken, startTokenServer, TestTime, type TokenServer } from './token-server.ts';

let database: Database;
let time: TestTime;
let one: TokenServer;
let two: TokenServer;
let client: { id: number; clientId: string; secret: string };

const start = () =>
  startTokenServer({
    settings: readSettings({ FETTLE_LOG_LEVEL: 'silent' }),
    database,
    ...time,
    issuer: ISSUER,
  });
const ISSUER = 'https://fettle.example';

beforeAll(async () => {
  database = await openTestDatabase();
  time = new TestTime();
  [one, two] = [await start(), await start()];
  client = await createClient(database.kysely, { name: 'Revoking' });
});
afterAll(async () => {
  await one?.close();
  await two?.close();
  await database?.close();
});

const grant = { grant_type: 'client_credentials' };
async function obtain({ clientId, secret } = client): Promise<string> {
  const { body } = await requestToken(one.url, grant, { authorization: basic(clientId, secret) });
  return body['access_token'] as string;
}

async function revoke(form: Record<string, string>, { clientId, secret } = client) {
  const response = await fetch(`${one.url}/connect/revocation`, {
    method: 'POST',
    headers: { authorization: basic(clientId, secret) },
    body: new URLSearchParams(form),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const use = async (server: TokenServer, token: string) => {
  const response = await fetch(`${server.url}/guarded`, { headers: { authorization: `Bearer ${token}` } });
  return response.status;
};

/** Announcements take milliseconds; the regular check of a remembered token would take ten seconds. */
async function expectRefusedSoon(server: TokenServer, token: string): Promise<void> {
  const end = Date.now() + 8000;
  while (Date.now() < end && (await use(server, token)) !== 401) await wait(5);
  expect(await use(server, token)).toBe(401);
}

test('openid-client revokes a token with the discovered endpoint', async () => {
  const own = await startTokenServer({
    settings: readSettings({ FETTLE_LOG_LEVEL: 'silent' }),
    database,
    ...time,
  });
  const config = await oauth.discovery(
    new URL(own.url),
    client.clientId,
    undefined,
    oauth.ClientSecretBasic(client.secret),
    { execute: [oauth.allowInsecureRequests], algorithm: 'oauth2' },
  );
  expect(config.serverMetadata().revocation_endpoint).toBe(`${own.url}/connect/revocation`);
  const { access_token: token } = await oauth.clientCredentialsGrant(config);
  expect(await use(own, token)).toBe(200);
  await oauth.tokenRevocation(config, token, { token_type_hint: 'access_token' });
  expect(await use(own, token)).toBe(401);
  await oauth.tokenRevocation(config, token);
  await oauth.tokenRevocation(config, 'never.a.token', { token_type_hint: 'refresh_token' });
  await own.close();
});

test('a revoked token is refused at once by every process, and after a restart; other tokens still work', async () => {
  const [revoked, kept] = [await obtain(), await obtain()];
  for (const server of [one, two]) {
    for (const token of [revoked, kept]) expect(await use(server, token)).toBe(200);
  }
  const answer = await revoke({ token: revoked });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await use(one, revoked), 'at once where it was revoked').toBe(401);
  await expectRefusedSoon(two, revoked);
  const restarted = await start();
  expect(await use(restarted, revoked)).toBe(401);
  for (const server of [one, two, restarted]) expect(await use(server, kept)).toBe(200);
  await restarted.close();
});

test('a disconnected process refuses a revoked token as soon as it is connected again', async () => {
  const token = await obtain();
  expect(await use(two, token)).toBe(200);
  // The connections that listen are ended while the token is revoked.
  await runSql(database.kysely, `alter table revoked_token disable trigger announce_revoked`);
  await revoke({ token });
  await runSql(database.kysely, `alter table revoked_token enable trigger announce_revoked`);
  expect(await use(two, token), 'nothing was announced').toBe(200);
  await runSql(
    database.kysely,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  await expectRefusedSoon(two, token);
});

test("another client's token cannot be revoked; another client id of the same client may revoke it", async () => {
  const token = await obtain();
  const other = await createClient(database.kysely, { name: 'Other' });
  const refused = await revoke({ token }, other);
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({ error: 'invalid_grant' });
  expect(await use(one, token)).toBe(200);
  const scope = new ClientScope(database.kysely, client.id);
  const credential = await createCredential(scope, 'Second program');
  const { secret } = await addCredentialSecret(scope, credential.id, {});
  expect((await revoke({ token }, { id: client.id, clientId: credential.id, secret })).status).toBe(200);
  expect(await use(one, token)).toBe(401);
});

describe('invalid requests', () => {
  test.each([
    ['no token', {}, undefined, 400, 'invalid_request'],
    ['a wrong secret', { token: 'x' }, `${'0'.repeat(12)}.${'A'.repeat(43)}`, 401, 'invalid_client'],
  ] as const)('%s', async (_what, form, secret, status, error) => {
    const answer = await revoke(form, { ...client, secret: secret ?? client.secret });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error });
  });

  test.each(['', 'x', 'a.b.c', 'a\0b', 'x'.repeat(10_000)])('the token %j gets status 200', async (token) => {
    expect((await revoke({ token: token || ' ' })).status).toBe(200);
  });
});

test('rows are removed after their tokens have expired, and not before', async () => {
  const token = await obtain();
  await revoke({ token });
  const listener = await Listener.open(database.url);
  const rows = async () => (await database.kysely.selectFrom('revoked_token').selectAll().execute()).length;
  const sweep = async () => (await RevokedTokens.open({ database, listener, ...time })).close();
  const before = await rows();
  await sweep();
  expect(await rows()).toBe(before);
  time.pass(2 * 86_400);
  await sweep();
  expect(await rows()).toBe(0);
  expect(await use(one, token), 'it has expired').toBe(401);
  await listener.close();
});

test('a client cannot fill the table', async () => {
  await database.kysely
    .insertInto('revoked_token')
    .values(
      Array.from({ length: MOST_REVOKED }, (_, at) => ({
        token_id: `filler-${at}`,
        expires_at: time.clock.now(),
        client_id: client.id,
        account_id: null,
      })),
    )
    .execute();
  const answer = await revoke({ token: await obtain() });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
