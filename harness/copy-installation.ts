import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The name of a variable that holds the path of a data folder. The folder is as the first start of a service
 * leaves it, and tests copy it.
 */
export const INSTALLED = 'FETTLE_TEST_INSTALLED';

/**
 * Copies data folders, or folders in them, into the data folder `to`. A database in them must not be running.
 */
export async function copyInstallation(from: readonly string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // Not fs.cp, because the database belongs to another account if the tests run as root.
  await run('cp', ['-a', ...from, to]);
  // Copies must not all ask for the same port.
  await rm(join(to, 'postgres', 'fettle-port'), { force: true });
}
