import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { runtime, START } from '../harness/runtime.ts';
import { usageOf } from './command-usage.ts';

/** How long a service is left alone before its memory at rest is read, in milliseconds. */
const REST_MILLISECONDS = 2000;

/** Clock ticks of `/proc/<pid>/stat` in a second (Linux). */
const TICKS = 100;

const WORKFLOW = `name: Names
description: Splits names.
inputs:
  People: { description: People., columns: { name: { type: text } } }
steps:
  - { step: name-cleansing, id: name }
outputs:
  People: { description: All. }
`;

/** The figures of one start: seconds of processor time, seconds until it ended or listened, and MiB. */
interface Start {
  readonly processor: number;
  readonly seconds: number;
  readonly memory?: number;
}

/**
 * Measures what a start costs, in turns: from a bundle (bin/bundle) and from the source. `fettle run` has
 * one record and two threads; `serve` has an existing data folder and two threads. Memory is private memory
 * at rest.
 *
 * @param rounds how often each is measured
 */
export async function benchStart(rounds: number): Promise<void> {
  console.log(`machine   ${machine()}\ncommand   npm run bench -- start ${rounds}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-start-'));
  try {
    await writeFile(join(folder, 'names.yaml'), WORKFLOW);
    await writeFile(join(folder, 'people.csv'), 'name\nMr John Smith\n');
    const run = ['run', join(folder, 'names.yaml'), '--input', `People=${join(folder, 'people.csv')}`];
    const starts: Record<string, () => Promise<Start>> = {
      'key --help': () => usageOf('key', '--help'),
      '--help': () => usageOf('--help'),
      run: () => usageOf(...run, '--output', 'People=-', '--threads', '2', '--quiet'),
      'serve --no-worker': () => startOfService(folder, '--no-worker'),
      serve: () => startOfService(folder),
    };
    for (const [name, start] of Object.entries(starts)) await measureInTurns(name, start, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureInTurns(name: string, start: () => Promise<Start>, rounds: number): Promise<void> {
  const ways = { bundle: undefined, source: 'off' };
  const measured = { bundle: [] as Start[], source: [] as Start[] };
  // The first of each makes the bundle, the data folder and the cache of compiled modules.
  for (let round = -1; round < rounds; round++) {
    for (const way of ['bundle', 'source'] as const) {
      const off = ways[way];
      if (off === undefined) delete process.env['FETTLE_BUNDLE'];
      else process.env['FETTLE_BUNDLE'] = off;
      const figures = await start();
      if (round >= 0) measured[way].push(figures);
    }
  }
  for (const [way, starts] of Object.entries(measured)) {
    const processor = starts.map((one) => one.processor);
    const memory = starts.flatMap((one) => one.memory ?? []);
    console.log(
      `${name.padEnd(18)} ${way}  processor time ${median(processor).toFixed(2)} s, ` +
        `${median(starts.map(({ seconds }) => seconds)).toFixed(2)} s elapsed` +
        `${memory.length === 0 ? '' : `, ${median(memory).toFixed(0)} MiB at rest`}` +
        `   (processor time ${processor.map((seconds) => seconds.toFixed(2)).join(' ')})`,
    );
  }
}

/** Starts the service, reads its figures when it listens and when it is at rest, and stops it. */
async function startOfService(folder: string, ...words: string[]): Promise<Start> {
  const from = performance.now();
  const child = spawn(process.execPath, [...runtime.flags.serve, START, 'serve', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...runtime.environment,
      ...process.env,
      PORT: '0',
      FETTLE_DATA: join(folder, 'data'),
      FETTLE_LOG_LEVEL: 'warn',
      FETTLE_THREADS: '2',
    },
  });
  try {
    await listening(child);
    const seconds = (performance.now() - from) / 1000;
    const processor = processorTime(child.pid!);
    await wait(REST_MILLISECONDS);
    return { processor, seconds, memory: privateMemory(child.pid!) };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function listening({ stdout }: ChildProcess): Promise<void> {
  let output = '';
  for await (const bytes of stdout!.iterator({ destroyOnReturn: false })) {
    output += bytes;
    if (output.includes('Fettle serves')) return;
  }
  throw new Error(`The service ended before it listened:\n${output}`);
}

/** Processor time of a process so far, in seconds: user and system, of all its threads (Linux). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const words = fields.split(' ');
  return (Number(words[11]) + Number(words[12])) / TICKS;
}

/** The memory that a process shares with no other, in MiB (Linux). */
function privateMemory(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].map(([, digits]) =>
    Number(digits),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
