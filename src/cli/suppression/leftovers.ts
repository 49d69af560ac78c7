import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import { listVersions } from '../../suppression/release/versions.ts';

/** The name of a list's folder: list, moment of loading, process id. */
const FOLDER = /^[a-z][a-z0-9-]*-(\d{17})-\d+(?:\.loading)?$/;

/**
 * The longest time that a loading can take. An unrecorded folder that is older was left by a loading that was
 * killed.
 */
const LONGEST_MILLISECONDS = 24 * 3600 * 1000;

/**
 * Removes the folders that killed loadings left behind: they contain personal data, and nothing refers to
 * them.
 */
export async function removeLeftovers({ kysely }: Database, parent: string, now: Date): Promise<void> {
  const recorded = new Set((await listVersions(kysely, now)).map(({ folder }) => folder));
  const latest = momentText(new Date(now.getTime() - LONGEST_MILLISECONDS));
  for (const name of await readdir(parent)) {
    const [, begun] = FOLDER.exec(name) ?? [];
    const path = join(parent, name);
    if (begun === undefined || begun >= latest || recorded.has(path)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** `20261101093000123`: sorts by time. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '');
}
