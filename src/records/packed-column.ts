import { promisify } from 'node:util';
import { type ZstdOptions, zstdDecompress } from 'node:zlib';
import { type ZlibOptions, ZstdDecompress } from 'minizlib';

/**
 * Columns larger than this are unpacked on Node's thread pool. Smaller ones take about 0.1 ms, which is less
 * than handing them over would cost.
 */
const LARGE_BYTES = 256 * 1024;

const unpackElsewhere = promisify(zstdDecompress);

/**
 * The size, in bytes, of the frame's size field and of its dictionary id, each by its flag (RFC 8878 section
 * 3.1.1.1).
 */
const SIZE_BYTES = [0, 2, 4, 8] as const;
const DICTIONARY_BYTES = [0, 1, 2, 4] as const;

/**
 * Reads from a zstd frame's header how many bytes it unpacks to (RFC 8878 section 3.1.1). Frames made in one
 * call always record it.
 *
 * @throws Error if the header does not record it
 */
export function unpackedBytes(frame: Buffer): number {
  const descriptor = frame[4] ?? 0;
  const isSingle = (descriptor & 0x20) !== 0;
  const flag = descriptor >> 6;
  const length = flag === 0 && isSingle ? 1 : SIZE_BYTES[flag]!;
  if (length === 0) throw new Error('A packed column is damaged: its zstd header does not record its size.');
  const at = 5 + (isSingle ? 0 : 1) + DICTIONARY_BYTES[descriptor & 3]!;
  if (length === 8) return Number(frame.readBigUInt64LE(at));
  // A size that takes two bytes is stored minus 256.
  return frame.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

/** Node's options for zstd, which minizlib passes on without declaring them. */
const options: ZlibOptions & ZstdOptions = { chunkSize: LARGE_BYTES + 1 };

/** Unpacks a column to its JSON text, in UTF-8. @throws Error if the frame is damaged */
export async function unpackColumn(frame: Buffer): Promise<Buffer> {
  const bytes = unpackedBytes(frame);
  if (bytes <= LARGE_BYTES) return small.unpack(frame, bytes);
  return unpackElsewhere(frame, { maxOutputLength: bytes, chunkSize: bytes + 1 });
}

/**
 * Unpacks small frames one after the other with one zstd context. Making a context takes as long as unpacking
 * a column of 1,000 short values. The output buffer is one byte larger than any small column, because zstd
 * would continue in a second buffer if it were full.
 */
class SmallFrames {
  #context: ZstdDecompress | undefined;

  unpack(frame: Buffer, bytes: number): Buffer {
    const context = this.#context ?? new ZstdDecompress(options);
    // A context that fails is left in the middle of a frame and cannot be used again.
    this.#context = undefined;
    context.write(frame);
    const column: Buffer | null = context.read();
    if (column?.length !== bytes) throw new Error('A packed column is damaged.');
    this.#context = context;
    return column;
  }
}

const small = new SmallFrames();
