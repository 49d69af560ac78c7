import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { COPY } from '../jobs/workflows.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { request } from '../support/request.ts';
import { startService, type TestService } from '../support/service.ts';
import { expectProblem } from './problem.ts';
import { isOpen, methodOf, noteRoutes, pathOf, type Route } from './routes.ts';

/*
 * Two clients on one service. Every guarded route stands in the matrix below: a new one without an entry
 * fails the test.
 */
const routes = noteRoutes();

/**
 * The owner's resources, by the kind of name in a route. Keys and credentials get their names when they are
 * made.
 */
const OWNED = {
  dataset: ['shared', 'open', 'made_clean', 'made_rejects'],
  job: ['Made', 'Waiting'],
  file: ['/in/contacts.csv', '/notes.txt'],
  workflow: ['OnlyMine'],
  key: [] as string[],
  credential: [] as string[],
};

/** A route that takes a name: for names of another client it must answer 404, whatever is sent. */
interface Named {
  readonly takes: keyof typeof OWNED;
  readonly body?: unknown;
}

/**
 * How each route keeps clients apart. Every kind of route except those that take a name has a test of its
 * own. `lists` are empty for a stranger.
 */
const MATRIX: Record<Route, Named | 'lists' | 'lists own' | 'creates'> = {
  'GET /Workflow': 'lists own',
  'GET /Workflow/:name': { takes: 'workflow' },
  'GET /Dataset': 'lists',
  'POST /Dataset': 'creates',
  'GET /Dataset/:name': { takes: 'dataset' },
  'PUT /Dataset/:name': { takes: 'dataset', body: { completed: true } },
  'DELETE /Dataset/:name': { takes: 'dataset' },
  'PATCH /Dataset/:name/data': { takes: 'dataset', body: { blockNumber: 0, records: [] } },
  'GET /Dataset/:name/data': { takes: 'dataset' },
  'GET /Job': 'lists',
  'POST /Job': 'creates',
  'GET /Job/:name': { takes: 'job' },
  'GET /Job/:name/events': { takes: 'job' },
  'DELETE /Job/:name': { takes: 'job' },
  'GET /File': 'lists',
  'PUT /File/*': 'creates',
  'GET /File/*': { takes: 'file' },
  'DELETE /File/*': { takes: 'file' },
  'GET /ApiKey': 'lists',
  'POST /ApiKey': 'creates',
  'GET /ApiKey/:key': { takes: 'key' },
  'PUT /ApiKey/:key': { takes: 'key', body: { name: 'stolen' } },
  'DELETE /ApiKey/:key': { takes: 'key' },
  'PUT /ApiKey/:key/allowedDomains/:domain': { takes: 'key' },
  'DELETE /ApiKey/:key/allowedDomains/:domain': { takes: 'key' },
  'PUT /ApiKey/:key/allowedIPs/:network/:prefix': { takes: 'key' },
  'DELETE /ApiKey/:key/allowedIPs/:network/:prefix': { takes: 'key' },
  'PUT /ApiKey/:key/allowedServices/:service': { takes: 'key' },
  'DELETE /ApiKey/:key/allowedServices/:service': { takes: 'key' },
  'GET /ClientCredential': 'lists own',
  'POST /ClientCredential': 'creates',
  'GET /ClientCredential/:id': { takes: 'credential' },
  'PUT /ClientCredential/:id': { takes: 'credential', body: { description: 'stolen' } },
  'DELETE /ClientCredential/:id': { takes: 'credential' },
  'GET /ClientCredential/:id/secret': { takes: 'credential' },
  'POST /ClientCredential/:id/secret': { takes: 'credential', body: {} },
  'DELETE /ClientCredential/:id/secret/:secret': { takes: 'credential' },
};

