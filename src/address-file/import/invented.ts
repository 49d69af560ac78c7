import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeliveredFile } from './delivered-file.ts';

/**
 * A delivery with a file of this name is made up. The file lies next to the data or up to two folders above.
 */
export const INVENTED_NOTICE = 'INVENTED.txt';

/** At most this many characters of a notice are kept. */
const NOTICE_LENGTH = 1000;

/**
 * The notice of an invented delivery, which takes the place of a licence. Undefined if the delivery is not
 * invented.
 */
export async function inventedNotice({ path }: DeliveredFile): Promise<string | undefined> {
  const folders = [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))];
  for (const folder of folders) {
    const text = await readFile(join(folder, INVENTED_NOTICE), 'utf8').catch(() => undefined);
    if (text !== undefined) return text.trim().slice(0, NOTICE_LENGTH);
  }
  return undefined;
}
