import { hash, randomBytes } from 'node:crypto';

/** A request may send `apikey-ABCD-1234-EFGH-5678` as its user name, with an empty password. */
export const KEY_USERNAME_PREFIX = 'apikey-';

/**
 * Crockford's base 32: digits and letters without I, L, O and U. Readers mistake these for 1, 1, 0 and V.
 * Sixteen characters are 80 bits: at a million guesses a second, hitting any one of a million keys takes
 * 38,000 years.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const KEY_BYTES = 10;

/** A key as people and programs send it: groups of four, in any letter case, with or without hyphens. */
const SENT_SHAPE = /^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/;

/** A key exactly as it was given out. Most requests send this form. */
const WRITTEN_SHAPE =
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Makes a new key, such as `7K2M-Q0VX-3BHD-94ZT`. */
export function makeKey(): string {
  let bits = BigInt(`0x${randomBytes(KEY_BYTES).toString('hex')}`);
  let key = '';
  for (let place = 0; place < 16; place++) {
    if (place > 0 && place % 4 === 0) key += '-';
    key += ALPHABET[Number(bits & 31n)];
    bits >>= 5n;
  }
  return key;
}

/**
 * Normalises a key to the form in which it was given out; undefined if it cannot be a key.
 *
 *     readKey('7k2mq0vx3bhd94zt'); // '7K2M-Q0VX-3BHD-94ZT'
 */
export function readKey(text: string): string | undefined {
  if (text.length === 19 && WRITTEN_SHAPE.test(text)) return text;
  if (text.length > 19 || !SENT_SHAPE.test(text)) return undefined;
  const letters = text.toUpperCase().replaceAll('-', '').replace(/[IL]/g, '1').replaceAll('O', '0');
  if (letters.includes('U')) return undefined;
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * The digest under which a key is stored and found: SHA-256, in 0.7 µs. Slow hashes are for secrets that
 * people choose. Here one would only slow down every request: an attacker with the table still has 2^80 keys
 * to try.
 */
export function digestOfKey(key: string): Buffer {
  return hash('sha256', `fettle api key ${key}`, 'buffer');
}
