import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHUNK_BYTES } from '../../src/files/chunks.ts';
import { startService, type TestService } from '../support/service.ts';
import { answerTo, FileClient, someBytes } from './file-client.ts';

const LIMIT = 6 * CHUNK_BYTES;
let service: TestService;
let client: FileClient;

beforeAll(async () => {
  service = await startService({ FETTLE_MAX_FILE_BYTES: String(LIMIT) }, { worker: false });
  client = new FileClient(await service.client('uploader'));
});
afterAll(() => service?.close());

/** Waits until this many bytes of an upload are stored, and a little longer, because no more must arrive. */
async function stored(path: string, total: number, atLeast: number): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
    const { body } = await client.ask(path, total);
    if (body.size >= atLeast) {
      await wait(100);
      return (await client.ask(path, total)).body.size;
    }
  }
  throw new Error(`Not ${atLeast} bytes of ${path} were stored.`);
}

describe('a whole file', () => {
  test('is created with 201 and replaced with 200, at its location', async () => {
    const created = await client.put('/in/contact.csv', 'a,b\n1,2\n', { 'content-type': 'text/csv' });
    expect(created.status).toBe(201);
    expect(created.headers.location).toBe(`${service.url}/File/in/contact.csv`);
    expect(created.body).toEqual({
      path: '/in/contact.csv',
      size: 8,
      totalSize: 8,
      completed: true,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      location: created.headers.location,
    });
    const replaced = await client.put('/in/contact.csv', 'a\n');
    expect(replaced.status).toBe(200);
    expect(replaced.headers['etag']).not.toBe(created.headers['etag']);
    expect((await client.get('/in/contact.csv')).bytes.toString()).toBe('a\n');
  });

  test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES + 17])(
    'of %i bytes is stored unchanged',
    async (length) => {
      const file = someBytes(length);
      const answer = await client.put('/sizes.bin', file);
      expect([200, 201]).toContain(answer.status);
      expect(answer.body.size).toBe(length);
      expect((await client.get('/sizes.bin')).bytes.equals(file)).toBe(true);
    },
  );

  test.each(['application/json', 'text/csv; charset=windows-1252', 'application/x-www-form-urlencoded'])(
    'may have the type %s, which is stored without a check',
    async (type) => {
      const answer = await client.put('/any', '{not json', { 'content-type': type });
      expect(answer.status).toBeLessThan(300);
      expect((await client.get('/any')).bytes.toString()).toBe('{not json');
    },
  );

  test('may come without a length or a type', async () => {
    const sent = client.open('PUT', '/File/chunked', { 'transfer-encoding': 'chunked' });
    const answer = answerTo(sent);
    sent.write('one ');
    sent.end('two');
    expect((await answer).body).toMatchObject({ size: 7, completed: true });
    expect((await client.get('/chunked')).bytes.toString()).toBe('one two');
  });

  test('is decompressed if it is sent as gzip', async () => {
    const file = Buffer.alloc(2 * CHUNK_BYTES + 5, 'packed well ');
    const answer = await client.put('/packed.csv', gzipSync(file), { 'content-encoding': 'gzip' });
    expect(answer.body).toMatchObject({ size: file.length, completed: true });
    expect((await client.get('/packed.csv')).bytes.equals(file)).toBe(true);
  });

  test('that is not gzip, or incomplete, is refused and leaves the file unchanged', async () => {
    await client.put('/kept', 'before');
    const whole = gzipSync(someBytes(100_000));
    for (const body of [Buffer.from('plain'), whole.subarray(0, 50_000)]) {
      const answer = await client.put('/kept', body, { 'content-encoding': 'gzip' });
      expect([answer.status, answer.body.type]).toEqual([400, 'urn:fettle:problem:invalid-request']);
    }
    expect((await client.get('/kept')).bytes.toString()).toBe('before');
    expect((await client.list('?completed=false&prefix=/kept')).total).toBe(0);
  });

  test('becomes current only when its last byte is stored', async () => {
    await client.put('/atomic', 'before');
    const file = someBytes(2 * CHUNK_BYTES);
    const sent = client.open('PUT', '/File/atomic', { 'content-length': file.length });
    const answer = answerTo(sent);
    sent.write(file.subarray(0, CHUNK_BYTES + 1));
    await stored('/atomic', file.length, CHUNK_BYTES);
    expect((await client.get('/atomic')).bytes.toString()).toBe('before');
    sent.end(file.subarray(CHUNK_BYTES + 1));
    expect((await answer).status).toBe(200);
    expect((await client.get('/atomic')).bytes.equals(file)).toBe(true);
  });
});

