import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../sync-files.ts';
import { OPEN_FILE, OWN_FOLDER, type ServerAccount } from './server-account.ts';
import type { Binaries } from './server-binaries.ts';

/** The folder of the embedded server's cluster, inside the data folder. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The server's lock file. The server may be running, or may have run when the machine crashed. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
}

/**
 * The folder `DATA/postgres`: PostgreSQL's cluster, the files that Fettle keeps with it, and the server
 * commands that work on it.
 */
export class Cluster {
  readonly folder: string;
  /** Path of the server's log. */
  readonly log: string;
  readonly #account: ServerAccount;
  readonly #binaries: Binaries;
  /** Whether the server's account can enter the data folder by its path. */
  readonly #isReached: boolean;

  /** @throws Error if the server's account cannot enter the data folder */
  constructor(dataFolder: string, account: ServerAccount, binaries: Binaries) {
    this.folder = clusterFolder(dataFolder);
    this.log = `${this.folder}.log`;
    this.#account = account;
    this.#binaries = binaries;
    // The trailing dot asks for the inside of the folder: the name of a closed folder may be visible.
    this.#isReached = account.reaches(`${dataFolder}/.`);
    if (!this.#isReached && !existsSync(OWN_FOLDER)) {
      throw new Error(
        `The account of the embedded database cannot enter the data folder ${dataFolder}. ` +
          'Set FETTLE_DATA to a folder that others may enter, run Fettle as an ordinary user, or set DATABASE_URL.',
      );
    }
  }

  /**
   * Makes the cluster unless there is one. The cluster is on disk before it gets its final name, so that a
   * power cut after the first acknowledged write finds a complete cluster.
   *
   * @param survives false if the server need not survive a power cut; making it then skips the flush to disk
   */
  async make(survives: boolean): Promise<void> {
    if (this.#exists()) return;
    const password = randomBytes(24).toString('base64url');
    const fresh = `${this.folder}.${process.pid}.new`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    this.#account.own(fresh);
    const passwordFile = `${fresh}.password`;
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    this.#account.own(passwordFile);
    try {
      const options = ['--username=fettle', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
      if (!survives) options.push('--no-sync');
      await this.#runIn(fresh, passwordFile, (folder, file) => [
        this.#binaries.initdb,
        `--pgdata=${folder}`,
        `--pwfile=${file}`,
        ...options,
      ]);
      const kept = join(fresh, 'fettle-password');
      await writeFile(kept, password, { mode: 0o600, flush: true });
      await syncPath(fresh);
      await rename(fresh, this.folder);
      await syncPath(dirname(this.folder));
    } catch (error) {
      await rm(fresh, { recursive: true, force: true });
      // Another process may have made the cluster meanwhile.
      if (!this.#exists()) throw error;
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  #exists(): boolean {
    return existsSync(join(this.folder, 'PG_VERSION'));
  }

  /**
   * Runs `pg_ctl` with these arguments, plus `-D` for the cluster. `words` gets the path by which `pg_ctl`
   * reaches the log.
   */
  async control(words: (log: string) => readonly string[]): Promise<void> {
    if (!existsSync(this.log)) await writeFile(this.log, '', { mode: 0o600 });
    this.#account.own(this.log);
    await this.#runIn(this.folder, this.log, (folder, log) => [
      this.#binaries.pg_ctl,
      ...words(log),
      ...['-D', folder],
    ]);
  }

  /**
   * Runs a server command on a folder and a file inside the data folder. If the server's account cannot enter
   * the folders above them, the command gets the folder as its working directory and the file as an open file
   * descriptor.
   *
   * @param command returns the program and its arguments, given the paths by which it reaches folder and file
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

  /** @throws Error if the cluster belongs to another account */
  async password(): Promise<string> {
    return readFile(join(this.folder, 'fettle-password'), 'utf8').catch((cause) => {
      if (cause.code !== 'EACCES') throw cause;
      const whose = `The database in ${dirname(this.folder)} belongs to another account.`;
      throw new Error(`${whose} Run the command as the account that runs the service.`, { cause });
    });
  }

  /** The server's lock file: its process id on line 1, its port on line 4. */
  async readLockFile(): Promise<LockFile | undefined> {
    const text = await readFile(join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , port] = text.split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  }

  /** The port that the server used last. */
  async rememberedPort(): Promise<number | undefined> {
    const text = await readFile(join(this.folder, 'fettle-port'), 'utf8').catch(() => '');
    return Number(text) || undefined;
  }

  async rememberPort(port: number): Promise<void> {
    if (port !== (await this.rememberedPort()))
      await writeFile(join(this.folder, 'fettle-port'), String(port));
  }
}
