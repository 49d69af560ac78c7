import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

/*
 * Jobs that are held while they run: the one thread waits before it stores its third block, so that a job of
 * twenty blocks stands still with two of them done. A thread waits once, so each test starts a service of its
 * own.
 */
process.env['FETTLE_FAULTS'] = 'task.store-block:delay=1000@3';

const BLOCKS = 20;
const IN_A_BLOCK = 50;

let service: TestService;
let client: TestClient;
/** Every answer to a poll, from the first to the one after the end. */
let polls: { job: Job; retryAfter: string | null }[];
let whileRunning: { output: unknown; list: unknown[]; download: Awaited<ReturnType<TestClient['get']>> };

async function start(name: string): Promise<void> {
  service = await startService({ FETTLE_THREADS: '1' });
  client = await service.client(name, COPY);
  const records = Array.from({ length: IN_A_BLOCK }, (_, at) => [`x${at}`]);
  await client.send('POST', '/Dataset', { body: { name: 'source', columns: { x: 0 } } });
  for (let blockNumber = 0; blockNumber < BLOCKS; blockNumber++) {
    await client.send('PATCH', '/Dataset/source/data', { body: { blockNumber, records } });
  }
  await client.send('PUT', '/Dataset/source', { body: { completed: true } });
  const body = { name: 'Held', workflowName: 'Copy', inputDatasets: { Contacts: 'source' } };
  expect((await client.send('POST', '/Job', { body })).status).toBe(201);
}

async function poll() {
  const { body: job, headers } = await client.get<Job>('/Job/Held');
  return { job, retryAfter: headers.get('retry-after') };
}

/** Polls until two blocks are stored and the thread waits. */
async function untilHeld(): Promise<Job> {
  for (;;) {
    const { job } = await poll();
    if (job.statistics['records.read'] === 2 * IN_A_BLOCK) return job;
    expect(job.status).toBeLessThanOrEqual(1);
    await wait(10);
  }
}

const neverFalls = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value >= values[at - 1]!);

