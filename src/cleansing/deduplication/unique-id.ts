import { finish } from '../../text/hash.ts';

/** Crockford's base 32, which has no letter that people take for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of bytes in the fingerprint that an id is made of. */
export const FINGERPRINT_BYTES = 8;

/** The number of characters in an id: 13 characters of 5 bits hold 64 bits. */
export const UNIQUE_ID_LENGTH = 13;

/**
 * Returns 64 bits that stand for the content of a record.
 *
 * The hash is quick and not cryptographic: nobody gains from two records with one id, and SHA-256 took a
 * twentieth of a whole run. Two lanes take in each UTF-16 unit, multiply it through the word and fold the
 * upper bits down. At the end the two lanes are mixed with each other, and each is finished in the manner of
 * MurmurHash3.
 *
 * As with any 64 bits, two different records among ten million share a fingerprint in one run out of 300,000.
 */
export function fingerprint(content: string): Buffer {
  let one = 0x6a09e667;
  let other = 0xbb67ae85;
  for (let at = 0; at < content.length; at++) {
    const unit = content.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other + unit, 0x85ebca77);
    other ^= other >>> 13;
  }
  one = finish(one ^ content.length);
  other = finish(other ^ one);
  const bytes = Buffer.allocUnsafe(FINGERPRINT_BYTES);
  bytes.writeInt32BE(finish(one ^ other), 0);
  bytes.writeInt32BE(other, 4);
  return bytes;
}

/** Returns the `unique_id` that follows from a fingerprint: for example `0S7DKZ2M41PQR`. */
export function uniqueIdOf(bytes: Uint8Array): string {
  // The first character takes 4 bits of the 64, and each of the other 12 takes 5. BigInt took three times as
  // long.
  let text = '';
  let value = 0;
  let bits = 1;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += DIGITS[(value >>> bits) & 31];
    }
    value &= 31;
  }
  return text;
}

/**
 * Returns another id for a cluster, for when the id that follows from its content may belong to another
 * cluster.
 */
export function furtherId(id: string, number: number): string {
  return uniqueIdOf(fingerprint(`${id}\x1f${number}`));
}
