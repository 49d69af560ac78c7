import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, removeClient } from '../../src/accounts/client.ts';
import { systemClock } from '../../src/clock.ts';
import type { Database } from '../../src/database/connection.ts';
import { Listener } from '../../src/database/listener.ts';
import {
  AccessTokens,
  CLIENT_CHECK_SECONDS,
  CLOCK_LEEWAY_SECONDS,
  CLOCK_SET_BACK_SECONDS,
  InvalidToken,
} from '../../src/tokens/access-tokens.ts';
import { RevokedTokens } from '../../src/tokens/revoked-tokens.ts';
import { KEY_LEAD_SECONDS, KEY_MARGIN_SECONDS, KEY_SIGNS_SECONDS } from '../../src/tokens/rotation.ts';
import { readSigningKey } from '../../src/tokens/signing-key.ts';
import { openTestDatabase } from './open-database.ts';
import { TestTime } from './token-server.ts';

const ISSUER = 'https://fettle.example';
const TOKEN_SECONDS = 3600;

let database: Database;
let time: TestTime;
let tokens: AccessTokens;
let listener: Listener;
let revokedTokens: RevokedTokens;
let client: { id: number; clientId: string };

/**
 * The access tokens of one process; a second one stands for another process, or for the same after a restart.
 */
const start = (issuer = ISSUER) =>
  new AccessTokens({
    database,
    ...time,
    issuer: () => issuer,
    tokenSeconds: TOKEN_SECONDS,
    revokedTokens,
  });

beforeAll(async () => {
  database = await openTestDatabase();
  listener = await Listener.open(database.url);
  revokedTokens = await RevokedTokens.open({ database, listener, clock: systemClock });
  client = await createClient(database.kysely, { name: 'Tokens' });
});

afterAll(async () => {
  revokedTokens?.close();
  await listener?.close();
  await database?.close();
});

beforeEach(async () => {
  await database.kysely.deleteFrom('signing_key').execute();
  time = new TestTime();
  tokens = start();
});

const issue = async (from = tokens) => (await from.issue(client, ['BatchApi'])).token;

describe('a valid token', () => {
  test('names its client and its scope', async () => {
    const { clientId, scopes } = await tokens.verify(await issue());
    expect(clientId).toBe(client.id);
    expect([...scopes]).toEqual(['BatchApi']);
  });

  test('has the header and the claims of RFC 9068', async () => {
    const [header, payload] = decode(await issue());
    expect(header).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: expect.any(String) });
    const now = Math.floor(time.clock.now().getTime() / 1000);
    expect(payload).toEqual({
      iss: ISSUER,
      aud: ISSUER,
      sub: client.clientId,
      client_id: client.clientId,
      scope: 'BatchApi',
      iat: expect.any(Number),
      exp: payload.iat + TOKEN_SECONDS,
      jti: expect.any(String),
    });
    expect(Math.abs(payload.iat - now)).toBeLessThanOrEqual(1);
  });

  test('is valid in another process and after a restart', async () => {
    const token = await issue();
    expect((await start().verify(token)).clientId).toBe(client.id);
  });

  test('is not verified again when it is repeated', async () => {
    const token = await issue();
    const first = await tokens.verify(token);
    expect(await tokens.verify(token)).toBe(first);
    await database.kysely.deleteFrom('signing_key').execute();
    expect(await tokens.verify(token)).toBe(first);
  });
});

describe('token lifetimes', () => {
  test('a token is valid until it expires, plus the leeway for clock differences', async () => {
    const token = await issue();
    for (const verifier of [tokens, start()]) await verifier.verify(token);
    time.pass(TOKEN_SECONDS + CLOCK_LEEWAY_SECONDS - 5);
    await tokens.verify(token);
    await start().verify(token);
    time.pass(10);
    await expect(tokens.verify(token), 'held in memory').rejects.toThrow('The token has expired.');
    await expect(start().verify(token)).rejects.toThrow('The token has expired.');
  });

  test('a clock that is set back by up to a day refuses no token', async () => {
    const token = await issue();
    time.setClock(-CLOCK_SET_BACK_SECONDS + 5);
    await tokens.verify(token);
    await start().verify(token);
    await start().verify(await issue());
  });

  test('a token from a clock that ran further ahead is refused, a new one is not', async () => {
    const token = await issue();
    time.setClock(-CLOCK_SET_BACK_SECONDS - 60);
    await expect(tokens.verify(token)).rejects.toThrow('The token was issued in the future.');
    await expect(start().verify(token)).rejects.toThrow('The token was issued in the future.');
    await tokens.verify(await issue());
  });
});