let service: TestService;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
  owner = await service.client('Owner', COPY, COPY.replace('Copy', 'OnlyMine'));
  stranger = await service.client('Stranger', COPY);
  await owner.upload('shared', { x: 0 }, [['mine']]);
  await owner.send('POST', '/Dataset', { body: { name: 'open', columns: { x: 0 } } });
  for (const path of OWNED.file) await owner.send('PUT', `/File${path}`, { body: 'x\r\nmine\r\n' });
  const job = { workflowName: 'Copy', inputDatasets: { Contacts: 'shared' } };
  await owner.run({ ...job, name: 'Made' });
  await owner.run({ ...job, name: 'Waiting' });
  await makeAccounts();
  const { body: key } = await owner.send<{ id: string; key: string }>('POST', '/ApiKey', { body: {} });
  OWNED.key.push(key.id, key.key);
  const credentials = await owner.get<{ id: string }[]>('/ClientCredential');
  const more = await owner.send<{ id: string }>('POST', '/ClientCredential', { body: { description: 'x' } });
  OWNED.credential.push(credentials.body[0]!.id, more.body.id);
});
afterAll(() => service.close());

/** Both manage an account of the web services; a third is the operator's alone. */
async function makeAccounts(): Promise<void> {
  for (const client of ['Owner', 'Stranger', null]) {
    const terms = { name: `Account of ${client}`, credits: 0, licences: ['FreeTrial'], client } as const;
    await createAccount(service.database.kysely, terms);
  }
}

const named = () =>
  Object.entries(MATRIX).flatMap(([route, entry]) =>
    typeof entry === 'string' ? [] : [[route as Route, entry] as const],
  );

const send = (client: TestClient, route: Route, name: string, body?: unknown): Promise<Answer> =>
  client.send(methodOf(route), pathOf(route, name), body === undefined ? {} : { body });

/** Whether the route also answers HEAD: every GET does, except a stream of events. */
const hasHead = (route: Route) => methodOf(route) === 'GET' && !route.endsWith('/events');

