import { rmSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { gzipAround, inflateAround } from '../../src/address-file/answer/around.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import { checkSeals } from '../../src/address-file/folder/seal.ts';
import { render } from '../../src/lookup/ready.ts';
import { READY } from '../../src/lookup/ready-names.ts';
import { inventRows, postcodeAt, sourceOf } from './rows.ts';

/*
 * Measures the address file on generated rows: build, size, opening, look-ups.
 *
 *   node scripts/address-file/measure.ts [addresses, default 1000000] [threads, default 2] [folder to keep]
 */

const addresses = Number(process.argv[2] ?? 1_000_000);
const threads = Number(process.argv[3] ?? 2);
const out = process.argv[4] ?? join(tmpdir(), `fettle-measure-${process.pid}`);
const seconds = (since: number) => (performance.now() - since) / 1000;
const print = (name: string, value: number | string, unit = '') =>
  process.stdout.write(
    `${name.padEnd(34)} ${typeof value === 'number' ? value.toLocaleString('en-GB') : value} ${unit}\n`,
  );

print(
  'machine',
  `${cpus()[0]?.model}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]?.toFixed(1)}`,
);
print('runtime', `Node ${process.version}`);

let start = performance.now();
let rows = 0;
for (const _ of inventRows(addresses)) rows++;
print('making the rows alone', Number(seconds(start).toFixed(1)), 's');

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 100);
const stages = new Map<string, number>();
let stage = '';
let stageStart = performance.now();
start = performance.now();
const cpu = process.cpuUsage();
const { manifest } = await buildAddressFile({
  sources: [sourceOf(addresses)],
  out,
  threads,
  modules: { renderer: new URL('../../src/lookup/ready.ts', import.meta.url).href },
  onProgress: (progress) => {
    if (progress.stage === stage) return;
    stages.set(stage, seconds(stageStart));
    stage = progress.stage;
    stageStart = performance.now();
  },
});
stages.set(stage, seconds(stageStart));
clearInterval(watch);
const built = seconds(start);
const { user, system } = process.cpuUsage(cpu);
print('addresses', manifest.counts.addresses);
print('postcodes', manifest.counts.postcodes);
print('rows', rows);
print('build', Number(built.toFixed(1)), 's');
for (const [name, took] of stages) if (name !== '') print(`  of which ${name}`, Number(took.toFixed(1)), 's');
print(
  'processor time',
  Number(((user + system) / 1e6).toFixed(1)),
  's (waiting for a busy machine not counted)',
);
print('build rate', Math.round(addresses / built), 'addresses/s');
print('30 million at that rate', Number((30_000_000 / (addresses / built) / 60).toFixed(1)), 'minutes');
print('peak resident memory', Math.round(peak / 2 ** 20), 'MiB (file pages included)');
const { size } = statSync(join(out, 'addresses.mdb'));
print('size', Math.round(size / 2 ** 20), 'MiB');
print('size an address', Number((size / addresses).toFixed(1)), 'bytes');
print('size for 30 million', Number(((size / addresses) * 30e6) / 2 ** 30).toFixed(2), 'GiB');

start = performance.now();
const file = AddressFile.open(out);
print('open', Number((seconds(start) * 1000).toFixed(1)), 'ms');
start = performance.now();
await checkSeals(out, manifest);
print('check every byte', Number(seconds(start).toFixed(2)), 's');

const asked = Array.from({ length: 200_000 }, (_, at) =>
  postcodeAt((Math.imul(at, 40_503) >>> 0) % Math.ceil(addresses / 17)).replace(' ', ''),
);
const prefix = Buffer.from(
  '{"Status":{"Success":true,"ErrorMessage":null,"CreditsRemaining":123456},"Results":',
);
const suffix = Buffer.from('}');
const rate = (name: string, count: number, work: (postcode: string) => unknown) => {
  for (const postcode of asked.slice(0, 5000)) work(postcode);
  const begun = performance.now();
  for (let at = 0; at < count; at++) work(asked[at % asked.length]!);
  print(name, Math.round(count / seconds(begun)), '/s');
};
rate('lookup, decoded', 200_000, (postcode) => file.lookup(postcode));
rate('all answers of a lookup rendered', 20_000, (postcode) => render(file.lookup(postcode)!));
rate('ready answer', 400_000, (postcode) => file.answer(READY.fullAddress, postcode));
rate('ready answer as gzip body', 400_000, (postcode) =>
  gzipAround(prefix, file.answer(READY.fullAddress, postcode)!, suffix),
);
rate('ready answer unpacked', 50_000, (postcode) =>
  inflateAround(prefix, file.answer(READY.fullAddress, postcode)!, suffix),
);
await file.close();
if (process.argv[4] === undefined) rmSync(out, { recursive: true });
