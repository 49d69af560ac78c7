import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

interface Page {
  readonly start: number;
  readonly count: number;
  readonly recordCount: number;
  readonly records: { readonly id: number; readonly text: string | null }[];
}

/** Block number → records: full, small, empty and single blocks, with gaps. */
const BLOCKS = { 0: 1000, 1: 345, 2: 0, 7: 1, 8: 1000, 40: 154 };
const TOTAL = 2500;

const AWKWARD = [
  'plain',
  'a, b',
  'say "hi"',
  'line\nbreak',
  '=1+1',
  '+44 20 7946 0018',
  '',
  null,
  'Zoë 👩‍👩‍👧',
  '-cmd',
];

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Downloads', COPY);
  await client.send('POST', '/Dataset', { body: { name: 'sent', columns: { id: 1, text: 0 } } });
  let id = 0;
  for (const [number, count] of Object.entries(BLOCKS)) {
    const records = Array.from({ length: count }, () => [++id, AWKWARD[id % AWKWARD.length]]);
    await client.send('PATCH', '/Dataset/sent/data', { body: { blockNumber: Number(number), records } });
  }
  await client.send('PUT', '/Dataset/sent', { body: { recordCount: TOTAL, completed: true } });
  await client.run({ name: 'Out', workflowName: 'Copy', inputDatasets: { Contacts: 'sent' } });
});
afterAll(() => service.close());

const page = (query: string, accept?: string) =>
  client.get<Page>(`/Dataset/out_clean/data${query}`, accept === undefined ? {} : { accept });

const ids = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

describe('a page begins at start (from 1) and has count records', () => {
  test.each([
    [1, 1],
    [1, 1000],
    [1000, 1],
    [1000, 2],
    [1001, 345],
    [1345, 2],
    [1346, 1],
    [1346, 1000],
    [1347, 1000],
    [900, 1000],
    [2346, 155],
    [2500, 1],
    [2500, 1000],
    [2400, 1000],
    [2501, 1],
    [2501, 1000],
    [10_000_000, 10],
    [9_007_199_254_740_991, 1000],
  ])('start %i, count %i', async (start, count) => {
    const { status, body } = await page(`?start=${start}&count=${count}`);
    const expected = ids(start, Math.min(start + count - 1, TOTAL));
    expect(status).toBe(200);
    expect(body.records.map(({ id }) => id)).toEqual(expected);
    expect(body).toMatchObject({ start, count: expected.length, recordCount: TOTAL });
    expect(Object.keys(body)).toEqual(['start', 'count', 'recordCount', 'records']);
  });

  test('without start and count, a page has the first thousand records', async () => {
    expect((await page('')).body.records.map(({ id }) => id)).toEqual(ids(1, 1000));
    expect((await page('?start=1500')).body.records.map(({ id }) => id)).toEqual(ids(1500, 2499));
    expect((await page('?count=5')).body.records.map(({ id }) => id)).toEqual(ids(1, 5));
  });

  test('consecutive pages give every record once, each with its values', async () => {
    const records = await client.download('out_clean');
    expect(records).toEqual(ids(1, TOTAL).map((id) => ({ id, text: AWKWARD[id % AWKWARD.length] })));
  });
});

describe('an invalid query is refused by the name of the parameter', () => {
  test.each([
    ['?start=0', 'start'],
    ['?start=-1', 'start'],
    ['?start=1.5', 'start'],
    ['?start=1e999', 'start'],
    ['?start=9007199254740992', 'start'],
    ['?start=first', 'start'],
    ['?start=', 'start'],
    ['?start=1&start=2', 'start'],
    ['?count=0', 'count'],
    ['?count=-1', 'count'],
    ['?count=1001', 'count'],
    ['?count=all', 'count'],
    ['?offset=5', 'offset'],
  ])('%s', async (query, field) => {
    expectProblem(await page(query), 'invalid-request', [field]);
  });
});

