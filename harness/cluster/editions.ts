import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { printLines } from '../../src/address/printing/print.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import { sampleRows, sampleSource } from '../../src/address-file/sample/sample-rows.ts';
import { CLIENTS } from './machines/network.ts';

/** The editions that hosts switch between. Each has different invented addresses. */
export const EDITIONS = ['one', 'two'] as const;
export type Edition = (typeof EDITIONS)[number];

const ADDRESSES = 2000;
const PORT = 8090;

/** Builds each edition in a folder of its name. */
export async function buildEditions(folder: string): Promise<void> {
  for (const [at, edition] of EDITIONS.entries())
    await buildAddressFile({
      sources: [sampleSource({ addresses: ADDRESSES, seed: at + 1 })],
      edition,
      out: join(folder, edition),
      modules: { renderer: new URL('../../src/lookup/ready.ts', import.meta.url).href },
      threads: 0,
    });
}

/** Returns typed addresses of all editions in turn. Each edition lacks most addresses of the other one. */
export function typedAddresses(count: number): { address: string; postcode: string }[] {
  const each = EDITIONS.map((_, at) =>
    [...sampleRows({ addresses: ADDRESSES, seed: at + 1 })].flat().flatMap((row) => {
      if (row.kind !== 'address' || row.address.kind !== 'delivery-point') return [];
      const lines = printLines(row.address.point).map(({ text }) => text);
      return [{ address: lines.join(', '), postcode: row.address.point.postcode }];
    }),
  );
  return Array.from({ length: count }, (_, at) => {
    const list = each[at % each.length]!;
    return list[Math.floor(at / each.length) % list.length]!;
  });
}

/** Serves the editions to all hosts, as a plain file server does. @returns the URL of the server */
export async function serveEditions(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://server').pathname);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) response.writeHead(404).end();
    else createReadStream(path).pipe(response.writeHead(200, { 'content-length': size }));
  });
  await new Promise<void>((resolve) => server.listen(PORT, CLIENTS, resolve));
  server.unref();
  return `http://${CLIENTS}:${PORT}`;
}
