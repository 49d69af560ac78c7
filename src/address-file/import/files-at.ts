import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { DeliveredFile } from './delivered-file.ts';
import { UnusableDelivery } from './unusable-delivery.ts';

/**
 * Returns the file at a path, or all files in the folder there, sorted by place. Leaves out files that
 * operating systems create (`.DS_Store`, `__MACOSX`).
 *
 * @throws UnusableDelivery if the path does not exist or cannot be read
 */
export async function filesAt(path: string): Promise<DeliveredFile[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableDelivery(
      error.code === 'ENOENT'
        ? `There is no file or folder \`${path}\`. Check the path; it is relative to the current folder.`
        : error.message,
      {
        cause: error,
      },
    );
  });
  if (!found.isDirectory()) return [await DeliveredFile.at(path, basename(path))];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((place) => !/(?:^|\/)(?:\.|__MACOSX)/.test(place))
    .sort();
  const files = await Promise.all(places.map((place) => fileAt(join(path, place), place)));
  return files.filter((file) => file !== undefined);
}

/** Returns undefined unless the path is a file: a link may lead to a folder, for example. */
async function fileAt(path: string, place: string): Promise<DeliveredFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? DeliveredFile.at(path, place) : undefined;
}
