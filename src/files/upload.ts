import type { ClientScope } from '../database/client-scope.ts';
import { FILE_FIELDS, fileOf, lockPath, makeCurrent, retire, type StoredFile } from './file.ts';
import { UploadOvertaken } from './file-writer.ts';

/**
 * Begins an upload at byte 0. It ends an upload under way for the same path: that upload's sender is refused
 * at its next chunk. The current file of the path stays until this upload is finished.
 *
 * @param totalSize bytes of the whole file, or null if unknown; only an upload of known size can be resumed
 * later
 */
export function beginUpload(scope: ClientScope, path: string, totalSize: number | null): Promise<StoredFile> {
  return scope.transaction(async (inside) => {
    await lockPath(inside, path);
    await retire(inside, path, 'uploading');
    const row = await inside
      .insertInto('file', { path, state: 'uploading', total_size: totalSize })
      .returning(FILE_FIELDS)
      .executeTakeFirstOrThrow();
    return fileOf(row);
  });
}

/** The upload of a file of this size that is under way for a path, if there is one. */
export async function findUpload(
  scope: ClientScope,
  path: string,
  totalSize: number,
): Promise<StoredFile | undefined> {
  const row = await scope
    .selectFrom('file')
    .select(FILE_FIELDS)
    .where('path', '=', path)
    .where('state', '=', 'uploading')
    .where('total_size', '=', totalSize)
    .executeTakeFirst();
  return row && fileOf(row);
}

/**
 * Makes a finished upload the current file of its path, in one step.
 *
 * @throws UploadOvertaken if another upload took its place or it was removed
 */
export function finishUpload(
  scope: ClientScope,
  upload: StoredFile,
): Promise<{ file: StoredFile; isNew: boolean }> {
  return scope.transaction(async (inside) => {
    await lockPath(inside, upload.path);
    const finished = await makeCurrent(inside, upload, 'uploading');
    if (finished === undefined) throw new UploadOvertaken();
    return finished;
  });
}

/** Gives up an upload, unless it is already over. */
export async function giveUpUpload(scope: ClientScope, { id }: StoredFile): Promise<void> {
  await scope
    .updateTable('file')
    .set({ state: 'replaced' })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute();
}
