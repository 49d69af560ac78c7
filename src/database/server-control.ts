import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** How long a server may take to start or to be adopted. After a crash it first replays its log. */
export const START_SECONDS = 120;

/** How long a server may take to stop: it writes out what it holds in memory. */
export const STOP_SECONDS = 60;

/** After so long without an answer from what the lock file names, a start is tried; it fails where a server does run. */
const SUSPECT_SECONDS = 30;

export const CONNECT_MILLISECONDS = 5000;

/** Settings of the embedded server. Durability is PostgreSQL's default: every acknowledged commit is on disk. */
const SERVER_OPTIONS = [
  'shared_buffers=128MB',
  'max_connections=100',
  'max_wal_size=2GB',
  'jit=off',
  'log_min_messages=warning',
  'log_statement=none',
  // Values never reach the log, not even with an error.
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
];

/** Starts and stops the server of a cluster, whichever process started it. */
export class ServerControl {
  readonly #cluster: Cluster;
  readonly #options: readonly string[];
  #url = '';

  /** @param options settings for a server that has to be started, beside the usual ones */
  constructor(cluster: Cluster, options: readonly string[]) {
    this.#cluster = cluster;
    this.#options = options;
  }

  /** `postgres://…` of the database, from the first {@link ensureRunning} on. */
  get url(): string {
    return this.#url;
  }

  /** Whether the process of the server is there. It may still be replaying its log. */
  async isRunning(): Promise<boolean> {
    const running = await this.#cluster.readLockFile();
    return running !== undefined && isAlive(running.pid);
  }

  /** Waits for the server that runs, or starts one, until it takes connections. @throws Error where it does not start */
  async ensureRunning(): Promise<void> {
    const password = await this.#cluster.password();
    let reason: unknown;
    const suspectAfter = Date.now() + SUSPECT_SECONDS * 1000;
    for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await wait(100)) {
      const running = await this.#cluster.readLockFile();
      if (running !== undefined && isAlive(running.pid)) {
        this.#url = `postgres://fettle:${password}@127.0.0.1:${running.port}/postgres`;
        reason = await tryConnection(this.#url);
        if (reason === undefined) return;
        // After a crash of the machine the lock file may name a process that has nothing to do with it.
        if (Date.now() < suspectAfter) continue;
      }
      reason = await this.#start(await this.#choosePort(running?.port)).catch((error) => error);
    }
    throw new Error(`The embedded database did not start. See ${this.#cluster.log}.`, { cause: reason });
  }

  /** The port that the server had, so that those who use it find it again; a free one where it had none or it is taken. */
  async #choosePort(had: number | undefined): Promise<number> {
    // What this process is connected to, even if a full disk has emptied the file.
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

  /** Stops the server and waits until it is gone. */
  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const running = await this.#cluster.readLockFile();
    if (running === undefined) return;
    // Not waiting with pg_ctl: that would wait for a server that another process starts right afterwards, too.
    await this.#cluster.control(() => ['stop', '-m', mode, '-W']).catch(() => undefined);
    const end = Date.now() + STOP_SECONDS * 1000;
    while (isAlive(running.pid) && Date.now() < end) await wait(20);
  }

  /** Waits until a server that is alive takes connections, or is gone. */
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

/** @returns why the server does not answer, or undefined where it does */
async function tryConnection(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
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
