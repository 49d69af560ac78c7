import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/operators/audit.ts';
import { createOperator } from '../../src/operators/operator.ts';
import { WRONG_PASSWORDS } from '../../src/operators/password.ts';
import { SESSIONS_OF_OPERATOR } from '../../src/operators/session.ts';
import { LINK_HOURS, makeLink } from '../../src/operators/sign-in-link.ts';
import { COPY } from '../jobs/workflows.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

let service: TestService;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead * 1000) };
let operator: ConsoleUser;

const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  service = await startService(
    { FETTLE_SESSION_IDLE_SECONDS: '600', FETTLE_SESSION_SECONDS: '3600' },
    { worker: false, clock },
  );
  operator = await ConsoleUser.signIn(service, 'olive', 'operator');
  expect((await operator.send('PUT', '/console/api/password', { password: PASSWORD })).status).toBe(204);
});
afterAll(() => service?.close());
beforeEach(() => {
  ahead = 0;
});

const session = (user: ConsoleUser, headers: Record<string, string> = {}) =>
  user.send('GET', '/console/api/session', undefined, headers).then(({ status }) => status);

const withPassword = async (name = 'olive', password = PASSWORD) => {
  const user = new ConsoleUser(service.url);
  return { user, answer: await user.send('POST', '/console/api/sign-in', { name, password }) };
};

describe('a link', () => {
  const linkFor = async (name: string) => {
    const { kysely } = service.database;
    const { id } = await createOperator(kysely, { name, role: 'auditor', clients: [], now: clock.now() });
    return { id, link: await makeLink(kysely, id, clock.now()) };
  };
  const use = (link: string) =>
    new ConsoleUser(service.url)
      .send('POST', '/console/api/sign-in/link', { link })
      .then(({ status }) => status);

  test('works once', async () => {
    const { link } = await linkFor('once');
    expect(await use(link)).toBe(204);
    expect(await use(link)).toBe(401);
  });

  test('works for a day', async () => {
    const { link } = await linkFor('late');
    ahead = LINK_HOURS * 3600 + 1;
    expect(await use(link)).toBe(401);
  });

  test('is replaced by the next one', async () => {
    const { id, link } = await linkFor('twice');
    const next = await makeLink(service.database.kysely, id, clock.now());
    expect(await use(link)).toBe(401);
    expect(await use(next)).toBe(204);
  });

  test.each(['', 'x', 'x'.repeat(43)])('is not %j', async (link) => expect(await use(link)).toBe(401));
});

describe('a password', () => {
  test('signs in', async () => {
    const { user, answer } = await withPassword();
    expect(answer.status).toBe(204);
    expect(await session(user)).toBe(200);
  });

  test('must be long enough', async () => {
    const answer = await operator.send('PUT', '/console/api/password', {
      current: PASSWORD,
      password: 'short',
    });
    expect(answer.status).toBe(400);
  });

  test('can be changed by entering the present password, which ends the other sessions', async () => {
    const { user: other } = await withPassword();
    const change = async (current: string) =>
      (await operator.send('PUT', '/console/api/password', { current, password: PASSWORD })).status;
    expect(await change('another password')).toBe(400);
    expect(await session(other)).toBe(200);
    expect(await change(PASSWORD)).toBe(204);
    expect(await session(other)).toBe(401);
    expect(await session(operator)).toBe(200);
  });

  test('that is wrong too often makes the sender wait, even with the right password', async () => {
    await ConsoleUser.signIn(service, 'guessed', 'auditor');
    for (let guess = 0; guess < WRONG_PASSWORDS; guess++)
      expect((await withPassword('guessed', `guess ${guess}`)).answer.status).toBe(401);
    const { answer } = await withPassword('guessed', 'guess');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await withPassword()).answer.status).toBe(204);
  });

  test('that is wrong gets the same answer as an unknown name', async () => {
    const detail = async (name: string) => {
      const { answer } = await withPassword(name, 'wrong password');
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await detail('nobody')).toEqual(await detail('olive'));
  });
});