describe('only a complete output dataset can be downloaded', () => {
  test('an input dataset → 400', async () => {
    expectProblem(await client.get('/Dataset/sent/data'), 'wrong-state');
  });

  test('an incomplete input dataset → 400', async () => {
    await client.send('POST', '/Dataset', { body: { name: 'open', columns: { x: 0 } } });
    expectProblem(await client.get('/Dataset/open/data'), 'wrong-state');
  });

  test('a dataset that is not there → 404', async () => {
    expectProblem(await client.get('/Dataset/nowhere/data'), 'not-found');
  });
});

describe('Accept chooses the form', () => {
  const textOf = (accept: string) => page('?start=1340&count=20', accept) as Promise<unknown>;

  test('text/csv: a header row, RFC 4180, formulas defused, empty for null', async () => {
    const { headers, body } = (await textOf('text/csv')) as { headers: Headers; body: string };
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(body.endsWith('\r\n')).toBe(true);
    const rows = parse(body) as string[][];
    const text = (id: number) => (AWKWARD[id % AWKWARD.length] ?? '').replace(/^[=-]/, "'$&");
    expect(rows).toEqual([['id', 'text'], ...ids(1340, 1359).map((id) => [String(id), text(id)])]);
  });

  test('application/x-ndjson: an object a line', async () => {
    const { headers, body } = (await textOf('application/x-ndjson')) as { headers: Headers; body: string };
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(body.endsWith('\n')).toBe(true);
    const records = body
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(records).toEqual(ids(1340, 1359).map((id) => ({ id, text: AWKWARD[id % AWKWARD.length] })));
  });

  test('past the end, CSV has only its header and NDJSON is empty', async () => {
    expect((await page('?start=9999', 'text/csv')).body).toBe('id,text\r\n');
    expect((await page('?start=9999', 'application/x-ndjson')).body).toBe('');
  });

  test.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/json, text/plain, */*', 'application/json'],
    ['text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'application/json'],
    ['application/json, text/csv', 'application/json'],
    ['text/csv, application/json', 'text/csv'],
    ['text/csv;q=0.5, application/json', 'application/json'],
    ['application/json;q=0.5, text/csv', 'text/csv'],
    ['application/json; q=0.2, application/x-ndjson; q=0.3', 'application/x-ndjson'],
    ['text/csv;q=0', 'application/json'],
    ['TEXT/CSV', 'text/csv'],
    ['text/csv; header=present', 'text/csv'],
    ['application/ndjson', 'application/x-ndjson'],
    ['application/pdf', 'application/json'],
    [';;;q=,,/', 'application/json'],
  ])('%s → %s', async (accept, type) => {
    const { status, headers } = await page('?count=1', accept);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(headers.get('vary')).toBe('accept');
  });

  test('a refusal is a problem document, whatever the format', async () => {
    expectProblem(await page('?count=0', 'text/csv'), 'invalid-request', ['count']);
  });
});

describe('a block that cannot be read', () => {
  const damage = async (name: string, length: number) => {
    const columns = { text: 0 };
    const records = Array.from({ length: 2000 }, () => ['x'.repeat(length)]);
    await client.upload(name, columns, records);
    await client.run({ name, workflowName: 'Copy', inputDatasets: { Contacts: name } });
    await service.database.pool.query(
      `update dataset_block set payload = '\\x00' where block_number = 1 and dataset_id =
        (select id from dataset where name = $1)`,
      [`${name}_clean`],
    );
    return fetch(`${service.url}/Dataset/${name}_clean/data?start=501`, {
      headers: { authorization: `Bearer ${client.token}`, accept: 'application/x-ndjson' },
    });
  };

  test('before anything was sent → 500', async () => {
    expect((await damage('small', 1)).status).toBe(500);
  });

  test('after the answer has begun breaks the connection, so a partial answer is not taken for the whole', async () => {
    const answer = await damage('wide', 1000);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
});
