import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { peek } from './peek.ts';
import { beginsAsZstd, unpackZstd, ZstdDamaged } from './zstd-frames.ts';

const CHUNK_BYTES = 256 * 1024;

/** How a file may be packed. */
export type Packing = 'gzip' | 'zstd';

/** A packed file that is damaged or cut off. */
export class PackedDamaged extends Error {
  override readonly name = 'PackedDamaged';

  constructor(packing: Packing) {
    super(`The file is damaged or cut off: it begins as ${packing} and cannot be unpacked.`);
  }
}

/**
 * Unpacks the bytes of a file if they are gzip or zstd. The first bytes decide, not the file's name.
 *
 * @param onPacked called before the first unpacked bytes, if the file is packed
 * @throws PackedDamaged
 */
export async function* unpacked(
  bytes: AsyncGenerator<Buffer>,
  onPacked: () => void = () => undefined,
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
    if (code.startsWith('Z_')) throw new PackedDamaged('gzip');
    if (code.startsWith('ZSTD_') || error instanceof ZstdDamaged) throw new PackedDamaged('zstd');
    throw error;
  } finally {
    await bytes.return(undefined);
  }
}
