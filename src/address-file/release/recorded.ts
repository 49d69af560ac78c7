import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ChosenRelease, FALL_BACK } from './open-in-use.ts';
import { listReleases } from './release.ts';

/*
 * Records which releases were taken into use in a file next to the embedded database, so that `fettle run`
 * knows without starting the database. The table is authoritative. A process that changes the table removes
 * the record first and writes it afterwards. However that process ends, the record is missing at worst, never
 * wrong.
 */

const FILE = 'address-file-in-use.json';

/** The recorded releases, the newest first. Undefined if there is no readable record. */
export async function readRecorded(dataFolder: string): Promise<readonly ChosenRelease[] | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(join(dataFolder, FILE), 'utf8'));
    return Array.isArray(read) && read.every(isChosen) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the record. Call it before the table is changed. */
export async function removeRecord(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, FILE), { force: true });
}

/**
 * Makes a change to the releases, and then writes the record anew. With another database than the embedded
 * one there is no record.
 */
export async function changeReleases<Result>(
  database: Kysely<Schema>,
  { databaseUrl, dataFolder }: { readonly databaseUrl: string | undefined; readonly dataFolder: string },
  change: () => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return change();
  await removeRecord(dataFolder);
  try {
    return await change();
  } finally {
    // Without a record the table is queried, so a missing record does no harm.
    await recordReleases(database, dataFolder).catch(() => undefined);
  }
}

/**
 * Writes the record from the table. If several processes write at once, the last one to change the table also
 * writes last.
 */
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
