import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import { open, read, written } from '../formats/support.ts';
import { createDatabase } from '../support/database.ts';
import { startService } from '../support/service.ts';
import { FileClient } from './file-client.ts';

const WORKFLOW = `
name: Sheets
description: Copies a sheet.
inputs:
  Contacts: { kind: file, columns: { name: text } }
steps: []
outputs:
  Clean: { kind: file, path: "/out/{job}.xlsx" }
`;

const COLUMNS = ['name', 'count'].map((name) => ({ name, type: 'text' as const }));
const ROWS = Array.from({ length: 6000 }, (_, at) => [`Zoë ${at}`, String(at)]);

let databaseUrl: string;
let bytes: Buffer;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  bytes = await written('xlsx', COLUMNS, ROWS, { kinds: new Map([['count', 'number']]) });
});
afterAll(() => worker?.kill('SIGKILL'));

/** Starts a worker that kills itself at this passing of the fault point, or never. */
function startWorker(fault?: string): ChildProcess {
  const environment = { DATABASE_URL: databaseUrl, FETTLE_THREADS: '1', FETTLE_LOG_LEVEL: 'silent' };
  worker = spawn(process.execPath, [START, 'worker'], {
    env: { ...process.env, ...environment, ...(fault !== undefined && { FETTLE_FAULTS: fault }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return worker;
}

test('a workbook is read and written to the same bytes, however often the worker is killed', async () => {
  const service = await startService({ DATABASE_URL: databaseUrl }, { worker: false });
  const client = await service.client('Sheets', WORKFLOW);
  const files = new FileClient(client);
  await files.put('/in/sheet.xlsx', bytes);
  const submit = (name: string) =>
    client.send('POST', '/Job', { body: { workflowName: 'Sheets', inputFilename: '/in/sheet.xlsx', name } });

  await submit('Disturbed');
  // The worker dies while it reads, later while it reads again, and while it writes.
  for (const passing of [3, 3, 9]) await once(startWorker(`task.store-block:exit@${passing}`), 'exit');
  startWorker();
  const disturbed = await client.finished('Disturbed');
  expect(disturbed).toMatchObject({
    status: 2,
    error: null,
    statistics: { 'records.read': 6000, 'records.written': 6000 },
  });

  await submit('Undisturbed');
  await client.finished('Undisturbed');
  const [one, other] = [await files.get('/out/Disturbed.xlsx'), await files.get('/out/Undisturbed.xlsx')];
  expect(one.bytes.length).toBeGreaterThan(50_000);
  expect(one.bytes.equals(other.bytes)).toBe(true);
  const { records } = await read(await open(one.bytes));
  expect(records.map(({ name, count }) => [name, count])).toEqual(ROWS);
  await service.close();
}, 180_000);
