import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Concurrent', COPY);
});
afterAll(() => service.close());

const create = (name: string) => client.send('POST', '/Dataset', { body: { name, columns: { x: 0 } } });
const patch = (name: string, blockNumber: number, value: string, count: number) =>
  client.send<{ recordCount: number; dataset: { recordCount: number } }>('PATCH', `/Dataset/${name}/data`, {
    body: { blockNumber, records: Array(count).fill([value]) },
  });
const complete = (name: string) =>
  client.send<{ recordCount: number }>('PUT', `/Dataset/${name}`, { body: { completed: true } });

/** What a job reads from a complete dataset: value → count. */
async function contents(name: string): Promise<Record<string, number>> {
  const job = await client.run({ name, workflowName: 'Copy', inputDatasets: { Contacts: name } });
  const counts: Record<string, number> = {};
  for (const { x } of await client.download(job.outputDatasets['Clean']!)) {
    counts[x as string] = (counts[x as string] ?? 0) + 1;
  }
  return counts;
}

test('simultaneous blocks are all counted', async () => {
  await create('different');
  const sizes = Array.from({ length: 40 }, (_, at) => 1 + ((at * 13) % 50));
  const answers = await Promise.all(sizes.map((size, at) => patch('different', at, `block ${at}`, size)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(Math.max(...answers.map(({ body }) => body.dataset.recordCount))).toBe(total);
  expect((await complete('different')).body.recordCount).toBe(total);
  expect(await contents('different')).toEqual(
    Object.fromEntries(sizes.map((size, at) => [`block ${at}`, size])),
  );
});

test('the same block sent many times at once is stored and counted once', async () => {
  await create('same');
  await patch('same', 1, 'other', 7);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => patch('same', 0, `try ${at}`, 1 + at)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { recordCount } = (await complete('same')).body;
  const { other, ...counts } = await contents('same');
  expect(other).toBe(7);
  expect(Object.keys(counts)).toHaveLength(1);
  const [[value, count]] = Object.entries(counts) as [[string, number]];
  expect(value).toBe(`try ${count - 1}`);
  expect(recordCount).toBe(7 + count);
});

test('a block sent during the completion is either stored or refused', async () => {
  for (let round = 0; round < 8; round++) {
    const name = `race_${round}`;
    await create(name);
    const sent = Array.from({ length: 10 }, (_, at) => patch(name, at, `block ${at}`, 1 + at));
    const completion = complete(name);
    const answers = await Promise.all(sent);
    const { status, body } = await completion;
    expect(status).toBe(200);
    for (const answer of answers) expect([200, 400]).toContain(answer.status);
    const stored = answers.flatMap((answer, at) => (answer.status === 200 ? [[`block ${at}`, 1 + at]] : []));
    expect(await contents(name)).toEqual(Object.fromEntries(stored));
    expect(body.recordCount).toBe(stored.reduce((sum, [, count]) => sum + (count as number), 0));
  }
});

test('a block sent during the removal leaves nothing behind', async () => {
  for (let round = 0; round < 8; round++) {
    await create('brief');
    const sent = [0, 1, 2].map((at) => patch('brief', at, 'x', 5));
    const removal = client.send('DELETE', '/Dataset/brief');
    for (const { status } of await Promise.all(sent)) expect([200, 400, 404]).toContain(status);
    expect((await removal).status).toBe(204);
    expect((await client.get('/Dataset/brief')).status).toBe(404);
  }
});
