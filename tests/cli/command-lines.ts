import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ended } from './fettle.ts';

const HOST = fileURLToPath(new URL('./command-host.ts', import.meta.url));

/**
 * A process that runs command lines one after another. It ends with its parent process, and does not keep the
 * parent alive.
 */
export class CommandLines {
  readonly #host: ChildProcess;
  readonly #waiting = new Map<number, (ended: Ended) => void>();
  #count = 0;
  #hasEnded = false;

  /**
   * @param environment the variables that the process finds when it loads its modules, in addition to those
   * of the tests
   */
  constructor(environment: NodeJS.ProcessEnv = {}) {
    // Standard input is empty: a command that reads it ends.
    this.#host = fork(HOST, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#host.on('message', ({ id, ...ended }: Ended & { id: number }) => {
      this.#waiting.get(id)?.(ended);
      this.#waiting.delete(id);
      if (this.isIdle) this.#keepAlive(false);
    });
    this.#host.once('exit', (code, signal) => {
      this.#hasEnded = true;
      for (const resolve of this.#waiting.values())
        resolve({ code: -1, out: '', error: `the process of the commands ended with ${code ?? signal}` });
      this.#waiting.clear();
    });
    this.#keepAlive(false);
  }

  /** Whether no command runs in it. */
  get isIdle(): boolean {
    return this.#waiting.size === 0 && !this.#hasEnded;
  }

  /** Runs `fettle …` in a folder, with exactly this environment, after the earlier lines have ended. */
  run(words: readonly string[], environment: NodeJS.ProcessEnv, folder: string): Promise<Ended> {
    const id = this.#count++;
    this.#keepAlive(true);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#host.send({ id, words, environment, folder });
    });
  }

  /** Sets whether the parent waits for the process. */
  #keepAlive(does: boolean): void {
    if (does) {
      this.#host.ref();
      this.#host.channel?.ref();
    } else {
      this.#host.unref();
      this.#host.channel?.unref();
    }
  }
}