describe('the limit', () => {
  test('refuses by the headers, before the body arrives', async () => {
    const sent = client.open('PUT', '/File/large', { 'content-length': LIMIT + 1 });
    sent.flushHeaders();
    const { status, body } = await answerTo(sent);
    sent.destroy();
    expect(status).toBe(413);
    expect(body.type).toBe('urn:fettle:problem:too-large');
    expect(body.detail).toContain(`${LIMIT} bytes (FETTLE_MAX_FILE_BYTES)`);
    expect((await client.get('/large')).status).toBe(404);
  });

  test('applies to the bytes received, compressed or without a length, and the refusal gets through', async () => {
    const packed = gzipSync(Buffer.alloc(LIMIT + 1));
    const unpacked = await client.put('/large', packed, { 'content-encoding': 'gzip' });
    expect([unpacked.status, unpacked.body.type]).toEqual([413, 'urn:fettle:problem:too-large']);

    const sent = client.open('PUT', '/File/large', { 'transfer-encoding': 'chunked' });
    const answer = answerTo(sent);
    sent.end(Buffer.alloc(LIMIT + 10_000_000));
    expect(await answer).toMatchObject({ status: 413, body: { errors: { body: [expect.any(String)] } } });
    expect((await client.list('?completed=false&prefix=/large')).total).toBe(0);
  });

  test('applies to the total of an upload in parts, and admits a file of exactly that size', async () => {
    const file = someBytes(LIMIT + 1);
    expect((await client.part('/large', file, 0, 10)).status).toBe(413);
    expect((await client.ask('/large', LIMIT + 1)).status).toBe(413);
    expect((await client.put('/largest', file.subarray(1))).status).toBe(201);
  });
});

