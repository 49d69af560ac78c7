import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Spender } from '../../../src/credits/spend.ts';

const SCRIPT = fileURLToPath(new URL('./spender-process.ts', import.meta.url));

const running = new Set<ChildProcess>();

// Whatever ends the test run, nothing that it started stays behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** One life of a process that spends from one account (spender-process.ts). */
export class Life {
  readonly name: string;
  readonly ended: Promise<void>;
  /** Resolves when it spends, or has ended before. */
  readonly begun: Promise<void>;
  readonly #record: string;
  readonly #child: ChildProcess;
  #errors = '';

  constructor(
    name: string,
    parts: { databaseUrl: string; dataFolder: string; spender: Spender; environment?: NodeJS.ProcessEnv },
  ) {
    this.name = name;
    this.#record = join(parts.dataFolder, `${name}.record`);
    this.#child = spawn(process.execPath, [SCRIPT], {
      env: {
        ...process.env,
        SPENDER: JSON.stringify(parts.spender),
        LIFE: name,
        RECORD: this.#record,
        FETTLE_DATA: parts.dataFolder,
        DATABASE_URL: parts.databaseUrl,
        ...parts.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this.#child);
    this.ended = once(this.#child, 'exit').then(() => {
      running.delete(this.#child);
    });
    this.begun = Promise.race([once(this.#child.stdout!, 'data').then(() => undefined), this.ended]);
    this.#child.stderr!.on('data', (bytes) => {
      this.#errors += bytes;
    });
  }

  /** Its standard error, and how it ended. */
  get errors(): string {
    const { exitCode, signalCode } = this.#child;
    return `${this.#errors}${exitCode ? ` exit code ${exitCode}` : ''}${signalCode === 'SIGKILL' ? '' : (signalCode ?? '')}`;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** `kill -9`, and waits until it is gone. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  /** The credits that it acknowledged, and those that it may have spent in addition when it was killed. */
  read(): { acknowledged: number; pending: number } {
    if (!existsSync(this.#record)) return { acknowledged: 0, pending: 0 };
    let [acknowledged, pending] = [0, 0];
    for (const line of readFileSync(this.#record, 'utf8').split('\n')) {
      const [what, credits] = line.split(' ');
      if (what === 't') pending = Number(credits);
      if (what === 'j') {
        acknowledged += Number(credits);
        pending = 0;
      }
    }
    return { acknowledged, pending };
  }
}
