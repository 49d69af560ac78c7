import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Restarter } from '../../src/jobs/start-over.ts';
import { startService, type TestService } from '../support/service.ts';
import { OTHER, RECORDS, Upgraded } from './upgraded.ts';

let upgraded: Upgraded;
let running: TestService | undefined;

beforeAll(async () => {
  upgraded = await Upgraded.open();
});

afterAll(async () => {
  await running?.close();
  await upgraded?.service.close();
});

test('a worker leaves jobs of other rules alone while a worker with those rules lives; its own jobs continue', async () => {
  await upgraded.halfDone('theirs');
  await upgraded.sql(`insert into worker (id, rules, seen_at) values ($1, $2, now() + interval '1 hour')`, [
    randomUUID(),
    OTHER,
  ]);
  running = await startService({ DATABASE_URL: upgraded.service.database.url });
  const own = await upgraded.client.run({
    name: 'own',
    workflowName: 'Copy',
    inputDatasets: { Contacts: 'many' },
  });
  expect(own.status).toBe(2);
  expect(await upgraded.sql('select from task where claim > 0')).toEqual([]);
  expect(await upgraded.job('theirs')).toMatchObject({ status: 1 });
  await running.close();
  running = undefined;
});

test('a job that starts over drops its results, keeps its percentage, and has the usual output', async () => {
  const id = await upgraded.halfDone('over');
  const before = await upgraded.job('over');
  expect(before.percentComplete).toBeGreaterThan(30);
  const { database } = upgraded.service;
  const restarter = new Restarter(database, upgraded.service, { now: () => new Date() });
  await database.kysely.transaction().execute((inside) => restarter.startOver(inside, id, OTHER));
  expect(
    await upgraded.sql('select from dataset_block join dataset on id = dataset_id where job_id = $1', [id]),
  ).toEqual([]);
  expect(
    (await upgraded.sql<{ done: boolean }>('select done from task where job_id = $1', [id])).map(
      ({ done }) => done,
    ),
  ).toEqual([false, false, false, false]);
  expect(await upgraded.job('over')).toMatchObject({ status: 1, percentComplete: before.percentComplete });
  running = await startService({ DATABASE_URL: database.url });
  const job = await upgraded.client.finished('over');
  expect(job).toMatchObject({
    status: 2,
    statistics: { 'records.read': RECORDS, 'records.written': RECORDS },
  });
  const records = await upgraded.client.download(job.outputDatasets['Clean']!);
  expect(records.map(({ n }) => n)).toEqual(Array.from({ length: RECORDS }, (_, n) => n));
});
