import { hash } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bits that an id is made of. */
export const FINGERPRINT_BYTES = 8;

/** Letters of an id: 13 of 5 bits hold 64. */
export const UNIQUE_ID_LENGTH = 13;

/**
 * What stands for the content of a record: the first 8 bytes of its SHA-256. Among ten million records two different ones
 * share it in one run out of 300,000.
 */
export function fingerprint(content: string): Buffer {
  return hash('sha256', content, 'buffer').subarray(0, FINGERPRINT_BYTES);
}

/** The `unique_id` that follows from a fingerprint: `0S7DKZ2M41PQR`. */
export function uniqueIdOf(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes) number = (number << 8n) | BigInt(byte);
  let text = '';
  for (let at = 0; at < UNIQUE_ID_LENGTH; at++) {
    text = DIGITS[Number(number & 31n)]! + text;
    number >>= 5n;
  }
  return text;
}

/** The id of something for which another thing has the id that would follow from its content. */
export function furtherId(id: string, number: number): string {
  return uniqueIdOf(fingerprint(`${id}\x1f${number}`));
}
