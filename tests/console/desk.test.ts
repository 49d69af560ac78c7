import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRelease } from '../../src/address-file/release/release.ts';
import { REQUESTS_OF_THEIR_OWN, WRITE_SECONDS } from '../../src/request-log/request-log.ts';
import { buildRows, freshFolder, sourceOf } from '../address-file/support/build.ts';
import { address, place } from '../address-file/support/rows.ts';
import { COPY } from '../jobs/workflows.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

interface Row {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly isRefused: boolean;
  readonly clientName: string | null;
  readonly account: string | null;
  readonly key: string;
  readonly times: number;
}

/** The rows that the log keeps of each client. */
const ROWS = 20;

let service: TestService;
let operator: ConsoleUser;
let ours: ConsoleUser;
let ids: { ours: string; theirs: string };

/** An address file of this many addresses of one postcode. */
async function build(edition: string, addresses: number, invented = false): Promise<string> {
  const out = freshFolder();
  const rows = Array.from({ length: addresses }, (_, at) =>
    address({ buildingNumber: String(at + 1), udprn: 7_000_000 + at }),
  );
  await buildRows([], { sources: [sourceOf([...rows, place('CH2 4NE')], { edition, invented })], out });
  return out;
}

beforeAll(async () => {
  service = await startService({ FETTLE_REQUEST_LOG_ROWS: String(ROWS) }, { worker: false });
  operator = await ConsoleUser.signIn(service, 'olive', 'operator');
  const [first, second] = [
    await service.credentials('Ours', COPY),
    await service.credentials('Theirs', COPY),
  ];
  ids = { ours: first.clientId, theirs: second.clientId };
  ours = await ConsoleUser.signIn(service, 'cleo', 'client', ['Ours']);
});
afterAll(() => service?.close());

const requests = (user: ConsoleUser, query = '') => user.read<Row[]>(`/console/api/requests${query}`);

/** Sends an order about an address file and reads the last line of the answer. */
async function order(kind: string, body: object): Promise<Record<string, Record<string, unknown>>> {
  const answer = await operator.send('POST', `/console/api/address-file/${kind}`, body);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  return JSON.parse(lines.at(-1)!);
}

