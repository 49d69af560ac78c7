import { setTimeout as wait } from 'node:timers/promises';
import { hash as argon2 } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseProxy } from '../../harness/database-proxy.ts';
import { FREE_FAILURES } from '../../src/accounts/network-failures.ts';
import type { Verdict } from '../../src/accounts/web/access.ts';
import { changeAccount, removeAccount, renewPassword } from '../../src/accounts/web/account.ts';
import { changeKey, type KeyTerms, removeKey } from '../../src/accounts/web/api-key.ts';
import { Authenticator, type Claim } from '../../src/accounts/web/authenticator.ts';
import { connect, type Database, runSql } from '../../src/database/connection.ts';
import { Listener } from '../../src/database/listener.ts';
import { RevokedTokens } from '../../src/tokens/revoked-tokens.ts';
import { WebTokens } from '../../src/tokens/web-tokens.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { TestTime } from '../tokens/token-server.ts';
import { makeAccount, makeKey, type TestAccount } from './support/accounts.ts';

/*
 * Authentication below HTTP: a verdict for each kind of credentials, and for each restriction.
 * tests/webservices/calling.test.ts tests the main cases over HTTP.
 */
let database: Database;
let listener: Listener;
let time: TestTime;
let tokens: WebTokens;
let revokedTokens: RevokedTokens;
let authenticator: Authenticator;
let account: TestAccount;

const LOOKUP = { service: 'AddressCapture', method: 'GetFullAddress' };
const HOME = { address: '192.0.2.7' };

async function open(): Promise<Authenticator> {
  const readToken = (token: string) => tokens.read(token);
  return Authenticator.open({ database, listener, ...time, readToken });
}

beforeAll(async () => {
  database = await openTestDatabase();
  listener = await Listener.open(database.url);
  time = new TestTime();
  revokedTokens = await RevokedTokens.open({ database, listener, ...time });
  tokens = new WebTokens({ database, ...time, issuer: () => 'https://fettle.example', revokedTokens });
  authenticator = await open();
  account = await makeAccount(database);
});

afterAll(async () => {
  await authenticator?.close();
  revokedTokens?.close();
  await listener?.close();
  await database?.close();
});

const ask = (claim: Claim, sender: object = HOME, purpose = LOOKUP) =>
  authenticator.authenticate(claim, { ...HOME, ...sender }, purpose);

/** `ok`, or the reason for the refusal. */
const outcome = (verdict: Verdict) => (verdict.ok ? 'ok' : verdict.denial);

async function askWithKey(terms: KeyTerms, sender: object = HOME, purpose = LOOKUP): Promise<string> {
  const { key } = await makeKey(database, account, terms);
  return outcome(await ask({ key }, sender, purpose));
}

/** Waits until the change has been announced, which takes milliseconds, and expects this outcome. */
async function eventually(claim: Claim, expected: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && outcome(await ask(claim)) !== expected) await wait(5);
  expect(outcome(await ask(claim))).toBe(expected);
}

