import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../src/database/connection.ts';
import { Refusal } from '../../src/refusal.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { expectProblem } from './problem.ts';

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Storable', COPY);
});
afterAll(() => service.close());

test.each(['a\0b', 'a\ud800', '\udc00'])('%j is refused by the name of its field', async (text) => {
  const job = { name: 'j', workflowName: 'Copy', inputDatasets: { [text]: 'x' } };
  expectProblem(await client.send('POST', '/Job', { body: job }), 'invalid-request', [
    `inputDatasets.${text}`,
  ]);
  const named = { ...job, inputDatasets: {}, workflowName: text };
  expectProblem(await client.send('POST', '/Job', { body: named }), 'invalid-request', ['workflowName']);
});

test('such text in the query and in the path is refused, too', async () => {
  expectProblem(await client.get('/Job?workflow=a%00b'), 'invalid-request', ['workflow']);
  expectProblem(await client.get('/Job/a%00b'), 'invalid-request', ['name']);
  expectProblem(await client.get('/Dataset/a%00b'), 'invalid-request', ['name']);
});

test('such text in records is accepted, because they are data', async () => {
  await client.upload('odd', { x: 0 }, [['a\0b'], ['\ud800']]);
  expect((await client.get('/Dataset/odd')).body).toMatchObject({ recordCount: 2, completed: true });
});

test('such text never reaches the database, even if an interface forgot to check it', async () => {
  const { kysely, pool } = service.database;
  for (const text of ['\0', '\ud800']) {
    await expect(runSql(kysely, 'select $1::text', [text])).rejects.toThrow(Refusal);
    await expect(runSql(kysely, 'select $1::text[]', [['a', text]])).rejects.toThrow(Refusal);
    await expect(pool.query('select $1::text', [text])).rejects.toThrow(Refusal);
  }
  expect(await runSql(kysely, 'select $1::text as x', ['👍'])).toEqual([{ x: '👍' }]);
});
