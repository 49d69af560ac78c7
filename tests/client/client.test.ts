import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AddressLookup,
  ConnectionError,
  columnsOf,
  DuplicateNameError,
  Fettle,
  FettleError,
  InvalidRequestError,
  type Job,
  JobError,
  LookupError,
  NotFoundError,
  type Row,
  UnauthorizedError,
  UnavailableError,
  WrongStateError,
} from '../../client/src/index.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createKey } from '../../src/accounts/web/api-key.ts';
import { COPY } from '../jobs/workflows.ts';
import { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let options: { url: string; clientId: string; clientSecret: string };
let fettle: Fettle;

beforeAll(async () => {
  service = await startService();
  const contactCheck = await readFile('examples/workflows/contact-check.yaml', 'utf8');
  options = { url: service.url, ...(await service.credentials('Acme', COPY, contactCheck)) };
  fettle = new Fettle(options);
});
afterAll(() => service?.close());

async function all(records: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const record of records) list.push(record);
  return list;
}

/**
 * A `fetch` that meets the first requests of this method and path with these failures: an answer, or a broken
 * connection.
 */
function failing(method: string, path: RegExp, failures: (Response | 'broken')[]): typeof fetch {
  return async (input, init) => {
    const matches = (init?.method ?? 'GET') === method && path.test(String(input));
    const failure = matches ? failures.shift() : undefined;
    if (failure === undefined) return fetch(input, init);
    if (failure !== 'broken') return failure;
    // The request arrives, and its answer is lost.
    await (await fetch(input, init)).arrayBuffer();
    throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
  };
}

describe('clean', () => {
  test('takes rows from a generator, keeps their order, and tells how far it is', async () => {
    function* rows() {
      for (let id = 1; id <= 3500; id++) yield { x: `row ${id}`, id, share: id / 2, ok: id % 2 === 0 };
    }
    const seen: Job[] = [];
    const stored: number[] = [];
    const cleaned = await fettle.clean('Copy', rows(), {
      parallel: 2,
      onStored: (count) => stored.push(count),
      onProgress: (job) => seen.push(job),
    });
    expect([stored.length, stored.at(-1)]).toEqual([4, 3500]);
    expect(cleaned.job.statistics['records.written']).toBe(3500);
    expect(seen.at(-1)).toMatchObject({ status: 2, percentComplete: 100 });
    const records = await all(cleaned);
    expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 3500 }, (_, at) => at + 1));
    expect(records[2]).toEqual({ x: 'row 3', id: 3, share: 1.5, ok: false });
    expect(await all(cleaned.rejects())).toEqual([]);
    expect(() => cleaned.output('Letters')).toThrow('has no output “Letters”. Its outputs are');
  });

  test('names the columns that the workflow needs and the rows do not have', async () => {
    const error = await fettle.clean('ContactCheck', [{ name: 'x', mail: 'y' }]).catch((error) => error);
    expect(error).toBeInstanceOf(FettleError);
    expect(error.message).toMatch(
      /^The rows have no columns `company`, .*which the workflow “ContactCheck” needs. Their columns are `name`, `mail`\.$/,
    );
  });

  test('refuses an unknown workflow, an empty table, and a column that first appears in a later row', async () => {
    await expect(fettle.clean('Nope', [{ x: 'a' }])).rejects.toThrow(NotFoundError);
    await expect(fettle.clean('Copy', [])).rejects.toThrow('There are no rows.');
    const late = [...Array.from({ length: 1000 }, () => ({ x: 'a' })), { x: 'a', y: 'b' }];
    await expect(fettle.clean('Copy', late)).rejects.toThrow('column `y`');
  });

  test('passes on the service’s message about a parameter', async () => {
    const error = await fettle
      .clean('Copy', [{ x: 'a' }], { parameters: { Nope: 1 } })
      .catch((error) => error);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(Object.keys(error.fields)).toEqual(['parameters.Nope']);
  });
});

/** The service's answer to a token that it does not accept. */
function refused(): Response {
  return Response.json({ type: 'urn:fettle:problem:unauthorized' }, { status: 401 });
}

/** The names of the client's datasets. */
async function datasets(): Promise<string[]> {
  const client = await TestClient.connect(options.url, options.clientId, options.clientSecret);
  const { body } = await client.get<{ name: string }[]>('/Dataset?output=false');
  return body.map(({ name }) => name);
}

