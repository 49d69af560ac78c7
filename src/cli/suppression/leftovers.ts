import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import { listVersions } from '../../suppression/release/versions.ts';

/** The folder of a list: its name, the moment of its loading, the process that loaded it. */
const FOLDER = /^[a-z][a-z0-9-]*-(\d{17})-\d+(?:\.loading)?$/;

/** A loading that began before this may have been ended from outside; one that goes on for longer there is not. */
const LONGEST_MILLISECONDS = 24 * 3600 * 1000;

/** Removes what loadings left behind that were killed: personal data that nothing refers to. */
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

/** `20261101093000123`: moments in the order of time. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '');
}