describe('a key', () => {
  test('returns the account and its permissions', async () => {
    const { key, id } = await makeKey(database, account);
    const verdict = await ask({ key });
    expect(verdict).toMatchObject({
      ok: true,
      access: {
        accountId: account.id,
        username: account.username,
        keyId: id,
        tokenId: undefined,
        isSandbox: false,
        tokenPool: undefined,
      },
    });
    expect(verdict.ok && [...verdict.access.licences]).toEqual(['WebClickFull']);
    expect(await ask({ key }), 'from memory').toEqual(verdict);
  });

  test('is good in any letter case, without hyphens, and with O for 0, I and L for 1', async () => {
    const { key } = await makeKey(database, account);
    const spellings = [
      key.toLowerCase(),
      key.replaceAll('-', ''),
      key.replaceAll('0', 'O').replaceAll('1', 'I'),
      key.replaceAll('0', 'o').replaceAll('1', 'l'),
    ];
    for (const spelling of spellings) expect(outcome(await ask({ key: spelling })), spelling).toBe('ok');
  });

  test.each([
    'ABCD-1234-EFGH-5678',
    'ABCD-1234-EFGH-567',
    'ABCD-1234-EFGH-56789',
    ' ',
    'key',
    '\0',
    '🔑🔑🔑🔑-🔑🔑🔑🔑',
    "' or ''='",
  ])('%j is not a key', async (key) => {
    expect(outcome(await ask({ key }))).toBe('wrong-credentials');
  });

  test('a megabyte is not a key', async () => {
    expect(outcome(await ask({ key: '0'.repeat(1_000_000) }))).toBe('wrong-credentials');
  });

  test('may be sent as the user name `apikey-…` with an empty password', async () => {
    const { key, id } = await makeKey(database, account);
    for (const username of [`apikey-${key}`, `ApiKey-${key.toLowerCase()}`]) {
      expect(await ask({ username, password: '' })).toMatchObject({ ok: true, access: { keyId: id } });
      expect(await ask({ username })).toMatchObject({ ok: true });
      expect(outcome(await ask({ username, password: 'x' }))).toBe('wrong-credentials');
    }
  });

  test('is kept as a digest only', async () => {
    const { key } = await makeKey(database, account);
    const [{ everything }] = (await runSql<{ everything: string }>(
      database.kysely,
      'select json_agg(api_key)::text as everything from api_key',
    )) as [{ everything: string }];
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(key.replaceAll('-', ''));
    expect(everything).not.toContain(key.slice(0, 4));
  });

  test('expires', async () => {
    const { key } = await makeKey(database, account, { expiresAt: new Date(Date.now() + 60_000) });
    expect(outcome(await ask({ key }))).toBe('ok');
    time.pass(61);
    expect(outcome(await ask({ key }))).toBe('key-expired');
  });

  test('is refused within moments of being revoked; a changed restriction applies as quickly', async () => {
    const { key, id } = await makeKey(database, account);
    expect(outcome(await ask({ key }))).toBe('ok');
    await changeKey(database.kysely, account.id, id, { allowedIPs: ['198.51.100.0/24'] });
    await eventually({ key }, 'wrong-address');
    await changeKey(database.kysely, account.id, id, { allowedIPs: [] });
    await eventually({ key }, 'ok');
    await removeKey(database.kysely, account.id, id);
    await eventually({ key }, 'wrong-credentials');
  });

  test('is refused after it was revoked, even if the notification is lost', async () => {
    const deaf = await Listener.open(database.url);
    const readToken = (token: string) => tokens.read(token);
    const other = await Authenticator.open({ database, listener: deaf, ...time, readToken });
    await deaf.close();
    const { key, id } = await makeKey(database, account);
    const askOther = async () => outcome(await other.authenticate({ key }, HOME, LOOKUP));
    expect(await askOther()).toBe('ok');
    await removeKey(database.kysely, account.id, id);
    expect(await askOther(), 'it has not been heard').toBe('ok');
    await expect.poll(askOther).toBe('wrong-credentials');
    await other.close();
  });

  test('works as soon as it exists, even if it was tried before', async () => {
    const { key, id } = await makeKey(database, account);
    await runSql(database.kysely, 'update api_key set digest = $1 where id = $2', [Buffer.from(id), id]);
    expect(outcome(await ask({ key }))).toBe('wrong-credentials');
    const { digestOfKey } = await import('../../src/accounts/web/key-text.ts');
    await runSql(database.kysely, 'update api_key set digest = $1 where id = $2', [digestOfKey(key), id]);
    await eventually({ key }, 'ok');
  });
});

describe('allowed IP ranges', () => {
  test.each([
    [['192.0.2.0/24'], '192.0.2.7', 'ok'],
    [['192.0.2.0/24'], '::ffff:192.0.2.7', 'ok'],
    [['192.0.2.0/24'], '192.0.3.7', 'wrong-address'],
    [['192.0.2.7/32'], '192.0.2.7', 'ok'],
    [['192.0.2.7'], '192.0.2.7', 'ok'],
    [['192.0.2.99/24'], '192.0.2.7', 'ok'],
    [['192.0.2.7/32'], '192.0.2.8', 'wrong-address'],
    [['0.0.0.0/0'], '8.8.8.8', 'ok'],
    [['0.0.0.0/0'], '2001:db8::1', 'wrong-address'],
    [['2001:db8::/32'], '2001:db8:ffff::1', 'ok'],
    [['2001:db8::/32'], '2001:db9::1', 'wrong-address'],
    [['2001:DB8:0:0::1'], '2001:db8::1', 'ok'],
    [['fe80::/10'], 'fe80::1%eth0', 'ok'],
    [['10.0.0.0/8', '2001:db8::/32'], '10.9.8.7', 'ok'],
    [['10.0.0.0/8', '2001:db8::/32'], 'not an address', 'wrong-address'],
  ])('%j, asked from %s: %s', async (allowedIPs, address, expected) => {
    expect(await askWithKey({ allowedIPs }, { address })).toBe(expected);
  });

  test.each([
    '',
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/x',
    '::/129',
    'fe80::1%eth0/64',
    '1.2.3.4/8/8',
    'a/8',
  ])('%j is not a range', async (range) => {
    await expect(makeKey(database, account, { allowedIPs: [range] })).rejects.toThrow('allowedIPs');
  });
});

