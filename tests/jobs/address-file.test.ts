import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { buildSmallFile, ROWS } from '../lookup/rows.ts';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * A job uses the address file that was in use when it was submitted, to its end and on every worker. Here the
 * service that takes the job has no worker, and another one with other settings runs it later.
 */
const WORKFLOW = `
name: Addresses
description: Cleanses addresses.
inputs:
  People: { columns: { address: text, postcode: text } }
steps:
  - { step: address-cleansing, id: address }
outputs:
  Clean: {}
`;

const COPY = `
name: Copy
description: Copies.
inputs:
  People: { columns: { address: text } }
outputs:
  Clean: {}
`;

const JOB = { name: 'Clean', workflowName: 'Addresses', inputDatasets: { People: 'people' } };

type Built = Awaited<ReturnType<typeof buildSmallFile>>;

let databaseUrl: string;
let root: string;
let old: string;
let newer: string;
let services: TestService[];

/**
 * The folders that each test copies: an address file, and a newer one with an address under another UDPRN.
 */
let built: { readonly old: Built; readonly newer: Built };

beforeAll(async () => {
  const renumbered = ROWS.map((row) =>
    row.kind === 'address' && row.address.point.udprn === 6_000_001
      ? { ...row, address: { ...row.address, point: { ...row.address.point, udprn: 6_999_999 } } }
      : row,
  );
  built = { old: await buildSmallFile(ROWS), newer: await buildSmallFile(renumbered) };
});

afterAll(() => {
  built?.old.remove();
  built?.newer.remove();
});

beforeEach(async () => {
  databaseUrl = await createDatabase();
  services = [];
  root = mkdtempSync(join(tmpdir(), 'fettle-frozen-'));
  old = join(root, 'old');
  newer = join(root, 'newer');
  cpSync(built.old.folder, old, { recursive: true });
  cpSync(built.newer.folder, newer, { recursive: true });
});

afterEach(async () => {
  for (const service of services.toReversed()) await service.close();
  rmSync(root, { recursive: true, force: true });
});

async function start(addressFile: string, worker: boolean, lackingSeconds = 0): Promise<TestService> {
  const service = await startService(
    {
      DATABASE_URL: databaseUrl,
      FETTLE_ADDRESS_FILE: addressFile,
      FETTLE_THREADS: '1',
      FETTLE_LACKING_SECONDS: String(lackingSeconds),
    },
    { worker },
  );
  services.push(service);
  return service;
}

/** Submits a job for one address to a service that runs no jobs. */
async function submitted(addressFile: string) {
  const service = await start(addressFile, false);
  const client = await service.client('Waits', WORKFLOW, COPY);
  await client.upload('people', { address: 0, postcode: 0 }, [['10 Watkin Terrace, Northampton', 'NN1 3ER']]);
  const answer = await client.send('POST', '/Job', { body: JOB });
  return { client, status: answer.status };
}

test('a job keeps the address file that it was submitted with, even on a worker that uses another', async () => {
  const { client } = await submitted(old);
  await start(newer, true);
  const { status, error, outputDatasets, statistics } = await client.finished('Clean');
  expect({ status, error }).toEqual({ status: 2, error: null });
  expect(await client.download(outputDatasets['Clean']!)).toMatchObject([
    {
      udprn: '6000001',
      clean_line_1: '10 Watkin Terrace',
      clean_postcode: 'NN1 3ER',
      paf_match_level: 'Exact',
    },
  ]);
  expect(statistics).toMatchObject({ 'address.exact': 1 });
});

test('a worker may have the file in another folder', async () => {
  const { client } = await submitted(old);
  const moved = join(root, 'moved');
  renameSync(old, moved);
  await start(moved, true);
  const { status, outputDatasets } = await client.finished('Clean');
  expect(status).toBe(2);
  expect(await client.download(outputDatasets['Clean']!)).toMatchObject([{ udprn: '6000001' }]);
});

test('a job fails with a message if its address file is gone', async () => {
  const { client } = await submitted(old);
  rmSync(old, { recursive: true });
  await start(newer, true);
  const failed = await client.finished('Clean');
  expect(failed.status).toBe(3);
  expect(failed.error).toMatch(
    /: The address file of edition \S+, with which the job began, cannot be used any more: there is no manifest in it\.$/,
  );
  expect(failed.error).not.toContain(root);
});

test('a worker without the file leaves the job to others, runs other jobs, and runs it once the file arrives', async () => {
  const { client } = await submitted(old);
  const away = join(root, 'away');
  renameSync(old, away);
  await start(newer, true, 60);
  await client.send('POST', '/Job', { body: { ...JOB, name: 'Copied', workflowName: 'Copy' } });
  expect((await client.finished('Copied')).status).toBe(2);
  expect((await client.get('/Job/Clean')).body).toMatchObject({ percentComplete: 0 });
  renameSync(away, old);
  const { status, statistics } = await client.finished('Clean');
  expect(status).toBe(2);
  expect(statistics).toMatchObject({ 'address.exact': 1 });
});

test('another worker runs the job while the first lacks the file', async () => {
  const { client } = await submitted(old);
  const moved = join(root, 'moved');
  renameSync(old, moved);
  await start(newer, true, 60);
  await start(moved, true, 60);
  expect((await client.finished('Clean')).status).toBe(2);
});

test('a job fails with a message if another file has replaced its address file', async () => {
  const { client } = await submitted(old);
  rmSync(old, { recursive: true });
  cpSync(newer, old, { recursive: true });
  await start(newer, true);
  const failed = await client.finished('Clean');
  expect(failed.error).toMatch(/cannot be used any more: another one is there now\.$/);
});

test('without an address file, only workflows that need it are refused', async () => {
  const { client, status } = await submitted(join(root, 'nowhere'));
  expect(status).toBe(503);
  const refused = await client.send('POST', '/Job', { body: JOB });
  expectProblem(refused, 'unavailable');
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await client.get('/Job/Clean')).status).toBe(404);
  const copied = await client.send('POST', '/Job', { body: { ...JOB, workflowName: 'Copy' } });
  expect(copied.status).toBe(201);
});

test('as many clients submit jobs at once as the process has connections to the database', async () => {
  const service = await start(old, false);
  const clients = await Promise.all(
    Array.from({ length: 4 }, (_, at) => service.client(`Client ${at}`, WORKFLOW)),
  );
  for (const client of clients)
    await client.upload('people', { address: 0, postcode: 0 }, [['10 Watkin Terrace', 'NN1 3ER']]);
  const [operator, observer] = [databaseUrl, databaseUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([operator.connect(), observer.connect()]);
  // The submissions wait here, until they have all ten connections.
  await operator.query('begin; lock table workflow_version in access exclusive mode');
  const answers = Promise.all(
    clients.flatMap((client) =>
      ['One', 'Two', 'Three'].map((name) => client.send('POST', '/Job', { body: { ...JOB, name } })),
    ),
  );
  const waiting = async () => {
    const { rows } = await observer.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(10);
  await operator.query('commit');
  await Promise.all([operator.end(), observer.end()]);
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([201]));
});
