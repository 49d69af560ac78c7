import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { LocalFile } from '../../formats/open-table.ts';
import { peek } from '../../formats/peek.ts';
import { beginsAsZstd, unpackZstd, ZstdDamaged } from '../../formats/zstd-frames.ts';
import { spool } from './spool.ts';
import { STANDARD } from './target.ts';

const CHUNK_BYTES = 256 * 1024;

/** The bytes of a file or of standard input, unpacked if they are gzip or zstd. */
export interface InputBytes {
  readonly stream: AsyncGenerator<Uint8Array>;
  /** Bytes of the file before unpacking; 0 if unknown. */
  readonly size: number;
  bytesRead(): number;
  /**
   * The unpacked bytes, as a file. @param stream the contents: `stream`, or a stream that begins with its
   * bytes
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
  const stream = unpacked(path, counted, () => {
    isPacked = true;
  });
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

async function* unpacked(
  path: string,
  bytes: AsyncGenerator<Buffer>,
  onPacked: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    const { head, rest } = await peek(bytes, 4);
    if (beginsAsZstd(head)) {
      onPacked();
      yield* unpackZstd(rest);
      return;
    }
    if (head[0] !== 0x1f || head[1] !== 0x8b) {
      yield* rest;
      return;
    }
    onPacked();
    const packed = Readable.from(rest, { objectMode: false, highWaterMark: CHUNK_BYTES });
    const gunzip = packed.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
    packed.on('error', (error) => gunzip.destroy(error));
    try {
      yield* gunzip as AsyncIterable<Buffer>;
    } finally {
      packed.destroy();
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const packing = code.startsWith('Z_')
      ? 'gzip'
      : code.startsWith('ZSTD_') || error instanceof ZstdDamaged
        ? 'zstd'
        : undefined;
    if (packing === undefined) throw error;
    throw new Error(
      `${inputName(path)} is damaged or cut off: it begins as ${packing} and cannot be unpacked.`,
    );
  } finally {
    await bytes.return(undefined);
  }
}
