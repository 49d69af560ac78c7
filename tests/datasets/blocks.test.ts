import { gzipSync } from 'node:zlib';
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
  client = await service.client('Blocks', COPY);
});
afterAll(() => service.close());
beforeEach(async () => {
  name = `blocks_${++made}`;
  const columns = { firstname: 0, priority: 1, active: 4 };
  await client.send('POST', '/Dataset', { body: { name, columns } });
});

interface Stored {
  readonly blockNumber: number;
  readonly recordCount: number;
  readonly dataset: { readonly name: string; readonly recordCount: number };
}

const patch = (blockNumber: unknown, records: unknown, headers?: Record<string, string>) =>
  client.send<Stored>('PATCH', `/Dataset/${name}/data`, {
    body: { blockNumber, records },
    ...(headers && { headers }),
  });

const recordCount = async () =>
  (await client.get<{ recordCount: number }>(`/Dataset/${name}`)).body.recordCount;

/** Completes the dataset and returns what a job reads from it. */
async function contents(): Promise<Record<string, unknown>[]> {
  await client.send('PUT', `/Dataset/${name}`, { body: { completed: true } });
  const job = await client.run({ name, workflowName: 'Copy', inputDatasets: { Contacts: name } });
  return client.download(job.outputDatasets['Clean']!);
}

const firstnames = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => [`${prefix}${at}`]);

test('the answer counts the block and the dataset', async () => {
  await patch(0, [['Ann', 1, true]]);
  const { status, body } = await patch(3, [{ firstname: 'Bob' }, { firstname: 'Cy' }]);
  expect(status).toBe(200);
  expect(body).toEqual({ blockNumber: 3, recordCount: 2, dataset: { name, recordCount: 3 } });
  expect((await client.get(`/Dataset/${name}`)).body).toMatchObject({ recordCount: 3, completed: false });
});

test('records are objects keyed by column or arrays in column order; null, missing and short are empty', async () => {
  await patch(0, [
    { firstname: 'Ann', priority: 1, active: true },
    ['Bob', 2, false],
    { active: false, priority: 3, firstname: 'Cy' },
    { firstname: 'Di', priority: null },
    ['Ed'],
    [null, 6],
    [],
    {},
    [null, null, null],
  ]);
  const empty = { firstname: null, priority: null, active: null };
  expect(await contents()).toEqual([
    { firstname: 'Ann', priority: 1, active: true },
    { firstname: 'Bob', priority: 2, active: false },
    { firstname: 'Cy', priority: 3, active: false },
    { ...empty, firstname: 'Di' },
    { ...empty, firstname: 'Ed' },
    { ...empty, priority: 6 },
    empty,
    empty,
    empty,
  ]);
});

test('blocks may come in any order, with gaps; records are ordered by block number, then by position', async () => {
  await patch(700, firstnames(2, 'late'));
  await patch(2, firstnames(3, 'second'));
  await patch(50_000_000, firstnames(1, 'last'));
  await patch(0, firstnames(2, 'first'));
  expect((await contents()).map(({ firstname }) => firstname)).toEqual([
    'first0',
    'first1',
    'second0',
    'second1',
    'second2',
    'late0',
    'late1',
    'last0',
  ]);
});

test('sending the same block number again replaces the block, so a retry is safe', async () => {
  await patch(0, firstnames(5, 'a'));
  await patch(1, firstnames(5, 'b'));
  expect((await patch(1, firstnames(5, 'b'))).body.dataset.recordCount).toBe(10);
  expect((await patch(0, firstnames(2, 'c'))).body.dataset.recordCount).toBe(7);
  expect((await patch(1, [])).body).toEqual({
    blockNumber: 1,
    recordCount: 0,
    dataset: { name, recordCount: 2 },
  });
  expect((await contents()).map(({ firstname }) => firstname)).toEqual(['c0', 'c1']);
});

test('a block holds at most 1,000 records', async () => {
  expect((await patch(0, firstnames(1000, 'n'))).body.recordCount).toBe(1000);
  expectProblem(await patch(1, firstnames(1001, 'n')), 'invalid-request', ['records']);
  expect(await recordCount()).toBe(1000);
});

test('a gzipped body is the same as the plain one', async () => {
  for (const encoding of ['gzip', 'GZIP', 'x-gzip']) {
    const body = gzipSync(JSON.stringify({ blockNumber: 0, records: firstnames(900, encoding) }));
    const headers = { 'content-encoding': encoding };
    const { status } = await client.send('PATCH', `/Dataset/${name}/data`, { body, headers });
    expect(status).toBe(200);
  }
  expect((await contents()).map(({ firstname }) => firstname)).toEqual(firstnames(900, 'x-gzip').flat());
});

