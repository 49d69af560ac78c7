import { spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { environment } from '../settings.ts';

interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** The working directory of a server command, and a file that it has open as {@link OPEN_FILE}. */
export interface Surroundings {
  /** Default: `/`. */
  readonly folder?: string;
  readonly file?: number;
}

/**
 * Paths of a command's own working directory and open file (Linux). An account that cannot enter the folders
 * above can use them.
 */
export const OWN_FOLDER = '/proc/self/cwd';
export const OPEN_FILE = '/proc/self/fd/3';

/**
 * The account that runs the embedded server. PostgreSQL refuses to run as root. If Fettle runs as root, the
 * server runs as the account `postgres`, or as `nobody` if there is no `postgres`. Otherwise it runs as
 * Fettle's own account.
 */
export class ServerAccount {
  readonly #ids: Ids | undefined;

  private constructor(ids: Ids | undefined) {
    this.#ids = ids;
  }

  /** @throws Error if Fettle runs as root and cannot start a process as another account */
  static find(): ServerAccount {
    if (process.getuid?.() !== 0) return new ServerAccount(undefined);
    const ids = accountIds('postgres') ?? accountIds('nobody');
    const { error } = ids === undefined ? {} : spawnSync('true', { ...ids, cwd: '/' });
    if (ids !== undefined && error === undefined) return new ServerAccount(ids);
    throw new Error(
      'PostgreSQL does not run as root, and Fettle cannot start it as another account: ' +
        `${ids === undefined ? 'there is no account postgres or nobody' : error?.message}. ` +
        'Run Fettle as an ordinary user, or set DATABASE_URL.',
    );
  }

  /** Whether the account can enter all folders above a path. */
  reaches(path: string): boolean {
    return this.#ids === undefined || spawnSync('ls', ['-d', path], { ...this.#ids, cwd: '/' }).status === 0;
  }

  /** Makes the account the owner of a file or folder. */
  own(path: string): void {
    if (this.#ids !== undefined) chownSync(path, this.#ids.uid, this.#ids.gid);
  }

  /**
   * Runs a command as the account and returns its output once it ends.
   *
   * @throws Error with the output if the command fails
   */
  run(command: string, args: readonly string[], { folder = '/', file }: Surroundings = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        // The working directory is entered before root's rights are given up.
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe', ...(file === undefined ? [] : [file])],
        env: { PATH: environment.searchPath, LC_ALL: 'C', TZ: 'UTC' },
        ...this.#ids,
      });
      let output = '';
      child.stdout?.on('data', (bytes) => (output += bytes));
      child.stderr?.on('data', (bytes) => (output += bytes));
      child.on('error', reject);
      // Not `close`: the server that pg_ctl leaves running keeps the pipes open.
      child.on('exit', (code) => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        if (code === 0) resolve(output);
        else reject(new Error(`${command} ended with ${code}: ${output.trim()}`));
      });
    });
  }
}

function accountIds(name: string): Ids | undefined {
  const read = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const [uid, gid] = [read('-u'), read('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
