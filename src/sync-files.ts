import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Flushes a file's bytes or a folder's entries to disk (fsync), so that a power cut does not lose them. A new
 * file needs both calls: one for the file, one for its folder.
 */
export async function syncPath(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows cannot open folders, and flushes their entries itself.
    if (isWindows && error.code === 'EPERM') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } catch (error) {
    // Windows flushes only files opened for writing.
    if (!isWindows) throw error;
  } finally {
    await handle?.close();
  }
}

/** Flushes a folder and everything below it to disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
}

/** Creates a folder and its missing parents, and flushes their names to disk. */
export async function makeFolderSynced(folder: string, options: { mode?: number } = {}): Promise<void> {
  const first = await mkdir(folder, { recursive: true, ...options });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncPath(dirname(made));
}
