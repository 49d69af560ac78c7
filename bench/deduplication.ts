import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { runtime, START } from '../harness/runtime.ts';
import { peopleCsv } from './people-csv.ts';

/** The workflow for each kind of weights. */
const WORKFLOWS = {
  learned: fileURLToPath(new URL('./workflows/deduplication.yaml', import.meta.url)),
  standard: fileURLToPath(new URL('./workflows/deduplication-standard.yaml', import.meta.url)),
} as const;

const POLL_MILLISECONDS = 200;

/**
 * Measures deduplication without a server: `fettle run` on a CSV file of generated people, in which one
 * record in five is a duplicate. Each file is deduplicated twice: with weights that are learned from it, and
 * with standard weights. The time includes starting the program, and reading and writing the file.
 */
export async function benchDeduplication(sizes: readonly number[]): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- deduplication ${sizes.join(' ')}\n`);
  for (const records of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
    try {
      const file = join(folder, 'people.csv');
      await pipeline(Readable.from(peopleCsv(records)), createWriteStream(file));
      const { size } = await stat(file);
      for (const [weights, workflow] of Object.entries(WORKFLOWS)) {
        const { seconds, megabytes } = await run(workflow, file, join(folder, 'out.csv'));
        console.log(
          `${count(records)} records, ${count(size / 1e6)} MB, ${weights} weights: ${seconds.toFixed(1)} s, ` +
            `${count(records / seconds)} records a second, at most ${count(megabytes)} MB`,
        );
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Runs a workflow in a process of its own, with the flags and the environment of `fettle run`, and watches its
 * memory (resident set; 0 except on Linux).
 */
async function run(
  workflow: string,
  input: string,
  output: string,
): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...runtime.flags.run,
      START,
      'run',
      workflow,
      '--input',
      `People=${input}`,
      '--output',
      `People=${output}`,
      '--quiet',
      '--force',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...runtime.environment, ...process.env } },
  );
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, highestMemory(child.pid!));
  }, POLL_MILLISECONDS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`fettle run ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

function highestMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
