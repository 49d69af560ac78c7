import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_USAGE_LINES } from '../../src/credits/balance.ts';
import { runSql } from '../../src/database/connection.ts';
import { type Ended, fettle as run } from '../cli/fettle.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  service = await startService({}, { worker: false });
  await service.client('Shop client');
});

afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

const fettle = (...words: string[]): Promise<Ended> =>
  run(words, { DATABASE_URL: service.database.url, FETTLE_DATA: folder });

async function json(...words: string[]) {
  const { code, out, error } = await fettle(...words, '--json');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return out
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

interface Status {
  readonly Success: boolean;
  readonly ErrorMessage: string | null;
  readonly CreditsRemaining: number;
}

describe('fettle account and fettle key, while a service is running', () => {
  test('makes an account and a key whose calls are accepted, refused and accepted again', async () => {
    const [account] = await json(
      'account',
      'create',
      'Web shop',
      '--credits',
      '0',
      '--licence',
      'WebClickFull',
    );
    expect(Object.keys(account)).toEqual(['account', 'username', 'password']);
    expect(account).toMatchObject({
      account: 'Web shop',
      username: expect.stringMatching(/^web-shop-\w{6}$/),
    });

    const [made] = await json(
      'key',
      'create',
      '--account',
      'Web shop',
      '--name',
      'Checkout',
      '--service',
      'AddressCapture',
    );
    expect(Object.keys(made)).toEqual(['key']);
    expect(made.key).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    const remaining = async () => {
      const response = await fetch(`${service.url}/AddressCapture/ValidatePostcode.json?key=${made.key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ postcode: 'SW1A 2AA' }),
      });
      const { Status: status } = (await response.json()) as { Status: Status };
      return status.ErrorMessage === 'Authentication failed.' ? undefined : status.CreditsRemaining;
    };
    expect(await remaining()).toBe(0);
    const topUp = await fettle('account', 'top-up', 'Web shop', '1500');
    expect(topUp.out).toBe('Web shop has 1,500 credits.\n');
    await expect.poll(remaining).toBe(1500);

    const [listed] = await json('account', 'list');
    expect(listed).toMatchObject({
      name: 'Web shop',
      remaining: 1500,
      bought: 1500,
      used: 0,
      licences: ['WebClickFull'],
    });
    const keys = await json('key', 'list', '--account', 'Web shop');
    expect(keys).toMatchObject([{ name: 'Checkout', allowedServices: ['AddressCapture'] }]);
    expect(JSON.stringify(keys)).not.toContain(made.key);
    expect((await fettle('key', 'revoke', keys[0].id, '--yes')).out).toBe('Revoked the key.\n');
    await expect.poll(remaining).toBeUndefined();

    const usage = await json('account', 'usage', 'Web shop');
    expect(usage).toMatchObject([
      { key: keys[0].id, service: 'AddressCapture', method: 'ValidatePostcode', credits: 0 },
    ]);
    const [{ day }] = usage;
    const between = (from: string, to: string) =>
      json('account', 'usage', 'Web shop', '--from', from, '--to', to);
    const [within, ...outside] = await Promise.all([
      between(day, day),
      between('2001-01-01', '2001-12-31'),
      between('2999-01-01', '2999-12-31'),
    ]);
    // The last calls may be counted between the two answers.
    expect(within).toMatchObject(usage.map(({ calls: _, ...row }: { calls: number }) => row));
    expect(outside).toEqual([[], []]);
  }, 240_000);

  test('usage shows the newest lines of an account with very many, and says so', async () => {
    await json('account', 'create', 'Busy', '--licence', 'Lookup');
    await runSql(
      service.database.kysely,
      `insert into credit_usage (account_id, day, key_id, service, method, application, calls, credits)
        select id, date '2026-01-01', '', 'AddressCapture', 'GetFullAddress', 'app ' || number, 1, 1
        from account, generate_series(0, $1::int) number where name = 'Busy'`,
      [MOST_USAGE_LINES],
    );
    const { out, error } = await fettle('account', 'usage', 'Busy', '--json');
    expect(out.trimEnd().split('\n')).toHaveLength(MOST_USAGE_LINES);
    expect(error).toBe(
      'These are the newest 10,000 lines. There may be more: choose a shorter period with --from and --to.\n',
    );
    expect(await json('account', 'usage', 'Busy', '--from', '2026-01-02')).toEqual([]);
  });

  test('without --json there are tables', async () => {
    const tables = await Promise.all([
      fettle('account', 'list'),
      fettle('key', 'list', '--account', 'Web shop'),
      fettle('account', 'usage', 'Web shop'),
    ]);
    const [accounts, keys, usage] = tables.map(({ out }) => out);
    expect(accounts).toMatch(/Web shop.*1,500/);
    expect(keys).toMatch(/ID.*Name.*Daily limit/);
    expect(usage).toContain('AddressCapture.ValidatePostcode');
  }, 240_000);

  test('a client manages its own account: changes it, gives it a new password, removes it', async () => {
    const shape = [
      '--licence',
      'Lookup',
      '--licence',
      'freetrial',
      '--client',
      'Shop client',
      '--expires',
      '90d',
    ];
    const created = await fettle(
      'account',
      'create',
      'Managed',
      '--username',
      'managed@example.com',
      ...shape,
    );
    expect(created.out).toMatch(/^User name {2}managed@example\.com\nPassword {3}\S{24}\n/);
    const managed = async () => (await json('account', 'list')).find(({ name }) => name === 'Managed');
    expect(await managed()).toMatchObject({
      client: 'Shop client',
      licences: ['Lookup', 'FreeTrial'],
      remaining: 0,
    });
    expect(Date.parse((await managed()).expiresAt) - Date.now()).toBeGreaterThan(89 * 86_400_000);
    await fettle('account', 'change', 'Managed', '--no-client', '--no-expires', '--licence', 'WebServerFull');
    expect(await managed()).toMatchObject({ client: null, expiresAt: null, licences: ['WebServerFull'] });
    await fettle('account', 'change', 'Managed', '--client', 'Shop client');
    expect(await managed()).toMatchObject({ client: 'Shop client', licences: ['WebServerFull'] });
    const [renewed] = await json('account', 'password', 'Managed');
    expect(renewed).toEqual({ account: 'Managed', password: expect.stringMatching(/^\S{24}$/) });
    expect((await fettle('account', 'remove', 'Managed', '--yes')).out).toBe('Removed Managed.\n');
    expect(await managed()).toBeUndefined();
  }, 240_000);

  test.each([
    [['account', 'create', 'X'], /licence is required: name at least one of WebServerFull/],
    [['account', 'create', 'X', '--licence', 'None'], /"None" is not one of WebServerFull/],
    [
      ['account', 'create', 'X', '--licence', 'Lookup', '--credits', 'many'],
      /`--credits` takes a whole number from 0 to 1000000000000000 \(got many\)/,
    ],
    [['account', 'create', 'X', '--licence', 'Lookup', '--username', 'apikey-x'], /username must have/],
    [
      ['account', 'create', 'X', '--licence', 'Lookup', '--client', 'Nobody'],
      /There is no client named Nobody/,
    ],
    [['account', 'create', 'Web shop', '--licence', 'Lookup'], /There is already an account with this name/],
    [['account', 'top-up', 'Nobody', '5'], /There is no account named Nobody/],
    [['account', 'top-up', 'Web shop', '0'], /credits must be a whole number from 1/],
    [
      ['account', 'usage', 'Web shop', '--from', '2030-02-30'],
      /`--from` and `--to` take a day, such as 2030-01-31 \(got 2030-02-30\)/,
    ],
    [['key', 'create'], /--account/],
    [['key', 'create', '--account', 'Web shop', '--domain', 'https://x'], /allowedDomains must be like/],
    [
      ['key', 'create', '--account', 'Web shop', '--daily-limit', '0'],
      /`--daily-limit` takes a whole number from 1/,
    ],
    [['key', 'create', '--account', 'Web shop', '--expires', 'soon'], /`--expires` takes a time such as/],
    [['key', 'revoke', 'ABCD-1234-EFGH-5678', '--yes'], /There is no such key\.$/],
  ])(
    '%j fails with one clear line',
    async (words, message) => {
      const { code, out, error } = await fettle(...words);
      const isUsage = /`?--(?:credits|from|account|daily-limit|expires)/.test(error);
      expect({ code, out }).toEqual({ code: isUsage ? 2 : 1, out: '' });
      expect(error.trimEnd()).toMatch(message);
      expect(error.trimEnd()).not.toContain('\n');
    },
    60_000,
  );
});
