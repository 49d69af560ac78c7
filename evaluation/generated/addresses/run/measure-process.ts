import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, percentile } from '../../../../harness/figures.ts';
import { AddressFile } from '../../../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../../../src/matching/address-matcher.ts';
import type { TypedAddress } from '../../../../src/matching/match.ts';
import type { Measured } from './measure.ts';
import { PATHOLOGICAL } from './pathological.ts';

/*
 * A process with only a matcher, so that its speed and memory are the matcher's. It reads its input a
 * thousand addresses at a time, as a worker reads blocks. A hundred thousand addresses on the heap would slow
 * every garbage collection down.
 */

const BATCH = 1000;

const [folder = '', work = ''] = process.argv.slice(2);
const file = AddressFile.open(folder);
const matcher = new AddressMatcher(file);
const empty = privateMegabytes();
for (const typed of typedOf('before')) for (const one of typed) matcher.match(one);
const result: Measured = {
  empty,
  clean: rate('clean'),
  right: rate('right'),
  dirty: rate('dirty'),
  without: rate('without'),
  memory: privateMegabytes(),
  slowest: percentile([...typedOf('dirty')].flat().map(milliseconds), 99.9),
  pathological: Object.values(PATHOLOGICAL).map((typed) => {
    milliseconds(typed);
    return milliseconds(typed);
  }),
};
process.send!(result);
await file.close();
process.disconnect();

/** Addresses a second, without the first batch. */
function rate(workload: string): number {
  let [isFirst, count, milliseconds] = [true, 0, 0];
  for (const typed of typedOf(workload)) {
    const started = performance.now();
    for (const one of typed) matcher.match(one);
    if (!isFirst) {
      milliseconds += performance.now() - started;
      count += typed.length;
    }
    isFirst = false;
  }
  return count === 0 ? 0 : count / (milliseconds / 1000);
}

/** The typed addresses, in batches. */
function* typedOf(workload: string): Generator<TypedAddress[]> {
  const lines = readFileSync(join(work, workload));
  for (let from = 0; from < lines.length; ) {
    const batch: TypedAddress[] = [];
    while (batch.length < BATCH && from < lines.length) {
      const to = lines.indexOf(10, from);
      batch.push(JSON.parse(lines.toString('utf8', from, to)) as TypedAddress);
      from = to + 1;
    }
    yield batch;
  }
}

function milliseconds(typed: TypedAddress): number {
  const started = performance.now();
  matcher.match(typed);
  return performance.now() - started;
}

/** The private memory of this process, without the pages of the file. Only known on Linux. */
function privateMegabytes(): string {
  try {
    const [, kilobytes = ''] =
      /^Anonymous:\s+(\d+)/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8')) ?? [];
    return count(Number(kilobytes) / 1024);
  } catch {
    return 'unknown';
  }
}
