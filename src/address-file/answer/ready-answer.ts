import { constants, crc32, deflateRawSync } from 'node:zlib';
import { crc32Shift } from './crc32-shift.ts';

/**
 * A body made ready when the address file was built: compressed, but so that other text can be put before and after it
 * without compressing anything again (src/address-file/answer/around.ts).
 */
export interface ReadyAnswer {
  /** Raw deflate blocks (RFC 1951), none of them the last of its stream, ending on a byte. */
  readonly deflated: Buffer;
  /** Of the body. */
  readonly crc32: number;
  /** The checksum's multiplier for a body of this length. */
  readonly crc32Shift: number;
  /** Of the body, in bytes. */
  readonly length: number;
}

/** Makes ready answers of these names for an entry; given to the builder by those who know what they look like. */
export type Renderer<Entry> = (entry: Entry) => Readonly<Record<string, string>>;

const HEADER = 12;

/**
 * Compresses a body into its stored form: CRC-32, multiplier, length (four bytes each, little-endian), deflate blocks.
 * A full flush ends the blocks on a byte, with an empty stored block.
 */
export function storeAnswer(body: string): Buffer {
  const bytes = Buffer.from(body);
  const deflated = deflateRawSync(bytes, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH });
  const stored = Buffer.allocUnsafe(HEADER + deflated.length);
  stored.writeUInt32LE(crc32(bytes), 0);
  stored.writeUInt32LE(crc32Shift(bytes.length), 4);
  stored.writeUInt32LE(bytes.length, 8);
  deflated.copy(stored, HEADER);
  return stored;
}

/** Reads what {@link storeAnswer} made. The answer shares the memory of `stored`. */
export function readAnswer(stored: Buffer): ReadyAnswer {
  return {
    deflated: stored.subarray(HEADER),
    crc32: stored.readUInt32LE(0),
    crc32Shift: stored.readUInt32LE(4),
    length: stored.readUInt32LE(8),
  };
}

/**
 * On answers of 14 addresses and 7 KB, against zlib's own default of 6: level 3 takes 6 µs of processor time an address in place
 * of 9, for 5 % more bytes; level 1 takes no less and makes 8 % more.
 */
const LEVEL = 3;