async function head(client: TestClient, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${client.token}` };
  return (await request(service.url, { method: 'HEAD', path, headers })).status;
}

test('the matrix has every guarded route of the service, and no others', () => {
  const guarded = [...routes].filter((route) => !isOpen(route));
  // A HEAD is its GET without the body; it is tested with it.
  const heads = guarded.filter((route) => methodOf(route) === 'HEAD');
  for (const head of heads) expect(guarded).toContain(head.replace('HEAD', 'GET'));
  expect(guarded.filter((route) => !heads.includes(route)).sort()).toEqual(Object.keys(MATRIX).sort());
});

describe("another client's names are unknown", () => {
  test.each(named())('%s', async (route, { takes, body }) => {
    for (const name of OWNED[takes]) {
      expectProblem(await send(stranger, route, name, body), 'not-found');
      expectProblem(await send(stranger, route, name.toUpperCase(), body), 'not-found');
      if (hasHead(route)) expect(await head(stranger, pathOf(route, name))).toBe(404);
    }
  });

  test('get the same answers as unknown names', async () => {
    for (const [route, { takes, body }] of named()) {
      const theirs = (await send(stranger, route, OWNED[takes][0]!, body)).body as Record<string, unknown>;
      const nobodys = (await send(stranger, route, 'nobodys', body)).body as Record<string, unknown>;
      expect({ ...theirs, instance: '' }).toEqual({ ...nobodys, instance: '' });
    }
  });

  test('cannot be named in a job', async () => {
    const job = { name: 'Theft', workflowName: 'Copy' };
    await stranger.upload('own', { x: 0 }, []);
    for (const name of OWNED.dataset) {
      const body = { ...job, inputDatasets: { Contacts: name } };
      expectProblem(await stranger.send('POST', '/Job', { body }), 'invalid-request', [
        'inputDatasets.Contacts',
      ]);
    }
    const own = { ...job, inputDatasets: { Contacts: 'own' } };
    const workflow = await stranger.send('POST', '/Job', { body: { ...own, workflowName: 'OnlyMine' } });
    const { detail } = expectProblem(workflow, 'invalid-request', ['workflowName']);
    expect(detail.replace('workflow OnlyMine', '')).not.toContain('OnlyMine');
    await stranger.send('DELETE', '/Dataset/own');
  });

  test('cannot be used to query or continue an upload', async () => {
    const part = (client: TestClient, range: string, body: string) =>
      client.send<{ size: number }>('PUT', '/File/half.csv', { body, headers: { 'content-range': range } });
    expect((await part(owner, 'bytes 0-3/10', 'mine')).body.size).toBe(4);
    expect((await part(stranger, 'bytes */10', '')).body.size).toBe(0);
    expectProblem(await part(stranger, 'bytes 4-9/10', 'theirs'), 'range-not-satisfiable');
    expect((await stranger.get('/File?completed=false')).body).toEqual([]);
    expect((await part(owner, 'bytes */10', '')).body.size).toBe(4);
  });

  test('are left out of lists', async () => {
    for (const [route, entry] of Object.entries(MATRIX)) {
      if (entry !== 'lists') continue;
      const { body, headers } = await stranger.get(pathOf(route as Route, ''));
      expect(body).toEqual([]);
      expect(headers.get('x-total-count')).toBe('0');
    }
  });
});

test('a stranger sees and creates only its own resources', async () => {
  const ids = async (client: TestClient, path: string) =>
    (await client.get<{ id: string }[]>(path)).body.map(({ id }) => id);
  const before = { keys: await ids(owner, '/ApiKey'), credentials: await ids(owner, '/ClientCredential') };
  const key = await stranger.send<{ id: string }>('POST', '/ApiKey', { body: { name: 'theirs' } });
  expect(await ids(stranger, '/ApiKey')).toEqual([key.body.id]);
  const made = await stranger.send<{ id: string }>('POST', '/ClientCredential', {
    body: { description: 'theirs' },
  });
  const theirs = await ids(stranger, '/ClientCredential');
  expect(theirs).toHaveLength(2);
  expect(theirs[1]).toBe(made.body.id);
  expect(await ids(owner, '/ApiKey')).toEqual(before.keys);
  expect(await ids(owner, '/ClientCredential')).toEqual(before.credentials);
  for (const id of theirs) expect(OWNED.credential).not.toContain(id);
});

test('its owner can use all the resources, so the tests above could have failed', async () => {
  for (const [route, { takes }] of named().filter(([route]) => methodOf(route) === 'GET')) {
    for (const name of OWNED[takes]) {
      const { status } = await send(owner, route, name);
      expect(status === 200 || (status === 400 && route.endsWith('/data')), `${route} ${name}`).toBe(true);
      if (hasHead(route)) expect(await head(owner, pathOf(route, name))).toBe(status);
    }
  }
  for (const [route, entry] of Object.entries(MATRIX)) {
    if (entry === 'lists')
      expect((await owner.get<unknown[]>(pathOf(route as Route, ''))).body).not.toEqual([]);
  }
});

describe('two clients with resources of the same names', () => {
  const theirs = { x: 'theirs' };

  beforeAll(async () => {
    await stranger.upload('shared', { x: 0 }, [['theirs'], ['theirs']]);
    await stranger.send('PUT', `/File${OWNED.file[0]}`, { body: 'x\r\ntheirs\r\n' });
    await stranger.run({ name: 'Made', workflowName: 'Copy', inputDatasets: { Contacts: 'shared' } });
  });

  test('each have their own dataset, job, output and file', async () => {
    const see = async (client: TestClient) => ({
      dataset: (await client.get<{ recordCount: number }>('/Dataset/shared')).body.recordCount,
      job: (await client.get<Job>('/Job/Made')).body.statistics['records.read'],
      output: await client.download('made_clean'),
      file: (await client.get(`/File${OWNED.file[0]}`)).body as string,
      jobs: (await client.get<Job[]>('/Job')).body.map(({ name }) => name).sort(),
      datasets: (await client.get<{ name: string }[]>('/Dataset')).body.length,
    });
    expect(await see(stranger)).toEqual({
      dataset: 2,
      job: 2,
      output: [theirs, theirs],
      file: 'x\r\ntheirs\r\n',
      jobs: ['Made'],
      datasets: 3,
    });
    expect(await see(owner)).toMatchObject({
      dataset: 1,
      job: 1,
      output: [{ x: 'mine' }],
      file: 'x\r\nmine\r\n',
      jobs: ['Made', 'Waiting'],
    });
  });

  test('do not affect each other when one removes them', async () => {
    for (const path of ['/Dataset/shared', '/Dataset/made_clean', `/File${OWNED.file[0]}`]) {
      expect((await stranger.send('DELETE', path)).status).toBe(204);
      expectProblem(await stranger.get(path), 'not-found');
      expect((await owner.get(path)).status).toBe(200);
    }
    expect(await owner.download('made_clean')).toEqual([{ x: 'mine' }]);
  });
});
