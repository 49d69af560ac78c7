import { constants, crc32, inflateRawSync } from 'node:zlib';
import { joinCrc32 } from './crc32-shift.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/*
 * A gzip body (RFC 1952) of what varies from call to call and a ready answer between: the parts that vary are
 * stored blocks of the deflate stream, uncompressed, and the checksum is joined from those of the parts.
 */

/** No file name, no time, unknown system: the same for every answer. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Final bit and type, length, its complement (RFC 1951, 3.2.4). */
const BLOCK_HEADER = 5;
const LONGEST_BLOCK = 0xffff;

/** Checksum and length of everything unpacked. */
const TRAILER = 8;

/**
 * A whole gzip body that unpacks to `prefix`, the answer and `suffix`, one after the other.
 *
 * @throws RangeError where prefix or suffix has more than 65,535 bytes
 */
export function gzipAround(prefix: Buffer, answer: ReadyAnswer, suffix: Buffer): Buffer {
  if (prefix.length > LONGEST_BLOCK || suffix.length > LONGEST_BLOCK) {
    throw new RangeError(`More than ${LONGEST_BLOCK} bytes cannot stand before or after an answer.`);
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
  // Modulo 2^32, as the format has it.
  body.writeUInt32LE((prefix.length + answer.length + suffix.length) >>> 0, at);
  return body;
}

/** What {@link gzipAround} unpacks to, for a client that does not take gzip. @throws Error where the answer is damaged */
export function inflateAround(prefix: Buffer, answer: ReadyAnswer, suffix: Buffer): Buffer {
  const body = inflateRawSync(answer.deflated, {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.max(1, answer.length),
    chunkSize: Math.max(64, answer.length),
  });
  if (body.length !== answer.length) throw new Error('A ready answer does not unpack to its length.');
  return Buffer.concat([prefix, body, suffix]);
}

function writeStored(body: Buffer, start: number, bytes: Buffer, final: 0 | 1): number {
  let at = body.writeUInt8(final, start);
  at = body.writeUInt16LE(bytes.length, at);
  at = body.writeUInt16LE(bytes.length ^ LONGEST_BLOCK, at);
  return at + bytes.copy(body, at);
}
