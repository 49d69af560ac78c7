import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeliveredFile } from './delivered-file.ts';

/** A delivery with a file of this name, in the folder of its files or up to two above, is made up, and says so. */
export const INVENTED_NOTICE = 'INVENTED.txt';

/** Whether the file belongs to a delivery of invented addresses. */
export async function isInvented({ path }: DeliveredFile): Promise<boolean> {
  const folders = [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))];
  for (const folder of folders) {
    const isThere = await access(join(folder, INVENTED_NOTICE)).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}
