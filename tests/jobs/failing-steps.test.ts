import { afterEach, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { startService, type TestService } from '../support/service.ts';

/** Faults are read when a worker's thread starts, so each test starts a service of its own. */
let service: TestService;

const TIDY = `
name: Tidy
description: Tidies names.
inputs:
  People: { columns: { name: text, age: integer } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: upper } }
outputs:
  Clean: {}
`;

async function startWith(faults: string) {
  process.env['FETTLE_FAULTS'] = faults;
  service = await startService({ FETTLE_THREADS: '1' });
  return service.client('Fails', TIDY);
}
afterEach(() => service.close());

test('a step that fails on a record rejects only that record, with the reason', async () => {
  const client = await startWith('step.record:throw@5');
  // The highest block number there may be: the numbers of rejects blocks are made from it.
  await client.send('POST', '/Dataset', { body: { name: 'people', columns: { name: 0, age: 1, notes: 0 } } });
  const records = ['ann', 'bob', 'cy', 'di', 'ed', 'flo'].map((name, at) => [name, 20 + at, `n${at}`]);
  await client.send('PATCH', '/Dataset/people/data', {
    body: { blockNumber: 0, records: records.slice(0, 2) },
  });
  await client.send('PATCH', '/Dataset/people/data', {
    body: { blockNumber: 50_000_000, records: records.slice(2) },
  });
  await client.send('PUT', '/Dataset/people', { body: { recordCount: 6, completed: true } });
  const job = await client.run({ name: 'Tidied', workflowName: 'Tidy', inputDatasets: { People: 'people' } });
  expect(job).toMatchObject({ status: 2, percentComplete: 100, error: null });
  expect(job.statistics).toMatchObject({
    'records.read': 6,
    'records.written': 5,
    'records.suppressed': 0,
    'records.rejected': 1,
  });
  const clean = await client.download(job.outputDatasets['Clean']!);
  expect(clean.map(({ name }) => name)).toEqual(['ANN', 'BOB', 'CY', 'DI', 'FLO']);
  expect(await client.download(job.outputDatasets['Rejects']!)).toEqual([
    {
      input: 'People',
      record: 5,
      line: null,
      step: 'tidy',
      reason: 'injected at step.record',
      data: '{"name":"ed","age":24,"notes":"n4"}',
    },
  ]);
});

test('a step that fails on a block fails the job: status 3, a reason and no outputs', async () => {
  const client = await startWith('step.block:throw@3+');
  await client.upload('people', { name: 0, age: 1 }, Array(5000).fill(['ann', 30]));
  const job = await client.run({ name: 'Failed', workflowName: 'Tidy', inputDatasets: { People: 'people' } });
  expect(job.status).toBe(3);
  // The last three blocks fail. The error names the one that failed for the third time first.
  expect(job.error).toMatch(/^In block [234] of People: Step tidy failed: injected at step\.block$/);
  expect(job).toMatchObject({ estimatedFinishTime: null, completedAt: expect.any(String) });
  expect(job.percentComplete).toBe(40);
  expect(job.statistics).toMatchObject({ 'records.read': 2000 });
  for (const name of Object.values(job.outputDatasets)) {
    expectProblem(await client.get(`/Dataset/${name}`), 'not-found');
  }
  expectProblem(await client.send('DELETE', '/Job/Failed'), 'wrong-state');
  expect((await client.send('DELETE', '/Dataset/people')).status).toBe(204);
});
