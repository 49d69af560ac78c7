import type { Kysely } from 'kysely';
import { ClientScope } from '../database/client-scope.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { lockPath, makeCurrent } from './file.ts';
import { filePath } from './path.ts';

/** A file of the file area that a job reads. */
export interface InputFile {
  readonly id: number;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Finds the file that a job is to read. Call it inside the transaction that submits the job. It locks the
 * version against being replaced until the job is stored. From then on the job's row, which has the file's
 * id, keeps the version from being deleted.
 *
 * @returns undefined if `path` is not a path, or the client has no current file there
 */
export async function openFile(scope: ClientScope, path: string): Promise<InputFile | undefined> {
  try {
    return await scope
      .selectFrom('file')
      .select(['id', 'path', 'size'])
      .where('path', '=', filePath(path))
      .where('state', '=', 'current')
      .forShare()
      .executeTakeFirst();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Begins the file that a job writes to a path, or finds it if it was begun before. No client sees it until
 * {@link publishFile}.
 *
 * @returns its id
 * @throws Refusal if `path` is not a path
 */
export async function beginFile(kysely: Kysely<Schema>, job: number, path: string): Promise<number> {
  const rows = await runSql<{ id: number }>(
    kysely,
    `insert into file (client_id, path, state, job_id) select client_id, $2, 'writing', id from job where id = $1
     on conflict (job_id, path) where state = 'writing' do update set updated_at = now() returning id`,
    [job, filePath(path)],
  );
  if (rows[0] === undefined) throw new Error(`There is no job ${job}.`);
  return rows[0].id;
}

/**
 * Stores a piece of a file that a job writes. A piece has a number from 0 (for example the number of the
 * block that it came from). The file consists of its pieces in the order of their numbers; gaps do not
 * matter. Storing a number again replaces that piece, so a task may write it any number of times, and several
 * tasks may write in any order at once. A piece may be empty.
 *
 * @param bytes preferably at most {@link CHUNK_BYTES}, because a piece is one row
 * @returns false if nothing was stored, because the file's job has ended
 */
export async function writePiece(
  kysely: Kysely<Schema>,
  fileId: number,
  number: number,
  bytes: Buffer,
): Promise<boolean> {
  const stored = await runSql(
    kysely,
    `with writing as (select id from file where id = $1 and state = 'writing' for share)
     insert into file_chunk (file_id, number, bytes) select id, $2, $3::bytea from writing
     on conflict (file_id, number) do update set bytes = excluded.bytes returning number`,
    [fileId, number, bytes],
  );
  return stored.length === 1;
}

/**
 * Makes the file that a job wrote the current one at its path. The previous one becomes replaced. Call it
 * once per path, in the transaction that completes the job. If the job wrote nothing, the file is empty.
 */
export async function publishFile(kysely: Kysely<Schema>, job: number, path: string): Promise<void> {
  const id = await beginFile(kysely, job, path);
  const file = await kysely
    .selectFrom('file')
    .select(['id', 'path', 'client_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const scope = new ClientScope(kysely, file.client_id);
  await lockPath(scope, file.path);
  // From here on, the `for share` of writePiece waits, so no piece arrives after the counting.
  await makeCurrent(scope, file, 'writing');
  await runSql(kysely, 'delete from file_chunk where file_id = $1 and length(bytes) = 0', [id]);
  await runSql(
    kysely,
    `update file_chunk chunk set start_byte = placed.start_byte
     from (
       select number, sum(length(bytes)) over (order by number) - length(bytes) as start_byte
       from file_chunk where file_id = $1
     ) placed
     where chunk.file_id = $1 and chunk.number = placed.number`,
    [id],
  );
  await runSql(
    kysely,
    `update file set size = (select coalesce(sum(length(bytes)), 0) from file_chunk where file_id = $1) where id = $1`,
    [id],
  );
}

/**
 * Drops the files that a job wrote but did not publish. Call it in the transaction that ends the job, after
 * its status is set. The files are deleted later (removeUnread).
 */
export async function removeReplaced(kysely: Kysely<Schema>, job: number): Promise<void> {
  await kysely
    .updateTable('file')
    .set({ state: 'replaced' })
    .where('job_id', '=', job)
    .where('state', '=', 'writing')
    .execute();
}