describe('a block that does not fit is refused as a whole, with every mistake named', () => {
  test.each([
    ['an unknown column', { surname: 'Lee' }, 'surname'],
    ['a column in capitals', { Firstname: 'Ann' }, 'Firstname'],
    ['__proto__', JSON.parse('{"__proto__": "x"}'), '__proto__'],
    ['constructor', { constructor: 'x' }, 'constructor'],
    ['a number for text', { firstname: 5 }, 'firstname'],
    ['a list for text', { firstname: ['Ann'] }, 'firstname'],
    ['an object for text', { firstname: { first: 'Ann' } }, 'firstname'],
    ['text for an integer', { priority: '5' }, 'priority'],
    ['a fraction for an integer', { priority: 1.5 }, 'priority'],
    ['2^53 for an integer', { priority: 2 ** 53 }, 'priority'],
    ['text for a boolean', { active: 'true' }, 'active'],
    ['a number for a boolean', { active: 1 }, 'active'],
    ['a wrong value in an array', ['Ann', 'high'], 'priority'],
    ['one value too many in an array', ['Ann', 1, true, 'x'], ''],
    ['text in place of a record', 'Ann', ''],
    ['null in place of a record', null, ''],
  ])('%s', async (_what, record, column) => {
    await patch(7, firstnames(2, 'kept'));
    const records: unknown[] = firstnames(30, 'new');
    records[17] = record;
    const answer = await patch(7, records);
    expectProblem(answer, 'invalid-request', [`records[17]${column && `.${column}`}`]);
    expect(await recordCount()).toBe(2);
  });

  test('none of its records is stored, and the earlier block with that number stays', async () => {
    await patch(7, firstnames(2, 'kept'));
    await patch(7, [...firstnames(30, 'new'), { priority: 'high' }]);
    await patch(8, [...firstnames(30, 'new'), { surname: 'Lee' }]);
    expect((await contents()).map(({ firstname }) => firstname)).toEqual(['kept0', 'kept1']);
  });

  test('the first twenty of many mistakes are named, and the rest are counted', async () => {
    const { detail, errors } = expectProblem(
      await patch(0, Array(50).fill({ priority: 'x' })),
      'invalid-request',
    );
    expect(Object.keys(errors!)).toEqual(Array.from({ length: 20 }, (_, at) => `records[${at}].priority`));
    expect(detail).toBe('records[0].priority must be an integer (and 49 more)');
  });

  test('text over the limit is named', async () => {
    expect((await patch(0, [['x'.repeat(100_000)]])).status).toBe(200);
    const answer = await patch(0, [['x'.repeat(100_000)], ['x'.repeat(100_001)]]);
    expectProblem(answer, 'invalid-request', ['records[1].firstname']);
  });
});

describe('bodies that are not a block', () => {
  test.each([
    ['a negative number', { blockNumber: -1, records: [] }, 'blockNumber'],
    ['half a number', { blockNumber: 0.5, records: [] }, 'blockNumber'],
    ['a number as text', { blockNumber: '0', records: [] }, 'blockNumber'],
    ['a number over 50,000,000', { blockNumber: 50_000_001, records: [] }, 'blockNumber'],
    ['no number', { records: [] }, 'blockNumber'],
    ['no records', { blockNumber: 0 }, 'records'],
    ['one record without a list', { blockNumber: 0, records: { firstname: 'Ann' } }, 'records'],
    ['an unknown member', { blockNumber: 0, records: [], last: true }, 'last'],
  ])('%s → 400 that names the field', async (_what, body, field) => {
    expectProblem(await client.send('PATCH', `/Dataset/${name}/data`, { body }), 'invalid-request', [field]);
  });
});

describe('a block is refused for', () => {
  test('a complete dataset', async () => {
    await client.send('PUT', `/Dataset/${name}`, { body: { completed: true } });
    expectProblem(await patch(0, []), 'wrong-state');
  });

  test('an output dataset', async () => {
    await patch(0, [['Ann']]);
    await contents();
    const body = { blockNumber: 0, records: [] };
    expectProblem(await client.send('PATCH', `/Dataset/${name}_clean/data`, { body }), 'wrong-state');
  });

  test('an unknown dataset', async () => {
    const body = { blockNumber: 0, records: [] };
    expectProblem(await client.send('PATCH', '/Dataset/nowhere/data', { body }), 'not-found');
  });
});
