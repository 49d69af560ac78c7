import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

interface Item {
  readonly name: string;
  readonly location: string;
}

let service: TestService;
let client: TestClient;
let names: string[];

beforeAll(async () => {
  service = await startService();
  client = await service.client('Lists', COPY);
  await client.upload('source', { x: 0 }, [['a'], ['b'], ['c']]);
  await client.run({ name: 'Made', workflowName: 'Copy', inputDatasets: { Contacts: 'source' } });
  const more = Array.from({ length: 202 }, (_, at) => `d${(at * 37) % 202}`);
  for (let at = 0; at < more.length; at += 20) {
    const some = more.slice(at, at + 20);
    await Promise.all(
      some.map((name) => client.send('POST', '/Dataset', { body: { name, columns: { x: 0 } } })),
    );
  }
  names = ['made_clean', 'made_rejects', 'source', ...more].sort();
});
afterAll(() => service.close());

const list = (query = '') => client.get<Item[]>(`/Dataset${query}`);

test('a page has 100 datasets in alphabetical order; X-Total-Count says how many there are', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}`)));
  expect(pages.map(({ body }) => body.length)).toEqual([100, 100, 5, 0]);
  expect(pages.flatMap(({ body }) => body.map(({ name }) => name))).toEqual(names);
  for (const { headers } of pages) expect(headers.get('x-total-count')).toBe('205');
});

test('without a page number it is the first page', async () => {
  expect((await list()).body.map(({ name }) => name)).toEqual(names.slice(0, 100));
});

test('an item has the properties and the location of the dataset', async () => {
  const { body } = await list('?page=3');
  expect(body.find(({ name }) => name === 'source')).toEqual({
    name: 'source',
    input: true,
    completed: true,
    recordCount: 3,
    location: `${service.url}/Dataset/source`,
  });
  const made = (await list('?input=false')).body[0]!;
  expect(made).toMatchObject({ name: 'made_clean', input: false, completed: true, recordCount: 3 });
  const { status } = await fetch(made.location, { headers: { authorization: `Bearer ${client.token}` } });
  expect(status).toBe(200);
});

describe('input and output choose the kinds', () => {
  test.each([
    ['?input=true&output=true', 205],
    ['?input=true', 205],
    ['?output=false', 203],
    ['?input=false', 2],
    ['?input=false&output=true', 2],
    ['?input=false&output=false', 0],
  ])('%s', async (query, count) => {
    expect((await list(query)).headers.get('x-total-count')).toBe(String(count));
  });
});

describe('an invalid query is refused by the name of the parameter', () => {
  test.each([
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1.5', 'page'],
    ['?page=one', 'page'],
    ['?page=', 'page'],
    ['?page=1&page=2', 'page'],
    ['?page=99999999999999999999', 'page'],
    ['?input=yes', 'input'],
    ['?output=', 'output'],
    ['?sort=name', 'sort'],
    ['?__proto__=1', '__proto__'],
    ['?constructor=1', 'constructor'],
  ])('%s', async (query, field) => {
    expectProblem(await list(query), 'invalid-request', [field]);
  });
});
