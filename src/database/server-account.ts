import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/**
 * PostgreSQL refuses to run as root. Where Fettle does, its embedded server runs as the account `postgres`, or `nobody`
 * where there is none.
 *
 * That account must also be able to reach the data folder and the server's own binaries. Under a folder that only root
 * may enter (a home, a private temporary folder) it cannot; there the server is started through `setpriv` (util-linux)
 * with the one capability that lets it pass such folders. The server's own files still belong to the account.
 */
export class ServerAccount {
  readonly #ids: { uid: number; gid: number } | undefined;
  readonly #passesFolders: boolean;

  private constructor(ids: { uid: number; gid: number } | undefined, passesFolders: boolean) {
    this.#ids = ids;
    this.#passesFolders = passesFolders;
  }

  /** The account for a server whose files are reached through `paths`. @throws Error where none can reach them. */
  static for(paths: readonly string[]): ServerAccount {
    if (process.getuid?.() !== 0) return new ServerAccount(undefined, false);
    const ids = accountIds('postgres') ?? accountIds('nobody');
    if (ids === undefined)
      throw new Error('Running as root, and there is no account postgres or nobody for the database.');
    if (paths.every((path) => spawnSync('ls', ['-d', path], { ...ids, cwd: '/' }).status === 0)) {
      return new ServerAccount(ids, false);
    }
    const account = new ServerAccount(ids, true);
    if (paths.every((path) => spawnSync(...account.#command('ls', ['-d', path]), { cwd: '/' }).status === 0))
      return account;
    throw new Error(
      `Running as root, the database's account cannot reach ${paths.join(' or ')}. ` +
        'Install Fettle in a folder that others may enter, run it as an ordinary user, or set DATABASE_URL.',
    );
  }

  /** Gives a folder to the account. */
  own(folder: string): void {
    if (this.#ids !== undefined) chownSync(folder, this.#ids.uid, this.#ids.gid);
  }

  /** Runs a command as the account to its end and returns what it printed. @throws Error with that when it fails. */
  run(command: string, args: readonly string[]): Promise<string> {
    const [program, words] = this.#command(command, args);
    const options: SpawnOptions = {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...(this.#passesFolders ? {} : this.#ids),
    };
    return new Promise((resolve, reject) => {
      const child = spawn(program, words, options);
      let output = '';
      child.stdout?.on('data', (bytes) => (output += bytes));
      child.stderr?.on('data', (bytes) => (output += bytes));
      child.on('error', reject);
      // Not `close`: the server that pg_ctl leaves behind keeps the pipes open.
      child.on('exit', (code) => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        if (code === 0) resolve(output);
        else reject(new Error(`${command} ended with ${code}: ${output.trim()}`));
      });
    });
  }

  #command(command: string, args: readonly string[]): [string, string[]] {
    if (!this.#passesFolders || this.#ids === undefined) return [command, [...args]];
    const { uid, gid } = this.#ids;
    const capability = '+dac_override';
    return [
      'setpriv',
      [
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        `--inh-caps=${capability}`,
        `--ambient-caps=${capability}`,
        command,
        ...args,
      ],
    ];
  }
}

function accountIds(name: string): { uid: number; gid: number } | undefined {
  const read = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const [uid, gid] = [read('-u'), read('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
