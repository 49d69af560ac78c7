import { readFileSync } from 'node:fs';
import type { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import { count, percentile } from '../../machine.ts';
import type { Case } from '../sets/case.ts';
import { PATHOLOGICAL } from './pathological.ts';

/** How many cases a figure is measured on at least: some seconds. */
const CASES = 40_000;

/** Speed on one thread, the time of what nobody should send, and memory: rows of a table. */
export function measure(matcher: AddressMatcher, cases: readonly Case[]): string[][] {
  const dirty = cases.filter(({ set }) => set === 'residential' || set === 'business');
  const withPostcode = dirty.filter(
    ({ typed, truth, kinds }) =>
      truth.point !== undefined && !kinds.some((kind) => /postcode/.test(kind)) && typed.lines.length > 0,
  );
  return [
    ['addresses a second, the postcode right', count(rate(matcher, withPostcode))],
    ['addresses a second, all kinds of dirt', count(rate(matcher, dirty))],
    [
      'addresses a second, no postcode',
      count(
        rate(
          matcher,
          dirty.filter(({ kinds }) => kinds.includes('no postcode')),
        ),
      ),
    ],
    ['slowest of the dirty ones (99.9 %)', `${percentile(times(matcher, dirty), 99.9).toFixed(2)} ms`],
    ...Object.entries(PATHOLOGICAL).map(([name, typed]) => {
      matcher.match(typed);
      const started = performance.now();
      matcher.match(typed);
      return [name, `${(performance.now() - started).toFixed(2)} ms`];
    }),
    ['private memory of the process', `${privateMegabytes()} MB`],
  ];
}

function rate(matcher: AddressMatcher, cases: readonly Case[]): number {
  if (cases.length === 0) return 0;
  for (const { typed } of cases.slice(0, 2000)) matcher.match(typed);
  const wanted = Math.max(1, Math.min(CASES, cases.length));
  // Spread over the file, as the records of a client are.
  const step = Math.max(1, Math.floor(cases.length / wanted));
  const started = performance.now();
  for (let at = 0; at < wanted; at++) matcher.match(cases[(at * step) % cases.length]!.typed);
  return wanted / ((performance.now() - started) / 1000);
}

function times(matcher: AddressMatcher, cases: readonly Case[]): number[] {
  return cases.slice(0, CASES).map(({ typed }) => {
    const started = performance.now();
    matcher.match(typed);
    return performance.now() - started;
  });
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
