import { constants, crc32, inflateRawSync } from 'node:zlib';
import { joinCrc32 } from './crc32-shift.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/*
 * A gzip body (RFC 1952) that puts a ready answer between two texts that vary from call to call. The varying
 * texts become stored, that is uncompressed, blocks of the deflate stream. The checksum of the whole is
 * joined from the checksums of the parts.
 */

/** A header without file name or time, and with "unknown" as the system: the same for every answer. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** The header of a stored block: final bit and type, length, complement of the length (RFC 1951, 3.2.4). */
const BLOCK_HEADER = 5;
const LONGEST_BLOCK = 0xffff;

/** CRC-32 and length of the unpacked body (RFC 1952, 2.3.1). */
const TRAILER = 8;

/**
 * Returns a complete gzip body that unpacks to `prefix`, the answer and `suffix`.
 *
 * @throws RangeError if `prefix` or `suffix` has more than 65,535 bytes
 */
export function gzipAround(prefix: Buffer, answer: ReadyAnswer, suffix: Buffer): Buffer {
  if (prefix.length > LONGEST_BLOCK || suffix.length > LONGEST_BLOCK) {
    throw new RangeError(`A ready answer takes at most ${LONGEST_BLOCK} bytes before and after it.`);
  }
  const { deflated } = answer;
  const length =
    GZIP_HEADER.length + 2 * BLOCK_HEADER + prefix.length + deflated.length + suffix.length + TRAILER;
  const body = Buffer.allocUnsafe(length);
  let at = GZIP_HEADER.copy(body);
  at = writeStored(body, at, prefix, 0);
  at += deflated.copy(body, at);
  at = writeStored(body, at, suffix, 1);
  const before = joinCrc32(crc32(prefix), answer.crc32, answer.crc32Shift);
  at = body.writeUInt32LE(crc32(suffix, before), at);
  // RFC 1952 stores the length modulo 2^32.
  body.writeUInt32LE((prefix.length + answer.length + suffix.length) >>> 0, at);
  return body;
}

/**
 * Returns the text that {@link gzipAround} compresses, for a client that does not accept gzip.
 *
 * @throws Error if the answer is damaged
 */
export function inflateAround(prefix: Buffer, answer: ReadyAnswer, suffix: Buffer): Buffer {
  const body = inflateRawSync(answer.deflated, {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.max(1, answer.length),
    chunkSize: Math.max(64, answer.length),
  });
  if (body.length !== answer.length)
    throw new Error(
      'A ready answer in the address file is damaged: it does not unpack to its recorded length.',
    );
  return Buffer.concat([prefix, body, suffix]);
}

function writeStored(body: Buffer, start: number, bytes: Buffer, final: 0 | 1): number {
  let at = body.writeUInt8(final, start);
  at = body.writeUInt16LE(bytes.length, at);
  at = body.writeUInt16LE(bytes.length ^ LONGEST_BLOCK, at);
  return at + bytes.copy(body, at);
}
