import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { findClient } from '../../src/accounts/client.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { createDatabase } from '../support/database.ts';
import { request } from '../support/request.ts';
import { startService, type TestService } from '../support/service.ts';
import { expectProblem } from './problem.ts';
import { isOpen, methodOf, noteRoutes, pathOf } from './routes.ts';

const routes = noteRoutes();
const BODY_LIMIT = 64 * 1024;

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({ FETTLE_MAX_BODY_BYTES: String(BODY_LIMIT) });
  client = await service.client('Conventions', COPY);
  await client.upload('contacts_1', { x: 0 }, [['a']]);
  await client.run({
    name: 'Contact check 1',
    workflowName: 'Copy',
    inputDatasets: { Contacts: 'contacts_1' },
  });
});
afterAll(() => service.close());

const guarded = () => [...routes].filter((route) => !isOpen(route));

describe('paths match in any letter case and with a trailing slash', () => {
  test.each([
    '/dataset',
    '/DATASET/',
    '/Dataset/Contacts_1',
    '/dataset/CONTACTS_1/',
    '/dAtAsEt/contact_check_1_clean/DATA',
    '/Dataset/CONTACT_CHECK_1_CLEAN/data/?count=1',
    '/job',
    '/Job/?page=1',
    '/JOB/contact%20CHECK%201',
    '/job/Contact%20check%201/',
    '/HEALTH/live',
    '/Health/Ready/',
    '/METRICS',
    '/OpenAPI.json',
  ])('GET %s', async (path) => {
    expect((await client.get(path)).status).toBe(200);
  });

  test('methods other than GET match, too', async () => {
    const send = async (method: string, path: string, body?: unknown) =>
      (await client.send(method, path, body === undefined ? {} : { body })).status;
    expect(await send('POST', '/DATASET/', { name: 'mixed', columns: { x: 0 } })).toBe(201);
    expect(await send('PATCH', '/dataset/MIXED/data/', { blockNumber: 0, records: [] })).toBe(200);
    expect(await send('PUT', '/dataset/Mixed/', { completed: true })).toBe(200);
    expect(await send('DELETE', '/Dataset/mIXED/')).toBe(204);
  });
});

test('batch JSON is in camelCase, enumerations are numbers, times are ISO 8601 in UTC with Z', async () => {
  const { body: job } = await client.get<Job>('/Job/Contact%20check%201');
  const { body: dataset } = await client.get<{ columns: object }>('/Dataset/contacts_1');
  for (const name of [...Object.keys(job), ...Object.keys(dataset)]) expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  expect(job.status).toBe(2);
  expect(dataset.columns).toEqual({ x: 0 });
  for (const moment of [job.submittedAt, job.startedAt, job.completedAt]) {
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
});

describe('who may ask', () => {
  test('the service has guarded routes to test', () => expect(guarded().length).toBeGreaterThan(10));

  test('without a token, or with a bad one, every batch route answers 401 with WWW-Authenticate: Bearer', async () => {
    for (const route of guarded()) {
      for (const authorization of [undefined, 'Bearer x', 'Basic YTpi', 'ABCD-1234-EFGH-5678']) {
        const response = await fetch(service.url + pathOf(route, 'contacts_1'), {
          method: methodOf(route),
          headers: { ...(authorization && { authorization }) },
        });
        expect(response.status, route).toBe(401);
        expect(response.headers.get('www-authenticate'), route).toMatch(/^Bearer /);
        const body = methodOf(route) === 'HEAD' ? undefined : await response.json();
        if (body !== undefined) {
          expectProblem({ status: response.status, headers: response.headers, body }, 'unauthorized');
        }
      }
    }
  });

  test('with a token of another scope every batch route answers 403', async () => {
    const { clientId } = await findClient(service.database.kysely, 'Conventions');
    const { token } = await service.server.accessTokens.issue({ clientId }, []);
    for (const route of guarded()) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request(service.url, {
        method: methodOf(route),
        path: pathOf(route, 'contacts_1'),
        headers,
      });
      expect(answer.status, route).toBe(403);
      expect(answer.headers.get('www-authenticate')).toContain('insufficient_scope');
      if (methodOf(route) !== 'HEAD') expectProblem(answer, 'forbidden');
    }
  });

  test('the token is checked before the body is read', async () => {
    const response = await fetch(`${service.url}/Dataset`, {
      method: 'POST',
      body: 'x'.repeat(BODY_LIMIT + 1),
    });
    expect(response.status).toBe(401);
  });
});

describe('404 and 405', () => {
  test.each([
    '/nothing',
    '/Dataset/a/b',
    '/Dataset/a/data/b',
    '/Job/a/b',
    '//Dataset',
    '/Dataset//data',
    '/console/clients/a/nothing',
    '/console/api/nothing',
  ])('the path %s does not exist', async (path) => {
    expectProblem(await client.get(path), 'not-found');
  });

  test('the Allow header lists the methods of each path', async () => {
    const paths = Map.groupBy(guarded(), (route) => pathOf(route, 'contacts_1'));
    for (const [path, itsRoutes] of paths) {
      const methods = itsRoutes.map(methodOf).sort();
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (methods.includes(method)) continue;
        const answer = await client.send(method, path.toUpperCase());
        expectProblem(answer, 'method-not-allowed');
        expect(answer.headers.get('allow')!.split(', ').sort(), `${method} ${path}`).toEqual(methods);
      }
    }
  });
});

