import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../../../../harness/figures.ts';
import { runtime } from '../../../../harness/runtime.ts';
import type { Case } from '../sets/case.ts';
import { PATHOLOGICAL } from './pathological.ts';

/** The number of cases of each kind that a process gets. */
const CASES = 40_000;

/** The measurements of one process. */
export interface Measured {
  /** Addresses a second. */
  readonly clean: number;
  readonly right: number;
  readonly dirty: number;
  readonly without: number;
  /** Milliseconds. */
  readonly slowest: number;
  readonly pathological: readonly number[];
  /** The private memory of the process in MB, with only a matcher, and its memory before the first match. */
  readonly memory: string;
  readonly empty: string;
}

/** The input of a process: a file for each kind, with a line of JSON for each typed address. */
const WORKLOADS = ['clean', 'right', 'dirty', 'without'] as const;

/**
 * Speed on one core and on both, the time for pathological input, and memory, as rows of a table.
 *
 * @param before cases that each process matches before it is timed, so that the code is compiled and the
 * pages of the file are mapped, as in a worker that has run for a few seconds
 */
export async function measure(
  folder: string,
  cases: readonly Case[],
  before: readonly Case[],
): Promise<string[][]> {
  const work = mkdtempSync(join(tmpdir(), 'fettle-matching-'));
  const typed = workload(cases);
  const write = (name: string, some: readonly Case['typed'][]) =>
    writeFileSync(join(work, name), some.map((one) => `${JSON.stringify(one)}\n`).join(''));
  for (const name of WORKLOADS) write(name, typed[name]);
  write('before', workload(before).dirty);
  const [alone] = await Promise.all([measured(folder, work)]);
  const both = await Promise.all([measured(folder, work), measured(folder, work)]);
  rmSync(work, { recursive: true });
  const rate = (name: string, of: (typeof WORKLOADS)[number]) => [
    name,
    count(alone![of]),
    both.map((one) => count(one[of])).join(' + '),
  ];
  return [
    rate('addresses a second, nothing damaged', 'clean'),
    rate('addresses a second, the postcode right and any other dirt', 'right'),
    rate('addresses a second, all kinds of dirt', 'dirty'),
    rate('addresses a second, no postcode', 'without'),
    ['slowest of a thousand dirty ones', `${alone!.slowest.toFixed(2)} ms`, ''],
    ...Object.keys(PATHOLOGICAL).map((name, at) => [name, `${alone!.pathological[at]!.toFixed(2)} ms`, '']),
    ['private memory', `${alone!.memory} MB`, both.map(({ memory }) => `${memory} MB`).join(' + ')],
    ['the same before the first match', `${alone!.empty} MB`, ''],
  ];
}

function workload(cases: readonly Case[]): Record<(typeof WORKLOADS)[number], Case['typed'][]> {
  const dirty = cases.filter(({ set }) => set === 'residential' || set === 'business');
  // Spread over the file, as the records of a client are.
  const some = (of: readonly Case[]) => {
    const step = Math.max(1, Math.floor(of.length / CASES));
    return Array.from({ length: Math.min(CASES, of.length) }, (_, at) => of[at * step]!.typed);
  };
  return {
    clean: some(dirty.filter(({ kinds }) => kinds.length === 0)),
    right: some(dirty.filter(({ kinds }) => !kinds.some((kind) => /postcode|outward/.test(kind)))),
    dirty: some(dirty),
    without: some(dirty.filter(({ kinds }) => kinds.includes('no postcode'))),
  };
}

/** Runs in a process with the options of the service. Otherwise uncollected garbage would count as memory. */
function measured(folder: string, work: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./measure-process.ts', import.meta.url), [folder, work], {
      execArgv: [...runtime.flags.serve],
      env: { ...process.env, ...runtime.environment },
    });
    child.once('message', (message) => resolve(message as Measured));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that measures ended with ${code}.`)));
  });
}
