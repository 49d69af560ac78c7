import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHUNK_BYTES } from '../../src/files/chunks.ts';
import { startService, type TestService } from '../support/service.ts';
import { FileClient, someBytes } from './file-client.ts';

const SIZE = 2 * CHUNK_BYTES + 1000;
const file = someBytes(SIZE);
let service: TestService;
let client: FileClient;

beforeAll(async () => {
  service = await startService({ FETTLE_LOG_LEVEL: 'silent' }, { worker: false });
  client = new FileClient(await service.client('downloader'));
  await client.put('/data.bin', file);
  await client.put('/empty', '');
});
afterAll(() => service?.close());

describe('a download', () => {
  test('has the file’s properties, and no browser treats it as a page', async () => {
    const { status, headers, bytes } = await client.get('/data.bin');
    expect(status).toBe(200);
    expect(bytes.equals(file)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(SIZE),
      'content-disposition': `attachment; filename="data.bin"; filename*=UTF-8''data.bin`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-z]+"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    });
  });

  test('of a .csv is text/csv, whatever it was uploaded as', async () => {
    await client.put('/Contacts.CSV', '<script>', { 'content-type': 'text/html' });
    expect((await client.get('/Contacts.CSV')).headers['content-type']).toBe('text/csv');
  });

  test('keeps a name of any script', async () => {
    const name = "Zoë's 50% (中).csv";
    const path = `/out/${encodeURIComponent(name)}`;
    const { headers } = await client.put(path, 'x');
    expect(headers.location).toBe(`${service.url}/File${path}`);
    const disposition = (await client.get(path)).headers['content-disposition']!;
    expect(disposition).toMatch(/filename="Zo_'s 50_ \(_\)\.csv"/);
    expect(decodeURIComponent(/filename\*=UTF-8''([^']*)$/.exec(disposition)![1]!)).toBe(name);
  });

  test('of an empty file is empty', async () => {
    expect(await client.get('/empty')).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
    expect(await client.get('/empty', { range: 'bytes=0-' })).toMatchObject({ status: 416 });
  });

  test('of an unknown file is 404', async () => {
    const { status, body } = await client.get('/nothing');
    expect([status, body.type]).toEqual([404, 'urn:fettle:problem:not-found']);
  });

  test('by HEAD has the headers alone, and ignores Range', async () => {
    const { headers: whole } = await client.get('/data.bin');
    const { status, headers, bytes } = await client.send('HEAD', '/File/data.bin', undefined, {
      range: 'bytes=0-1',
    });
    expect([status, bytes.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges', 'content-disposition']) {
      expect(headers[name]).toBe(whole[name]);
    }
    expect((await client.send('HEAD', '/File/nothing')).status).toBe(404);
  });

  test('is not sent again if the client has this version', async () => {
    const { etag } = (await client.get('/data.bin')).headers;
    for (const known of [etag!, `"other", W/${etag}`, '*']) {
      const { status, bytes } = await client.get('/data.bin', { 'if-none-match': known });
      expect([status, bytes.length]).toEqual([304, 0]);
    }
    expect((await client.get('/data.bin', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a range', () => {
  const last = SIZE - 1;
  test.each<[string, number, number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, last],
    ['bytes=5-9', 5, 9],
    [`bytes=${CHUNK_BYTES - 1}-${CHUNK_BYTES}`, CHUNK_BYTES - 1, CHUNK_BYTES],
    [`bytes=${CHUNK_BYTES}-${2 * CHUNK_BYTES - 1}`, CHUNK_BYTES, 2 * CHUNK_BYTES - 1],
    [`bytes=10-${2 * CHUNK_BYTES + 10}`, 10, 2 * CHUNK_BYTES + 10],
    [`bytes=${last}-`, last, last],
    ['bytes=-1', last, last],
    ['bytes=-1500', SIZE - 1500, last],
    ['bytes=-999999999999999999999', 0, last],
    ['bytes=7-999999999999999999999', 7, last],
    ['Bytes= 5 - 9 ', 5, 9],
  ])('%s is answered with exactly these bytes', async (range, from, to) => {
    const { status, headers, bytes } = await client.get('/data.bin', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to}/${SIZE}`);
    expect(headers['content-length']).toBe(String(to - from + 1));
    expect(bytes.equals(file.subarray(from, to + 1))).toBe(true);
  });

  test.each([`bytes=${SIZE}-`, `bytes=${SIZE}-${SIZE + 5}`, 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is out of range: 416',
    async (range) => {
      const { status, headers, body } = await client.get('/data.bin', { range });
      expect([status, headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
      expect(headers['content-type']).toMatch(/problem\+json/);
      expect(Object.keys(body.errors)).toEqual(['Range']);
    },
  );

  test.each(['bytes=9-5', 'bytes=0-1,5-6', 'bytes=-', 'bytes=a-b', 'items=0-5', 'bytes 0-5', 'nonsense'])(
    '%s is ignored, as RFC 9110 prescribes: the whole file',
    async (range) => {
      const { status, bytes } = await client.get('/data.bin', { range });
      expect([status, bytes.length]).toEqual([200, SIZE]);
    },
  );

  test('is honoured with If-Range only for this version', async () => {
    const headers = (await client.get('/data.bin')).headers;
    const get = (ifRange: string) =>
      client.get('/data.bin', { range: 'bytes=0-9', 'if-range': ifRange }).then(({ status }) => status);
    expect(await get(headers['etag']!)).toBe(206);
    expect(await get('"other"')).toBe(200);
    expect(await get(`W/${headers['etag']}`)).toBe(200);
    expect(await get(headers['last-modified']!)).toBe(200);
  });
});

test('a download continues to its end if the file is replaced and swept meanwhile', async () => {
  const large = someBytes(24 * CHUNK_BYTES);
  await client.put('/moving', large);
  const { removeUnread } = await import('../../src/files/removal.ts');
  const sent = client.open('GET', '/File/moving');
  const received: Buffer[] = [];
  const begun = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end();
  const [response] = await begun;
  const ended = once(response, 'end');
  // While nobody reads, no more arrives than the buffers on the way hold.
  expect((await client.put('/moving', 'new')).status).toBe(200);
  await removeUnread(service.database.kysely);
  response.on('data', (bytes: Buffer) => received.push(bytes));
  await ended;
  expect(Buffer.concat(received).equals(large)).toBe(true);
  expect((await client.get('/moving')).bytes.toString()).toBe('new');
});

test('a download that cannot continue breaks the connection rather than end early', async () => {
  await client.put('/damaged', someBytes(20 * CHUNK_BYTES));
  const { kysely } = service.database;
  const { id } = await kysely
    .selectFrom('file')
    .select('id')
    .where('path', '=', '/damaged')
    .executeTakeFirstOrThrow();
  await kysely
    .deleteFrom('file_chunk')
    .where('file_id', '=', id)
    .where('start_byte', '=', 10 * CHUNK_BYTES)
    .execute();
  await expect(client.get('/damaged')).rejects.toThrow();
  const range = { range: `bytes=${10 * CHUNK_BYTES}-` };
  const answer = await client.get('/damaged', range);
  expect([answer.status, answer.headers['content-type']]).toEqual([500, expect.stringMatching(/problem/)]);
});
