import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

/** Without a worker: every job stays queued. */
let service: TestService;
let client: TestClient;

/**
 * The names of 120 jobs, submitted one an hour from midnight on 1 March 2025. Every fourth is of the workflow
 * Other.
 */
const NAMES = Array.from({ length: 120 }, (_, at) => `Job ${at}`);

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Lists', COPY, COPY.replace('Copy', 'Other'));
  await client.upload('source', { x: 0 }, [['a']]);
  for (const [at, name] of NAMES.entries()) await submit(client, name, at % 4 === 0 ? 'Other' : 'Copy');
  // As if they had been submitted then: a clock that is years behind would make every token invalid.
  await service.database.pool.query(
    `update job set submitted_at = timestamptz '2025-03-01T00:00Z' + substring(name from 5)::integer * interval '1 hour'`,
  );
});
afterAll(() => service.close());

async function submit(by: TestClient, name: string, workflowName: string): Promise<void> {
  const body = { name, workflowName, inputDatasets: { Contacts: 'source' } };
  expect((await by.send('POST', '/Job', { body })).status).toBe(201);
}

const list = (query: string) => client.get<Job[]>(`/Job${query}`);
const numbers = async (query: string) => (await list(query)).body.map(({ name }) => Number(name.slice(4)));
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('a page has 100 jobs, newest first; X-Total-Count says how many there are', async () => {
  expect(await numbers('')).toEqual(range(119, 20));
  expect(await numbers('?page=1')).toEqual(range(119, 20));
  expect(await numbers('?page=2')).toEqual(range(19, 0));
  expect(await numbers('?page=3')).toEqual([]);
  expect((await list('?page=3')).headers.get('x-total-count')).toBe('120');
});

test('an item is the whole job record', async () => {
  const { body } = await client.get<Job>('/Job/Job%2017');
  expect((await list('?page=2')).body).toContainEqual(body);
});

test('jobs submitted at the same moment are ordered by submission, the last first', async () => {
  const other = await service.client('Ties', COPY);
  await other.upload('source', { x: 0 }, []);
  for (const name of ['b', 'c', 'a']) await submit(other, name, 'Copy');
  await service.database.pool.query(
    `update job set submitted_at = '2025-06-01' where client_id = (select id from client where name = 'Ties')`,
  );
  expect((await other.get<Job[]>('/Job')).body.map(({ name }) => name)).toEqual(['a', 'c', 'b']);
});

describe('filters', () => {
  test.each([
    ['?workflow=Other', range(119, 0).filter((at) => at % 4 === 0)],
    ['?workflow=Nothing', []],
    ['?workflow=other', []],
    ['?startDate=2025-03-05', range(119, 96)],
    ['?endDate=2025-03-01', range(23, 0)],
    ['?startDate=2025-03-02&endDate=2025-03-02', range(47, 24)],
    ['?startDate=2025-03-02T03:00:00Z&endDate=2025-03-02T05:00:00Z', [29, 28, 27]],
    ['?startDate=2025-03-02T03:00:00.001Z&endDate=2025-03-02T04:59:59.999Z', [28]],
    ['?startDate=2025-03-02T03:00&endDate=2025-03-02T05:00', [29, 28, 27]],
    ['?startDate=2025-03-02T04:00:00%2B01:00&endDate=2025-03-02T00:00:00-05:00', [29, 28, 27]],
    ['?workflow=Other&startDate=2025-03-02&endDate=2025-03-02', [44, 40, 36, 32, 28, 24]],
    ['?startDate=2025-03-03&endDate=2025-03-01', []],
    ['?startDate=0001-01-01&endDate=9999-12-31&page=2', range(19, 0)],
    ['?page=1&workflow=&startDate=&endDate=', range(119, 20)],
  ])('%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });
});

describe('an invalid query is refused by the name of the parameter', () => {
  test.each([
    ['?workflow=%00', 'workflow'],
    ['?page=0', 'page'],
    ['?page=x', 'page'],
    ['?startDate=yesterday', 'startDate'],
    ['?startDate=2025-02-30', 'startDate'],
    ['?endDate=31/03/2025', 'endDate'],
    ['?endDate=2025-03-02T25:00', 'endDate'],
    ['?startDate=2025-03-01&startDate=2025-03-02', 'startDate'],
    ['?status=1', 'status'],
  ])('%s', async (query, field) => {
    expectProblem(await list(query), 'invalid-request', [field]);
  });
});