describe('forged tokens', () => {
  const now = () => Math.floor(time.clock.now().getTime() / 1000);
  const claims = (): JWTPayload => ({
    iss: ISSUER,
    aud: ISSUER,
    sub: client.clientId,
    client_id: client.clientId,
    scope: 'BatchApi',
    jti: '6f2b1a0e-0000-4000-8000-000000000000',
    iat: now(),
    exp: now() + 600,
  });

  /** Signs with the service's own key, so that only the change can be the reason. */
  async function sign(changes: object, header: object = {}): Promise<string> {
    await issue();
    const row = await database.kysely.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
    const { kid, privateKey } = await readSigningKey(row.kid, row.signs_from, row.private_jwk);
    return new SignJWT({ ...claims(), ...changes })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
      .sign(privateKey);
  }

  test('unchanged claims are accepted, so the refusals below mean something', async () => {
    expect((await tokens.verify(await sign({}))).clientId).toBe(client.id);
  });

  test.each([
    ['another issuer', { iss: 'https://elsewhere.example' }, {}],
    ['another audience', { aud: 'https://elsewhere.example' }, {}],
    ['no expiry', { exp: undefined }, {}],
    ['no time of issue', { iat: undefined }, {}],
    ['no id', { jti: undefined }, {}],
    ['no client', { client_id: undefined }, {}],
    ['no scope', { scope: undefined }, {}],
    ['an ID token', {}, { typ: 'JWT' }],
    ['no type', {}, { typ: undefined }],
    ['an unknown key', {}, { kid: 'nothing' }],
    ['no key', {}, { kid: undefined }],
  ])('with %s are refused', async (_what, changes, header) => {
    await expect(tokens.verify(await sign(changes, header))).rejects.toThrow(InvalidToken);
  });

  test('with a foreign key under our key id are refused', async () => {
    const [header] = decode(await issue());
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: header.kid })
      .sign(privateKey);
    await expect(tokens.verify(forged)).rejects.toThrow("The token's signature is wrong.");
  });

  test('signed by HMAC with the public key are refused', async () => {
    const { keys } = await tokens.jwks();
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keys[0]!.kid })
      .sign(new TextEncoder().encode(JSON.stringify(keys[0])));
    await expect(tokens.verify(forged)).rejects.toThrow(InvalidToken);
  });

  test('with the algorithm none are refused', async () => {
    const [header] = decode(await issue());
    const head = encode({ ...header, alg: 'none' });
    await expect(tokens.verify(`${head}.${encode(claims())}.`)).rejects.toThrow(InvalidToken);
  });

  test('with any single character changed are refused', async () => {
    const token = await issue();
    await tokens.verify(token);
    for (let place = 0; place < token.length; place += 23) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      await expect(tokens.verify(changed), `at ${place}`).rejects.toThrow(InvalidToken);
    }
  });

  test.each(['', 'x', 'a.b.c', '..', 'é.é.é', 'x'.repeat(15_000)])(
    'that are malformed are refused (%#)',
    async (rubbish) => {
      await expect(tokens.verify(rubbish)).rejects.toThrow(InvalidToken);
    },
  );
});

test('the tokens of a removed client stop working within seconds', async () => {
  const leaving = await createClient(database.kysely, { name: 'Leaving' });
  const { token } = await tokens.issue(leaving, ['BatchApi']);
  await tokens.verify(token);
  await removeClient(database.kysely, 'Leaving');
  time.pass(CLIENT_CHECK_SECONDS + 1);
  await expect(tokens.verify(token)).rejects.toThrow('The client of the token has been removed.');
  await expect(start().verify(token)).rejects.toThrow('The client of the token has been removed.');
});

describe('key rotation', () => {
  const kids = async (from = tokens) => (await from.jwks()).keys.map((key) => key.kid);

  test('publishes the next key before it signs, and keeps the old key until its tokens have expired', async () => {
    const [first] = await kids();
    time.pass(KEY_SIGNS_SECONDS - KEY_LEAD_SECONDS + 1);
    const [, second] = await kids();
    expect(await kids()).toEqual([first, second]);
    expect(decode(await issue())[0].kid).toBe(first);

    time.pass(KEY_LEAD_SECONDS - 10);
    const last = await issue();
    expect(decode(last)[0].kid).toBe(first);
    time.pass(20);
    expect(decode(await issue())[0].kid).toBe(second);
    await start().verify(last);
    expect(await kids()).toEqual([first, second]);

    time.pass(TOKEN_SECONDS - 10);
    await start().verify(last);
    time.pass(KEY_MARGIN_SECONDS + 60);
    expect(await kids()).toEqual([second]);
    expect(await kids(start())).toEqual([second]);
  });

  test('makes a single key even if many processes start and rotate at once', async () => {
    const rings = [start(), start(), start(), start()];
    const first = await Promise.all(rings.map((ring) => kids(ring)));
    expect(new Set(first.flat()).size).toBe(1);
    time.pass(KEY_SIGNS_SECONDS);
    const second = await Promise.all(rings.map((ring) => kids(ring)));
    expect(new Set(second.flat()).size).toBe(2);
  });

  test('replaces a key that the operator removed, and every process learns the new key', async () => {
    const other = start();
    const old = await issue();
    await other.verify(old);
    await database.kysely.deleteFrom('signing_key').execute();
    time.pass(10);
    const fresh = await issue(start());
    expect((await other.verify(fresh)).clientId).toBe(client.id);
    await expect(start().verify(old)).rejects.toThrow('The token was not signed with a key of this service.');
  });
});

type Header = { kid: string };
type Claims = { iat: number };

function decode(token: string): [Header, Claims] {
  const [header, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return [JSON.parse(header!), JSON.parse(claims!)];
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
