import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { installFor } from './install.ts';

/*
 * Jobs that are submitted to a service without a worker wait. A second service on the same database, with a
 * worker, runs them later. Decisions made at submission must still hold.
 */
let waiting: TestService;
let running: TestService;
let client: TestClient;

const workflow = (letters: string) => `
name: Case
description: Sets the case of names.
inputs:
  People: { columns: { name: text } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: ${letters} } }
outputs:
  People: {}
`;

const submit = (name: string) =>
  client.send<Job>('POST', '/Job', {
    body: { name, workflowName: 'Case', inputDatasets: { People: 'people' } },
  });
const read = async (name: string) => (await client.get<Job>(`/Job/${name}`)).body;
const names = async (job: Job) =>
  (await client.download(job.outputDatasets['People']!)).map(({ name }) => name);

beforeAll(async () => {
  waiting = await startService({}, { worker: false });
  client = await waiting.client('Waits', workflow('upper'));
  await client.upload('people', { name: 0 }, [['Ann'], ['Bob']]);
});
afterAll(async () => {
  await running?.close();
  await waiting.close();
});

test('a cancelled queued job never starts, and its outputs are gone', async () => {
  await submit('Cancelled');
  expect(await read('Cancelled')).toMatchObject({ status: 0, percentComplete: 0, startedAt: null });
  expect((await client.get('/Dataset/cancelled_people')).body).toMatchObject({ completed: false });
  const { status, body } = await client.send<Job>('DELETE', '/Job/cancelled');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Cancelled',
    status: 4,
    percentComplete: 0,
    startedAt: null,
    error: null,
  });
  expect(body.completedAt).not.toBeNull();
  expectProblem(await client.get('/Dataset/cancelled_people'), 'not-found');
  expectProblem(await client.get('/Dataset/cancelled_rejects'), 'not-found');
  expectProblem(await client.send('DELETE', '/Job/Cancelled'), 'wrong-state');
});

test('the name of a cancelled job stays taken', async () => {
  expectProblem(await submit('Cancelled'), 'duplicate-name', ['name']);
});

test('an unknown job cannot be cancelled', async () => {
  for (const name of ['Nothing', 'a%2Fb']) {
    expectProblem(await client.send('DELETE', `/Job/${name}`), 'not-found');
  }
  expectProblem(await client.send('DELETE', '/Job/%00'), 'invalid-request', ['name']);
});

test('a job keeps its version of the workflow, and the next job gets the newest version', async () => {
  await submit('Old');
  await installFor(waiting, 'Waits', workflow('lower'));
  expect((await submit('New')).body.workflowVersion).toBe(2);
  expect((await read('Old')).workflowVersion).toBe(1);

  running = await startService({ DATABASE_URL: waiting.settings.databaseUrl! });
  const [old, recent] = await Promise.all([client.finished('Old'), client.finished('New')]);
  expect(old).toMatchObject({ status: 2, workflowVersion: 1 });
  expect(recent).toMatchObject({ status: 2, workflowVersion: 2 });
  expect(await names(old)).toEqual(['ANN', 'BOB']);
  expect(await names(recent)).toEqual(['ann', 'bob']);
});

test('a job that was cancelled while queued stays cancelled when a worker starts', async () => {
  expect(await read('Cancelled')).toMatchObject({ status: 4, startedAt: null, percentComplete: 0 });
});

test('a job that has ended cannot be cancelled, and keeps its outputs', async () => {
  expectProblem(await client.send('DELETE', '/Job/Old'), 'wrong-state');
  expect(await names(await read('Old'))).toEqual(['ANN', 'BOB']);
});
