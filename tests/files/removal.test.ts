import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHUNK_BYTES, readFile } from '../../src/files/chunks.ts';
import { beginFile, publishFile, removeReplaced, writePiece } from '../../src/files/job-files.ts';
import { removeUnread } from '../../src/files/removal.ts';
import { startService, type TestService } from '../support/service.ts';
import { FileClient, someBytes } from './file-client.ts';

const WORKFLOW = `
name: Copy
description: Copies contacts.
inputs:
  Contacts: { kind: file, columns: { name: text } }
steps: []
outputs:
  Clean: { kind: file, path: "/out/{job}.csv" }
`;

let service: TestService;
let client: FileClient;
let send: (method: string, path: string, body?: object) => Promise<number>;

beforeAll(async () => {
  // Without a worker a job stays queued until a test ends it.
  service = await startService({}, { worker: false });
  const testClient = await service.client('remover', WORKFLOW);
  client = new FileClient(testClient);
  send = async (method, path, body) => (await testClient.send(method, path, { body })).status;
});
afterAll(() => service?.close());

const job = (name: string, inputFilename: string) => ({ name, workflowName: 'Copy', inputFilename });
const sweep = (holdSeconds = 0) => removeUnread(service.database.kysely, holdSeconds);

/** The states of all versions of a path, oldest first, and how many chunks they have together. */
async function versions(path: string): Promise<{ states: string[]; chunks: number }> {
  const { kysely } = service.database;
  const rows = await kysely
    .selectFrom('file')
    .leftJoin('file_chunk', 'file_chunk.file_id', 'file.id')
    .select(({ fn }) => ['file.id', 'state', fn.count<number>('number').as('chunks')])
    .where('path', '=', path)
    .groupBy(['file.id', 'state'])
    .orderBy('file.id')
    .execute();
  const chunks = rows.reduce((sum, row) => sum + row.chunks, 0);
  return { states: rows.map(({ state }) => state), chunks };
}

describe('a file that a job reads', () => {
  test('may be replaced, and the job keeps its version, but it cannot be removed', async () => {
    await client.put('/in/kept.csv', 'name\nAnn\n');
    expect(await send('POST', '/Job', job('Reader', 'in/kept.csv'))).toBe(201);
    const refused = await client.remove('/in/kept.csv');
    expect([refused.status, refused.body.type]).toEqual([400, 'urn:fettle:problem:wrong-state']);
    expect(refused.body.detail).toContain('"Reader"');

    expect((await client.put('/in/kept.csv', 'name\nBob\n')).status).toBe(200);
    await sweep();
    expect(await versions('/in/kept.csv')).toEqual({ states: ['replaced', 'current'], chunks: 2 });
    expect((await client.remove('/in/kept.csv')).status).toBe(204);
    await sweep();
    expect(await versions('/in/kept.csv')).toEqual({ states: ['replaced'], chunks: 1 });

    expect(await send('DELETE', '/Job/Reader')).toBe(200);
    await sweep();
    expect(await versions('/in/kept.csv')).toEqual({ states: [], chunks: 0 });
  });

  test('must exist, be complete, and belong to the client', async () => {
    const stranger = await service.client('stranger', WORKFLOW);
    await client.put('/in/own.csv', 'name\n');
    await client.part('/in/half.csv', someBytes(10), 0, 5);
    for (const path of ['/in/none.csv', '/in/half.csv', '/in/../own.csv', 'a\0b', '\ud800', '']) {
      expect(await send('POST', '/Job', job('Wrong', path))).toBe(400);
    }
    const { status, body } = await stranger.send<{ errors: object }>('POST', '/Job', {
      body: job('Wrong', '/in/own.csv'),
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['inputFilename']]);
  });
});

test('a job is refused if its name makes an output path that the file area cannot store', async () => {
  await client.put('/in/own.csv', 'name\n');
  expect(await send('POST', '/Job', job('zero\u200bwidth', '/in/own.csv'))).toBe(400);
  expect(await send('POST', '/Job', job('cafe\u0301', '/in/own.csv'))).toBe(201);
  const { outputFilenames } = await service.database.kysely
    .selectFrom('job')
    .select(sql<Record<string, string>>`output_filenames`.as('outputFilenames'))
    .where('name', '=', 'cafe\u0301')
    .executeTakeFirstOrThrow();
  expect(outputFilenames).toEqual({ Clean: '/out/caf\u00e9.csv' });
});

