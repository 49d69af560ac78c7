import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { LocalFile } from '../../formats/open-table.ts';
import { spool } from '../../formats/spool.ts';
import { PackedDamaged, unpacked } from '../../formats/unpack.ts';
import { STANDARD } from './target.ts';

const CHUNK_BYTES = 256 * 1024;

/** The bytes of a file or of standard input, unpacked if they are gzip or zstd. */
export interface InputBytes {
  readonly stream: AsyncGenerator<Uint8Array>;
  /** Bytes of the file before unpacking; 0 if unknown. */
  readonly size: number;
  bytesRead(): number;
  /**
   * The unpacked bytes, as a file.
   *
   * @param stream the contents: either `stream` of this object, or a stream that begins with the bytes of it
   */
  file(stream: AsyncGenerator<Uint8Array>): Promise<LocalFile>;
}

/** The name of an input in messages: `` `contacts.csv` `` or `Standard input`. */
export function inputName(path: string): string {
  return path === STANDARD ? 'Standard input' : `\`${path}\``;
}

/**
 * Opens an input of a command. `-` is standard input. Gzip and zstd are recognised by their first bytes,
 * whatever the name.
 *
 * @throws Error that names the file
 */
export async function openBytes(path: string): Promise<InputBytes> {
  if (path === '') throw new Error('The name of an input file is empty.');
  let size = 0;
  let isRegular = false;
  if (path !== STANDARD) {
    const stats = await stat(path);
    if (stats.isDirectory()) throw new Error(`\`${path}\` is a folder. Name a file in it.`);
    size = stats.size;
    isRegular = stats.isFile();
  }
  const file = path === STANDARD ? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
  let read = 0;
  const counted = (async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      read += chunk.length;
      yield chunk;
    }
  })();
  let isPacked = false;
  const stream = named(
    path,
    unpacked(counted, () => {
      isPacked = true;
    }),
  );
  return {
    stream,
    size,
    bytesRead: () => read,
    file: async (rest) => {
      if (isPacked || !isRegular) return spool(rest);
      await rest.return(undefined);
      return { path, release: async () => undefined };
    },
  };
}

/** Names the file in the message about damage. */
async function* named(path: string, bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    if (!(error instanceof PackedDamaged)) throw error;
    throw new Error(error.message.replace('The file', inputName(path)), { cause: error.cause });
  }
}
