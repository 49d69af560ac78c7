import { constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The most bytes that a chunk may unpack to, as a guard against a damaged payload. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Every array begins at a multiple of this many bytes, so that it can be viewed as any type in place. */
const ALIGNMENT = 8;

const fastest = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

/**
 * Packs typed arrays into one zstd frame. Its content, little-endian: the number of arrays (u32), the length
 * of each in bytes (u32), then the arrays, each at a multiple of 8 bytes. The same arrays always pack to the
 * same bytes.
 */
export function packArrays(arrays: readonly ArrayBufferView[]): Buffer {
  const head = new Uint32Array([arrays.length, ...arrays.map(({ byteLength }) => byteLength)]);
  const parts = [head, ...arrays];
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return zstdCompressSync(whole, fastest);
}

/** Reads the result of {@link packArrays}. Each array may be viewed as any typed array. */
export function unpackArrays(payload: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const unpacked = zstdDecompressSync(payload, { maxOutputLength: MOST_BYTES });
  const { buffer, byteOffset, byteLength } =
    unpacked.byteOffset % ALIGNMENT === 0 ? unpacked : new Uint8Array(unpacked);
  const whole = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
  const count = new Uint32Array(whole.buffer, byteOffset, 1)[0]!;
  const lengths = new Uint32Array(whole.buffer, byteOffset + 4, count);
  let at = aligned(4 + 4 * count);
  return Array.from(lengths, (length) => {
    const array = whole.subarray(at, at + length);
    at += aligned(length);
    return array;
  });
}

/** Views an unpacked array as unsigned 32-bit integers. */
export function asUint32({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
