import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { runSql } from '../../src/database/connection.ts';
import { RULES } from '../../src/jobs/rules.ts';
import { Restarter } from '../../src/jobs/start-over.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

/** A version of the rules that no worker here knows. */
const OTHER = RULES + 1;

const RECORDS = 3001;

let waiting: TestService;
let running: TestService | undefined;
let client: TestClient;

beforeAll(async () => {
  waiting = await startService({}, { worker: false });
  client = await waiting.client('Upgraded', COPY);
  await client.upload(
    'many',
    { n: 1 },
    Array.from({ length: RECORDS }, (_, n) => [n]),
  );
});

afterAll(async () => {
  await running?.close();
  await waiting?.close();
});

function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return runSql<Row>(waiting.database.kysely, text, values);
}

const read = async (name: string) => (await client.get<Job>(`/Job/${name}`)).body;

/**
 * Submits a job and does half of it in another way than this version: the remains of a worker of another
 * version.
 */
async function halfDone(name: string): Promise<number> {
  const body = { name, workflowName: 'Copy', inputDatasets: { Contacts: 'many' } };
  await client.send('POST', '/Job', { body });
  const [job] = await sql<{ id: number }>('select id from job where name = $1', [name]);
  const { id } = job!;
  await sql('update job_share set rules = $2 where job_id = $1', [id, OTHER]);
  await sql('update job set status = 1, started_at = submitted_at where id = $1', [id]);
  await sql(
    'update task set done = true, waits = false, units_done = units_total where job_id = $1 and number < 2',
    [id],
  );
  await sql(
    `insert into dataset_block (dataset_id, block_number, record_count, payload)
     select d.id, 7, 1, b.payload from dataset d, dataset_block b
     where d.job_id = $1 and b.dataset_id = (select id from dataset where name = 'many') and b.block_number = 3`,
    [id],
  );
  return id;
}

test('a worker leaves jobs of other rules alone as long as a worker of theirs lives; jobs of its own go on', async () => {
  await halfDone('theirs');
  await sql(`insert into worker (id, rules, seen_at) values ($1, $2, now() + interval '1 hour')`, [
    randomUUID(),
    OTHER,
  ]);
  running = await startService({ DATABASE_URL: waiting.database.url });
  const own = await client.run({ name: 'own', workflowName: 'Copy', inputDatasets: { Contacts: 'many' } });
  expect(own.status).toBe(2);
  expect(await sql('select from task where claim > 0')).toEqual([]);
  expect(await read('theirs')).toMatchObject({ status: 1 });
  await running.close();
  running = undefined;
});

test('a job that starts over drops its results, keeps its percentage, and has the output of an undisturbed one', async () => {
  const id = await halfDone('over');
  const before = await read('over');
  expect(before.percentComplete).toBeGreaterThan(30);
  const { database } = waiting;
  const restarter = new Restarter(database, waiting, { now: () => new Date() });
  await database.kysely.transaction().execute((inside) => restarter.startOver(inside, id, OTHER));
  expect(
    await sql('select from dataset_block join dataset on id = dataset_id where job_id = $1', [id]),
  ).toEqual([]);
  expect(
    (await sql<{ done: boolean }>('select done from task where job_id = $1', [id])).map(({ done }) => done),
  ).toEqual([false, false, false, false]);
  expect(await read('over')).toMatchObject({ status: 1, percentComplete: before.percentComplete });
  running = await startService({ DATABASE_URL: database.url });
  const job = await client.finished('over');
  expect(job).toMatchObject({
    status: 2,
    statistics: { 'records.read': RECORDS, 'records.written': RECORDS },
  });
  const records = await client.download(job.outputDatasets['Clean']!);
  expect(records.map(({ n }) => n)).toEqual(Array.from({ length: RECORDS }, (_, n) => n));
});

test('a job without a living worker starts over without help', async () => {
  await sql('delete from worker where rules = $1', [OTHER]);
  running ??= await startService({ DATABASE_URL: waiting.database.url });
  expect((await client.finished('theirs', 80)).status).toBe(2);
});
