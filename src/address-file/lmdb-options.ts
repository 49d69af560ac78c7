import type { RootDatabaseOptionsWithPath } from 'lmdb';

/** Values are bytes. The page cache keeps what is read, so the process does not cache it a second time. */
export const VALUES = { encoding: 'binary', cache: false } as const;

/** A database whose keys are whole numbers of 32 bits. */
export const NUMBERED = { ...VALUES, keyEncoding: 'uint32' } as const;

/**
 * Opens a store for look-ups. They are random: the data next to a value is rarely needed next, so reading
 * ahead would waste time.
 */
export function readOnly(
  path: string,
  databases: number,
): RootDatabaseOptionsWithPath & { noReadAhead: boolean } {
  return { path, ...VALUES, noSubdir: true, readOnly: true, noReadAhead: true, maxDbs: databases };
}
