import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AddressFile } from '../src/address-file/address-file.ts';
import { sampleAddressFile } from '../src/lookup/sample-file.ts';
import { load } from './load.ts';
import { count, machine, median } from './machine.ts';
import { processorSeconds, ServiceProcess } from './service-process.ts';

const ROUNDS = 3;

/**
 * Look-ups a second of one process, key check and credits included, beside the same server sending one fixed answer of the same
 * size. The rounds of both take turns, so that other work on the machine weighs on both alike.
 */
export async function benchLookup(seconds: number): Promise<void> {
  console.log(machine());
  const service = await ServiceProcess.start([], 1);
  const account = ['account', 'create', 'Bench', '--credits', '100000000', '--licence', 'WebServerFull'];
  await service.cli(...account);
  const { key } = JSON.parse(await service.cli('key', 'create', '--account', 'Bench', '--json')) as {
    key: string;
  };
  const postcodes = await somePostcodes(service.folder);
  const full = postcodes.map((postcode) => {
    const body = JSON.stringify({ postcode, licence: 'WebServerFull' });
    return post(`/AddressCapture/GetFullAddress.json?key=${key}`, body);
  });
  const find = (query: string) =>
    postcodes.map((code) => get(`/getaddress.io/find/${code}?api-key=${key}${query}`));
  const kinds: [string, readonly string[]][] = [
    ['GetFullAddress', full],
    ['find', find('')],
    ['find, expanded', find('&expand=true')],
  ];
  await load(service.url, full, { seconds: 1 });
  const { bytes } = await load(service.url, full, { seconds });
  const fixed = await startFixed(Math.round(bytes - 300));
  const fixedRequests = full.map((text) => text.replace(/\/AddressCapture[^ ]+/, '/fixed'));
  const rates = new Map<string, number[]>();
  const costs = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url, requests, clock] of [
      ['fixed answer', fixed.url, fixedRequests, fixed.processorSeconds] as const,
      ...kinds.map(([kind, its]) => [kind, service.url, its, () => service.processorSeconds()] as const),
    ]) {
      const before = await clock();
      const figures = await load(url, requests, { seconds });
      const cost = (1e6 * ((await clock()) - before)) / figures.answers;
      costs.set(name, [...(costs.get(name) ?? []), cost]);
      const rate = figures.answers / figures.seconds;
      rates.set(name, [...(rates.get(name) ?? []), rate]);
      console.log(
        `${name.padEnd(16)} ${count(rate).padStart(8)} answers/s, ${count(figures.bytes)} bytes each`,
      );
    }
  }
  const base = median(rates.get('fixed answer')!);
  const baseCost = median(costs.get('fixed answer')!);
  for (const [name, its] of rates) {
    const share = (100 * median(its)) / base;
    const byProcessor = (100 * baseCost) / median(costs.get(name)!);
    console.log(
      `${name}: ${share.toFixed(0)} % of the fixed answer; by processor time ${byProcessor.toFixed(0)} %`,
    );
  }
  console.log(`highest resident memory of the service: ${count(service.takeHighestMemory())} MB`);
  fixed.stop();
  await service.stop();
}

async function somePostcodes(folder: string): Promise<string[]> {
  const file = AddressFile.open(await sampleAddressFile(folder));
  const codes = [...file.entries()].flatMap(({ postcode, addresses }) =>
    addresses.some(({ kind }) => kind === 'delivery-point') ? [postcode] : [],
  );
  await file.close();
  return codes;
}

function post(path: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n`;
}

interface FixedServer {
  readonly url: string;
  processorSeconds(): Promise<number>;
  stop(): void;
}

function startFixed(bytes: number): Promise<FixedServer> {
  const script = fileURLToPath(new URL('fixed-answer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', script, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.once('data', (text) =>
      resolve({
        url: String(text).trim(),
        processorSeconds: () => processorSeconds(child.pid!),
        stop: () => void child.kill(),
      }),
    );
  });
}
