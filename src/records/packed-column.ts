import { promisify } from 'node:util';
import { type ZstdOptions, zstdDecompress } from 'node:zlib';
import { type ZlibOptions, ZstdDecompress } from 'minizlib';

/** Larger columns are unpacked on a thread of Node's pool: a tenth of a millisecond of work is not worth the way there. */
const LARGE_BYTES = 256 * 1024;

const unpackElsewhere = promisify(zstdDecompress);

/** Where the size of the content stands in a frame's header, by the flag for it, and in how many bytes (RFC 8878 section 3.1.1.1). */
const SIZE_BYTES = [0, 2, 4, 8] as const;
const DICTIONARY_BYTES = [0, 1, 2, 4] as const;

/**
 * How many bytes a zstd frame unpacks to, as its header says (RFC 8878 section 3.1.1). Frames that were made in one call say it.
 *
 * @throws Error where the header does not say it
 */
export function unpackedBytes(frame: Buffer): number {
  const descriptor = frame[4] ?? 0;
  const isSingle = (descriptor & 0x20) !== 0;
  const flag = descriptor >> 6;
  const length = flag === 0 && isSingle ? 1 : SIZE_BYTES[flag]!;
  if (length === 0) throw new Error('A packed column does not say how large it is.');
  const at = 5 + (isSingle ? 0 : 1) + DICTIONARY_BYTES[descriptor & 3]!;
  if (length === 8) return Number(frame.readBigUInt64LE(at));
  // A size in two bytes is counted from 256 on.
  return frame.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

/**
 * Unpacks one frame after the other. It is kept, because making one takes as long as unpacking a column of 1,000 short values. It writes to
 * memory of its own, which a column never fills: Node would go on in more.
 */
let kept: ZstdDecompress | undefined;

/** Node's options, which minizlib passes on, are not among its types. */
const options: ZlibOptions & ZstdOptions = { chunkSize: LARGE_BYTES + 1 };

/** The JSON text of a packed column, in UTF-8. @throws Error where the frame is damaged */
export async function unpackColumn(frame: Buffer): Promise<Buffer> {
  const bytes = unpackedBytes(frame);
  if (bytes <= LARGE_BYTES) return unpackHere(frame, bytes);
  return unpackElsewhere(frame, { maxOutputLength: bytes, chunkSize: bytes + 1 });
}

function unpackHere(frame: Buffer, bytes: number): Buffer {
  const unpacker = kept ?? new ZstdDecompress(options);
  // One that failed is in the middle of a frame, and of no more use.
  kept = undefined;
  unpacker.write(frame);
  const column: Buffer | null = unpacker.read();
  if (column?.length !== bytes) throw new Error('A packed column is damaged.');
  kept = unpacker;
  return column;
}
