import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({ FETTLE_MAX_COLUMNS: '50' }, { worker: false });
  client = await service.client('Creates');
});
afterAll(() => service.close());

const create = (body: unknown) => client.send<Record<string, unknown>>('POST', '/Dataset', { body });

test('POST /Dataset answers 201 with the record and its address', async () => {
  const columns = { firstname: 0, priority: 1, rate: 2, since: 3, active: 4 };
  const record = { name: 'contacts_1', columns, input: true, recordCount: 0, completed: false };
  const answer = await create({ name: 'contacts_1', columns });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual(record);
  expect(answer.headers.get('location')).toBe(`${service.url}/Dataset/contacts_1`);
  const read = await client.get('/Dataset/contacts_1');
  expect(read.status).toBe(200);
  expect(read.body).toEqual(record);
});

test('columns stay in the order in which they were given', async () => {
  const names = ['zebra', 'a', 'm9', 'b', 'constructor', 'a1', 'a0', 'yes'];
  await create({ name: 'ordered', columns: Object.fromEntries(names.map((name) => [name, 0])) });
  const { body } = await client.get<{ columns: object }>('/Dataset/ordered');
  expect(Object.keys(body.columns)).toEqual(names);
});

const goodNames = ['a', 'z9', 'contacts_1', 'a__', `n${'0'.repeat(99)}`];
const badNames = [
  '',
  'A',
  'Contacts',
  '1a',
  '_a',
  'a-b',
  'a b',
  'a.b',
  'á',
  'naïve',
  'a\n',
  '\na',
  'a\0',
  'ａ',
];
const longName = `n${'0'.repeat(100)}`;

describe('the name rule: a-z first, then a-z, 0-9 or _, at most 100 characters', () => {
  test.each(goodNames)('a dataset may be called %j', async (name) => {
    await client.send('DELETE', `/Dataset/${name}`);
    expect((await create({ name, columns: { x: 0 } })).status).toBe(201);
  });

  test.each([...badNames, longName])('no dataset may be called %j', async (name) => {
    expectProblem(await create({ name, columns: { x: 0 } }), 'invalid-request', ['name']);
  });

  test('applies to columns, too', async () => {
    const columns = Object.fromEntries(goodNames.map((name) => [name, 0]));
    expect((await create({ name: 'column_names', columns })).status).toBe(201);
    for (const name of [...badNames.filter(Boolean), longName, '__proto__', 'toString']) {
      const body = `{"name":"bad_column","columns":{"fine":0,${JSON.stringify(name)}:0}}`;
      expectProblem(await create(body), 'invalid-request', [`columns.${name}`]);
    }
  });
});

test('a name is unique regardless of letter case', async () => {
  await create({ name: 'taken', columns: { x: 0 } });
  expectProblem(await create({ name: 'taken', columns: { y: 1 } }), 'duplicate-name', ['name']);
  expectProblem(await create({ name: 'Taken', columns: { y: 1 } }), 'invalid-request', ['name']);
  expect((await client.get('/Dataset/taken')).body).toMatchObject({ columns: { x: 0 } });
});

test('if several requests create the same name at once, only one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => create({ name: 'race', columns: { x: 0 } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
});

describe('bodies that are not a dataset', () => {
  const columns = { x: 0 };
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 0]));
  test.each([
    ['no name', { columns }, 'name'],
    ['no columns', { name: 'bad' }, 'columns'],
    ['an empty mapping of columns', { name: 'bad', columns: {} }, 'columns'],
    ['a list of columns', { name: 'bad', columns: ['x'] }, 'columns'],
    ['more columns than FETTLE_MAX_COLUMNS', { name: 'bad', columns: many(51) }, 'columns'],
    ['an unknown type', { name: 'bad', columns: { x: 5 } }, 'columns.x'],
    ['a negative type', { name: 'bad', columns: { x: -1 } }, 'columns.x'],
    ['half a type', { name: 'bad', columns: { x: 0.5 } }, 'columns.x'],
    ['the name of a type', { name: 'bad', columns: { x: 'text' } }, 'columns.x'],
    ['no type', { name: 'bad', columns: { x: null } }, 'columns.x'],
    ['an output dataset: only jobs make those', { name: 'bad', columns, input: false }, 'input'],
    ['an unknown member', { name: 'bad', columns, description: 'x' }, 'description'],
  ])('%s → 400 that names the field', async (_what, body, field) => {
    expectProblem(await create(body), 'invalid-request', [field]);
    expectProblem(await client.get('/Dataset/bad'), 'not-found');
  });

  test('FETTLE_MAX_COLUMNS columns are accepted', async () => {
    expect((await create({ name: 'wide', columns: many(50) })).status).toBe(201);
  });
});
