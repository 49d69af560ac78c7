import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEYS_PER_ACCOUNT } from '../../src/accounts/web/api-key.ts';
import { RESTRICTIONS_PER_KEY } from '../../src/accounts/web/restriction-text.ts';
import { runSql } from '../../src/database/connection.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { makeAccount } from './support/accounts.ts';

interface KeyRecord {
  readonly id: string;
  readonly key?: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly allowedDomains: readonly string[];
  readonly allowedIPs: readonly string[];
  readonly allowedServices: readonly string[];
  readonly dailyLimit: number | null;
}

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Shop');
  await makeAccount(service.database, { client: 'Shop' });
});
afterAll(() => service?.close());

const create = (body: object = {}) => client.send<KeyRecord>('POST', '/ApiKey', { body });
const put = (path: string, body?: object) => client.send<KeyRecord>('PUT', path, body ? { body } : {});
const remove = (path: string) => client.send<KeyRecord>('DELETE', path);

describe('POST /ApiKey', () => {
  test('makes a key and shows it in this answer only', async () => {
    const { status, headers, body } = await create();
    expect(status).toBe(201);
    const { key, id, createdAt, ...rest } = body;
    expect(key).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(headers.get('location')).toBe(`${service.url}/ApiKey/${id}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(rest).toEqual({
      name: '',
      expiresAt: null,
      allowedDomains: [],
      allowedIPs: [],
      allowedServices: [],
      dailyLimit: null,
    });
    const read = await client.get(`/ApiKey/${id}`);
    expect(read.body).toEqual({ id, createdAt, ...rest });
    const list = await client.get<KeyRecord[]>('/ApiKey');
    expect(list.body).toContainEqual({ id, createdAt, ...rest });
    expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
    expect(JSON.stringify(list.body)).not.toContain(key);
  });

  test('accepts every restriction and stores each in its canonical form', async () => {
    const { body } = await create({
      name: 'Checkout',
      expiresAt: '2100-01-01T01:00:00+01:00',
      allowedDomains: ['WWW.Example.co.uk', '*.bücher.example', 'www.example.co.uk'],
      allowedIPs: ['192.0.2.99/24', '2001:DB8:0::/32', '198.51.100.7'],
      allowedServices: ['AddressCapture', 'EmailValidation.Validate'],
      dailyLimit: 500,
    });
    expect(body).toMatchObject({
      name: 'Checkout',
      expiresAt: '2100-01-01T00:00:00.000Z',
      allowedDomains: ['www.example.co.uk', '*.xn--bcher-kva.example'],
      allowedIPs: ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7/32'],
      allowedServices: ['AddressCapture', 'EmailValidation.Validate'],
      dailyLimit: 500,
    });
  });

  test.each([
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ expiresAt: '2001-01-01T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: '2100-01-01' }, 'expiresAt'],
    [{ expiresAt: '2100-02-30T00:00:00Z' }, 'expiresAt'],
    [{ allowedDomains: ['https://example.com'] }, 'allowedDomains'],
    [{ allowedDomains: Array(RESTRICTIONS_PER_KEY + 1).fill('a.example') }, 'allowedDomains'],
    [{ allowedIPs: ['10.0.0.0/33'] }, 'allowedIPs'],
    [{ allowedServices: ['Address Capture'] }, 'allowedServices'],
    [{ dailyLimit: 0 }, 'dailyLimit'],
    [{ dailyLimit: 1.5 }, 'dailyLimit'],
    [{ dailyLimit: 2 ** 31 }, 'dailyLimit'],
    [{ key: 'ABCD-1234-EFGH-5678' }, 'key'],
  ])('%j is refused', async (body, field) => {
    expectProblem(await create(body), 'invalid-request', [field]);
  });

  test('a client without an account has no keys and makes none', async () => {
    const other = await service.client('Without');
    expect((await other.get('/ApiKey')).body).toEqual([]);
    expectProblem(await other.send('POST', '/ApiKey', { body: {} }), 'wrong-state');
  });

  test(`makes at most ${KEYS_PER_ACCOUNT} keys for an account, even if requests arrive together`, async () => {
    const full = await service.client('Full');
    const { id } = await makeAccount(service.database, { client: 'Full' });
    await runSql(
      service.database.kysely,
      `insert into api_key (id, account_id, digest, name)
        select lpad(n::text, 12, '0'), $1, decode(lpad(n::text, 64, '0'), 'hex'), '' from generate_series(1, $2) n`,
      [id, KEYS_PER_ACCOUNT - 3],
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => full.send('POST', '/ApiKey', { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 'wrong-state');
  });
});

describe('/ApiKey/{key}', () => {
  test('is found by its id and by the key itself, in any letter case', async () => {
    const { id, key, ...rest } = (await create({ name: 'found' })).body;
    for (const name of [id, id.toUpperCase(), key!, key!.toLowerCase(), key!.replaceAll('-', '')]) {
      expect((await client.get(`/ApiKey/${name}`)).body, name).toEqual({ id, ...rest });
    }
  });

  test('PUT changes the given restrictions and keeps the others', async () => {
    const { id } = (await create({ name: 'first', allowedIPs: ['10.0.0.0/8'], dailyLimit: 5 })).body;
    expect((await put(`/ApiKey/${id}`, { name: 'second' })).body).toMatchObject({
      name: 'second',
      allowedIPs: ['10.0.0.0/8'],
      dailyLimit: 5,
    });
    const freed = await put(`/ApiKey/${id}`, {
      dailyLimit: null,
      allowedIPs: [],
      expiresAt: '2100-01-01T00:00:00Z',
    });
    expect(freed.status).toBe(200);
    expect(freed.body).toMatchObject({
      dailyLimit: null,
      allowedIPs: [],
      expiresAt: '2100-01-01T00:00:00.000Z',
    });
    expect((await put(`/ApiKey/${id}`, { expiresAt: null })).body.expiresAt).toBeNull();
    expect((await put(`/ApiKey/${id}`, {})).body).toMatchObject({ name: 'second' });
  });

  test('DELETE revokes it', async () => {
    const { id, key } = (await create()).body;
    expect((await remove(`/ApiKey/${key}`)).status).toBe(204);
    for (const name of [id, key]) {
      expectProblem(await client.get(`/ApiKey/${name}`), 'not-found');
      expectProblem(await remove(`/ApiKey/${name}`), 'not-found');
      expectProblem(await put(`/ApiKey/${name}`, { name: 'x' }), 'not-found');
    }
  });

  test.each(['x', 'ABCD-1234-EFGH-5678', '%F0%9F%91%8D', '*', "'or''='", 'x'.repeat(4000), '000000000000'])(
    '%s is unknown',
    async (name) => {
      for (const path of [`/ApiKey/${name}`, `/ApiKey/${name}/allowedServices/AddressCapture`]) {
        expectProblem(await put(path, path.endsWith(name) ? {} : undefined), 'not-found');
        expectProblem(await remove(path), 'not-found');
      }
      const { detail } = expectProblem(await client.get(`/ApiKey/${name}`), 'not-found');
      expect(detail).toBe('There is no such key.');
    },
  );
});

describe('PUT and DELETE of a single restriction', () => {
  const cases = [
    ['allowedDomains', 'www.example.co.uk', '*.Example.COM', '*.example.com'],
    ['allowedIPs', '192.0.2.0/24', '2001:db8::1/64', '2001:db8::/64'],
    ['allowedServices', 'AddressCapture', 'EmailValidation.Validate', 'EmailValidation.Validate'],
  ] as const;

  test.each(cases)('%s', async (list, first, second, written) => {
    const { id } = (await create()).body;
    const at = (value: string) => `/ApiKey/${id}/${list}/${value}`;
    expect((await put(at(first))).body[list]).toEqual([first]);
    const both = await put(at(second));
    expect(both.status).toBe(200);
    expect(both.body[list]).toEqual([first, written]);
    expect((await put(at(second))).body[list], 'again').toEqual([first, written]);
    expect((await remove(at(first))).body[list]).toEqual([written]);
    expectProblem(await remove(at(first)), 'not-found');
    const last = await remove(at(second));
    expect(last.status).toBe(200);
    expect(last.body[list]).toEqual([]);
  });

  test.each([
    ['allowedDomains', 'a%2Fb'],
    ['allowedDomains', 'example.com:443'],
    ['allowedDomains', '*'],
    ['allowedIPs', '10.0.0.0/33'],
    ['allowedIPs', '10.0.0/8'],
    ['allowedIPs', '10.0.0.0/x'],
    ['allowedIPs', 'localhost/8'],
    ['allowedServices', 'A.B.C'],
    ['allowedServices', '%F0%9F%91%8D'],
  ] as const)('%s/%s is refused', async (list, value) => {
    const { id } = (await create()).body;
    for (const method of ['PUT', 'DELETE']) {
      expectProblem(await client.send(method, `/ApiKey/${id}/${list}/${value}`), 'invalid-request', [list]);
    }
  });

  test.each([
    ['allowedDomains/%00', 'domain'],
    ['allowedServices/a%00', 'service'],
  ])('%s is refused by its name', async (path, field) => {
    const { id } = (await create()).body;
    for (const method of ['PUT', 'DELETE']) {
      expectProblem(await client.send(method, `/ApiKey/${id}/${path}`), 'invalid-request', [field]);
    }
    expectProblem(await client.get('/ApiKey/%00'), 'invalid-request', ['key']);
  });

  test('never exceed their limit, even if requests arrive together', async () => {
    const allowedDomains = Array.from({ length: RESTRICTIONS_PER_KEY - 2 }, (_, at) => `d${at}.example`);
    const { id } = (await create({ allowedDomains })).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => put(`/ApiKey/${id}/allowedDomains/more${at}.example`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const { body } = await client.get<KeyRecord>(`/ApiKey/${id}`);
    expect(body.allowedDomains).toHaveLength(RESTRICTIONS_PER_KEY);
    const known = await put(`/ApiKey/${id}/allowedDomains/d0.example`);
    expect(known.status, 'one that is there already').toBe(200);
  });
});
