import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '../../src/database/connection.ts';
import { claimTask } from '../../src/jobs/task.ts';
import { awaitedBy, giveBack, releaseTasks, takeTask } from '../../src/jobs/turns.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

const WORKER = randomUUID();

let service: TestService;
let large: TestClient;
let small: TestClient;

/** No worker: the tests take the turns. */
beforeAll(async () => {
  service = await startService({}, { worker: false });
  large = await service.client('Large', COPY);
  small = await service.client('Small', COPY);
  for (const client of [large, small]) {
    await client.upload('one', { n: 1 }, [[1]]);
    // Four blocks, each a task.
    await client.upload(
      'many',
      { n: 1 },
      Array.from({ length: 3001 }, (_, n) => [n]),
    );
  }
});

afterAll(() => service?.close());

beforeEach(async () => {
  for (const table of ['job', 'client_share', 'pgboss.job']) await sql(`delete from ${table}`);
});

function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return runSql<Row>(service.database.kysely, text, values);
}

async function submit(client: TestClient, name: string, dataset: string): Promise<void> {
  const body = { name, workflowName: 'Copy', inputDatasets: { Contacts: dataset } };
  const { status } = await client.send('POST', '/Job', { body });
  expect(status).toBe(201);
}

/** A turn from the queue, as a worker fetches it. An invalid one if the queue is empty. */
async function fetchTurn(): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `update pgboss.job set state = 'active' where id = (select id from pgboss.job where state = 'created' limit 1) returning id`,
  );
  return row?.id ?? randomUUID();
}

/** Takes a turn. @returns the name of the job that it went to, with the number of the task */
async function take(turn?: string): Promise<string | undefined> {
  const id = turn ?? (await fetchTurn());
  const taken = await takeTask(service.database.kysely, { id, worker: WORKER });
  if (taken === undefined) return undefined;
  const [job] = await sql<{ name: string }>('select name from job where id = $1', [taken.job]);
  return `${job!.name} ${taken.task}`;
}

async function jobNamed(name: string): Promise<number> {
  return (await sql<{ id: number }>('select id from job where name = $1', [name]))[0]!.id;
}

async function finishAll(): Promise<void> {
  await sql('update task set done = true, turn = null where turn is not null');
}