describe('clients and accounts', () => {
  test('a client is created, its secret works, and it is removed with everything it owns', async () => {
    const made = await operator.send('POST', '/console/api/clients', { name: 'Made here' });
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { clientId, clientSecret } = (await made.json()) as Record<string, string>;
    const token = await fetch(`${service.url}/connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(token.status).toBe(200);
    const dataset = { name: 'contacts', columns: { x: 0 } };
    await operator.send('POST', `/console/clients/${clientId}/Dataset`, dataset);
    const seen = await operator.read<{ belongings: string[] }>(`/console/api/clients/${clientId}`);
    expect(seen.belongings).toEqual(['1 dataset']);
    const path = `/console/api/clients/${clientId}`;
    const refused = await operator.send('DELETE', path);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('1 dataset')]);
    expect((await operator.send('DELETE', `${path}?belongings=true`)).status).toBe(204);
    expect((await operator.send('GET', path)).status).toBe(404);
  });

  test('an account is created, topped up and changed, and warnings name what runs out', async () => {
    const terms = { licences: ['WebServerFull'], client: ids.ours, credits: 5 };
    const body = { name: 'Our look-ups', ...terms };
    const made = await operator.send('POST', '/console/api/accounts', body);
    expect([made.status, await made.json()]).toEqual([
      201,
      { name: 'Our look-ups', username: expect.any(String), password: expect.any(String) },
    ]);
    const path = '/console/api/accounts/Our%20look-ups';
    const topped = await operator.send('POST', `${path}/credits`, { credits: 95 });
    expect(await topped.json()).toEqual({ remaining: 100 });
    const soon = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString();
    expect((await operator.send('PUT', path, { expiresAt: soon })).status).toBe(204);
    const [client] = await ours.read<{ account: { remaining: number }; runsOut: { says: string }[] }[]>(
      '/console/api/client-overview',
    );
    expect(client).toMatchObject({
      account: { name: 'Our look-ups', remaining: 100 },
      runsOut: [{ says: 'The account expires in 3 days.' }],
    });
    expect((await operator.send('PUT', path, { expiresAt: null })).status).toBe(204);
  });

  test('the usage by day, key and method matches the calls', async () => {
    const { rows } = await service.database.pool.query<{ id: number }>(
      `select id from account where name = 'Our look-ups'`,
    );
    await service.database.pool.query(
      `insert into credit_usage (account_id, day, key_id, service, method, application, calls, credits)
       select $1, current_date - d, k, 'AddressCapture', m, '', 2, 3
       from generate_series(0, 1) d, unnest(array['a', 'b']) k, unnest(array['One', 'Two']) m`,
      [rows[0]!.id],
    );
    const path = '/console/api/accounts/Our%20look-ups/usage';
    const usage = await ours.read<Record<string, object[]>>(path);
    expect(usage['days']).toEqual([
      { day: expect.any(String), calls: 8, credits: 12 },
      { day: expect.any(String), calls: 8, credits: 12 },
    ]);
    expect(usage['keys']).toHaveLength(2);
    expect(usage['methods']).toContainEqual({ method: 'AddressCapture.One', calls: 8, credits: 12 });
    const filtered = await ours.read<Record<string, object[]>>(
      `${path}?key=a&method=AddressCapture.One&days=1`,
    );
    expect(filtered['days']).toEqual([{ day: expect.any(String), calls: 2, credits: 3 }]);
  });

  test("a client cannot see another client's resources", async () => {
    const terms = { licences: ['WebServerFull'], client: ids.theirs, credits: 5 };
    await operator.send('POST', '/console/api/accounts', { name: 'Their look-ups', ...terms });
    for (const path of [
      `/console/api/clients/${ids.theirs}`,
      '/console/api/accounts/Their%20look-ups/usage',
      '/console/api/accounts/Nobody/usage',
      `/console/api/requests?client=${ids.theirs}`,
    ])
      expect((await ours.send('GET', path)).status, path).toBe(404);
    const overview = await ours.read<{ name: string }[]>('/console/api/client-overview');
    expect(overview.map(({ name }) => name)).toEqual(['Ours']);
    const accounts = await ours.read<{ name: string }[]>('/console/api/accounts');
    expect(accounts.map(({ name }) => name)).toEqual(['Our look-ups']);
  });
});

describe('the request log', () => {
  test('holds the requests of programs, and no content that they sent', async () => {
    const client = await service.client('Logged', COPY);
    await client.send('GET', '/Dataset/mrs-personal?secret=query');
    await client.send('GET', '/Dataset');
    const [newest, older] = await requests(operator);
    expect(newest).toMatchObject({
      method: 'GET',
      route: '/Dataset',
      status: 200,
      clientName: 'Logged',
      times: 1,
    });
    expect(older).toMatchObject({ route: '/Dataset/:name', status: 404 });
    expect(JSON.stringify(await requests(operator))).not.toMatch(/personal|secret|query/);
    expect((await requests(operator, '?outcome=failed')).every(({ status }) => status >= 400)).toBe(true);
    expect((await requests(operator, '?route=dataset/')).map(({ route }) => route)).toEqual([
      '/Dataset/:name',
    ]);
    expect(await requests(ours)).toEqual([]);
  });

  test('holds the look-ups of an account by key, for the client that manages it', async () => {
    const made = await operator.send('POST', `/console/clients/${ids.ours}/ApiKey`, { name: 'Shop' });
    const { key, id } = (await made.json()) as { key: string; id: string };
    const ask = (body: object) =>
      fetch(`${service.url}/AddressCapture/ValidatePostcode.json?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await ask({ postcode: 'nowhere at all' });
    const [row] = await requests(ours, `?key=${id}`);
    expect(row).toMatchObject({
      route: '/AddressCapture/ValidatePostcode.json',
      status: 200,
      account: 'Our look-ups',
      clientName: 'Ours',
      key: id,
    });
    expect(await requests(await ConsoleUser.signIn(service, 'theo', 'client', ['Theirs']))).toEqual([]);
  });

  test('shares rows under load, counts every request, and keeps the newest rows', async () => {
    await service.client('Busy', COPY);
    const { rows: found } = await service.database.pool.query<{ id: number }>(
      `select id from client where name = 'Busy'`,
    );
    const request = { method: 'GET', route: '/Workflow', status: 200, isRefused: false, milliseconds: 1 };
    await service.requestLog.write();
    for (let sent = 0; sent < 1000; sent++)
      service.requestLog.note({ ...request, client: found[0]!.id, account: undefined, key: 'busy' });
    await service.requestLog.write();
    const { rows } = await service.database.pool.query<{ rows: number; most: number }>(
      `select count(*)::int as rows, max(times) as most from request_log r join client c on c.id = r.client_id
       where c.name = 'Busy'`,
    );
    expect(rows[0]!.rows).toBeLessThanOrEqual(ROWS);
    expect(rows[0]!.most).toBe(1000 - REQUESTS_OF_THEIR_OWN);
  });

  test('is written even if nobody reads it', async () => {
    const client = await service.client('Unread', COPY);
    await client.send('GET', '/Dataset');
    const written = () =>
      service.database.pool
        .query(`select from request_log r join client c on c.id = r.client_id where c.name = 'Unread'`)
        .then(({ rowCount }) => rowCount);
    await expect.poll(written, { timeout: (WRITE_SECONDS + 3) * 1000 }).toBe(1);
  });
});

describe('addresses', () => {
  test('a postcode is looked up, and an address opened', async () => {
    await applyRelease(service.database.kysely, await build('Now', 30), { allowInvented: true });
    // The process hears of the new file a moment later.
    await expect.poll(() => service.addressFile.current.manifest.edition).toBe('Now');
    const search = async (body: object) =>
      (await operator.send('POST', '/console/api/addresses/search', body)).json() as Promise<{
        found: { id: string; label: string; addresses: number; address?: { text: string } }[];
      }>;
    const all = async () => (await search({ text: 'CH2 4NE' })).found;
    await expect.poll(async () => (await all())[0]?.addresses).toBeGreaterThan(0);
    const found = await all();
    expect(found.some(({ label }) => label.includes('CH2 4NE'))).toBe(true);
    expect((await operator.send('POST', '/console/api/addresses/search', { id: 'nothing' })).status).toBe(
      404,
    );
  });

  test('an address is matched with evidence that adds up to the score', async () => {
    const body = { address: '12 Stanny Mill Road, Chester', postcode: 'CH2 4NE' };
    const answer = await operator.send('POST', '/console/api/addresses/match', body);
    const match = (await answer.json()) as {
      level: string;
      reasons: string[];
      candidates: { address: string; score: number; evidence: { bits: number; typed?: string }[] }[];
    };
    expect(match.level).toBe('Exact');
    expect(match.reasons.length).toBeGreaterThan(1);
    for (const { score, evidence } of match.candidates)
      expect(evidence.reduce((sum, { bits }) => sum + bits, 0)).toBeCloseTo(score, 1);
    expect(match.candidates[0]!.evidence.some(({ typed }) => typed?.includes('Stanny'))).toBe(true);
    // What was typed is personal, so it is not in the audit trail.
    const audit = JSON.stringify(await operator.read('/console/api/audit'));
    expect(audit).not.toContain('Stanny');
    expect(audit).not.toContain('addresses/match');
  });

  test('a client does not look up addresses without paying', async () => {
    expect((await ours.send('POST', '/console/api/addresses/search', { text: 'CH2' })).status).toBe(403);
  });
});

describe('the address file', () => {
  test('a list that was never loaded cannot be used', async () => {
    const answer = await operator.send('POST', '/console/api/suppression-lists/use', { name: 'tps/9' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toContain('There is no version tps/9');
  });

  test('is checked, taken into use and switched back, with the same refusals as on the command line', async () => {
    const [now] = (await operator.read<{ releases: { folder: string }[] }>('/console/api/reference-data'))
      .releases;
    const fewer = await build('Fewer', 10);
    const { checked } = await order('check', { folder: fewer });
    expect(checked).toMatchObject({
      edition: 'Fewer',
      comparedWith: 'Now',
      refusal: expect.stringContaining('CH 30 → 10'),
      areas: [{ area: 'CH', before: 30, now: 10, isFall: true }],
    });
    expect(await order('use', { folder: fewer })).toEqual({ refused: expect.stringContaining('missing') });
    expect(await order('use', { folder: fewer, fallShare: 1 })).toMatchObject({ inUse: { changed: true } });
    const inUse = () => operator.read<{ inUse: { edition: string } }>('/console/api/reference-data');
    await expect.poll(async () => (await inUse()).inUse.edition).toBe('Fewer');
    expect(await order('go-back', { folder: fewer })).toEqual({
      refused: expect.stringContaining('in use before'),
    });
    expect(await order('go-back', { folder: now!.folder })).toMatchObject({ inUse: { edition: 'Now' } });
    const audit =
      await operator.read<{ action: string; subject: string; status: number }[]>('/console/api/audit');
    expect(audit.slice(0, 2)).toMatchObject([
      { action: 'POST /console/api/address-file/go-back', subject: now!.folder, status: 200 },
      { subject: fewer, status: 400 },
    ]);
  });

  test('is refused with the reason if the folder does not hold one', async () => {
    expect(await order('check', { folder: '/nowhere' })).toEqual({
      refused: expect.stringContaining('cannot be used'),
    });
    const answer = await operator.send('POST', '/console/api/address-file/check', {
      folder: 'relative/path',
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('must be a full path'),
    ]);
  });
});
