import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ended } from './fettle.ts';

const HOST = fileURLToPath(new URL('./command-host.ts', import.meta.url));

/** Runs many command lines in one process, through the same function as `fettle`: a start for each would take a second of processor time. */
export class CommandLines {
  readonly #host: ChildProcess;
  readonly #waiting = new Map<number, (ended: Ended) => void>();
  #count = 0;

  constructor() {
    this.#host = fork(HOST, { env: { ...process.env, FETTLE_DEBUG: '' }, stdio: 'inherit' });
    this.#host.on('message', ({ id, ...ended }: Ended & { id: number }) => {
      this.#waiting.get(id)?.(ended);
      this.#waiting.delete(id);
    });
    this.#host.once('exit', (code) => {
      for (const resolve of this.#waiting.values())
        resolve({ code: -1, out: '', error: `the process of the commands ended with ${code}` });
    });
  }

  /** Runs `fettle …` in a folder, after the lines before it have ended. */
  run(words: readonly string[], environment: NodeJS.ProcessEnv, folder: string): Promise<Ended> {
    const id = this.#count++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#host.send({ id, words, environment, folder });
    });
  }

  close(): void {
    this.#host.disconnect();
  }
}
