import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, median, percentile } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { typingTerms } from '../invented/typing/sessions.ts';
import { AddressFile } from '../src/address-file/address-file.ts';
import { makeTypeahead } from '../src/address-file/build/make-typeahead.ts';
import { STORE_FILE } from '../src/address-file/folder/store.ts';
import { TYPEAHEAD_FILE } from '../src/address-file/typeahead/store.ts';
import { compare } from './compare.ts';
import { startFixed } from './fixed-server.ts';
import { load } from './load.ts';
import { paced } from './paced.ts';
import { ServiceProcess } from './service-process.ts';

/** The number of terms in the requests: more than the service keeps in its cache. */
const TERMS = 150_000;

/** The length of the warm-up. After it the code is compiled and the index is in memory. */
const WARM_UP_SECONDS = 15;

/**
 * How long look-ups run before the memory without suggestions is read. V8's heap still grows in the first half
 * minute, whatever is asked.
 */
const LOOK_UP_SECONDS = 30;

const RATE = 1000;
const RATE_SECONDS = 60;

/** The number of people who type at the same time, and the characters that each types in a second. */
const TYPISTS = 64;
const CHARACTERS = 6;
const LOOK_UPS = 2000;
const TOGETHER_SECONDS = 60;

/** Raises the limits that a benchmark would reach although no person does. */
const UNLIMITED = {
  FETTLE_SEARCHES_PER_KEY: '1000000000',
  FETTLE_SEARCHES_PER_ADDRESS: '1000000000',
  FETTLE_UNRESOLVED_PER_ACCOUNT: '1000000000',
  FETTLE_UNRESOLVED_PER_ADDRESS: '1000000000',
};

/**
 * Measures suggestions on address files of any size, one after the other. It measures response times by
 * length of the term, throughput compared with a fixed answer, memory, the building of the index, and typists
 * at the same time as look-ups.
 *
 *     npm run bench -- typeahead FOLDER…
 */
export async function benchTypeahead(folders: readonly string[]): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- typeahead ${folders.join(' ')}`);
  for (const folder of folders) await benchFolder(folder);
}

async function benchFolder(folder: string): Promise<void> {
  const file = AddressFile.open(folder);
  const { addresses, containers = 0, containerWords = 0 } = file.manifest.counts;
  console.log(
    `\n${count(addresses)} addresses, ${count(containers)} containers, ${count(containerWords)} words`,
  );
  await buildIndex(file);
  const terms = typingTerms(file, 11, TERMS);
  const postcodes = [...file.postcodesBeginning('', '')].filter((_, at) => at % 17 === 0);
  const service = await ServiceProcess.start([], 1, { FETTLE_ADDRESS_FILE: folder, ...UNLIMITED });
  const key = await service.newKey();
  const searches = terms.map((search) =>
    post(`/PredictiveAddress/Search.json?key=${key}`, { country: 'GB', search }),
  );
  const lookUps = postcodes.map((postcode) =>
    post(`/AddressCapture/GetFullAddress.json?key=${key}`, { postcode, licence: 'WebServerFull' }),
  );
  for (const name of [STORE_FILE, TYPEAHEAD_FILE]) await readThrough(join(folder, name));
  await load(service.url, lookUps, { seconds: LOOK_UP_SECONDS });
  const before = await service.privateMemory();
  await load(service.url, searches, { seconds: WARM_UP_SECONDS });

  await byLength(service.url, terms, searches);

  const { bytes } = await load(service.url, searches, { seconds: 2 });
  const fixed = await startFixed(Math.max(1, Math.round(bytes - 300)));
  const fixedRequests = searches.map((text) => text.replace(/\/PredictiveAddress[^ ]+/, '/fixed'));
  await load(fixed.url, fixedRequests, { seconds: WARM_UP_SECONDS / 3 });
  const own = { url: service.url, processorSeconds: () => service.processorSeconds() };
  await compare('one process', [
    { name: 'fixed answer', servers: [fixed], requests: fixedRequests },
    { name: 'Search', servers: [own], requests: searches },
  ]);
  fixed.stop();

  const together = { seconds: TOGETHER_SECONDS };
  const [typing, lookingUp] = await Promise.all([
    paced(service.url, searches, { ...together, rate: TYPISTS * CHARACTERS, connections: TYPISTS }),
    paced(service.url, lookUps, { ...together, rate: LOOK_UPS }),
  ]);
  console.log(`${TYPISTS} typists beside ${count(LOOK_UPS)} look-ups/s for ${TOGETHER_SECONDS} s`);
  console.log(`  Search          ${figures(typing)}`);
  console.log(`  GetFullAddress  ${figures(lookingUp)}`);

  const after = await service.privateMemory();
  console.log(
    `private memory: ${before.toFixed(0)} MB after look-ups alone, ${after.toFixed(0)} MB after suggestions`,
  );
  await service.stop();
  await file.close();
}

/**
 * Builds the index of a file once more, in a temporary folder, and prints its size and the time. The seal of
 * the store, which a build computes beside it, is included.
 */
async function buildIndex(file: AddressFile): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-bench-'));
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await makeTypeahead({
    store: join(file.folder, STORE_FILE),
    typeahead: join(folder, TYPEAHEAD_FILE),
    answers: file.manifest.answers,
    counts: file.manifest.counts,
    threads: 2,
    onProgress: () => undefined,
  });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  rmSync(folder, { recursive: true });
  console.log(
    `index: ${count(file.manifest.files[TYPEAHEAD_FILE]!.bytes / 1e6)} MB, built in ${seconds.toFixed(1)} s ` +
      `(${((user + system) / 1e6).toFixed(1)} s of processor time)`,
  );
}

/** Prints how long answers take at a steady rate, by length of the term. */
async function byLength(url: string, terms: readonly string[], searches: readonly string[]): Promise<void> {
  const took = new Map<string, number[]>();
  const lengths = (term: string) => {
    const from = 3 * Math.floor((term.length - 1) / 3) + 1;
    return `${from} to ${from + 2}`;
  };
  const all = await paced(url, searches, {
    rate: RATE,
    seconds: RATE_SECONDS,
    onAnswer: (request, milliseconds) => {
      const name = lengths(terms[request]!);
      const known = took.get(name);
      if (known === undefined) took.set(name, [milliseconds]);
      else known.push(milliseconds);
    },
  });
  console.log(`Search at ${count(RATE)} requests/s for ${RATE_SECONDS} s: ${figures(all)}`);
  for (const [name, own] of [...took].sort(
    ([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )) {
    console.log(
      `  ${name.padStart(8)} characters  ${count(own.length).padStart(7)} answers  ${figures(own)}`,
    );
  }
}

function figures(took: readonly number[]): string {
  const highest = took.reduce((most, one) => Math.max(most, one), 0);
  return `p50 ${median(took).toFixed(2)} ms, p99 ${percentile(took, 99).toFixed(2)} ms, highest ${highest.toFixed(1)} ms`;
}

/** Reads a file into the page cache. */
async function readThrough(path: string): Promise<void> {
  for await (const _ of createReadStream(path, { highWaterMark: 1 << 20 }));
}

function post(path: string, members: object): string {
  const body = Buffer.from(JSON.stringify(members)).toString('latin1');
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
