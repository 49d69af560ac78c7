import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

/**
 * The block at which a task of the large job pauses, for longer than this test lasts. Only that job has so
 * many blocks.
 */
const HELD = 3;
const BLOCKS = 6;

let service: TestService;
let large: TestClient;
let small: TestClient;

beforeAll(async () => {
  // Threads read it when they start.
  process.env['FETTLE_FAULTS'] = `task.store-block:delay=300000#${HELD}`;
  service = await startService({ FETTLE_THREADS: '1' });
  large = await service.client('Large', COPY);
  small = await service.client('Small', COPY);
  await upload(large, 'many', BLOCKS);
  await upload(large, 'one', 1);
  await upload(small, 'one', 1);
});
afterAll(() => service?.close());

async function upload(client: TestClient, name: string, blocks: number): Promise<void> {
  await client.send('POST', '/Dataset', { body: { name, columns: { n: 1 } } });
  for (let blockNumber = 0; blockNumber < blocks; blockNumber++) {
    const body = { blockNumber, records: [[blockNumber]] };
    expect((await client.send('PATCH', `/Dataset/${name}/data`, { body })).status).toBe(200);
  }
  await client.send('PUT', `/Dataset/${name}`, { body: { recordCount: blocks, completed: true } });
}

async function submit(client: TestClient, name: string, dataset: string): Promise<void> {
  const body = { name, workflowName: 'Copy', inputDatasets: { Contacts: dataset } };
  expect((await client.send('POST', '/Job', { body })).status).toBe(201);
}

const done = async () => {
  const { rows } = await service.database.pool.query(
    `select coalesce(sum(units_done), 0)::int as done from task`,
  );
  return rows[0].done as number;
};

test('a waiting client gets a thread although the task of another client has the only one, but only once for each job', {
  timeout: 120_000,
}, async () => {
  await submit(large, 'held', 'many');
  while ((await done()) < HELD) await wait(20);
  // The task gives its turn back at the end of a block, never while it is held. The wait lets it reach the
  // held block.
  await wait(500);
  await submit(large, 'behind', 'one');
  await submit(small, 'small', 'one');
  expect(await small.finished('small', 90)).toMatchObject({ status: 2 });
  expect(await small.download('small_clean')).toEqual([{ n: 0 }]);
  const statusOf = async (name: string) => (await large.get<Job>(`/Job/${name}`)).body.status;
  expect([await statusOf('held'), await statusOf('behind')], 'running, queued').toEqual([1, 0]);
  expect(await done(), 'the held task has made no progress').toBe(HELD);
});

/*
 * The trigger stands for a submission at which the client was not held up yet, because another client's task
 * began in the same moment.
 */
test('a client that starts to wait after its job was submitted gets that thread, too', {
  timeout: 120_000,
}, async () => {
  await service.database.pool.query(
    `create function no_priority() returns trigger language plpgsql as $$begin new.priority := 0; return new; end$$;
     create trigger no_priority before insert on pgboss.job for each row execute function no_priority()`,
  );
  await submit(small, 'again', 'one');
  expect(await small.finished('again', 90)).toMatchObject({ status: 2 });
});
