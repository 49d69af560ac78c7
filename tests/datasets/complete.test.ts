import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let client: TestClient;
let name: string;
let made = 0;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Completes', COPY);
});
afterAll(() => service.close());
beforeEach(async () => {
  name = `complete_${++made}`;
  await client.send('POST', '/Dataset', { body: { name, columns: { x: 0 } } });
});

const put = (body: unknown, dataset = name) => client.send('PUT', `/Dataset/${dataset}`, { body });
const patch = (blockNumber: number, count: number) =>
  client.send('PATCH', `/Dataset/${name}/data`, { body: { blockNumber, records: Array(count).fill(['x']) } });
const read = async () =>
  (await client.get<{ completed: boolean; recordCount: number }>(`/Dataset/${name}`)).body;

test('PUT with the right count completes the dataset and answers with its record', async () => {
  await patch(0, 1000);
  await patch(9, 500);
  const { status, body } = await put({ recordCount: 1500, completed: true });
  expect(status).toBe(200);
  expect(body).toEqual({ name, columns: { x: 0 }, input: true, recordCount: 1500, completed: true });
  expect(await read()).toEqual(body);
});

test('the count may be left out', async () => {
  await patch(0, 3);
  expect((await put({ completed: true })).body).toMatchObject({ recordCount: 3, completed: true });
});

test('a dataset without records can be completed, too', async () => {
  expect((await put({ recordCount: 0, completed: true })).body).toMatchObject({
    recordCount: 0,
    completed: true,
  });
});

test('a wrong count reveals a lost block: 400, and the upload can continue', async () => {
  await patch(0, 10);
  const { detail } = expectProblem(await put({ recordCount: 20, completed: true }), 'invalid-request', [
    'recordCount',
  ]);
  expect(detail).toContain('10 records are stored');
  expect(await read()).toMatchObject({ completed: false, recordCount: 10 });
  await patch(1, 10);
  expect((await put({ recordCount: 20, completed: true })).status).toBe(200);
});

describe('only an incomplete input dataset can be completed', () => {
  test('a complete dataset → 400', async () => {
    await put({ completed: true });
    expectProblem(await put({ completed: true }), 'wrong-state');
  });

  test('an output dataset → 400', async () => {
    await put({ completed: true });
    await client.run({ name, workflowName: 'Copy', inputDatasets: { Contacts: name } });
    expectProblem(await put({ completed: true }, `${name}_clean`), 'wrong-state');
  });

  test('an unknown dataset → 404', async () => {
    expectProblem(await put({ completed: true }, 'nowhere'), 'not-found');
  });
});

describe('bodies that PUT refuses', () => {
  test.each([
    ['completed: false', { completed: false }, 'completed'],
    ['completed as text', { completed: 'true' }, 'completed'],
    ['no completed', { recordCount: 0 }, 'completed'],
    ['a count as text', { recordCount: '0', completed: true }, 'recordCount'],
    ['a negative count', { recordCount: -1, completed: true }, 'recordCount'],
    ['null for a count', { recordCount: null, completed: true }, 'recordCount'],
    ['another name: datasets are not renamed', { name: 'other', completed: true }, 'name'],
    ['a list', [], 'body'],
    ['nothing', undefined, 'body'],
  ])('%s → 400 that names the field', async (_what, body, field) => {
    expectProblem(await put(body), 'invalid-request', [field]);
    expect((await read()).completed).toBe(false);
  });
});