describe('allowed domains: a client key', () => {
  const SHOP = { allowedDomains: ['www.example.co.uk', '*.example.com'] };

  test.each([
    ['https://www.example.co.uk', 'ok'],
    ['http://www.example.co.uk:8080', 'ok'],
    ['https://WWW.EXAMPLE.CO.UK', 'ok'],
    ['https://shop.example.com', 'ok'],
    ['https://a.b.example.com', 'ok'],
    ['https://example.com', 'wrong-domain'],
    ['https://example.co.uk', 'wrong-domain'],
    ['https://evilexample.com', 'wrong-domain'],
    ['https://www.example.co.uk.evil.com', 'wrong-domain'],
    ['https://evil.com/www.example.co.uk', 'wrong-domain'],
    ['https://www.example.co.uk@evil.com', 'wrong-domain'],
    ['null', 'wrong-domain'],
    ['ftp://www.example.co.uk', 'wrong-domain'],
    ['www.example.co.uk', 'wrong-domain'],
  ])('from a page of %s: %s', async (origin, expected) => {
    expect(await askWithKey(SHOP, { origin })).toBe(expected);
  });

  test('is checked by Origin, or by Referer if there is no Origin', async () => {
    const good = 'https://www.example.co.uk/basket?x=1';
    expect(await askWithKey(SHOP, { referer: good })).toBe('ok');
    expect(await askWithKey(SHOP, { referer: 'https://evil.com/' })).toBe('wrong-domain');
    expect(await askWithKey(SHOP, { origin: 'https://evil.com', referer: good })).toBe('wrong-domain');
    expect(await askWithKey(SHOP, { origin: 'null', referer: good })).toBe('wrong-domain');
  });

  test('is useless from a server', async () => {
    expect(await askWithKey(SHOP)).toBe('wrong-domain');
  });

  test('lets its pages read the answer, good or bad; a server key lets none', async () => {
    const origin = 'https://www.example.co.uk';
    const { key } = await makeKey(database, account, { ...SHOP, allowedServices: ['EmailValidation'] });
    const purpose = { service: 'EmailValidation', method: 'Validate' };
    expect((await ask({ key }, { origin }, purpose)).allowOrigin).toBe(origin);
    expect(await ask({ key }, { origin })).toMatchObject({ denial: 'wrong-service', allowOrigin: origin });
    expect((await ask({ key }, { origin: 'https://evil.com' })).allowOrigin).toBeUndefined();
    const { key: server } = await makeKey(database, account);
    expect(await ask({ key: server }, { origin })).toMatchObject({ ok: true, allowOrigin: undefined });
    expect(await ask({ key: server }, { origin, isOtherPage: true })).toMatchObject({ denial: 'server-key' });
  });

  test('matches an internationalised domain name in its DNS form', async () => {
    expect(
      await askWithKey({ allowedDomains: ['*.bücher.example'] }, { origin: 'https://www.bücher.example' }),
    ).toBe('ok');
  });

  test.each([
    '',
    '*',
    '*.',
    '*.com',
    'a b',
    'https://a.example',
    'a.example/x',
    'a.example:80',
    'a..b',
    '-a.b',
    '*.*.b',
  ])('%j is not a domain', async (domain) => {
    await expect(makeKey(database, account, { allowedDomains: [domain] })).rejects.toThrow('allowedDomains');
  });
});

describe('allowed services', () => {
  test.each([
    [['AddressCapture'], 'ok'],
    [['addresscapture'], 'ok'],
    [['AddressCapture.GetFullAddress'], 'ok'],
    [['AddressCapture.getfulladdress'], 'ok'],
    [['AddressCapture.FindAddress'], 'wrong-service'],
    [['EmailValidation'], 'wrong-service'],
    [['EmailValidation', 'AddressCapture'], 'ok'],
    [[], 'ok'],
  ])('%j: %s', async (allowedServices, expected) => {
    expect(await askWithKey({ allowedServices })).toBe(expected);
  });

  test.each(['', '*', 'Address Capture', 'A.B.C', 'A.', '.B', 'A1'])('%j is not valid', async (service) => {
    await expect(makeKey(database, account, { allowedServices: [service] })).rejects.toThrow(
      'allowedServices',
    );
  });
});

