import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkFolder } from '../../src/address-file/release/check-folder.ts';
import { fetchAddressFile, readSource } from '../../src/address-file/release/fetch/fetch-address-file.ts';
import { Source } from '../../src/address-file/release/fetch/source.ts';
import { applyRelease } from '../../src/address-file/release/release.ts';
import { connect } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { fettle } from '../cli/fettle.ts';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { buildRows, freshFolder, sourceOf } from './support/build.ts';
import { address } from './support/rows.ts';

/*
 * Two hosts share one database, and only the first has the address file in use. Both run on this machine, so
 * the folder of the file in use is removed, and the first host gets a copy in another folder.
 */
const TOKEN = 'of-the-operator';

let databaseUrl: string;
let inUse: string;
let ofFirst: string;
let first: TestService;
let second: TestService;
let out: string;

beforeAll(async () => {
  inUse = freshFolder();
  await build(inUse, 'June', 600);
  ofFirst = freshFolder();
  cpSync(inUse, ofFirst, { recursive: true });
  databaseUrl = await createDatabase();
  const database = connect(databaseUrl);
  await migrate(database);
  await applyRelease(database.kysely, inUse);
  await database.close();
  rmSync(inUse, { recursive: true });
  const shared = { DATABASE_URL: databaseUrl, FETTLE_ADDRESS_FILE_TOKEN: TOKEN };
  first = await startService({ ...shared, FETTLE_ADDRESS_FILE: ofFirst }, { worker: false });
  second = await startService({ ...shared, FETTLE_ADDRESS_FILE: '' }, { worker: false });
});

afterAll(async () => {
  await first?.close();
  await second?.close();
});

beforeEach(() => {
  out = freshFolder();
});

async function build(folder: string, edition: string, addresses: number): Promise<void> {
  const rows = Array.from({ length: addresses }, (_, at) =>
    address({ organisation: edition, buildingNumber: String(at) }),
  );
  await buildRows([], { sources: [sourceOf(rows, { edition, invented: false })], out: folder });
}

const fromFirst = () => new Source(`${first.url}/address-file`, TOKEN);

async function fetched(source: Source, folder = out): Promise<boolean> {
  return fetchAddressFile(source, await readSource(source), folder);
}

/** A server that serves the files of the first host, and may change its answers. */
async function between(
  change: (request: IncomingMessage, response: ServerResponse, file: Buffer) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    if (!existsSync(join(ofFirst, name))) return response.writeHead(404).end();
    change(request, response, readFileSync(join(ofFirst, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('a host that serves its address file', () => {
  test('serves only its own files, and only with the token', async () => {
    const get = (path: string, token = TOKEN) =>
      fetch(`${first.url}/address-file/${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await get('manifest.json', 'wrong')).status).toBe(401);
    expect((await get('manifest.json')).status).toBe(200);
    expect((await get('addresses.mdb-lock')).status).toBe(404);
    expect((await get('..%2f..%2fetc%2fpasswd')).status).toBe(404);
    const size = readFileSync(join(ofFirst, 'addresses.mdb')).length;
    const part = await fetch(`${first.url}/address-file/addresses.mdb`, {
      headers: { authorization: `Bearer ${TOKEN}`, range: 'bytes=10-19' },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${size}`]);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
  });
});

describe('fetching', () => {
  test('copies every byte and changes nothing when it is done again', async () => {
    expect(await fetched(fromFirst())).toBe(true);
    await checkFolder(out);
    expect(existsSync(`${out}.fetching`)).toBe(false);
    expect(await fetched(fromFirst())).toBe(false);
  });

  test('resumes an interrupted copy, and survives broken connections', async () => {
    const asked: (string | undefined)[] = [];
    const { url, server } = await between((request, response, file) => {
      if (request.url !== '/addresses.mdb') return response.end(file);
      asked.push(request.headers.range);
      const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const to = Math.min(file.length, from + 20_000);
      response.writeHead(206, { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` });
      response.write(file.subarray(from, to), () => {
        if (to < file.length) setTimeout(() => response.destroy(), 20);
        else response.end();
      });
    });
    mkdirSync(`${out}.fetching`);
    cpSync(join(ofFirst, 'manifest.json'), join(`${out}.fetching`, 'manifest.json'));
    cpSync(join(ofFirst, 'addresses.mdb'), join(`${out}.fetching`, 'addresses.mdb'));
    const { length } = readFileSync(join(ofFirst, 'addresses.mdb'));
    truncateSync(join(`${out}.fetching`, 'addresses.mdb'), length - 30_000);
    expect(await fetched(new Source(url))).toBe(true);
    await checkFolder(out);
    expect(asked[0]).toBe(`bytes=${length - 30_000}-`);
    expect(asked.length).toBeGreaterThan(1);
    server.close();
  });

  test('never replaces the file with a damaged copy', async () => {
    const { url, server } = await between((request, response, file) => {
      if (request.url === '/addresses.mdb') file[file.length >> 1]! ^= 1;
      response.end(file);
    });
    await expect(fetched(new Source(url))).rejects.toThrow('It was deleted.');
    expect([existsSync(out), existsSync(`${out}.fetching`)]).toEqual([false, false]);
    server.close();
  });

  test('refuses a URL that is not a source, a folder with other content, and a wrong token', async () => {
    await expect(fetched(new Source(`${first.url}/docs`))).rejects.toThrow(/manifest\.json answered 404/);
    await expect(fetched(new Source(`${first.url}/address-file`, 'wrong'))).rejects.toThrow(
      /answered 401\. Set FETTLE_ADDRESS_FILE_TOKEN/,
    );
    expect(() => new Source('ftp://host/file')).toThrow('http:// or https://');
    mkdirSync(out);
    writeFileSync(join(out, 'other'), '');
    await expect(fetched(fromFirst())).rejects.toThrow('holds something else');
  });
});

test('a host without the file in use is not ready and answers no look-ups until it has fetched it', async () => {
  const ready = async (service: TestService) => (await fetch(`${service.url}/health/ready`)).status;
  expect([await ready(first), await ready(second)]).toEqual([200, 503]);
  const { detail } = (await (await fetch(`${second.url}/health/ready`)).json()) as { detail: string };
  expect(detail).toContain('edition June');
  expect(second.addressFile.ifAny).toBeUndefined();
  const environment = { DATABASE_URL: databaseUrl, FETTLE_ADDRESS_FILE_TOKEN: TOKEN };
  const { code, out: said } = await fettle(
    ['address-file', 'fetch', `${first.url}/address-file`, '--json'],
    environment,
  );
  expect({ code, ...JSON.parse(said) }).toEqual({ code: 0, folder: inUse, edition: 'June', fetched: true });
  for (const end = Date.now() + 60_000; Date.now() < end && (await ready(second)) !== 200; ) await wait(100);
  expect(await ready(second)).toBe(200);
  expect(second.addressFile.current.folder).toBe(inUse);
});