describe('clean leaves nothing behind', () => {
  const rows = [{ x: 'a' }, { x: 'b' }];

  test.each([
    ['a block is refused', 'PATCH', /\/data$/],
    ['the completion is refused', 'PUT', /\/Dataset\//],
    ['the start is refused', 'POST', /\/Job$/],
    ['a poll is refused', 'GET', /\/Job\//],
  ] as const)('after %s', async (_, method, path) => {
    const before = await datasets();
    const refusal = Response.json({ type: 'urn:fettle:problem:forbidden' }, { status: 403 });
    const own = new Fettle({ ...options, fetch: failing(method, path, [refusal]) });
    await expect(own.clean('Copy', rows)).rejects.toMatchObject({ status: 403 });
    expect(await datasets()).toEqual(before);
  });

  test('after its rows end with an error', async () => {
    const before = await datasets();
    function* breaking() {
      for (let id = 0; id < 2500; id++) yield { x: `${id}` };
      throw new Error('The file ends here.');
    }
    await expect(fettle.clean('Copy', breaking())).rejects.toThrow('The file ends here.');
    expect(await datasets()).toEqual(before);
  });

  test('after it is stopped: its job is cancelled', async () => {
    const before = await datasets();
    const stop = new AbortController();
    let job = '';
    const own = new Fettle({
      ...options,
      fetch: (input, init) => {
        const polled = /\/Job\/(.+)$/.exec(String(input));
        if (polled !== null && init?.method === undefined) {
          job = polled[1]!;
          stop.abort();
        }
        return fetch(input, init);
      },
    });
    await expect(own.clean('Copy', rows, { signal: stop.signal })).rejects.toThrow('aborted');
    expect((await fettle.job(job).read()).status).toBeGreaterThan(1);
    expect(await datasets()).toEqual(before);
  });
});

test('waiting for a job survives an unreachable service', async () => {
  const failures: 'broken'[] = ['broken', 'broken', 'broken'];
  const own = new Fettle({ ...options, attempts: 1, fetch: failing('GET', /\/Job\//, failures) });
  expect((await all(await own.clean('Copy', [{ x: 'a' }]))).length).toBe(1);
  expect(failures).toEqual([]);
});

test('columns may be named like members that every object has', async () => {
  const rows: object[] = [
    { x: 'a', constructor: 'Ann', to_string: 1 },
    { x: 'b' },
    { x: 'c', constructor: null },
  ];
  const cleaned = await fettle.clean('Copy', rows as Row[]);
  expect((await all(cleaned)).map((row) => row['constructor'])).toEqual(['Ann', null, null]);
  expect(() => cleaned.output('constructor')).toThrow('has no output “constructor”');
});

describe('a request is repeated', () => {
  test.each([
    ['the answer to a new dataset is lost', 'POST', /\/Dataset$/],
    ['the answer to a block is lost', 'PATCH', /\/data$/],
    ['the answer to a completion is lost', 'PUT', /\/Dataset\/[^/]+$/],
    ['the answer to a start is lost', 'POST', /\/Job$/],
    ['the answer to a poll is lost', 'GET', /\/Job\//],
    ['the answer to a removal is lost', 'DELETE', /\/Dataset\/[^/]+$/],
    ['the answer to a page is lost', 'GET', /\/data\?/],
  ] as const)('when %s', async (_, method, path) => {
    const failures: 'broken'[] = ['broken'];
    const own = new Fettle({ ...options, fetch: failing(method, path, failures) });
    const cleaned = await own.clean('Copy', [{ x: 'a' }, { x: 'b' }]);
    expect((await all(cleaned)).map(({ x }) => x)).toEqual(['a', 'b']);
    expect(failures).toEqual([]);
  });

  test('when an answer breaks off in the middle', async () => {
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"name":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const own = new Fettle({ ...options, fetch: failing('GET', /\/Workflow$/, [new Response(half)]) });
    expect((await own.workflows()).length).toBe(2);
  });

  test('with the names that the caller chose', async () => {
    const lost = (method: string, path: RegExp) =>
      new Fettle({ ...options, fetch: failing(method, path, ['broken']) });
    const rows = [{ x: 'a' }];
    await lost('POST', /\/Dataset$/).upload(rows, { name: 'chosen' });
    const start = { name: 'Chosen', workflowName: 'Copy', inputDatasets: { Contacts: 'chosen' } };
    const job = await lost('POST', /\/Job$/).startJob(start);
    await job.completed();
    await fettle.upload(rows, { name: 'another' });
    const other = { ...start, inputDatasets: { Contacts: 'another' } };
    await expect(lost('POST', /\/Job$/).startJob(other)).rejects.toThrow(DuplicateNameError);
    await expect(lost('POST', /\/Dataset$/).upload(rows, { name: 'chosen' })).rejects.toThrow(
      DuplicateNameError,
    );
    await expect(fettle.startJob(start)).rejects.toThrow(DuplicateNameError);
    await lost('DELETE', /\/Dataset\//).removeDataset('another');
    await expect(fettle.removeDataset('another')).rejects.toThrow(NotFoundError);
    await fettle.files.upload('/in/once.csv', 'x\r\n1\r\n');
    await lost('DELETE', /\/File\//).files.remove('/in/once.csv');
    await expect(fettle.files.remove('/in/once.csv')).rejects.toThrow(NotFoundError);
  });

  test('with another token if the first is refused', async () => {
    const own = new Fettle({
      ...options,
      fetch: failing('GET', /\/Workflow$/, [new Response('{}', { status: 200 }), refused()]),
    });
    await own.workflows();
    expect((await own.workflows()).length).toBe(2);
  });

  test('after the time that the service asks for', async () => {
    const busy = new Response('{}', { status: 503, headers: { 'retry-after': '1' } });
    const own = new Fettle({ ...options, fetch: failing('GET', /\/Workflow$/, [busy]) });
    const began = performance.now();
    expect((await own.workflows()).map(({ name }) => name)).toEqual(['ContactCheck', 'Copy']);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  test('no more often than it is told to', async () => {
    const busy = () => new Response('{}', { status: 503 });
    const own = new Fettle({
      ...options,
      attempts: 2,
      fetch: failing('GET', /\/Workflow$/, [busy(), busy()]),
    });
    await expect(own.workflows()).rejects.toThrow(UnavailableError);
    const away = new Fettle({ ...options, attempts: 1, url: 'http://127.0.0.1:1' });
    await expect(away.workflows()).rejects.toThrow(ConnectionError);
  });
});

test.each([
  ['fettle.example', 'url must begin with http:// or https:// (got “fettle.example”).'],
  ['http://127.0.0.1:8080"}', 'url is not a valid address (got “http://127.0.0.1:8080"}”).'],
])('a malformed service address is refused before any request: %s', (url, message) => {
  expect(() => new Fettle({ ...options, url })).toThrow(message);
});

test('wrong credentials are not retried', async () => {
  let sent = 0;
  const counting: typeof fetch = (...request) => {
    sent++;
    return fetch(...request);
  };
  const wrong = new Fettle({ ...options, clientSecret: 'wrong', fetch: counting });
  await expect(wrong.workflows()).rejects.toThrow(UnauthorizedError);
  expect(sent).toBe(1);
});

test('requests that begin together share a single token', async () => {
  let tokens = 0;
  const own = new Fettle({
    ...options,
    fetch: (input, init) => {
      if (String(input).endsWith('/connect/token')) tokens++;
      return fetch(input, init);
    },
  });
  await Promise.all([own.workflows(), own.workflows(), own.workflow('Copy')]);
  expect(tokens).toBe(1);
});

test('the single steps work: upload, job, records, cancel', async () => {
  const dataset = await fettle.upload([{ x: 'a', number: '007' }], { name: 'single_steps' });
  expect(dataset).toMatchObject({ name: 'single_steps', columns: { x: 0, number: 0 }, completed: true });
  await expect(fettle.upload([{ x: 'a' }], { name: 'single_steps' })).rejects.toThrow(DuplicateNameError);
  const job = await fettle.startJob({
    name: 'Single',
    workflowName: 'Copy',
    inputDatasets: { Contacts: dataset.name },
  });
  const { outputDatasets } = await job.completed();
  expect(await all(fettle.records(outputDatasets['Clean']!))).toEqual([{ x: 'a', number: '007' }]);
  await expect(job.cancel()).rejects.toThrow(WrongStateError);
  await expect(job.completed({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

describe('a long job', () => {
  /** A job that no worker takes, because a sandbox holds it. */
  async function held(name: string, own: typeof fetch) {
    const credentials = await service.credentials(name, COPY);
    await service.database.pool.query('update client set sandbox = true where name = $1', [name]);
    const sandbox = new Fettle({ url: service.url, ...credentials, fetch: own });
    const { name: dataset } = await sandbox.upload([{ x: 'a' }], { name: 'held' });
    const job = { name: 'sandbox_takes_long', workflowName: 'Copy', inputDatasets: { Contacts: dataset } };
    return sandbox.startJob(job);
  }

  test('is followed by its events, not by polls', async () => {
    const asked: string[] = [];
    let isOpen = false;
    const job = await held('Followed', async (input, init) => {
      const { pathname } = new URL(String(input));
      if ((init?.method ?? 'GET') === 'GET') asked.push(pathname);
      const answer = await fetch(input, init);
      isOpen ||= pathname.endsWith('/events') && answer.ok;
      return answer;
    });
    const ended = job.completed().catch((error: unknown) => error);
    await expect.poll(() => isOpen).toBe(true);
    const before = asked.length;
    await job.cancel();
    expect(await ended).toMatchObject({ job: { status: 4 } });
    expect(asked.slice(before)).toEqual([]);
  });

  test('is polled if the service has no events', async () => {
    let refused = 0;
    const job = await held('Polled', async (input, init) => {
      if (!String(input).endsWith('/events')) return fetch(input, init);
      refused++;
      return new Response('{}', { status: 404 });
    });
    const ended = job.completed().catch((error: unknown) => error);
    await expect.poll(() => refused).toBe(1);
    await job.cancel();
    expect(await ended).toMatchObject({ job: { status: 4 } });
    expect(refused).toBe(1);
  });
});

test('a cancelled job is a JobError with the record', () => {
  const error = new JobError({ name: 'Check', status: 4, error: null } as Job);
  expect(error.message).toBe('The job “Check” was cancelled.');
});

test('files are uploaded, downloaded and removed', async () => {
  await fettle.files.upload('/in/täglich.csv', 'x\r\n1\r\n');
  const stream = await fettle.files.download('/in/täglich.csv');
  expect(await new Response(stream).text()).toBe('x\r\n1\r\n');
  await fettle.files.remove('/in/täglich.csv');
  await expect(fettle.files.download('/in/täglich.csv')).rejects.toThrow(NotFoundError);
});

test('addresses are looked up', async () => {
  const { kysely } = service.database;
  const { id } = await createAccount(kysely, {
    name: 'Shop',
    credits: 10,
    licences: ['WebClickFull'],
    client: null,
  });
  const { key } = await createKey(kysely, id, {});
  const lookup = new AddressLookup({ url: service.url, key });
  const addresses = await lookup.addresses('ch24ne', {
    licence: 'WebClickFull',
    options: { IncludeUDPRN: true },
  });
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses[0]!.RawAddress.UniqueReference).toMatch(/^\d+$/);
  const error = await lookup.addresses('ZZ9 9ZZ', { licence: 'WebClickFull' }).catch((error) => error);
  expect(error).toBeInstanceOf(LookupError);
  expect([error.message, error.creditsRemaining]).toEqual([expect.stringContaining('Invalid postcode'), 9]);
});

test('an address is suggested while it is typed, and charged when it is retrieved', async () => {
  const { kysely } = service.database;
  const terms = { name: 'Checkout', credits: 10, licences: ['WebClickFull'], client: null } as const;
  const { id } = await createAccount(kysely, terms);
  const { key } = await createKey(kysely, id, {});
  const lookup = new AddressLookup({ url: service.url, key });
  const [postcode] = await lookup.suggest('ch2 4n');
  expect(postcode).toMatchObject({ container: true });
  const inside = await lookup.suggest(postcode!);
  const house = inside.find(({ container }) => !container)!;
  const { RawAddress } = await lookup.retrieve(house, { options: { IncludeUDPRN: true } });
  expect(RawAddress.Postcode.replace(/ /g, '')).toBe('CH24NE');
  expect(RawAddress.UniqueReference).toMatch(/^\d+$/);
  const error = await lookup.retrieve('A'.repeat(22)).catch((error) => error);
  expect([error.message, error.creditsRemaining]).toEqual(['There is nothing with this id.', 9]);
  await expect(lookup.suggest('ch2', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('columns keep their types', () => {
  const rows = [
    { text: 'a', whole: 1, part: 1, yes: true, day: new Date(0), mixed: 1, empty: null },
    { text: 'b', whole: 2, part: 1.5, yes: false, day: null, mixed: 'x', late: 3 },
  ];
  expect(columnsOf(rows)).toEqual({
    text: 'text',
    whole: 'integer',
    part: 'decimal',
    yes: 'boolean',
    day: 'date',
    mixed: 'text',
    empty: 'text',
    late: 'integer',
  });
});

/** The example needs a package of Python that the project does not install. */
const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;

test.skipIf(!hasRequests)(
  'examples/python/clean_rows.py cleanses two rows (skipped without python3 or its package requests)',
  async () => {
    const { url, clientId, clientSecret } = options;
    const { stdout } = await promisify(execFile)('python3', ['examples/python/clean_rows.py'], {
      env: {
        ...process.env,
        FETTLE_URL: url,
        FETTLE_CLIENT_ID: clientId,
        FETTLE_CLIENT_SECRET: clientSecret,
        PYTHONIOENCODING: 'utf-8',
      },
    });
    const rows = stdout.trim().split('\n');
    expect(rows.map((row) => JSON.parse(row))).toMatchObject([
      { name: 'MRS ANN O’BRIEN', suggested_email_address: 'ann.obrien@example.com' },
      { name: 'van der berg, tobias' },
    ]);
  },
);
