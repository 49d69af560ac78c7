import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

/** Without a worker: every job stays queued. */
let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Removes', COPY);
});
afterAll(() => service.close());

const remove = (name: string) => client.send('DELETE', `/Dataset/${name}`);
const columns = { x: 0 };

test('DELETE answers 204 without a body; the dataset is gone and its name is free', async () => {
  await client.upload('first', columns, [['a']]);
  const { status, body } = await remove('first');
  expect({ status, body }).toEqual({ status: 204, body: '' });
  expectProblem(await client.get('/Dataset/first'), 'not-found');
  expectProblem(await remove('first'), 'not-found');
  expect((await client.send('POST', '/Dataset', { body: { name: 'first', columns } })).body).toMatchObject({
    recordCount: 0,
    completed: false,
  });
});

test('an incomplete dataset can be removed', async () => {
  await client.send('POST', '/Dataset', { body: { name: 'half', columns } });
  expect((await remove('half')).status).toBe(204);
});

test('a dataset that a job uses gets 400 naming the job, for its input and its outputs', async () => {
  await client.upload('used', columns, [['a']]);
  await client.send('POST', '/Job', {
    body: { name: 'User', workflowName: 'Copy', inputDatasets: { Contacts: 'used' } },
  });
  for (const name of ['used', 'user_clean', 'user_rejects']) {
    expect(expectProblem(await remove(name), 'wrong-state').detail).toContain('User');
    expect((await client.get(`/Dataset/${name}`)).status).toBe(200);
  }
  await client.send('DELETE', '/Job/User');
  expect((await remove('used')).status).toBe(204);
});

test('if a job is submitted during the removal of its input, only one of the two succeeds', async () => {
  for (let round = 0; round < 10; round++) {
    const name = `race_${round}`;
    await client.upload(name, columns, [['a']]);
    const body = { name, workflowName: 'Copy', inputDatasets: { Contacts: name } };
    const [job, removal] = await Promise.all([client.send('POST', '/Job', { body }), remove(name)]);
    expect([job.status, removal.status]).toSatisfy(
      ([posted, removed]) => (posted === 201 && removed === 400) || (posted === 400 && removed === 204),
    );
  }
});