describe('requests of an IP address a day', () => {
  test('are counted for each address of each key, and start again with the day (UTC)', async () => {
    const { key } = await makeKey(database, account, { dailyLimit: 3 });
    const { key: other } = await makeKey(database, account, { dailyLimit: 1 });
    for (let request = 0; request < 3; request++) expect(outcome(await ask({ key }))).toBe('ok');
    const refused = await ask({ key });
    expect(outcome(refused)).toBe('daily-limit');
    const midnight = new Date(time.clock.now()).setUTCHours(24, 0, 0, 0);
    const left = (midnight - time.clock.now().getTime()) / 1000;
    expect(Math.abs((refused as { retryAfter: number }).retryAfter - left)).toBeLessThan(2);
    expect(outcome(await ask({ key }, { address: '192.0.2.8' }))).toBe('ok');
    expect(outcome(await ask({ key: other }))).toBe('ok');
    expect(outcome(await ask({ key: other }))).toBe('daily-limit');
    time.pass(left + 1);
    expect(outcome(await ask({ key }))).toBe('ok');
  });

  test('an IPv6 address counts as its /64', async () => {
    const { key } = await makeKey(database, account, { dailyLimit: 1 });
    expect(outcome(await ask({ key }, { address: '2001:db8:1:2::1' }))).toBe('ok');
    expect(outcome(await ask({ key }, { address: '2001:db8:1:2:ffff::9' }))).toBe('daily-limit');
    expect(outcome(await ask({ key }, { address: '2001:db8:1:3::1' }))).toBe('ok');
  });

  test('never exceed the limit, even if they arrive together', async () => {
    const { key } = await makeKey(database, account, { dailyLimit: 10 });
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () => ask({ key }, { address: '192.0.2.99' })),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(10);
  });

  test('stay counted across a restart, and add up over nodes within a second or two', async () => {
    const { key } = await makeKey(database, account, { dailyLimit: 10 });
    const askAt = async (one: Authenticator) => outcome(await one.authenticate({ key }, HOME, LOOKUP));
    const first = await open();
    for (let request = 0; request < 4; request++) expect(await askAt(first)).toBe('ok');
    await first.close();
    const [second, third] = [await open(), await open()];
    for (let request = 0; request < 3; request++) {
      expect(await askAt(second)).toBe('ok');
      expect(await askAt(third)).toBe('ok');
    }
    // A node learns of the other one's requests when it next has requests of its own to report.
    for (const node of [second, third]) {
      await wait(1500);
      await askAt(node);
    }
    await wait(1500);
    expect(await askAt(second)).toBe('daily-limit');
    expect(await askAt(third)).toBe('daily-limit');
    await second.close();
    await third.close();
  });
});

describe('user name and password', () => {
  test('are accepted every time they are sent', async () => {
    const { username, password } = account;
    for (let time = 0; time < 3; time++) {
      expect(await ask({ username, password })).toMatchObject({
        ok: true,
        access: { accountId: account.id, keyId: undefined },
      });
    }
  });

  test.each([
    ['a wrong password', () => ({ username: account.username, password: 'wrong' })],
    ['no password', () => ({ username: account.username })],
    ['a long password', () => ({ username: account.username, password: 'x'.repeat(1_000_000) })],
    ['an unknown user name', () => ({ username: 'nobody', password: account.password })],
    ['a long user name', () => ({ username: 'x'.repeat(1_000_000), password: account.password })],
  ])('%s is refused', async (_what, claim) => {
    expect(outcome(await ask(claim()))).toBe('wrong-credentials');
  });

  test('the old password is refused as soon as there is a new one', async () => {
    const own = await makeAccount(database);
    expect(outcome(await ask(own))).toBe('ok');
    const password = await renewPassword(database.kysely, own.name);
    await eventually(own, 'wrong-credentials');
    expect(outcome(await ask({ username: own.username, password }))).toBe('ok');
  });
});

