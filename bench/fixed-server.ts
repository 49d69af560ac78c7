import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runtime } from '../harness/runtime.ts';
import { processorSeconds } from './service-process.ts';

/** A server in a process of its own that look-ups are compared with. */
export interface OtherServer {
  readonly url: string;
  processorSeconds(): Promise<number>;
  stop(): void;
}

/** One fixed answer of so many bytes, from the service's own HTTP server (bench/fixed-answer.ts). */
export function startFixed(bytes: number): Promise<OtherServer> {
  return startScript('fixed-answer.ts', String(bytes));
}

/** A script of this folder, run as the service is, that prints its address when it listens. */
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
        // At once: it holds nothing, and must not be in the way of what is measured next.
        stop: () => void child.kill('SIGKILL'),
      }),
    );
  });
}