describe('an upload in parts', () => {
  test('continues where it stopped, and the last part completes it', async () => {
    const file = someBytes(1000);
    expect((await client.ask('/parts', 1000)).body).toMatchObject({ size: 0, completed: false });
    const first = await client.part('/parts', file, 0, 400);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ path: '/parts', size: 400, totalSize: 1000, completed: false });
    expect((await client.get('/parts')).status).toBe(404);
    expect((await client.ask('/parts', 1000)).body).toMatchObject({ size: 400, totalSize: 1000 });
    const last = await client.part('/parts', file, 400, 1000);
    expect(last.status).toBe(201);
    expect(last.body).toMatchObject({ size: 1000, totalSize: 1000, completed: true });
    expect(last.headers['etag']).toBe(first.headers['etag']);
    expect((await client.get('/parts')).bytes.equals(file)).toBe(true);
  });

  test('skips stored bytes if a part is repeated', async () => {
    const file = someBytes(1000);
    await client.part('/again', file, 0, 400);
    await client.part('/again', file, 400, 600);
    expect((await client.part('/again', file, 400, 600)).body).toMatchObject({ size: 600 });
    expect((await client.part('/again', file, 300, 700)).body).toMatchObject({ size: 700 });
    expect((await client.part('/again', file, 100, 200)).body).toMatchObject({ size: 700 });
    expect((await client.part('/again', file, 500, 1000)).status).toBe(201);
    expect((await client.get('/again')).bytes.equals(file)).toBe(true);
  });

  test('starts over at byte 0, so two files of the same size are never mixed', async () => {
    const [old, file] = [someBytes(100), someBytes(100)];
    await client.part('/anew', old, 0, 60);
    expect((await client.part('/anew', file, 0, 30)).body).toMatchObject({ size: 30 });
    await client.part('/anew', file, 30, 100);
    expect((await client.get('/anew')).bytes.equals(file)).toBe(true);
  });

  test('refuses a gap, another total and a part of nothing with 416 and how much is stored', async () => {
    const file = someBytes(100);
    const nothing = await client.part('/gap', file, 10, 20);
    expect([nothing.status, nothing.headers['content-range']]).toEqual([416, 'bytes */0']);
    await client.part('/gap', file, 0, 40);
    const gap = await client.part('/gap', file, 41, 60);
    expect([gap.status, gap.headers['content-range']]).toEqual([416, 'bytes */40']);
    expect(gap.body.type).toBe('urn:fettle:problem:range-not-satisfiable');
    expect(Object.keys(gap.body.errors)).toEqual(['Content-Range']);
    const other = await client.part('/gap', file.subarray(1), 40, 60);
    expect([other.status, other.headers['content-range']]).toEqual([416, 'bytes */0']);
    expect((await client.ask('/gap', 100)).body.size).toBe(40);
  });

  test('keeps the earlier file until it is complete', async () => {
    await client.put('/held', 'before');
    const file = someBytes(50);
    await client.part('/held', file, 0, 49);
    expect((await client.get('/held')).bytes.toString()).toBe('before');
    expect((await client.part('/held', file, 49, 50)).status).toBe(200);
    expect((await client.get('/held')).bytes.equals(file)).toBe(true);
  });

  test('shows by its ETag that it completed, if the last answer was lost', async () => {
    const file = someBytes(20);
    const { headers } = await client.part('/lost', file, 0, 10);
    await client.part('/lost', file, 10, 20);
    expect((await client.ask('/lost', 20)).body).toMatchObject({ size: 0, completed: false });
    const head = await client.send('HEAD', '/File/lost');
    expect(head.headers['etag']).toBe(headers['etag']);
  });

  test('that was stored whole but never completed is completed by a query', async () => {
    await client.part('/unfinished', someBytes(20), 0, 10);
    const { kysely } = service.database;
    await kysely.updateTable('file').set({ size: 20 }).where('path', '=', '/unfinished').execute();
    expect(await client.ask('/unfinished', 20)).toMatchObject({ status: 201, body: { completed: true } });
    expect((await client.send('HEAD', '/File/unfinished')).status).toBe(200);
  });
});

describe('Content-Range', () => {
  test.each([
    'bytes',
    'bytes 0-9',
    'bytes 0-9/*',
    'bytes 9-0/20',
    'bytes 0-20/20',
    'bytes -5/20',
    'bytes 0-9/20, 10-19/20',
    'items 0-9/20',
    'bytes 0-9/99999999999999999999',
    'bytes 0x0-9/20',
    'nonsense',
  ])('%s is refused by name', async (range) => {
    const { status, body } = await client.put('/junk', someBytes(10), { 'content-range': range });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['Content-Range']);
  });

  test('must agree with Content-Length', async () => {
    const answer = await client.put('/junk', someBytes(9), { 'content-range': 'bytes 0-9/20' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['Content-Range']]);
    expect((await client.ask('/junk', 20)).body.size).toBe(0);
  });

  test.each([9, 11])('of 10 bytes is refused when %i come', async (length) => {
    const sent = client.open('PUT', '/File/junk', {
      'transfer-encoding': 'chunked',
      'content-range': 'bytes 0-9/20',
    });
    const answer = answerTo(sent);
    sent.end(someBytes(length));
    const { status, body } = await answer;
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Content-Range']]);
    expect((await client.ask('/junk', 20)).body.size).toBe(Math.min(length, 10));
  });

  test('that queries has no body, and a part is not compressed', async () => {
    const asking = await client.put('/junk', 'x', { 'content-range': 'bytes */20' });
    expect([asking.status, Object.keys(asking.body.errors)]).toEqual([400, ['Content-Range']]);
    const packed = await client.put('/junk', gzipSync('0123456789'), {
      'content-encoding': 'gzip',
      'content-range': 'bytes 0-9/20',
    });
    expect([packed.status, Object.keys(packed.body.errors)]).toEqual([400, ['Content-Encoding']]);
  });
});

