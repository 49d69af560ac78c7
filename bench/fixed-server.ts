import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runtime } from '../harness/runtime.ts';
import { processorSeconds } from './service-process.ts';

/** A server in its own process, with which look-ups are compared. */
export interface OtherServer {
  readonly url: string;
  processorSeconds(): Promise<number>;
  stop(): void;
}

/** Starts the service's HTTP server with a fixed answer of this many bytes (bench/fixed-answer.ts). */
export function startFixed(bytes: number): Promise<OtherServer> {
  return startScript('fixed-answer.ts', String(bytes));
}

/**
 * Starts a script of this folder with the service's settings. The script prints its address when it listens.
 */
export function startScript(name: string, ...words: readonly string[]): Promise<OtherServer> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [...runtime.flags.serve, script, ...words], {
    env: { ...runtime.environment, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    child.stdout.once('data', (text) =>
      resolve({
        url: String(text).trim(),
        processorSeconds: () => processorSeconds(child.pid!),
        // It is killed, because it holds nothing and must not disturb the next measurement.
        stop: () => void child.kill('SIGKILL'),
      }),
    );
  });
}
