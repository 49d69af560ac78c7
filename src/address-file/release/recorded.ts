import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ChosenRelease, FALL_BACK } from './open-in-use.ts';
import { listReleases } from './release.ts';

/*
 * Which releases were taken into use, written beside the embedded database, so that `fettle run` knows without starting
 * it. The table is what counts. Who changes the table removes the record first and writes it afterwards: whatever ends
 * that process, there is never a record of something else than the table says, at most none.
 */

const FILE = 'address-file-in-use.json';

/** The releases on record, the newest first; undefined if there is no record that can be read. */
export async function readRecorded(dataFolder: string): Promise<readonly ChosenRelease[] | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(join(dataFolder, FILE), 'utf8'));
    return Array.isArray(read) && read.every(isChosen) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Before the table is changed. */
export async function removeRecord(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, FILE), { force: true });
}

/** Writes what the table says. Of several that write at once the last to change the table also writes last. */
export async function recordReleases(database: Kysely<Schema>, dataFolder: string): Promise<void> {
  const path = join(dataFolder, FILE);
  for (let written: string | undefined; ; ) {
    const releases = await listReleases(database, FALL_BACK);
    const text = JSON.stringify(releases.map(({ id, folder, sha256 }) => ({ id, folder, sha256 })));
    if (text === written) return;
    const unfinished = `${path}.${process.pid}.unfinished`;
    await writeFile(unfinished, text, { mode: 0o644 });
    await rename(unfinished, path);
    written = text;
  }
}

function isChosen(value: unknown): value is ChosenRelease {
  const { id, folder, sha256 } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'number' && typeof folder === 'string' && typeof sha256 === 'string';
}
