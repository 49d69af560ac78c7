import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forget, makeTemporary } from '../temporary.ts';
import type { LocalFile } from './open-table.ts';

/** The most bytes of standard input, or of an unpacked file, that a temporary file may hold. */
export const SPOOLED_BYTES = 16 * 1024 ** 3;

/**
 * Writes bytes to a temporary file that only its owner can read. The file is removed when it is released or
 * the process is interrupted.
 */
export async function spool(bytes: AsyncIterable<Uint8Array>): Promise<LocalFile> {
  const folder = makeTemporary(() => mkdtempSync(join(tmpdir(), 'fettle-')));
  const release = async () => {
    await rm(folder, { recursive: true, force: true });
    forget(folder);
  };
  try {
    const path = join(folder, 'input');
    await using file = await open(path, 'wx', 0o600);
    let length = 0;
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > SPOOLED_BYTES) {
        throw new Error(
          `The input has more than ${SPOOLED_BYTES / 1024 ** 3} GB. Unpack it into a file first.`,
        );
      }
      await file.appendFile(chunk);
    }
    return { path, release };
  } catch (error) {
    await release();
    throw error;
  }
}
