import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Puts what was written to a file, or the names in a folder, on the disk, so that a power cut does not lose it (fsync). A new file needs both: its
 * own bytes, and its name in the folder.
 */
export async function syncPath(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows opens no folder, and keeps the names of files by itself.
    if (isWindows && error.code === 'EPERM') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } catch (error) {
    // Windows syncs only what was opened for writing.
    if (!isWindows) throw error;
  } finally {
    await handle?.close();
  }
}

/** Puts a folder and all below it on the disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
}

/** Makes a folder and those above it where they are missing, each with its name on the disk. */
export async function makeFolderSynced(folder: string, options: { mode?: number } = {}): Promise<void> {
  const first = await mkdir(folder, { recursive: true, ...options });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncPath(dirname(made));
}