describe('an account', () => {
  test('that has expired, or was removed, is refused by every way in', async () => {
    const own = await makeAccount(database);
    const { key } = await makeKey(database, own);
    const token = await tokens.issue(own, { expiresAt: later(), allowedMethods: [] });
    const claims = [{ key }, { token }, { username: own.username, password: own.password }];
    for (const claim of claims) expect(outcome(await ask(claim))).toBe('ok');
    await changeAccount(database.kysely, own.name, { expiresAt: new Date(time.clock.now().getTime() - 1) });
    for (const claim of claims) await eventually(claim, 'account-expired');
    await removeAccount(database.kysely, own.name);
    for (const claim of claims) await eventually(claim, 'wrong-credentials');
  });

  test('has its new licences at once', async () => {
    const own = await makeAccount(database);
    const { key } = await makeKey(database, own);
    const licences = async () => {
      const verdict = await ask({ key });
      return verdict.ok ? [...verdict.access.licences] : [];
    };
    expect(await licences()).toEqual(['WebClickFull']);
    await changeAccount(database.kysely, own.name, { licences: ['WebServerFull', 'Lookup'] });
    const end = Date.now() + 60_000;
    while (Date.now() < end && (await licences()).length === 1) await wait(5);
    expect(await licences()).toEqual(['WebServerFull', 'Lookup']);
  });
});

const later = () => new Date(time.clock.now().getTime() + 60_000);

