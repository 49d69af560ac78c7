import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import { createClient } from '../src/accounts/client.ts';
import { ClientScope } from '../src/database/client-scope.ts';
import { connect, type Database } from '../src/database/connection.ts';
import { parseWorkflow } from '../src/workflow/file/parse.ts';
import { installWorkflow } from '../src/workflow/store.ts';
import { copyInstallation, INSTALLED } from './copy-installation.ts';
import { FettleProcess } from './fettle-process.ts';
import { START } from './runtime.ts';

/** The properties that a client of an installation needs. */
export interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

/**
 * An installation like that of an operator: a data folder, a port, the processes started on it, and the
 * embedded database at its default durability. It shares none of them, and {@link remove} ends and removes
 * them all.
 */
export class Installation {
  readonly folder: string;
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly #program: string;
  readonly #processes: FettleProcess[] = [];
  #asking: Database | undefined;

  private constructor(folder: string, port: number, environment: NodeJS.ProcessEnv, program: string) {
    this.folder = folder;
    this.#program = program;
    this.port = port;
    this.environment = {
      FETTLE_DATA: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      FETTLE_LOG_LEVEL: 'info',
      FETTLE_THREADS: '1',
      DATABASE_URL: '',
      ...environment,
    };
  }

  /**
   * Makes an installation. If the test run has a data folder to copy, the installation looks as if it had
   * been started once: a start that makes the database takes twice the processor time. Outside of a test run
   * its data folder is empty.
   *
   * @param parent where the data folder is made
   * @param program the file that Node runs; another release has its own
   */
  static async create(
    environment: NodeJS.ProcessEnv = {},
    parent = tmpdir(),
    program = START,
  ): Promise<Installation> {
    const folder = await mkdtemp(join(parent, 'fettle-faults-'));
    const installed = process.env[INSTALLED];
    if (installed !== undefined) await copyInstallation([`${installed}/.`], folder);
    return new Installation(folder, await freePort(), environment, program);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts `fettle serve`, without waiting until it is ready. */
  serve(environment: NodeJS.ProcessEnv = {}, ...options: string[]): FettleProcess {
    return this.#spawn(['serve', ...options], environment);
  }

  /** Starts `fettle worker`, without waiting until it is ready. */
  worker(environment: NodeJS.ProcessEnv = {}): FettleProcess {
    return this.#spawn(['worker'], environment);
  }

  #spawn(words: string[], environment: NodeJS.ProcessEnv): FettleProcess {
    const started = FettleProcess.spawn(words, { ...this.environment, ...environment }, this.#program);
    this.#processes.push(started);
    return started;
  }

  /** Makes a client and installs workflow files for it. The database must be running. */
  client(name: string, ...workflows: string[]): Promise<Credentials> {
    return this.withDatabase(async ({ kysely }) => {
      const { id, clientId, secret } = await createClient(kysely, { name });
      for (const source of workflows) {
        const { workflow, mistakes } = parseWorkflow(source);
        if (workflow === undefined) throw new Error(JSON.stringify(mistakes));
        await installWorkflow(new ClientScope(kysely, id), workflow, source);
      }
      return { clientId, secret };
    });
  }

  /**
   * Returns the rows of a query. The connection is kept, because tests repeat a query until something has
   * happened, and opening a connection takes ten times as long as the query.
   */
  async ask<Row extends QueryResultRow>(query: string): Promise<Row[]> {
    const url = await this.databaseUrl();
    if (this.#asking?.url !== url) await this.#stopAsking();
    this.#asking ??= connect(url, 1);
    try {
      return (await this.#asking.pool.query<Row>(query)).rows;
    } catch (error) {
      await this.#stopAsking();
      throw error;
    }
  }

  /** The column `number` of the first row. */
  async number(query: string): Promise<number> {
    const [row] = await this.ask<{ number: number | string }>(query);
    return Number(row!.number);
  }

  async #stopAsking(): Promise<void> {
    const asking = this.#asking;
    this.#asking = undefined;
    await asking?.close();
  }

  /** Queries the database while other processes use it. */
  async withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = connect(await this.databaseUrl(), 1);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async databaseUrl(): Promise<string> {
    const cluster = join(this.folder, 'postgres');
    const password = await readFile(join(cluster, 'fettle-password'), 'utf8');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgres://fettle:${password}@127.0.0.1:${port}/postgres`;
  }

  /** The process id of the embedded PostgreSQL; undefined if it is not running. */
  postmaster(): number | undefined {
    const file = join(this.folder, 'postgres', 'postmaster.pid');
    if (!existsSync(file)) return undefined;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return pid > 0 && isOurs(pid, this.folder) ? pid : undefined;
  }

  /** The embedded PostgreSQL's processes: the postmaster first, then the processes that it has started. */
  databaseProcesses(): number[] {
    const postmaster = this.postmaster();
    return postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)];
  }

  /** The last lines that the running processes and the database have written, for failure messages. */
  outputs(): string {
    const alive = this.#processes.filter(({ isRunning }) => isRunning);
    const log = join(this.folder, 'postgres.log');
    return [
      ...alive.map(({ name, output }) => `--- ${name}\n${lastLines(output)}`),
      `--- ${log}\n${existsSync(log) ? lastLines(readFileSync(log, 'utf8')) : ''}`,
    ].join('\n');
  }

  /** Ends every process of this installation and removes its folder. */
  async remove(): Promise<void> {
    await this.#stopAsking();
    for (const process of this.#processes) process.kill('SIGKILL');
    await Promise.all(this.#processes.map(({ ended }) => ended));
    const postgres = this.databaseProcesses();
    for (const pid of postgres) signal(pid, 'SIGCONT');
    // SIGQUIT shuts PostgreSQL down immediately. Its data does not matter, because the folder is removed.
    if (postgres[0] !== undefined) signal(postgres[0], 'SIGQUIT');
    for (const end = Date.now() + 20_000; Date.now() < end && postgres.some(isAlive); ) await wait(50);
    for (const pid of postgres) signal(pid, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-15).join('\n');
}

/** Sends a signal to a process that may be gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    // A process whose parent has not waited for it is dead, too.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Whether a process is the server of this folder. Another process may have got the process id in an old lock
 * file. The command of a server that root started does not name its folder, but its working directory is
 * there.
 */
function isOurs(pid: number, folder: string): boolean {
  try {
    if (!isAlive(pid)) return false;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid > 0 &&
          Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent
        );
      } catch {
        return false;
      }
    });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