describe('a broken connection', () => {
  test('keeps every byte received, and the upload resumes from there', async () => {
    const file = someBytes(3 * CHUNK_BYTES);
    const came = CHUNK_BYTES + 1234;
    const sent = client.open('PUT', '/File/broken', { 'content-length': file.length });
    const answer = answerTo(sent);
    sent.write(file.subarray(0, came), () => setTimeout(() => sent.destroy(), 200));
    await expect(answer).rejects.toThrow();
    expect(await stored('/broken', file.length, came)).toBe(came);
    expect((await client.get('/broken')).status).toBe(404);
    expect((await client.part('/broken', file, came, file.length)).status).toBe(201);
    expect((await client.get('/broken')).bytes.equals(file)).toBe(true);
  });

  test('in a part keeps the bytes that arrived', async () => {
    const file = someBytes(3000);
    await client.part('/broken-part', file, 0, 1000);
    const range = 'bytes 1000-2999/3000';
    const sent = client.open('PUT', '/File/broken-part', { 'content-length': 2000, 'content-range': range });
    const answer = answerTo(sent);
    sent.write(file.subarray(1000, 1500), () => setTimeout(() => sent.destroy(), 200));
    await expect(answer).rejects.toThrow();
    expect(await stored('/broken-part', 3000, 1500)).toBe(1500);
    expect((await client.part('/broken-part', file, 1000, 3000)).status).toBe(201);
    expect((await client.get('/broken-part')).bytes.equals(file)).toBe(true);
  });

  test('during an upload without a length leaves nothing behind', async () => {
    const sent = client.open('PUT', '/File/unknown', { 'transfer-encoding': 'chunked' });
    const answer = answerTo(sent);
    sent.write(someBytes(1000), () => setTimeout(() => sent.destroy(), 200));
    await expect(answer).rejects.toThrow();
    const left = () => client.list('?completed=false&prefix=/unknown');
    await expect.poll(async () => (await left()).total).toBe(0);
  });
});

describe('two uploads of one path at once', () => {
  test('end with the one that started last, complete; the other is refused', async () => {
    const [first, second] = [someBytes(3 * CHUNK_BYTES), someBytes(2 * CHUNK_BYTES)];
    const sent = client.open('PUT', '/File/race', { 'content-length': first.length });
    const answer = answerTo(sent);
    sent.write(first.subarray(0, CHUNK_BYTES));
    await stored('/race', first.length, CHUNK_BYTES);
    expect((await client.put('/race', second)).status).toBe(201);
    sent.end(first.subarray(CHUNK_BYTES));
    expect(await answer).toMatchObject({ status: 400, body: { type: 'urn:fettle:problem:wrong-state' } });
    expect((await client.get('/race')).bytes.equals(second)).toBe(true);
  });

  test('of the same part store it once', async () => {
    const file = someBytes(2 * CHUNK_BYTES + 100);
    await client.part('/same', file, 0, 100);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.part('/same', file, 100, file.length)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1)).toEqual([416, 416, 416, 416, 416]);
    for (const { status, headers } of answers) {
      if (status === 416) expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    }
    expect((await client.get('/same')).bytes.equals(file)).toBe(true);
  });

  test('of many whole files leave one of them complete', async () => {
    const files = Array.from({ length: 8 }, (_, at) => Buffer.alloc(CHUNK_BYTES + 500 * at, at));
    const answers = await Promise.all(files.map((file) => client.put('/many', file)));
    for (const { status } of answers) expect([200, 201, 400]).toContain(status);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { bytes } = await client.get('/many');
    expect(files.some((file) => file.equals(bytes))).toBe(true);
  });

  test('removing the path ends the upload', async () => {
    const file = someBytes(2 * CHUNK_BYTES);
    const sent = client.open('PUT', '/File/removed', { 'content-length': file.length });
    const answer = answerTo(sent);
    sent.write(file.subarray(0, CHUNK_BYTES));
    await stored('/removed', file.length, CHUNK_BYTES);
    expect((await client.remove('/removed')).status).toBe(204);
    sent.end(file.subarray(CHUNK_BYTES));
    expect((await answer).status).toBe(400);
    expect((await client.get('/removed')).status).toBe(404);
  });
});
