import { promisify } from 'node:util';
import { gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';

/** How bytes are compressed. */
export interface Packer {
  readonly pack: (bytes: Uint8Array) => Promise<Buffer>;
  readonly packNow: (bytes: Uint8Array) => Buffer;
}

/**
 * Pieces that are compressed separately still form one file: gzip members follow one another (RFC 1952,
 * section 2.2), and so do zstd frames (RFC 8878, section 3).
 */
const PACKERS: Readonly<Record<string, Packer>> = {
  '.gz': { pack: promisify(gzip) as Packer['pack'], packNow: gzipSync },
  '.zst': { pack: promisify(zstdCompress) as Packer['pack'], packNow: zstdCompressSync },
};

/** Returns the packer for a file whose name ends in `.gz` or `.zst`, or undefined for any other name. */
export function packerOf(path: string): Packer | undefined {
  const [ending = ''] = /\.(?:gz|zst)$/i.exec(path) ?? [];
  return PACKERS[ending.toLowerCase()];
}
