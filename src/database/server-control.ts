import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { tryConnection } from './try-connection.ts';

/** How long a server may take to start or to be adopted. After a crash it first replays its log. */
export const START_SECONDS = 120;

/** How long a server may take to stop. It first writes its memory to disk. */
export const STOP_SECONDS = 60;

/**
 * How long the process in the lock file may fail to answer before a start is tried. The start fails if a
 * server does run.
 */
const SUSPECT_SECONDS = 30;

/** How long to wait before a server is looked for or started again, in milliseconds. */
const RETRY_MILLISECONDS = 100;

/**
 * Settings of the embedded server. Durability is PostgreSQL's default: every acknowledged commit is on disk.
 */
const SERVER_OPTIONS = [
  'shared_buffers=128MB',
  'max_connections=100',
  'max_wal_size=2GB',
  'jit=off',
  'log_min_messages=warning',
  'log_statement=none',
  // Keeps values out of the log, even when a statement fails.
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
];

/** Starts and stops a cluster's server, whichever process started it. */
export class ServerControl {
  readonly #cluster: Cluster;
  readonly #options: readonly string[];
  #url = '';

  /** @param options extra settings, used only if this object starts the server */
  constructor(cluster: Cluster, options: readonly string[]) {
    this.#cluster = cluster;
    this.#options = options;
  }

  /** `postgres://…` of the database. Empty before the first {@link ensureRunning}. */
  get url(): string {
    return this.#url;
  }

  /** Whether the server's process is alive. It may still be replaying its log. */
  async isRunning(): Promise<boolean> {
    const running = await this.#cluster.readLockFile();
    return running !== undefined && isAlive(running.pid);
  }

  /** Waits until the running server accepts connections, or starts one. @throws Error if it does not start */
  async ensureRunning(): Promise<void> {
    const password = await this.#cluster.password();
    let reason: unknown;
    const suspectAfter = Date.now() + SUSPECT_SECONDS * 1000;
    const end = Date.now() + START_SECONDS * 1000;
    // A server that this process has just started accepts connections: no need to wait.
    for (; Date.now() < end; await wait(reason === undefined ? 0 : RETRY_MILLISECONDS)) {
      const running = await this.#cluster.readLockFile();
      if (running !== undefined && isAlive(running.pid)) {
        this.#url = `postgres://fettle:${password}@127.0.0.1:${running.port}/postgres`;
        reason = await tryConnection(this.#url);
        if (reason === undefined) return;
        // After a crash of the machine, the process id in the lock file may belong to an unrelated process.
        if (Date.now() < suspectAfter) continue;
      }
      reason = await this.#start(await this.#choosePort(running?.port)).catch((error) => error);
    }
    throw new Error(`The embedded database did not start. See ${this.#cluster.log}.`, { cause: reason });
  }

  /**
   * Returns the server's previous port, so that its users find it again. If the server had no port, or another
   * program uses it, returns any free port.
   */
  async #choosePort(had: number | undefined): Promise<number> {
    // The port that this process connected to, in case a full disk has emptied the file.
    const known = Number(this.#url && new URL(this.#url).port) || undefined;
    const port = had ?? known ?? (await this.#cluster.rememberedPort()) ?? 0;
    return freePort(port).catch(() => freePort(0));
  }

  async #start(port: number): Promise<void> {
    await this.#cluster.rememberPort(port);
    const options = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      ...SERVER_OPTIONS,
      ...this.#options,
    ];
    const flags = options.map((option) => `-c ${option}`).join(' ');
    await this.#cluster.control((log) => [
      ...['start', '-w', '-t', String(START_SECONDS)],
      ...['-l', log, '-o', flags],
    ]);
  }

  /** Stops the server and waits until its process has ended. */
  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const running = await this.#cluster.readLockFile();
    if (running === undefined) return;
    // Do not wait with pg_ctl: it would also wait for a server that another process starts right afterwards.
    await this.#cluster.control(() => ['stop', '-m', mode, '-W']).catch(() => undefined);
    const end = Date.now() + STOP_SECONDS * 1000;
    while (isAlive(running.pid) && Date.now() < end) await wait(20);
  }

  /** Waits until a living server accepts connections, or has ended. */
  async awaitAnswer(): Promise<void> {
    for (const end = Date.now() + STOP_SECONDS * 1000; Date.now() < end; await wait(100)) {
      if (!(await this.isRunning())) return;
      if ((await tryConnection(this.#url)) === undefined) return;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => resolve(free));
    });
  });
}
