import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { count, median, percentile } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { AddressFile } from '../src/address-file/address-file.ts';
import { STORE_FILE } from '../src/address-file/folder/store.ts';
import { openDatabase } from '../src/database/open.ts';
import { readSettings } from '../src/settings.ts';
import { compare, type Kind } from './compare.ts';
import { startFixed, startScript } from './fixed-server.ts';
import { load } from './load.ts';
import { get, post, somePostcodes } from './look-ups.ts';
import { paced } from './paced.ts';
import { fillRows } from './postgres-rows.ts';
import { ServiceProcess } from './service-process.ts';

/**
 * How long each kind of request runs before it is measured. By then the code is compiled and the data is in
 * memory.
 */
const WARM_UP_SECONDS = 6;

/** The steady rate at which response times are measured, in requests per second. */
const RATE = 2000;
const RATE_SECONDS = 20;

/**
 * Measures look-ups on address files of any size, one after the other. It compares them with a fixed answer
 * of the same size, on one process and on two, and with the same look-up from rows in PostgreSQL. It also
 * measures response times under a steady load, and memory. The file is in the page cache, as on a machine
 * that has served for a while.
 *
 *     npm run bench -- address-file FOLDER… [--rows]
 */
export async function benchAddressFile(words: readonly string[]): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- address-file ${words.join(' ')}`);
  for (const folder of words.filter((word) => word !== '--rows')) {
    await benchFolder(folder, words.includes('--rows'));
  }
}

async function benchFolder(folder: string, withRows: boolean): Promise<void> {
  const file = AddressFile.open(folder);
  const { addresses, postcodes } = file.manifest.counts;
  console.log(`\n${count(addresses)} addresses, ${count(postcodes)} postcodes`);
  const codes = somePostcodes(file);
  const service = await ServiceProcess.start([], 1, { FETTLE_ADDRESS_FILE: folder });
  const key = await service.newKey();
  const full = codes.map((postcode) => post(`/AddressCapture/GetFullAddress.json?key=${key}`, postcode));
  const find = (query: string) =>
    codes.map((code) => get(`/getaddress.io/find/${code}?api-key=${key}${query}`));

  await readThrough(folder);
  for (const requests of [full, find(''), find('&expand=true')])
    await load(service.url, requests, { seconds: WARM_UP_SECONDS });
  const { bytes } = await load(service.url, full, { seconds: 1 });
  const fixed = await startFixed(Math.round(bytes - 300));
  const fixedRequests = full.map((text) => text.replace(/\/AddressCapture[^ ]+/, '/fixed'));
  await load(fixed.url, fixedRequests, { seconds: WARM_UP_SECONDS });
  const own = { url: service.url, processorSeconds: () => service.processorSeconds() };
  const kinds: Kind[] = [
    { name: 'fixed answer', servers: [fixed], requests: fixedRequests },
    { name: 'GetFullAddress', servers: [own], requests: full },
    { name: 'find', servers: [own], requests: find('') },
    { name: 'find, expanded', servers: [own], requests: find('&expand=true') },
  ];
  await compare('one process', kinds);

  const other = await service.another();
  const otherFixed = await startFixed(Math.round(bytes - 300));
  console.log(`start of a second process, until it listens: ${other.startSeconds.toFixed(1)} s`);
  await load(other.url, full, { seconds: WARM_UP_SECONDS });
  await load(otherFixed.url, fixedRequests, { seconds: WARM_UP_SECONDS });
  await compare('two processes', [
    { name: 'fixed answer', servers: [fixed, otherFixed], requests: fixedRequests },
    { name: 'GetFullAddress', servers: [own, other], requests: full },
    { name: 'find', servers: [own, other], requests: find('') },
  ]);
  const [one, two] = [await service.privateMemory(), await other.privateMemory()];
  console.log(
    `private memory: ${one.toFixed(0)} MB (with a worker that ran no job), second process ${two.toFixed(0)} MB`,
  );
  await other.stop();
  otherFixed.stop();

  for (const { name, requests } of kinds.slice(1)) {
    const took = await paced(service.url, requests, { rate: RATE, seconds: RATE_SECONDS });
    const [p50, p99, highest] = [median(took), percentile(took, 99), Math.max(...took)];
    console.log(
      `${name} at ${count(RATE)} requests/s: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, highest ${highest.toFixed(1)} ms`,
    );
  }
  if (withRows) await compareRows(service, file, codes, kinds);
  fixed.stop();
  await service.stop();
  await file.close();
}

/** Reads a file into the page cache. */
async function readThrough(folder: string): Promise<void> {
  for await (const _ of createReadStream(join(folder, STORE_FILE), { highWaterMark: 1 << 20 }));
}

async function compareRows(
  service: ServiceProcess,
  file: AddressFile,
  codes: readonly string[],
  kinds: readonly Kind[],
): Promise<void> {
  const database = await openDatabase(readSettings({ ...process.env, FETTLE_DATA: service.folder }));
  const began = performance.now();
  const rows = await fillRows(database.url, file);
  const seconds = (performance.now() - began) / 1000;
  console.log(`PostgreSQL: ${count(rows)} rows filled and indexed in ${seconds.toFixed(0)} s`);
  const server = await startScript('postgres-answer.ts', service.folder);
  const requests = codes.map((code) => post('/rows', code));
  await load(server.url, requests, { seconds: 5 });
  await compare(
    'beside rows of PostgreSQL (without key, credits and lines; its own processes are not counted)',
    [...kinds.slice(0, 2), { name: 'PostgreSQL rows', servers: [server], requests }],
  );
  const took = await paced(server.url, requests, { rate: RATE, seconds: RATE_SECONDS });
  console.log(
    `PostgreSQL rows at ${count(RATE)} requests/s: p50 ${median(took).toFixed(2)} ms, p99 ${percentile(took, 99).toFixed(2)} ms`,
  );
  server.stop();
  await database.close();
}
