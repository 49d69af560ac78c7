import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeliveredFile } from './delivered-file.ts';

/** A delivery with a file of this name, in the folder of its files or up to two above, is made up, and says so. */
export const INVENTED_NOTICE = 'INVENTED.txt';

/** The most of a notice that is taken over, in characters. */
const NOTICE_LENGTH = 1000;

/** What a delivery of invented addresses says of itself, in place of any licence; undefined where it is not invented. */
export async function inventedNotice({ path }: DeliveredFile): Promise<string | undefined> {
  const folders = [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))];
  for (const folder of folders) {
    const text = await readFile(join(folder, INVENTED_NOTICE), 'utf8').catch(() => undefined);
    if (text !== undefined) return text.trim().slice(0, NOTICE_LENGTH);
  }
  return undefined;
}
