import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import { createClient } from '../../src/accounts/client.ts';
import { connect } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { CHUNK_BYTES } from '../../src/files/chunks.ts';
import { TestClient } from '../support/client.ts';
import { createDatabase } from '../support/database.ts';
import { FileClient, someBytes } from './file-client.ts';

let databaseUrl: string;
let client: { clientId: string; secret: string };
let service: ChildProcess | undefined;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  const database = connect(databaseUrl);
  await migrate(database);
  client = await createClient(database.kysely, { name: 'crash' });
  await database.close();
});
afterAll(end);

/** Ends the service as the machine would, and waits until it is gone. */
async function end(): Promise<void> {
  if (service === undefined || service.exitCode !== null || service.signalCode !== null) return;
  service.kill('SIGKILL');
  await once(service, 'exit');
}

/** Starts the service in a process of its own, that kills itself at this passing of the fault point. */
async function start(fault?: string): Promise<FileClient> {
  const environment = { DATABASE_URL: databaseUrl, PORT: '0', FETTLE_LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [START, 'serve', '--no-worker'], {
    env: { ...process.env, ...environment, ...(fault !== undefined && { FETTLE_FAULTS: fault }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service = child;
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
    child.stdout!.on('data', (bytes: Buffer) => {
      const address = /http:\/\/[\d.:]+/.exec(bytes.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  return new FileClient(await TestClient.connect(url, client.clientId, client.secret));
}

test('after kill -9 during an upload, every stored chunk is there and the upload resumes', async () => {
  const file = someBytes(6 * CHUNK_BYTES + 99);
  let files = await start();
  await files.put('/crash', 'before');
  service!.kill('SIGTERM');
  await once(service!, 'exit');

  let stored = 0;
  const expectStored = async () => {
    expect((await files.ask('/crash', file.length)).body).toMatchObject({ size: stored, completed: false });
    expect((await files.get('/crash')).bytes.toString()).toBe('before');
  };
  for (const dies of [3, 1]) {
    files = await start(`file.store-chunk:exit@${dies}`);
    if (stored > 0) await expectStored();
    const ended = once(service!, 'exit');
    const sending =
      stored === 0 ? files.put('/crash', file) : files.part('/crash', file, stored, file.length);
    await expect(sending).rejects.toThrow();
    expect((await ended)[1]).toBe('SIGKILL');
    stored += (dies - 1) * CHUNK_BYTES;
  }
  files = await start();
  await expectStored();
  expect((await files.part('/crash', file, stored, file.length)).status).toBe(200);
  expect((await files.get('/crash')).bytes.equals(file)).toBe(true);
  await end();
});

test('stopping the service interrupts an upload, which can be continued later', async () => {
  const file = someBytes(3 * CHUNK_BYTES);
  let files = await start();
  const sent = files.open('PUT', '/File/stopped', { 'content-length': file.length });
  const broken = once(sent, 'error');
  sent.write(file.subarray(0, CHUNK_BYTES + 77));
  while ((await files.ask('/stopped', file.length)).body.size < CHUNK_BYTES);
  service!.kill('SIGTERM');
  await broken;
  expect((await once(service!, 'exit'))[0]).toBe(0);

  files = await start();
  const { size } = (await files.ask('/stopped', file.length)).body;
  expect(size).toBe(CHUNK_BYTES + 77);
  expect((await files.part('/stopped', file, size, file.length)).status).toBe(201);
  expect((await files.get('/stopped')).bytes.equals(file)).toBe(true);
  await end();
});
