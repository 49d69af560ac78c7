import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { START } from './runtime.ts';

/** The line that a long-running command prints when it is ready. */
const READY = /^Fettle (serves|runs jobs)/m;

/** A start may have to replay the database's log, on a machine that is busy with other tests. */
const READY_SECONDS = 90;

/** Output kept for failure messages, in characters. */
const KEPT = 20_000;

const running = new Set<FettleProcess>();

// However the test run ends, no process that it started stays behind.
process.on('exit', () => {
  for (const one of running) one.kill('SIGKILL');
});

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One `fettle …` process. */
export class FettleProcess {
  readonly words: readonly string[];
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  #output = '';
  #isReady = false;
  #ending: Ending | undefined;

  private constructor(words: readonly string[], environment: NodeJS.ProcessEnv, program: string) {
    this.words = words;
    this.#child = spawn(process.execPath, [program, ...words], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this);
    const keep = (bytes: Buffer) => {
      const output = this.#output + bytes;
      // Looks for the line at once, because later output pushes it out of the kept output.
      this.#isReady ||= READY.test(output);
      this.#output = output.slice(-KEPT);
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        running.delete(this);
        this.#ending = { code, signal };
        resolve(this.#ending);
      });
    });
  }

  /**
   * Starts a command and does not wait until it is ready.
   *
   * @param program the file that Node runs; another release has its own
   */
  static spawn(words: readonly string[], environment: NodeJS.ProcessEnv, program = START): FettleProcess {
    return new FettleProcess(words, environment, program);
  }

  /** Lets Node compile all modules and cache them. A process that is killed cannot write the cache. */
  static compile(): void {
    spawnSync(process.execPath, [START, '--version']);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** The last part of its output. */
  get output(): string {
    return this.#output;
  }

  /** Its highest resident memory so far, in MiB (Linux). */
  highestMemory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024;
  }

  get isRunning(): boolean {
    return this.#ending === undefined;
  }

  /**
   * Waits until it serves or runs jobs.
   *
   * @returns false if `kill -9` ended it before that
   * @throws Error if it ended in another way, or is not ready in time
   */
  async ready(): Promise<boolean> {
    for (const end = Date.now() + READY_SECONDS * 1000; Date.now() < end; await wait(20)) {
      if (this.#isReady) return true;
      if (this.#ending?.signal === 'SIGKILL') return false;
      if (this.#ending !== undefined)
        throw new Error(`${this.name} ended with ${this.#ending.code} before it was ready:\n${this.#output}`);
    }
    throw new Error(`${this.name} was not ready after ${READY_SECONDS} s:\n${this.#output}`);
  }

  /** Sends it a signal. */
  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** `kill -9`, and waits until it is gone. */
  async killNow(): Promise<void> {
    this.kill('SIGKILL');
    await this.ended;
  }

  /** Sends SIGTERM. @throws Error unless it ends with code 0 within `seconds` */
  async stop(seconds = 60): Promise<void> {
    if (!this.isRunning) return;
    this.kill('SIGTERM');
    const ending = await Promise.race([this.ended, wait(seconds * 1000, undefined, { ref: false })]);
    if (ending === undefined)
      throw new Error(`${this.name} did not stop within ${seconds} s:\n${this.#output}`);
    if (ending.code !== 0)
      throw new Error(`${this.name} stopped with ${ending.code ?? ending.signal}:\n${this.#output}`);
  }

  get name(): string {
    return `fettle ${this.words.join(' ')} (${this.pid})`;
  }
}