describe('unread files', () => {
  test('stay a minute for downloads that have just begun, and are then removed', async () => {
    await client.put('/swept', someBytes(CHUNK_BYTES + 1));
    await client.put('/swept', 'new');
    await sweep(60);
    expect((await versions('/swept')).states).toEqual(['replaced', 'current']);
    await service.database.kysely
      .updateTable('file')
      .set({ updated_at: new Date(Date.now() - 61_000) })
      .where('path', '=', '/swept')
      .where('state', '=', 'replaced')
      .execute();
    await sweep(60);
    expect(await versions('/swept')).toEqual({ states: ['current'], chunks: 1 });
  });

  test('stay as long as a download reads them', async () => {
    await client.put('/read', 'old');
    await client.put('/read', 'new');
    const read = (readUntil: Date) =>
      service.database.kysely
        .updateTable('file')
        .set({ read_until: readUntil })
        .where('path', '=', '/read')
        .execute();
    await read(new Date(Date.now() + 60_000));
    await sweep();
    expect((await versions('/read')).states).toEqual(['replaced', 'current']);
    await read(new Date(Date.now() - 1000));
    await sweep();
    expect((await versions('/read')).states).toEqual(['current']);
  });

  test('are removed to the last chunk by several processes at once', async () => {
    const { kysely } = service.database;
    const { id } = await kysely
      .insertInto('file')
      .values({ client_id: 1, path: '/long', state: 'replaced', size: 300, job_id: null, total_size: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const chunk = (number: number) => ({ file_id: id, number, start_byte: number, bytes: Buffer.from('x') });
    await kysely
      .insertInto('file_chunk')
      .values(Array.from({ length: 300 }, (_, number) => chunk(number)))
      .execute();
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await versions('/long')).toEqual({ states: [], chunks: 0 });
  });

  test('an upload without progress for a week is removed', async () => {
    await client.part('/stale', someBytes(10), 0, 5);
    await client.part('/fresh', someBytes(10), 0, 5);
    await service.database.kysely
      .updateTable('file')
      .set({ updated_at: new Date(Date.now() - 7.1 * 24 * 3600 * 1000) })
      .where('path', '=', '/stale')
      .execute();
    await sweep();
    expect((await versions('/stale')).states).toEqual([]);
    expect((await versions('/fresh')).states).toEqual(['uploading']);
  });
});

describe('a file that a job writes', () => {
  async function startJob(name: string): Promise<number> {
    await client.put('/in/own.csv', 'name\n');
    expect(await send('POST', '/Job', job(name, '/in/own.csv'))).toBe(201);
    const { kysely } = service.database;
    const { id } = await kysely
      .selectFrom('job')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return id;
  }
  const publish = (jobId: number, path: string) =>
    service.database.kysely.transaction().execute((kysely) => publishFile(kysely, jobId, path));

  test('has its pieces in order, only the latest of each number, and appears when it is published', async () => {
    const { kysely } = service.database;
    const id = await startJob('Writer');
    const path = '/out/Writer.csv';
    await client.put(path, 'before');
    const fileId = await beginFile(kysely, id, path);
    expect(await beginFile(kysely, id, path)).toBe(fileId);
    const pieces: [number, Buffer][] = [
      [7, Buffer.from('wrong, and longer than the right one')],
      [0, someBytes(10)],
      [2_000_000_000, someBytes(20)],
      [3, Buffer.alloc(0)],
      [7, someBytes(CHUNK_BYTES + 3)],
      [4, someBytes(1)],
    ];
    for (const [number, bytes] of pieces) expect(await writePiece(kysely, fileId, number, bytes)).toBe(true);
    expect((await client.get(path)).bytes.toString()).toBe('before');
    await sweep();

    await publish(id, path);
    const [, first, last, , seventh, fourth] = pieces.map(([, bytes]) => bytes) as Buffer[];
    const whole = Buffer.concat([first!, fourth!, seventh!, last!]);
    const answer = await client.get(path);
    expect(answer.bytes.equals(whole)).toBe(true);
    const range = await client.get(path, { range: `bytes=9-${whole.length - 20}` });
    expect(range.bytes.equals(whole.subarray(9, -19))).toBe(true);
    expect(await writePiece(kysely, fileId, 1, Buffer.from('too late'))).toBe(false);
    expect((await client.get(path)).bytes.equals(whole)).toBe(true);
    await send('DELETE', '/Job/Writer');
  });

  test('is empty if the job wrote no records', async () => {
    const id = await startJob('Silent');
    await publish(id, '/out/silent.csv');
    expect(await client.get('/out/silent.csv')).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
    await send('DELETE', '/Job/Silent');
  });

  test('is not published when the completing transaction fails', async () => {
    const { kysely } = service.database;
    const id = await startJob('Undone');
    await client.put('/out/undone.csv', 'before');
    const fileId = await beginFile(kysely, id, '/out/undone.csv');
    await writePiece(kysely, fileId, 0, Buffer.from('after'));
    const failed = kysely.transaction().execute(async (inside) => {
      await publishFile(inside, id, '/out/undone.csv');
      throw new Error('completion failed');
    });
    await expect(failed).rejects.toThrow('completion failed');
    expect((await client.get('/out/undone.csv')).bytes.toString()).toBe('before');
    await publish(id, '/out/undone.csv');
    expect((await client.get('/out/undone.csv')).bytes.toString()).toBe('after');
    await send('DELETE', '/Job/Undone');
  });

  test('is removed if the job ends without publishing it', async () => {
    const { kysely } = service.database;
    for (const takesBack of [true, false]) {
      const id = await startJob('Ended');
      const fileId = await beginFile(kysely, id, '/out/ended.csv');
      await writePiece(kysely, fileId, 0, Buffer.from('part of it'));
      await sweep();
      expect((await versions('/out/ended.csv')).states).toEqual(['writing']);
      await kysely.updateTable('job').set({ status: 3 }).where('id', '=', id).execute();
      if (takesBack) {
        await removeReplaced(kysely, id);
        expect(await writePiece(kysely, fileId, 1, Buffer.from('more'))).toBe(false);
      }
      await sweep();
      expect(await versions('/out/ended.csv')).toEqual({ states: [], chunks: 0 });
      await kysely.deleteFrom('job').where('id', '=', id).execute();
    }
  });

  test('does not mix with an upload to the same path: the last to complete is current', async () => {
    const { kysely } = service.database;
    const id = await startJob('Meeting');
    const path = '/out/meeting.csv';
    const file = someBytes(10);
    const fileId = await beginFile(kysely, id, path);
    await client.part(path, file, 0, 5);
    await writePiece(kysely, fileId, 0, Buffer.from('from the job'));
    await publish(id, path);
    expect((await client.get(path)).bytes.toString()).toBe('from the job');
    await client.part(path, file, 5, 10);
    expect((await client.get(path)).bytes.equals(file)).toBe(true);
    await send('DELETE', '/Job/Meeting');
  });

  test('many jobs publish to the same path at once: the file is that of a single job', async () => {
    const { kysely } = service.database;
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const ids: number[] = [];
    for (const name of names) ids.push(await startJob(name));
    for (const [at, id] of ids.entries()) {
      await writePiece(kysely, await beginFile(kysely, id, '/out/one.csv'), 0, Buffer.from(names[at]!));
    }
    await Promise.all(ids.map((id) => publish(id, '/out/one.csv')));
    expect(names).toContain((await client.get('/out/one.csv')).bytes.toString());
    const { states } = await versions('/out/one.csv');
    expect(states.filter((state) => state === 'current')).toHaveLength(1);
    for (const name of names) await send('DELETE', `/Job/${name}`);
  });
});

test('a reader that stops early releases the file and the version that it reads', async () => {
  const file = someBytes(5 * CHUNK_BYTES);
  await client.put('/left', file);
  const { database } = service;
  const { id } = await database.kysely
    .selectFrom('file')
    .select('id')
    .where('path', '=', '/left')
    .executeTakeFirstOrThrow();
  for await (const bytes of readFile(database, id, 3, file.length)) {
    expect(bytes.equals(file.subarray(3, 3 + bytes.length))).toBe(true);
    break;
  }
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});
