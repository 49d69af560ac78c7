import { promisify } from 'node:util';
import {
  type ZstdOptions,
  constants as zlib,
  zstdCompressSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';
import { type ZlibOptions, ZstdCompress, ZstdDecompress } from 'minizlib';
import { itemAt } from '../present.ts';

/**
 * The most bytes that one column of a block may unpack to, as a guard against damaged or hostile payloads.
 */
const COLUMN_BYTES = 256 * 1024 * 1024;

/**
 * Columns larger than this are unpacked on Node's thread pool. Smaller ones take about 0.1 ms, which is less
 * than handing them over would cost.
 */
const LARGE_BYTES = 256 * 1024;

/** The most bytes that a character of a JavaScript string, one UTF-16 code unit, takes in UTF-8. */
const CHARACTER_BYTES = 3;

/** zstd level 1 is about twice as fast as deflate. */
const fastest: ZstdOptions = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

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
  const length = flag === 0 && isSingle ? 1 : itemAt(SIZE_BYTES, flag);
  if (length === 0) throw new Error('A packed column is damaged: its zstd header does not record its size.');
  const at = 5 + (isSingle ? 0 : 1) + itemAt(DICTIONARY_BYTES, descriptor & 3);
  if (length === 8) return Number(frame.readBigUInt64LE(at));
  // A size that takes two bytes is stored minus 256.
  return frame.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

/** Packs the JSON text of a column into one zstd frame. The same text always gives the same bytes. */
export function packColumn(json: string): Buffer {
  return json.length * CHARACTER_BYTES <= LARGE_BYTES ? small.pack(json) : zstdCompressSync(json, fastest);
}

/** Unpacks a column to its JSON text on this thread. @throws Error if the frame is damaged */
export function unpackText(frame: Buffer): string {
  const column =
    unpackedBytes(frame) <= LARGE_BYTES
      ? small.unpack(frame, unpackedBytes(frame))
      : zstdDecompressSync(frame, { maxOutputLength: COLUMN_BYTES });
  return column.toString();
}

/** Unpacks a column to its JSON text, in UTF-8. @throws Error if the frame is damaged */
export async function unpackColumn(frame: Buffer): Promise<Buffer> {
  const bytes = unpackedBytes(frame);
  if (bytes <= LARGE_BYTES) return small.unpack(frame, bytes);
  return unpackElsewhere(frame, { maxOutputLength: bytes, chunkSize: bytes + 1 });
}

/**
 * Packs and unpacks small columns one after the other, with one zstd context for each direction. Making a
 * context takes as long as packing or unpacking a column of 1,000 short values. The output buffers are larger
 * than any small column and its frame, because zstd would continue in a second buffer if one were full.
 */
class SmallColumns {
  readonly #json = Buffer.allocUnsafeSlow(LARGE_BYTES);
  #compress: ZstdCompress | undefined;
  #decompress: ZstdDecompress | undefined;

  /** @param json at most a third of {@link LARGE_BYTES} characters */
  pack(json: string): Buffer {
    const context = this.#compress ?? new ZstdCompress(packing);
    // A context that fails is left in the middle of a frame and cannot be used again.
    this.#compress = undefined;
    context.write(this.#json.subarray(0, this.#json.write(json)));
    const frame: Buffer | null = context.read();
    if (frame === null) throw new Error('zstd packed a column to nothing.');
    this.#compress = context;
    return frame;
  }

  /** @param bytes how many bytes the frame unpacks to, at most {@link LARGE_BYTES} */
  unpack(frame: Buffer, bytes: number): Buffer {
    const context = this.#decompress ?? new ZstdDecompress(unpacking);
    this.#decompress = undefined;
    context.write(frame);
    const column: Buffer | null = context.read();
    if (column?.length !== bytes) throw new Error('A packed column is damaged.');
    this.#decompress = context;
    return column;
  }
}

/** Node's options for zstd, which minizlib passes on without declaring them. */
const unpacking: ZlibOptions & ZstdOptions = { chunkSize: LARGE_BYTES + 1 };

/** Ends the frame after each text, so that each text is a frame of its own. */
const packing: ZlibOptions & ZstdOptions = {
  ...fastest,
  chunkSize: LARGE_BYTES + 64 * 1024,
  flush: zlib.ZSTD_e_end,
};

const small = new SmallColumns();