describe('a job that is polled from its first moment to its end', () => {
  beforeAll(async () => {
    await start('Polls');
    polls = [];
    for (;;) {
      const last = await poll();
      polls.push(last);
      if (last.job.status >= 2) break;
      if (whileRunning === undefined && (last.job.statistics['records.read'] ?? 0) >= 2 * IN_A_BLOCK) {
        whileRunning = {
          output: (await client.get(`/Dataset/${last.job.outputDatasets['Clean']}`)).body,
          list: (await client.get<unknown[]>('/Dataset?input=false')).body,
          download: await client.get(`/Dataset/${last.job.outputDatasets['Clean']}/data`),
        };
      }
      await wait(15);
    }
  });
  afterAll(() => service.close());

  test('has every member of the record, each of its type', () => {
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    for (const { job } of polls) {
      const hasStarted = job.status > 0;
      expect(job).toEqual({
        name: 'Held',
        workflowName: 'Copy',
        workflowVersion: 1,
        submittedAt: moment,
        startedAt: hasStarted ? moment : null,
        completedAt: job.status === 2 ? moment : null,
        status: expect.toBeOneOf([0, 1, 2]),
        percentComplete: expect.any(Number),
        estimatedFinishTime: job.status === 1 && job.percentComplete > 0 ? moment : null,
        statistics: {
          'records.read': expect.any(Number),
          'records.written': expect.any(Number),
          'records.suppressed': 0,
          'records.rejected': 0,
        },
        inputDatasets: { Contacts: 'source' },
        outputDatasets: { Clean: 'held_clean', Rejects: 'held_rejects' },
        parameters: {},
        inputFilename: null,
        outputFilenames: {},
        error: null,
      });
    }
  });

  test('goes from queued or running to completed, and its times follow each other', () => {
    const statuses = [...new Set(polls.map(({ job }) => job.status))];
    expect(statuses.filter((status) => status !== 0)).toEqual([1, 2]);
    const { submittedAt, startedAt, completedAt } = polls.at(-1)!.job;
    expect([submittedAt, startedAt, completedAt]).toEqual([submittedAt, startedAt, completedAt].sort());
  });

  test('percentComplete never falls, has values in between, and is 100 only at the end', () => {
    const percents = polls.map(({ job }) => job.percentComplete);
    expect(neverFalls(percents)).toBe(true);
    expect(percents).toContain(10);
    expect(percents.at(-1)).toBe(100);
    expect(percents.slice(0, -1).every((percent) => percent < 100)).toBe(true);
  });

  test('statistics only grow, and end with every record', () => {
    for (const name of ['records.read', 'records.written']) {
      const counts = polls.map(({ job }) => job.statistics[name]!);
      expect(neverFalls(counts)).toBe(true);
      expect(counts.at(-1)).toBe(BLOCKS * IN_A_BLOCK);
    }
  });

  test('the estimated finish lies after the start', () => {
    const estimates = polls.flatMap(({ job }) => (job.estimatedFinishTime === null ? [] : [job]));
    expect(estimates.length).toBeGreaterThan(0);
    for (const { startedAt, estimatedFinishTime } of estimates) {
      expect(Date.parse(estimatedFinishTime!)).toBeGreaterThan(Date.parse(startedAt!));
    }
  });

  test('Retry-After advises when to poll next, until the end', () => {
    for (const { job, retryAfter } of polls) {
      if (job.status < 2) expect(Number(retryAfter)).toBeGreaterThan(0);
      else expect(retryAfter).toBeNull();
    }
  });

  test('the outputs exist while it runs, but cannot be downloaded or used', () => {
    expect(whileRunning.output).toMatchObject({ name: 'held_clean', input: false, completed: false });
    expect(whileRunning.list).toMatchObject([
      { name: 'held_clean', completed: false },
      { name: 'held_rejects', completed: false },
    ]);
    expectProblem(whileRunning.download, 'wrong-state');
  });

  test('the outputs are complete when the job is', async () => {
    for (const [name, recordCount] of Object.entries({ held_clean: BLOCKS * IN_A_BLOCK, held_rejects: 0 })) {
      expect((await client.get(`/Dataset/${name}`)).body).toMatchObject({
        input: false,
        completed: true,
        recordCount,
      });
    }
    expect(await client.download('held_clean')).toHaveLength(BLOCKS * IN_A_BLOCK);
  });
});

describe('a running job that is cancelled', () => {
  let held: Job;
  let cancelled: Awaited<ReturnType<typeof client.send<Job>>>;

  beforeAll(async () => {
    await start('Cancels');
    held = await untilHeld();
    cancelled = await client.send<Job>('DELETE', '/Job/Held');
  });
  afterAll(() => service.close());

  test('is answered with its record: cancelled, with the work done until then', () => {
    expect(cancelled.status).toBe(200);
    expect(cancelled.body).toEqual({
      ...held,
      status: 4,
      completedAt: expect.any(String),
      estimatedFinishTime: null,
    });
    expect(cancelled.body.percentComplete).toBe(10);
  });

  test('has no outputs any more', async () => {
    for (const name of Object.values(held.outputDatasets)) {
      expectProblem(await client.get(`/Dataset/${name}`), 'not-found');
    }
    expect((await client.get('/Dataset?input=false')).body).toEqual([]);
  });

  test('cannot be cancelled again', async () => {
    expectProblem(await client.send('DELETE', '/Job/Held'), 'wrong-state');
  });

  test('lets the next job run, and stores nothing more', async () => {
    const next = { name: 'Next', workflowName: 'Copy', inputDatasets: { Contacts: 'source' } };
    expect(await client.run(next)).toMatchObject({ status: 2, percentComplete: 100 });
    expect((await client.get<Job>('/Job/Held')).body).toEqual(cancelled.body);
    expect((await client.get<unknown[]>('/Dataset?input=false')).body).toHaveLength(2);
  });

  test('lets its input be removed', async () => {
    expect((await client.send('DELETE', '/Dataset/source')).status).toBe(204);
  });
});
