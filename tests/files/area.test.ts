import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { FileClient, someBytes } from './file-client.ts';

let service: TestService;
let client: FileClient;
let other: FileClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = new FileClient(await service.client('one'));
  other = new FileClient(await service.client('two'));
});
afterAll(() => service?.close());

describe('a path in a request', () => {
  test.each([
    '/a//b',
    '//',
    '/a/../b',
    '/./a',
    '/a%2F..%2Fb',
    '/%2e%2e/b',
    '/a%5Cb',
    '/a:b',
    '/a*',
    '/a%3Fb',
    '/a%22b',
    '/a%3Cb',
    '/a%7Cb',
    '/a%00b',
    '/a%0D%0Ab',
    '/a%E2%80%AEb',
    `/${'x'.repeat(1024)}`,
  ])('%s is refused by name, whatever is asked', async (path) => {
    for (const method of ['PUT', 'GET', 'DELETE']) {
      const { status, body } = await client.send(method, `/File${path}`);
      expect([status, body.type]).toEqual([400, 'urn:fettle:problem:invalid-request']);
      expect(Object.keys(body.errors)).toEqual(['path']);
    }
  });

  test.each(['/a%E0%A4%A', '/a%', '/a%ff'])('%s is not UTF-8', async (path) => {
    const { status, headers } = await client.get(path);
    expect([status, headers['content-type']]).toEqual([400, expect.stringMatching(/problem\+json/)]);
  });

  test('is the same in all Unicode forms, and differs by letter case', async () => {
    await client.put('/Forms/caf%C3%A9%20x', 'lower');
    for (const path of [
      '/Forms/cafe%CC%81%20x',
      '//Forms/caf%C3%A9%20x',
      '/Forms%2Fcaf%C3%A9%20x',
      '/Forms/caf%C3%A9%20x/',
    ]) {
      expect((await client.get(path)).bytes.toString()).toBe('lower');
    }
    await client.put('/Forms/CAF%C3%89%20x', 'upper');
    expect((await client.send('GET', '/file/Forms/caf%C3%A9%20x')).bytes.toString()).toBe('lower');
    expect((await client.list('?prefix=Forms')).paths).toEqual(['/Forms/CAFÉ x', '/Forms/café x']);
  });

  test('may hold a percent sign', async () => {
    const { body } = await client.put('/100%25%20sure%2520', 'x');
    expect(body.path).toBe('/100% sure%20');
    expect((await client.send('GET', new URL(body.location).pathname)).bytes.toString()).toBe('x');
  });

  test('of the maximum length is stored and listed', async () => {
    const path = `/${'🙂'.repeat(255)}abc`;
    const { status, body } = await client.put(encodeURI(path), 'x');
    expect([status, body.path]).toEqual([201, path]);
    expect((await client.list(`?prefix=${encodeURIComponent(path)}`)).paths).toEqual([path]);
  });
});

describe('a listing', () => {
  test('has 100 files a page, in the order of code points, and a total count', async () => {
    const paths = Array.from({ length: 103 }, (_, at) => `/many/${String(at).padStart(3, '0')}`);
    await Promise.all(paths.toReversed().map((path) => client.put(path, 'x')));
    expect(await client.list('?prefix=/many/')).toEqual({ total: 103, paths: paths.slice(0, 100) });
    expect((await client.list('?prefix=/many/&page=2')).paths).toEqual(paths.slice(100));
    expect((await client.list('?prefix=/many/&page=3')).paths).toEqual([]);
    expect((await client.list('?prefix=many/09')).paths).toEqual(paths.slice(90, 100));
    expect((await client.list('?prefix=/many/0_')).paths).toEqual([]);
  });

  test('shows each file as the answer to its upload did', async () => {
    const { body } = await client.put('/told', 'abc');
    const { bytes } = await client.send('GET', '/File?prefix=/told');
    expect(JSON.parse(bytes.toString())).toEqual([body]);
  });

  test('lists unfinished uploads separately', async () => {
    await client.part('/half', someBytes(10), 0, 5);
    expect((await client.list('?prefix=/half')).paths).toEqual([]);
    expect((await client.list('?completed=false')).paths).toEqual(['/half']);
    await client.remove('/half');
    expect((await client.list('?completed=false')).paths).toEqual([]);
  });

  test.each([
    ['?page=0', 'page'],
    ['?page=x', 'page'],
    ['?page=99999999999', 'page'],
    ['?completed=maybe', 'completed'],
    ['?prefix=a*', 'prefix'],
    ['?prefix=%00', 'prefix'],
    ['?unknown=1', 'unknown'],
  ])('%s is refused by name', async (query, field) => {
    const { status, body } = await client.send('GET', `/File${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('removing', () => {
  test('removes the file, and answers 404 the second time', async () => {
    await client.put('/gone', 'x');
    expect(await client.remove('/gone')).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
    expect((await client.get('/gone')).status).toBe(404);
    expect((await client.remove('/gone')).status).toBe(404);
    expect((await client.put('/gone', 'again')).status).toBe(201);
  });

  test('also removes an unfinished upload to the same path', async () => {
    await client.put('/both', 'x');
    await client.part('/both', someBytes(10), 0, 5);
    expect((await client.remove('/both')).status).toBe(204);
    expect((await client.ask('/both', 10)).body.size).toBe(0);
  });
});

test('another client has its own files and cannot see these', async () => {
  const file = someBytes(20);
  await client.put('/mine', 'secret');
  await client.part('/mine-half', file, 0, 10);
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    expect((await other.send(method, '/File/mine')).status).toBe(404);
  }
  expect((await other.list()).paths).toEqual([]);
  expect((await other.list('?completed=false')).paths).toEqual([]);
  expect((await other.ask('/mine-half', 20)).body.size).toBe(0);
  expect((await other.part('/mine-half', file, 10, 20)).status).toBe(416);
  expect((await other.remove('/mine-half')).status).toBe(404);
  expect((await other.put('/mine', 'theirs')).status).toBe(201);
  expect((await other.part('/mine-half', file, 0, 20)).status).toBe(201);
  expect((await client.get('/mine')).bytes.toString()).toBe('secret');
  expect((await client.ask('/mine-half', 20)).body.size).toBe(10);
});

test.each(['PUT', 'GET', 'HEAD', 'DELETE'])('%s without a token is 401', async (method) => {
  const { status } = await fetch(`${service.url}/File/x`, { method });
  expect(status).toBe(401);
});

test('other methods get 405', async () => {
  const { status, headers } = await client.send('POST', '/File/x', Buffer.from('x'));
  expect([status, headers.allow]).toEqual([405, expect.stringContaining('PUT')]);
});