describe('a turn', () => {
  test('goes to the client with the fewest tasks under way, then to its job with the fewest, then to the first task', async () => {
    for (let at = 0; at < 20; at++) await submit(large, `l${at}`, 'one');
    await submit(large, 'm', 'many');
    await submit(small, 's', 'many');
    expect([await take(), await take(), await take(), await take()]).toEqual(['l0 0', 's 0', 'l1 0', 's 1']);
    // Both clients have two tasks under way. The client that has waited longest for a turn is next.
    expect([await take(), await take()]).toEqual(['l2 0', 's 2']);
  });

  test('alternates if one task runs at a time, by client and within a client by job', async () => {
    for (let at = 0; at < 5; at++) await submit(large, `l${at}`, 'one');
    await submit(large, 'm', 'many');
    await submit(small, 's', 'many');
    const order: (string | undefined)[] = [];
    for (let at = 0; at < 12; at++) {
      order.push(await take());
      await finishAll();
    }
    const isSmall = order.map((taken) => taken?.startsWith('s'));
    expect(isSmall).toEqual([false, true, false, true, false, true, false, true, false, false, false, false]);
    expect(order.filter((taken) => taken?.startsWith('l') || taken?.startsWith('m')).slice(0, 6)).toEqual([
      'l0 0',
      'l1 0',
      'l2 0',
      'l3 0',
      'l4 0',
      'm 0',
    ]);
  });

  test('is waited for only by clients with fewer running tasks', async () => {
    await submit(large, 'm', 'many');
    await take();
    const m = { job: await jobNamed('m'), task: 0 };
    const awaited = () => awaitedBy(service.database.kysely, m);
    expect(await awaited(), 'alone').toBeNull();
    await submit(large, 'l', 'one');
    expect(await awaited(), 'by a job of the same client').toBe('job');
    await take();
    expect(await awaited(), 'nobody waits but this job').toBeNull();
    await submit(small, 's', 'many');
    expect(await awaited(), 'by another client').toBe('client');
    await take();
    expect(await awaited(), 'the other client has one, this one two').toBe('client');
    await take();
    expect(await awaited(), 'both have two').toBeNull();
  });

  test('is for spare runners if other clients delay the submitting client, once for each job', async () => {
    const marked = async () =>
      Number((await sql<{ count: number }>('select count(*) from pgboss.job where priority > 0'))[0]!.count);
    await submit(large, 'm', 'many');
    await take();
    await submit(large, 'l', 'one');
    expect(await marked(), 'held up by its own client alone').toBe(0);
    await submit(small, 's', 'many');
    expect(await marked(), 'held up by another client').toBe(1);
    await take();
    await submit(small, 't', 'one');
    expect(await marked(), 'has a task under way').toBe(1);
  });

  test('lets a task that was given back wait, and goes to a newly claimed one', async () => {
    await submit(small, 's', 'one');
    const turn = { id: await fetchTurn(), worker: WORKER };
    const claim = async () => {
      const taken = await takeTask(service.database.kysely, turn);
      return claimTask(service.database.kysely, taken!, turn, new Date(), true);
    };
    const first = (await claim())!;
    expect(await take(), 'nothing waits').toBeUndefined();
    await giveBack(service.database.kysely, first);
    const second = (await claim())!;
    expect(second.claim).toBe(first.claim + 1);
    await giveBack(service.database.kysely, first);
    expect(await take(), 'an older claim gives nothing back').toBeUndefined();
  });

  test('that was given to another worker releases its task', async () => {
    await submit(small, 's', 'one');
    const id = await fetchTurn();
    expect(await take(id)).toBe('s 0');
    expect(await take()).toBeUndefined();
    expect(await take(id)).toBe('s 0');
  });

  test('never goes to a job that has ended, nor to a job of other rules', async () => {
    await submit(small, 'ended', 'one');
    await small.send('DELETE', '/Job/ended');
    await submit(small, 'other', 'one');
    await sql('update job_share set rules = rules + 1');
    expect(await take()).toBeUndefined();
  });

  test('of a worker that stops does not count as a start, but of a worker that dies it does', async () => {
    await submit(small, 's', 'one');
    const starts = async () => (await sql<{ starts: number }>('select starts from task'))[0]!.starts;
    for (const [isDead, expected] of [
      [false, 0],
      [true, 1],
      [true, 2],
    ] as const) {
      const turn = { id: await fetchTurn(), worker: WORKER };
      const taken = (await takeTask(service.database.kysely, turn))!;
      await claimTask(service.database.kysely, taken, turn, new Date(), true);
      expect(await releaseTasks(service.database.kysely, WORKER, isDead)).toEqual([turn.id]);
      expect(await starts()).toBe(expected);
    }
  });
});

describe('counting turns', () => {
  const turns = async () =>
    Number(
      (await sql<{ count: number }>(`select count(*) from pgboss.job where state < 'completed'`))[0]!.count,
    );

  test('creates the missing turns, and no others', async () => {
    await submit(small, 's', 'many');
    const [{ count } = { count: 0 }] = await sql<{ count: number }>('select count(*) from task');
    expect([await turns(), count]).toEqual([4, 4]);
    await service.queue.countTurns();
    expect(await turns()).toBe(4);
    await sql(`delete from pgboss.job where id in (select id from pgboss.job limit 3)`);
    await service.queue.countTurns();
    expect(await turns()).toBe(4);
  });

  test('releases a task whose turn is in no queue', async () => {
    await submit(small, 's', 'one');
    expect(await take(randomUUID())).toBe('s 0');
    await service.queue.countTurns();
    expect(await take()).toBe('s 0');
  });
});
