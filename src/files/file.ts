import { type Selectable, sql } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/**
 * A file area maps paths to files. A row of table `file` is one **version** of a file. Once a version is
 * current, its bytes never change. A version is in one of these states:
 *
 * - **uploading**: a client is sending it (upload.ts). The bytes 0 to `size` are stored without a gap. Each
 *   stored chunk advances `size` in the same statement, and only from the position that the sender assumes,
 *   so two senders can never mix. A path has at most one such version: an upload that begins at byte 0 ends
 *   the previous one. It becomes current when its last byte is stored, and replaced when it is given up or
 *   untouched for a week.
 * - **writing**: a job is making it (job-files.ts), in numbered pieces, in any order, any piece more than
 *   once. It becomes current in the transaction that completes the job. It becomes replaced if the job ends
 *   otherwise.
 * - **current**: clients list and download it, and new jobs read it. A path has at most one. It becomes
 *   replaced when a later version becomes current or the client removes it, in the same transaction.
 * - **replaced**: no new reader finds it. A running job that has its id, or a download under way, still reads
 *   it. Once nobody does, removal.ts deletes it in small steps, and it is **gone**.
 *
 * Every change of a path's current version locks the path first ({@link lockPath}).
 */
export interface StoredFile {
  readonly id: number;
  readonly path: string;
  /** Bytes stored so far. */
  readonly size: number;
  /** Bytes of the whole file; null if the sender of an upload did not say. */
  readonly totalSize: number | null;
  readonly completed: boolean;
  readonly updatedAt: Date;
}

/** How many files are on one page of a listing. */
export const FILES_PER_PAGE = 100;

/** The columns from which {@link fileOf} makes a {@link StoredFile}. */
export const FILE_FIELDS = ['id', 'path', 'size', 'total_size', 'state', 'updated_at'] as const;

export function fileOf(row: Pick<Selectable<Schema['file']>, (typeof FILE_FIELDS)[number]>): StoredFile {
  const completed = row.state === 'current';
  return {
    id: row.id,
    path: row.path,
    size: row.size,
    totalSize: completed ? row.size : row.total_size,
    completed,
    updatedAt: row.updated_at,
  };
}

/** The file at a path. @throws Refusal `not-found` if this client has none there */
export async function findFile(scope: ClientScope, path: string): Promise<StoredFile> {
  const row = await scope
    .selectFrom('file')
    .select(FILE_FIELDS)
    .where('path', '=', path)
    .where('state', '=', 'current')
    .executeTakeFirst();
  if (row === undefined) throw noFile();
  return fileOf(row);
}

/**
 * A page of the client's files by path, in order of Unicode code points, and the number of all its files.
 *
 * @param completed true for files, false for unfinished uploads
 */
export async function listFiles(
  scope: ClientScope,
  page: number,
  { prefix, completed }: { prefix: string; completed: boolean },
): Promise<{ files: StoredFile[]; total: number }> {
  const wanted = scope
    .selectFrom('file')
    .where('state', '=', completed ? 'current' : 'uploading')
    .where(({ fn, val }) => fn<boolean>('starts_with', ['path', val(prefix)]));
  const rows = await wanted
    .select(FILE_FIELDS)
    .orderBy('path')
    .limit(FILES_PER_PAGE)
    .offset((page - 1) * FILES_PER_PAGE)
    .execute();
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { files: rows.map(fileOf), total };
}

/**
 * Keeps all others from changing the state of the path's versions until the end of the transaction. Waits for
 * a transaction that already holds the lock. A row lock would not suffice, because the conflicting row may
 * not exist yet.
 */
export async function lockPath(scope: ClientScope, path: string): Promise<void> {
  await runSql(scope.kysely, 'select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    path,
    scope.clientId,
  ]);
}

/**
 * Makes a version the current one at its path. The previous one becomes replaced. Lock the path first.
 *
 * @returns the file, and whether it is the first at this path; undefined if the version is no longer in the
 * state `from`
 */
export async function makeCurrent(
  scope: ClientScope,
  { id, path }: { id: number; path: string },
  from: 'uploading' | 'writing',
): Promise<{ file: StoredFile; isNew: boolean } | undefined> {
  const version = await scope
    .selectFrom('file')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (version === undefined) return undefined;
  const isNew = !(await retire(scope, path, 'current'));
  const row = await scope
    .updateTable('file')
    .set({ state: 'current', updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(FILE_FIELDS)
    .executeTakeFirstOrThrow();
  return { file: fileOf(row), isNew };
}

/**
 * Moves the version at a path from state `from` to replaced. Lock the path first. @returns whether there was
 * one
 */
export async function retire(
  scope: ClientScope,
  path: string,
  from: 'uploading' | 'current',
): Promise<boolean> {
  const { numUpdatedRows } = await scope
    .updateTable('file')
    .set({ state: 'replaced', updated_at: sql`now()` })
    .where('path', '=', path)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function noFile(): Refusal {
  return new Refusal('not-found', 'There is no file at this path.');
}
