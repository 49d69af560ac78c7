import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { command } from './command.ts';
import { Disk } from './disk.ts';
import { HostClock } from './host-clock.ts';
import { HostedProcess, type Program } from './hosted-process.ts';
import { dropAt, plugIn, stopDropping } from './network.ts';
import { childrenOf, processesBeside, processNamespace, type SeenProcess, signal } from './process-table.ts';

/**
 * The first process of a host. It only waits for its children, because the kernel gives it the orphans of the
 * host.
 */
const INIT = 'while :; do sleep 3600 & wait $!; done';

/** Where a host keeps sockets and their locks. It is empty after each start, as on any machine. */
export const RUN = '/run';

/**
 * A host: an address, a disk and its processes, in namespaces of their own. It can lose its power and its
 * network.
 */
export class Host {
  readonly name: string;
  readonly address: string;
  readonly disk: Disk | undefined;
  readonly clock: HostClock;
  readonly #logs: string;
  readonly #programs: HostedProcess[] = [];
  readonly #shown: (readonly [from: string, to: string])[] = [];
  #unshare: ChildProcess | undefined;
  #init: number | undefined;

  /** @param diskMegabytes 0: the host keeps nothing */
  constructor(folder: string, name: string, address: string, diskMegabytes: number) {
    this.name = name;
    this.address = address;
    this.#logs = folder;
    this.clock = new HostClock(join(folder, `${name}-clock`));
    this.disk = diskMegabytes > 0 ? new Disk(join(folder, name), diskMegabytes) : undefined;
  }

  get isOn(): boolean {
    return this.#init !== undefined;
  }

  /** Switches it on. Programs that were added before start again. */
  async powerOn(): Promise<void> {
    this.clock.set(0);
    const words = ['--net', '--pid', '--mount', '--uts', '--fork', '--kill-child', '--mount-proc'];
    const unshare = spawn('unshare', [...words, 'bash', '-c', INIT], { stdio: 'ignore' });
    this.#unshare = unshare;
    this.#init = await childOf(unshare);
    await plugIn(this.#init, this.name, this.address);
    await this.disk?.mount(this.#init);
    await command('nsenter', '--target', String(this.#init), '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', RUN);
    for (const [from, to] of this.#shown)
      await command('nsenter', '--target', String(this.#init), '--mount', 'mount', '--bind', from, to);
    for (const program of this.#programs) program.begin(this);
  }

  /** Ends all its processes at once. What they did not flush to disk is lost. */
  async powerOff(): Promise<void> {
    const init = this.#init;
    if (init === undefined || this.#unshare === undefined) return;
    for (const program of this.#programs) program.leave();
    await this.disk?.cutPower(init);
    this.#init = undefined;
    const gone = new Promise((resolve) => this.#unshare?.once('exit', resolve));
    process.kill(init, 'SIGKILL');
    await gone;
  }

  /** Shows a folder of the machine at another path of the host, from the host's next start on. */
  show(from: string, to: string): void {
    this.#shown.push([from, to]);
  }

  /** Adds a program that runs whenever the host is on. */
  add(program: Program): HostedProcess {
    const hosted = new HostedProcess(program);
    this.#programs.push(hosted);
    if (this.isOn) hosted.begin(this);
    return hosted;
  }

  /** Starts a program in the host's namespaces. Its output goes to a log file. */
  spawn({ name, words, account, environment = {}, hasTrueClock = false }: Program): ChildProcess {
    const log = openSync(join(this.#logs, `${this.name}-${name}.log`), 'a');
    const as = account === undefined ? [] : asAccount(account);
    const by = hasTrueClock ? [] : this.clock.words;
    try {
      return spawn('nsenter', [...this.#namespaces(), ...as, ...by, ...words], {
        stdio: ['ignore', log, log],
        env: { ...process.env, ...environment },
      });
    } finally {
      closeSync(log);
    }
  }

  /** Runs a command in the host's namespaces. @returns its standard output */
  async run(account: string | undefined, ...words: string[]): Promise<string> {
    const as = account === undefined ? [] : asAccount(account);
    return command('nsenter', ...this.#namespaces(), ...as, ...words);
  }

  #namespaces(): string[] {
    return ['--target', String(this.init), '--net', '--pid', '--mount', '--uts', '--'];
  }

  /** Its first process. @throws Error if it is off */
  get init(): number {
    if (this.#init === undefined) throw new Error(`The host ${this.name} is off.`);
    return this.#init;
  }

  /** Its processes but the first. */
  processes(): SeenProcess[] {
    return processesBeside(this.init);
  }

  /** Continues processes that were stopped by SIGSTOP. */
  resume(stopped: readonly SeenProcess[]): void {
    for (const { pid } of stopped) signal(pid, 'SIGCONT');
    for (const program of this.#programs) program.resume();
  }

  /** Drops a share of the packets from other hosts. */
  async cutOff(from: readonly string[], share?: number): Promise<void> {
    if (this.isOn) await dropAt(this.init, from, share);
  }

  async reconnect(): Promise<void> {
    if (this.isOn) await stopDropping(this.init);
  }
}

/** The process that `unshare --fork` started. */
async function childOf(parent: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 200; tries++, await wait(10)) {
    const [child] = childrenOf(parent.pid!);
    if (child !== undefined && processNamespace(child) !== processNamespace(process.pid)) return child;
  }
  throw new Error('unshare started no process.');
}

function asAccount(account: string): string[] {
  return ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups'];
}
