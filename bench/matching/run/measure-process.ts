import { readFileSync } from 'node:fs';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import type { TypedAddress } from '../../../src/matching/match.ts';
import { count, percentile } from '../../machine.ts';
import type { Measured, Workload } from './measure.ts';
import { PATHOLOGICAL } from './pathological.ts';

/* A process that has nothing but a matcher and what it matches, so that its speed and memory are the matcher's. */

const [folder = '', path = ''] = process.argv.slice(2);
const work = JSON.parse(readFileSync(path, 'utf8')) as Workload;
const file = AddressFile.open(folder);
const matcher = new AddressMatcher(file);
const empty = privateMegabytes();
const result: Measured = {
  empty,
  right: rate(work.right),
  dirty: rate(work.dirty),
  without: rate(work.without),
  memory: privateMegabytes(),
  slowest: percentile(work.dirty.map(milliseconds), 99.9),
  pathological: Object.values(PATHOLOGICAL).map((typed) => {
    milliseconds(typed);
    return milliseconds(typed);
  }),
};
process.send!(result);
await file.close();
process.disconnect();

/** Addresses a second, when the code is warm. */
function rate(typed: readonly TypedAddress[]): number {
  if (typed.length === 0) return 0;
  for (const one of typed.slice(0, 4000)) matcher.match(one);
  const started = performance.now();
  for (const one of typed) matcher.match(one);
  return typed.length / ((performance.now() - started) / 1000);
}

function milliseconds(typed: TypedAddress): number {
  const started = performance.now();
  matcher.match(typed);
  return performance.now() - started;
}

/** Memory that is this process's alone, without the pages of the file; only Linux tells. */
function privateMegabytes(): string {
  try {
    const [, kilobytes = ''] =
      /^Anonymous:\s+(\d+)/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8')) ?? [];
    return count(Number(kilobytes) / 1024);
  } catch {
    return 'unknown';
  }
}