describe('a token', () => {
  const askWithToken = async (terms: object, sender: object = HOME, purpose = LOOKUP) =>
    ask(
      { token: await tokens.issue(account, { expiresAt: later(), allowedMethods: [], ...terms }) },
      sender,
      purpose,
    );

  test('identifies its account and fixes options', async () => {
    const verdict = await askWithToken({ options: { MaxLines: 4, NormalizeCase: true } });
    expect(verdict).toMatchObject({
      ok: true,
      access: { accountId: account.id, keyId: undefined, options: { MaxLines: 4, NormalizeCase: true } },
    });
    expect(verdict.ok && verdict.access.tokenId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('expires, also when it was used before', async () => {
    const token = await tokens.issue(account, { expiresAt: later(), allowedMethods: [] });
    expect(outcome(await ask({ token }))).toBe('ok');
    time.pass(61);
    expect(outcome(await ask({ token }))).toBe('token-expired');
    const fresh = new WebTokens({ database, ...time, issuer: () => '', revokedTokens });
    expect(await fresh.read(token)).toBe('token-expired');
  });

  test.each([
    [[], 'ok'],
    [['AddressCapture'], 'ok'],
    [['AddressCapture.GetFullAddress', 'EmailValidation'], 'ok'],
    [['EmailValidation'], 'wrong-service'],
  ])('for %j: %s', async (allowedMethods, expected) => {
    expect(outcome(await askWithToken({ allowedMethods }))).toBe(expected);
  });

  test('for one address is valid only from there', async () => {
    expect(outcome(await askWithToken({ clientIp: HOME.address }))).toBe('ok');
    expect(outcome(await askWithToken({ clientIp: HOME.address }, { address: '::ffff:192.0.2.7' }))).toBe(
      'ok',
    );
    expect(outcome(await askWithToken({ clientIp: HOME.address }, { address: '192.0.2.8' }))).toBe(
      'wrong-address',
    );
    expect(outcome(await askWithToken({ clientIp: '2001:db8::1' }, { address: '2001:db8:0::1' }))).toBe('ok');
  });

  test('pages of any origin may read the answer, even if the token has expired', async () => {
    const origin = 'https://anywhere.example';
    expect((await askWithToken({}, { origin })).allowOrigin).toBe(origin);
    expect((await ask({ token: 'x.y.z' }, { origin })).allowOrigin).toBe(origin);
  });

  test('of a removed account is not valid for a new account with the same user name', async () => {
    const own = await makeAccount(database);
    const token = await tokens.issue(own, { expiresAt: later(), allowedMethods: [] });
    await removeAccount(database.kysely, own.name);
    const { createAccount } = await import('../../src/accounts/web/account.ts');
    const { name, username } = own;
    await createAccount(database.kysely, { name, username, credits: 1, licences: ['Lookup'] });
    expect(outcome(await ask({ token }))).toBe('wrong-credentials');
  });
});

describe('a request with several credentials', () => {
  test('is judged by its key, then its token, then its user name, even if that one is invalid', async () => {
    const { key } = await makeKey(database, account);
    const token = await tokens.issue(account, { expiresAt: later(), allowedMethods: [] });
    const { username, password } = account;
    expect(await ask({ key, token: 'bad', username: 'bad' })).toMatchObject({ ok: true });
    expect(outcome(await ask({ key: 'bad', token, username, password }))).toBe('wrong-credentials');
    expect(await ask({ key: '', token, username: 'bad' })).toMatchObject({
      ok: true,
      access: { keyId: undefined },
    });
    expect(outcome(await ask({ token: 'bad', username, password }))).toBe('wrong-credentials');
  });

  test('has none if all are absent or empty', async () => {
    expect(outcome(await ask({}))).toBe('no-credentials');
    expect(outcome(await ask({ key: '', token: '', username: '', password: 'x' }))).toBe('no-credentials');
  });
});

describe('guessing', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const guess = (number: number) => `${alphabet[number >> 5]}${alphabet[number & 31]}00-0000-0000-0000`;

  test('wrong keys never lock out a right key, even from the same address', async () => {
    const sender = { address: '203.0.113.5' };
    const { key: fresh } = await makeKey(database, account);
    for (let tries = 0; tries < 3 * FREE_FAILURES; tries++) {
      expect(outcome(await ask({ key: guess(tries) }, sender))).toBe('wrong-credentials');
    }
    expect(outcome(await ask({ key: fresh }, sender))).toBe('ok');
  });

  test('wrong keys beyond the queue limit are refused, but a right key from elsewhere is not', async () => {
    const { key: fresh } = await makeKey(database, account);
    const guesses = Array.from({ length: 300 }, (_, n) =>
      ask({ key: guess(500 + n) }, { address: '203.0.113.8' }),
    );
    expect(outcome(await ask({ key: fresh }, { address: '203.0.113.9' }))).toBe('ok');
    const outcomes = (await Promise.all(guesses)).map((verdict) => [
      outcome(verdict),
      verdict.ok ? undefined : verdict.retryAfter,
    ]);
    expect(outcomes).toContainEqual(['wrong-credentials', undefined]);
    expect(outcomes).toContainEqual(['too-many-checks', 1]);
  });

  test('a program that goes on with a revoked key does not count as guessing', async () => {
    const sender = { address: '203.0.113.7' };
    for (let tries = 0; tries < 3 * FREE_FAILURES; tries++) {
      expect(outcome(await ask({ key: '0000-0000-0000-0000' }, sender))).toBe('wrong-credentials');
    }
  });

  test('wrong passwords never lock out the right password, even from the same address', async () => {
    const own = await makeAccount(database);
    const wrong = { username: own.username, password: 'wrong' };
    const sender = { address: '203.0.114.1' };
    for (let tries = 0; tries < 3 * FREE_FAILURES; tries++) {
      expect(outcome(await ask(wrong, sender))).toBe('wrong-credentials');
    }
    expect(outcome(await ask(own, sender))).toBe('ok');
  });

  test('a password that an earlier version hashed with argon2id is valid, and is then hashed like a new one', async () => {
    const own = await makeAccount(database);
    const password_hash = await argon2(own.password, { memoryCost: 7168, timeCost: 5, parallelism: 1 });
    await database.kysely.updateTable('account').set({ password_hash }).where('id', '=', own.id).execute();
    const stored = async () =>
      (
        await database.kysely
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', own.id)
          .executeTakeFirstOrThrow()
      ).password_hash;
    await eventually({ ...own, password: 'wrong' }, 'wrong-credentials');
    expect(await stored()).toBe(password_hash);
    expect(outcome(await ask(own))).toBe('ok');
    expect(await stored()).toMatch(/^sha256\$/);
    await eventually(own, 'ok');
    await eventually({ ...own, password: 'wrong' }, 'wrong-credentials');
  });
});

test('while the database is away, known keys are accepted and unknown keys are answered `unavailable`', async () => {
  const { hostname, port } = new URL(database.url);
  const proxy = new DatabaseProxy(hostname, Number(port));
  await proxy.open();
  const url = new URL(database.url);
  [url.hostname, url.port] = ['127.0.0.1', String(proxy.port)];
  const away = connect(url.href, 2);
  const { key } = await makeKey(database, account);
  const { key: unknown } = await makeKey(database, account);
  const readToken = (token: string) => tokens.read(token);
  const other = await Authenticator.open({ database: away, listener, ...time, readToken });
  const askOther = async (text: string) => outcome(await other.authenticate({ key: text }, HOME, LOOKUP));
  expect(await askOther(key)).toBe('ok');
  await proxy.refuse();
  expect(await askOther(key)).toBe('ok');
  expect(await askOther(unknown)).toBe('unavailable');
  time.pass(301);
  await wait(1500);
  expect(await askOther(key), 'revoked perhaps, five minutes ago').toBe('unavailable');
  await proxy.open();
  await expect.poll(() => askOther(key)).toBe('ok');
  expect(await askOther(unknown)).toBe('ok');
  await other.close();
  await away.close();
  await proxy.refuse();
});
