import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from './process-table.ts';

/** How long after its end a program starts again, as `RestartSec` of systemd says. */
const RESTART_MILLISECONDS = 500;

/** What a host runs. */
export interface Program {
  /** Its name in the host; also that of its log. */
  readonly name: string;
  readonly words: readonly string[];
  /** The account that runs it. Default: root. */
  readonly account?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether it reads the machine's clock instead of the host's. */
  readonly hasTrueClock?: boolean;
}

/** What a program needs of its host. */
interface Home {
  readonly isOn: boolean;
  spawn(program: Program): ChildProcess;
}

/** A program that a host starts again whenever it ends, as systemd does with `Restart=always`. */
export class HostedProcess {
  program: Program;
  #host: Home | undefined;
  #child: ChildProcess | undefined;
  #starts = 0;

  constructor(program: Program) {
    this.program = program;
  }

  /** How often it was started. */
  get starts(): number {
    return this.#starts;
  }

  /** Starts it, and again whenever it ends. */
  begin(host: Home): void {
    this.#host = host;
    this.#start(host);
  }

  /** From now on it does not start again when it ends. */
  leave(): void {
    this.#host = undefined;
  }

  #start(host: Home): void {
    this.#starts++;
    const child = host.spawn(this.program);
    this.#child = child;
    child.once('exit', async () => {
      await wait(RESTART_MILLISECONDS);
      if (this.#host === host && host.isOn && this.#child === child) this.#start(host);
    });
  }

  /** Its process id. `nsenter` starts it as its child, because only children enter a process namespace. */
  get pid(): number | undefined {
    return this.#child?.pid === undefined ? undefined : childrenOf(this.#child.pid)[0];
  }

  /**
   * Lets `nsenter` go on, which stops itself when its child is stopped. Otherwise it would not notice the
   * child's end.
   */
  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Sends it a signal, if it runs. */
  kill(signal: NodeJS.Signals): void {
    const { pid } = this;
    if (pid !== undefined) process.kill(pid, signal);
  }

  /** Stops it as an operator does, and does not start it again. */
  async stop(seconds = 60): Promise<void> {
    const child = this.#child;
    this.leave();
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
    this.kill('SIGTERM');
    if (!(await Promise.race([ended, wait(seconds * 1000, false, { ref: false })])))
      throw new Error(`${this.program.name} did not stop within ${seconds} s.`);
  }
}
