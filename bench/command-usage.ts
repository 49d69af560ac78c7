import { spawn } from 'node:child_process';
import { runtime, START } from '../harness/runtime.ts';

/** The resources that a command used. */
export interface CommandUsage {
  /** Elapsed time. */
  readonly seconds: number;
  /** Processor time of all threads, including the kernel's, in seconds. */
  readonly processor: number;
  /** Its highest resident memory in KiB. */
  readonly peak: number;
}

/**
 * Loaded into the command, where it prints the usage at exit. Threads of the command load it too, so it
 * checks for the main thread.
 */
const TELL_USAGE = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(2, '\\n' + JSON.stringify(process.resourceUsage())));
`)}`;

/**
 * Runs `fettle …` to its end, with the settings of `bin/fettle.js`. The command reports its own usage.
 *
 * @throws Error with the command's output if it fails
 */
export async function usageOf(...words: string[]): Promise<CommandUsage> {
  const started = performance.now();
  const flags = Object.entries(runtime.flags).find(([command]) => command === words[0])?.[1] ?? [];
  const child = spawn(process.execPath, [...flags, '--import', TELL_USAGE, START, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...runtime.environment, ...process.env },
  });
  let told = '';
  child.stderr.on('data', (chunk) => {
    told += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`fettle ${words.join(' ')} ended with ${code}: ${told}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    told.slice(told.lastIndexOf('\n')),
  ) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    processor: (userCPUTime + systemCPUTime) / 1e6,
    peak: maxRSS,
  };
}