describe('415: a body that is not JSON in UTF-8', () => {
  const body = JSON.stringify({ name: 'typed', columns: { x: 0 } });
  const create = (contentType: string, more: Record<string, string> = {}) =>
    client.send('POST', '/Dataset', { body, headers: { 'content-type': contentType, ...more } });

  test.each([
    'text/plain',
    'text/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/x-json',
    'application',
    'json',
    ';;;',
    'application/json, text/plain',
    'application/json; charset=iso-8859-1',
    'application/json; charset="utf-16"',
    'application/problem+json; charset=latin1',
  ])('Content-Type: %s', async (contentType) => {
    expectProblem(await create(contentType), 'unsupported-media-type');
  });

  test.each(['br', 'deflate', 'gzip, gzip', 'zstd', 'x'])('Content-Encoding: %s', async (encoding) => {
    expectProblem(
      await create('application/json', { 'content-encoding': encoding }),
      'unsupported-media-type',
    );
  });

  test('no Content-Type', async () => {
    const response = await fetch(`${service.url}/Dataset`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: new Uint8Array(Buffer.from(body)),
    });
    expect(response.status).toBe(415);
  });

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    'application/json; charset=us-ascii',
    'application/json; profile=x',
    'application/vnd.crm.contact+json',
    'application/merge-patch+json; charset=utf-8',
  ])('%s is accepted', async (contentType) => {
    expect((await create(contentType, { 'content-encoding': 'identity' })).status).toBe(201);
    await client.send('DELETE', '/Dataset/typed');
  });
});

describe('413: a body over FETTLE_MAX_BODY_BYTES', () => {
  const open = (length: number) => {
    const frame = '{"blockNumber":0,"records":[[""]]}';
    return frame.replace('""', `"${'x'.repeat(length - frame.length)}"`);
  };
  const patch = (body: string | Uint8Array, headers = {}) =>
    client.send('PATCH', '/Dataset/open/data', { body, headers });

  beforeAll(async () => {
    await client.send('POST', '/Dataset', { body: { name: 'open', columns: { x: 0 } } });
  });

  test('a body of exactly that size is accepted', async () => {
    expect(Buffer.byteLength(open(BODY_LIMIT))).toBe(BODY_LIMIT);
    expect((await patch(open(BODY_LIMIT))).status).toBe(200);
    expect((await patch(gzipSync(open(BODY_LIMIT)), { 'content-encoding': 'gzip' })).status).toBe(200);
  });

  test.each([
    ['one byte more', open(BODY_LIMIT + 1), {}],
    ['far more', open(20 * BODY_LIMIT), {}],
    ['more once it is unpacked', gzipSync(open(BODY_LIMIT + 1)), { 'content-encoding': 'gzip' }],
  ])('%s', async (_what, body, headers) => {
    const { detail } = expectProblem(await patch(body, headers), 'too-large');
    expect(detail).toContain(String(BODY_LIMIT));
    expect((await client.get('/Dataset/open')).body).toMatchObject({ recordCount: 1 });
  });
});

describe('503 while the database is away', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let away: TestService;
  let guest: TestClient;

  beforeAll(async () => {
    const database = new URL(await createDatabase());
    proxy = await startProxy(Number(database.port), database.hostname);
    database.port = String(proxy.port);
    database.hostname = '127.0.0.1';
    away = await startService({ DATABASE_URL: database.href, FETTLE_LOG_LEVEL: 'silent' }, { worker: false });
    guest = await away.client('Guest');
    await guest.upload('kept', { x: 0 }, [['a']]);
  });
  afterAll(async () => {
    await away.close();
    await proxy.close();
  });

  test('requests get Retry-After, and the service recovers by itself', async () => {
    await proxy.cut();
    for (const [method, path, body] of [
      ['GET', '/Dataset/kept'],
      ['GET', '/Job'],
      ['POST', '/Dataset', { name: 'lost', columns: { x: 0 } }],
      ['GET', '/health/ready'],
    ] as const) {
      const answer = await guest.send(method, path, { body });
      expectProblem(answer, 'unavailable');
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
    }
    expect((await guest.get('/health/live')).status).toBe(200);
    await proxy.mend();
    for (let tries = 0; (await guest.get('/Dataset/kept')).status !== 200; tries++) {
      expect(tries).toBeLessThan(300);
      await wait(100);
    }
    expect((await guest.get('/health/ready')).status).toBe(200);
    expectProblem(await guest.get('/Dataset/lost'), 'not-found');
  });
});

/**
 * Passes connections on to the database until it is cut. Then it breaks the open connections and refuses new
 * ones.
 */
async function startProxy(toPort: number, toHost: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(toPort, toHost);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port, cut, mend: () => listen(port), close: cut };
}
