import { constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { unpackedBytes } from '../../records/packed-column.ts';

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
  return packFilled(
    arrays.map(({ byteLength }) => byteLength),
    (parts) => {
      for (const [at, { buffer, byteOffset, byteLength }] of arrays.entries())
        parts[at]!.set(new Uint8Array(buffer, byteOffset, byteLength));
    },
  );
}

/**
 * Packs arrays as {@link packArrays} does, but lets the caller write them into the memory that is packed. The
 * memory serves again for the next call: taking new memory for each chunk set off collections.
 *
 * @param lengths the length of each array in bytes
 * @param fill writes every byte of the arrays, each of which may be viewed as any typed array
 */
export function packFilled(
  lengths: readonly number[],
  fill: (arrays: readonly Uint8Array<ArrayBuffer>[]) => void,
): Buffer {
  const headLength = aligned(4 + 4 * lengths.length);
  const total = lengths.reduce((sum, length) => sum + aligned(length), headLength);
  const whole = memoryFor(total);
  const head = new Uint32Array(whole.buffer, 0, headLength / 4);
  head.fill(0);
  head.set([lengths.length, ...lengths]);
  let at = headLength;
  const arrays = lengths.map((length) => {
    const array = whole.subarray(at, at + length);
    whole.fill(0, at + length, at + aligned(length));
    at += aligned(length);
    return array;
  });
  fill(arrays);
  return zstdCompressSync(whole.subarray(0, total), fastest);
}

/** Larger memory is not kept. */
const MOST_KEPT = 8 * 1024 * 1024;
let kept = new Uint8Array(64 * 1024);

function memoryFor(length: number): Uint8Array<ArrayBuffer> {
  if (length > MOST_KEPT) return new Uint8Array(length);
  if (length > kept.length) kept = new Uint8Array(Math.min(MOST_KEPT, Math.max(length, 2 * kept.length)));
  return kept;
}

/** Reads the result of {@link packArrays}. Each array may be viewed as any typed array. */
export function unpackArrays(payload: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const bytes = unpackedBytes(Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength));
  // With a buffer for everything, zstd need not fill many small ones that are joined afterwards.
  const chunkSize = Math.min(MOST_BYTES, Math.max(64, bytes + 1));
  const unpacked = zstdDecompressSync(payload, { maxOutputLength: MOST_BYTES, chunkSize });
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
