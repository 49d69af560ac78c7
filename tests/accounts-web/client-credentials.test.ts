import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findClient } from '../../src/accounts/client.ts';
import { CREDENTIALS_PER_CLIENT, SECRETS_PER_CREDENTIAL } from '../../src/accounts/client-credential.ts';
import { addSecret } from '../../src/accounts/client-secret.ts';
import { runSql } from '../../src/database/connection.ts';
import { expectProblem } from '../http/problem.ts';
import { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { requestToken, TestTime } from '../tokens/token-server.ts';

interface Secret {
  readonly id: string;
  readonly description: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
}
interface Credential {
  readonly id: string;
  readonly description: string;
  readonly createdAt: string;
  readonly secrets: readonly Secret[];
}
type NewSecret = Secret & { readonly clientId: string; readonly clientSecret: string };

let service: TestService;
let time: TestTime;
let client: TestClient;

beforeAll(async () => {
  time = new TestTime();
  service = await startService({}, { worker: false, clock: time.clock });
  client = await service.client('Acme Ltd');
});
afterAll(() => service?.close());

const list = async () => (await client.get<Credential[]>('/ClientCredential')).body;
const make = async (description: string) =>
  (await client.send<Credential>('POST', '/ClientCredential', { body: { description } })).body;
const addTo = (id: string, body: object = {}) =>
  client.send<NewSecret>('POST', `/ClientCredential/${id}/secret`, { body });
const obtain = (id: string, secret: string) =>
  requestToken(service.url, { grant_type: 'client_credentials', client_id: id, client_secret: secret });

test('the client cannot change its first credential, which holds the secrets that the operator made', async () => {
  const [first, ...others] = await list();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id: expect.stringMatching(/^acme-ltd-/), description: 'Acme Ltd' });
  expect(first!.secrets).toHaveLength(1);
  const { id } = await findClient(service.database.kysely, 'Acme Ltd');
  const added = await addSecret(service.database.kysely, id, { description: 'by the operator' });
  expect((await list())[0]!.secrets[1]).toMatchObject({ id: added.id, description: 'by the operator' });
  for (const method of ['PUT', 'DELETE']) {
    const body = method === 'PUT' ? { description: 'mine' } : undefined;
    expectProblem(await client.send(method, `/ClientCredential/${first!.id}`, { body }), 'wrong-state');
  }
});

test('a new credential and its secret obtain tokens for the same data', async () => {
  const { status, headers, body } = await client.send<Credential>('POST', '/ClientCredential', {
    body: { description: 'Nightly import' },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^nightly-import-[a-z0-9]{8}$/),
    description: 'Nightly import',
    createdAt: expect.stringMatching(/Z$/),
    secrets: [],
  });
  expect(headers.get('location')).toBe(`${service.url}/ClientCredential/${body.id}`);

  const added = await addTo(body.id, { description: 'first' });
  expect(added.status).toBe(201);
  expect(added.headers.get('cache-control')).toBe('no-store');
  const { clientId, clientSecret, ...secret } = added.body;
  expect(clientId).toBe(body.id);
  expect(clientSecret.startsWith(`${secret.id}.`)).toBe(true);
  expect((await client.get(`/ClientCredential/${body.id}`)).body).toEqual({ ...body, secrets: [secret] });
  expect((await client.get(`/ClientCredential/${body.id}/secret`)).body).toEqual([secret]);
  expect(JSON.stringify(await list())).not.toContain(clientSecret);

  await client.upload('shared_1', { x: 0 }, [['a']]);
  const other = await TestClient.connect(service.url, clientId, clientSecret);
  expect((await other.get('/Dataset/shared_1')).body).toMatchObject({ recordCount: 1 });
  expect((await other.get<Credential[]>('/ClientCredential')).body).toEqual(await list());
});

