import { type Kysely, sql } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { HOLD_SECONDS } from './chunks.ts';
import { lockPath, noFile, retire } from './file.ts';

/** An upload is given up if nothing was added to it for this long. */
export const UPLOAD_DAYS = 7;

/**
 * Chunks to delete in one statement: 32 MB, well under a second. Deleting a file of 50 GB in one statement
 * would take a minute.
 */
const CHUNKS_PER_STATEMENT = 64;

/** Statuses of queued and running jobs. */
const ACTIVE = [0, 1];

/**
 * Removes the file at a path, and the upload under way for that path.
 *
 * @throws Refusal `not-found` if there is neither, `wrong-state` while a queued or running job reads the file
 */
export function removeFile(scope: ClientScope, path: string): Promise<void> {
  return scope.transaction(async (inside) => {
    await lockPath(inside, path);
    const file = await inside
      .selectFrom('file')
      .select('id')
      .where('path', '=', path)
      .where('state', '=', 'current')
      .forUpdate()
      .executeTakeFirst();
    const reader = file && (await readerOf(inside, file.id));
    if (reader !== undefined)
      throw new Refusal(
        'wrong-state',
        `The job "${reader}" is reading this file. Remove it once the job has ended.`,
      );
    const wasUploading = await retire(inside, path, 'uploading');
    const wasThere = await retire(inside, path, 'current');
    if (!wasThere && !wasUploading) throw noFile();
  });
}

/** The name of a queued or running job that reads this version. */
async function readerOf(scope: ClientScope, fileId: number): Promise<string | undefined> {
  const job = await scope
    .selectFrom('job')
    .select('name')
    .where('status', 'in', ACTIVE)
    .where('input_file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return job?.name;
}

/**
 * Deletes all versions that nobody reads any more. It uses small statements, so that a large file blocks
 * nobody. It deletes:
 *
 * - replaced versions, {@link HOLD_SECONDS} after they were replaced or a download last announced that it
 *   reads them, unless a queued or running job reads them;
 * - unfinished files of jobs that have ended;
 * - uploads to which nothing was added for {@link UPLOAD_DAYS} days.
 *
 * Any process may call it at any time, also several at once.
 *
 * @param holdSeconds how long a replaced version stays for downloads that have just begun
 * @returns how many versions it deleted
 */
export async function removeUnread(kysely: Kysely<Schema>, holdSeconds = HOLD_SECONDS): Promise<number> {
  await runSql(
    kysely,
    `update file set state = 'replaced' where
       (state = 'uploading' and updated_at < now() - make_interval(days => $1))
       or (state = 'writing' and not exists (
         select from job where job.id = file.job_id and job.status = any ($2)))`,
    [UPLOAD_DAYS, ACTIVE],
  );
  const versions = await kysely
    .selectFrom('file')
    .select('id')
    .where('state', '=', 'replaced')
    .where(sql<boolean>`greatest(updated_at + make_interval(secs => ${holdSeconds}), read_until) < now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job')
            .select('job.id')
            .whereRef('job.client_id', '=', 'file.client_id')
            .where('job.status', 'in', ACTIVE)
            .whereRef('job.input_file_id', '=', 'file.id'),
        ),
      ),
    )
    .execute();
  for (const { id } of versions) await removeVersion(kysely, id);
  return versions.length;
}

async function removeVersion(kysely: Kysely<Schema>, id: number): Promise<void> {
  const text = `delete from file_chunk where file_id = $1 and number in (
    select number from file_chunk where file_id = $1 order by number limit ${CHUNKS_PER_STATEMENT}) returning number`;
  while ((await runSql(kysely, text, [id])).length === CHUNKS_PER_STATEMENT);
  await kysely.deleteFrom('file').where('id', '=', id).where('state', '=', 'replaced').execute();
}
