import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLES } from './fresh-bundle.js';

/**
 * How many bundles are kept: processes that still run may load further parts of theirs. A bundle takes 15
 * MB.
 */
const KEPT = 10;

/**
 * Removes all but the newest bundles, and never the one of this name. Unfinished bundles of processes that
 * were killed count, too.
 */
export async function removeOldBundles(current: string): Promise<void> {
  const folders = await readdir(BUNDLES, { withFileTypes: true });
  const others = folders.filter((entry) => entry.isDirectory() && entry.name !== current);
  const changed = await Promise.all(others.map(async ({ name }) => ({ name, at: await changeOf(name) })));
  const oldest = changed.toSorted((one, other) => other.at - one.at).slice(KEPT - 1);
  for (const { name } of oldest) await rm(join(BUNDLES, name), { recursive: true, force: true });
}

/** The time of the folder's last change, in milliseconds. 0 if another process has removed it. */
async function changeOf(name: string): Promise<number> {
  const found = await stat(join(BUNDLES, name)).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}