describe('a session', () => {
  test('has a cookie that scripts and other sites cannot read', async () => {
    const { answer } = await withPassword();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^fettle_session=[\w-]{43}; Path=\/console; HttpOnly; SameSite=Strict; Max-Age=3600$/,
    );
  });

  test('is stored only as a digest', async () => {
    const { user } = await withPassword();
    const token = user.cookie!.split('=')[1]!;
    const { rows } = await service.database.pool.query(
      'select operator_session::text as row from operator_session',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('ends when it is idle', async () => {
    const { user } = await withPassword();
    ahead = 500;
    expect(await session(user)).toBe(200);
    ahead = 1000;
    // A request that the page sends by itself does not count as use.
    expect(await session(user, { 'fettle-by-itself': '1' })).toBe(200);
    ahead = 1101;
    expect(await session(user)).toBe(401);
  });

  test('ends after its maximum lifetime, even if it is in use', async () => {
    const { user } = await withPassword();
    for (ahead = 0; ahead < 3600; ahead += 500) expect(await session(user)).toBe(200);
    ahead = 3601;
    expect(await session(user)).toBe(401);
  });

  test('ends by signing out; signing out everywhere ends all sessions', async () => {
    const [one, other, third] = await Promise.all([withPassword(), withPassword(), withPassword()]);
    expect((await one.user.send('DELETE', '/console/api/session')).status).toBe(204);
    one.user.cookie = undefined;
    expect(await session(one.user)).toBe(401);
    expect(await session(other.user)).toBe(200);
    expect((await other.user.send('DELETE', '/console/api/sessions')).status).toBe(204);
    expect(await session(third.user)).toBe(401);
    operator = (await withPassword()).user;
  });

  test('ends when its operator opens more sessions than allowed', async () => {
    const first = await ConsoleUser.signIn(service, 'busy', 'auditor');
    await service.database.pool.query(
      `insert into operator_session (digest, operator_id, began_at, used_at)
         select sha256(n::text::bytea), o.id, now(), now() + interval '1 second'
         from generate_series(1, ${SESSIONS_OF_OPERATOR}) n, operator o where o.name = 'busy'`,
    );
    expect(await session(first)).toBe(200);
    const { kysely } = service.database;
    const { id } = await kysely
      .selectFrom('operator')
      .select('id')
      .where('name', '=', 'busy')
      .executeTakeFirstOrThrow();
    const link = await makeLink(kysely, id, clock.now());
    expect(
      (await new ConsoleUser(service.url).send('POST', '/console/api/sign-in/link', { link })).status,
    ).toBe(204);
    expect(await session(first)).toBe(401);
  });
});

describe('a request from another page', () => {
  const change = (headers: Record<string, string>) =>
    operator.send('PUT', '/console/api/password', { current: 'x', password: PASSWORD }, headers);

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: 'https://elsewhere.example' },
    { origin: 'http://127.0.0.1:1' },
  ])('changes nothing: %j', async (headers) => {
    expect((await change(headers)).status).toBe(403);
    const forged = await new ConsoleUser(service.url).send(
      'POST',
      '/console/api/sign-in',
      { name: 'olive', password: PASSWORD },
      headers,
    );
    expect(forged.status).toBe(403);
  });

  test('is distinguished from a request of our own page, even if the browser sends only the origin', async () => {
    expect((await change({ origin: service.url })).status).toBe(400);
  });
});

test('the audit trail records who does what and when, before anything is done', async () => {
  const { clientId } = await service.credentials('Audited', COPY);
  const path = `/console/clients/${clientId}/Dataset`;
  const columns = { email: 0 };
  expect((await operator.send('POST', path, { name: 'contacts', columns })).status).toBe(201);
  expect((await operator.send('GET', `${path}/contacts`)).status).toBe(200);
  expect((await operator.send('DELETE', `${path}/unknown`)).status).toBe(404);
  const [removed, made] = await operator.read<AuditEntry[]>('/console/api/audit');
  const olive = { operator: 'olive', client: clientId, at: expect.any(String) };
  expect(removed).toMatchObject({
    ...olive,
    action: 'DELETE /Dataset/:name',
    subject: 'unknown',
    status: 404,
  });
  expect(made).toMatchObject({ ...olive, action: 'POST /Dataset', subject: 'contacts', status: 201 });
  const older = await operator.read<AuditEntry[]>(`/console/api/audit?before=${made!.id}`);
  expect(older.every(({ id }) => id < made!.id)).toBe(true);
  expect(older.some(({ action }) => action === 'sign-in by link')).toBe(true);
});

test('a refused password is in the audit trail, but text typed in place of a name is not', async () => {
  const stranger = new ConsoleUser(service.url);
  const sent = { name: 'my secret password', password: 'wrong password' };
  expect((await stranger.send('POST', '/console/api/sign-in', sent)).status).toBe(401);
  const { rows } = await service.database.pool.query(
    `select operator, operator_id, status from audit_entry where action = 'sign-in refused' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ operator: '(unknown)', operator_id: null, status: 401 }]);
});