describe('a secret', () => {
  test('is good for its own credential alone', async () => {
    const [one, other] = [await make('one'), await make('other')];
    const { clientSecret } = (await addTo(one.id)).body;
    expect((await obtain(one.id, clientSecret)).status).toBe(200);
    expect((await obtain(other.id, clientSecret)).body['error']).toBe('invalid_client');
    const [first] = await list();
    expect((await obtain(first!.id, clientSecret)).body['error']).toBe('invalid_client');
  });

  test('expires', async () => {
    const { id } = await make('short');
    const expiresAt = new Date(time.clock.now().getTime() + 60_000).toISOString();
    const { clientSecret, ...secret } = (await addTo(id, { expiresAt })).body;
    expect(secret.expiresAt).toBe(expiresAt);
    expect((await obtain(id, clientSecret)).status).toBe(200);
    time.pass(61);
    expect((await obtain(id, clientSecret)).body['error']).toBe('invalid_client');
  });

  test('is refused once it is revoked; the other secrets still work', async () => {
    const { id } = await make('two secrets');
    const [one, other] = [(await addTo(id)).body, (await addTo(id)).body];
    expect((await client.send('DELETE', `/ClientCredential/${id}/secret/${one.id}`)).status).toBe(204);
    expect((await obtain(id, one.clientSecret)).body['error']).toBe('invalid_client');
    expect((await obtain(id, other.clientSecret)).status).toBe(200);
    expectProblem(await client.send('DELETE', `/ClientCredential/${id}/secret/${one.id}`), 'not-found');
  });

  test('cannot be revoked through another credential', async () => {
    const [one, other] = [await make('one'), await make('other')];
    const secret = (await addTo(one.id)).body;
    expectProblem(
      await client.send('DELETE', `/ClientCredential/${other.id}/secret/${secret.id}`),
      'not-found',
    );
    expect((await obtain(one.id, secret.clientSecret)).status).toBe(200);
  });
});

test('a credential that is removed obtains no token any more, and tokens that it obtained die', async () => {
  const { id } = await make('gone');
  const { clientSecret } = (await addTo(id)).body;
  const other = await TestClient.connect(service.url, id, clientSecret);
  expect((await other.get('/Dataset')).status).toBe(200);
  expect((await client.send('DELETE', `/ClientCredential/${id}`)).status).toBe(204);
  expect((await obtain(id, clientSecret)).body['error']).toBe('invalid_client');
  const fresh = await startService({ DATABASE_URL: service.database.url }, { worker: false });
  const answer = await new TestClient(fresh.url, other.token).get('/Dataset');
  await fresh.close();
  expect(answer.status).toBe(401);
  expectProblem(await client.get(`/ClientCredential/${id}`), 'not-found');
});

test('the description of a credential can be changed', async () => {
  const { id } = await make('old');
  const answer = await client.send('PUT', `/ClientCredential/${id}`, { body: { description: 'new' } });
  expect(answer.body).toMatchObject({ id, description: 'new' });
});

describe('invalid requests are refused', () => {
  test.each([
    ['POST', '/ClientCredential', { description: '' }, 'description'],
    ['POST', '/ClientCredential', { description: 'x'.repeat(201) }, 'description'],
    ['POST', '/ClientCredential', { description: 'a\u0000b' }, 'description'],
    ['POST', '/ClientCredential', { description: 'x', id: 'mine' }, 'id'],
    ['POST', '/ClientCredential', {}, 'description'],
  ])('%s %s %j', async (method, path, body, field) => {
    expectProblem(await client.send(method, path, { body }), 'invalid-request', [field]);
  });

  test.each([
    [{ description: 'a\u0000b' }, 'description'],
    [{ expiresAt: '2001-01-01T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ secret: 'mine' }, 'secret'],
  ])('a secret with %j', async (body, field) => {
    const { id } = await make('x');
    expectProblem(await addTo(id, body), 'invalid-request', [field]);
  });

  test('credentials beyond the limit, even if requests arrive together', async () => {
    const full = await service.client('Full');
    const { id } = await findClient(service.database.kysely, 'Full');
    await runSql(
      service.database.kysely,
      `insert into client_credential (id, client_id, description) select 'full-' || n, $1, '' from generate_series(1, $2) n`,
      [id, CREDENTIALS_PER_CLIENT - 3],
    );
    await runSql(
      service.database.kysely,
      `insert into client_secret (id, client_id, credential_id, description, hash)
        select 's' || n, $1, 'full-1', '', '' from generate_series(1, $2) n`,
      [id, SECRETS_PER_CREDENTIAL - 2],
    );
    const many = async (path: string, body: object) => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => full.send('POST', path, { body })));
      for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 'wrong-state');
      return answers.filter(({ status }) => status === 201).length;
    };
    expect(await many('/ClientCredential', { description: 'more' })).toBe(2);
    expect(await many('/ClientCredential/full-1/secret', {})).toBe(2);
  });
});
