import { hash, randomBytes } from 'node:crypto';

/** In place of a user name a request may say `apikey-ABCD-1234-EFGH-5678`, with an empty password. */
export const KEY_USERNAME_PREFIX = 'apikey-';

/**
 * Crockford's base 32: digits and letters without I, L, O and U, which are read for 1, 1, 0 and V. Sixteen of them are
 * 80 bits: at a million guesses a second, one of a million keys is hit every 38,000 years.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const KEY_BYTES = 10;

/** A key as people and programs send it: groups of four, in any letter case, with or without the hyphens. */
const SENT_SHAPE = /^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/;

/** Most requests carry a key just as it was given out: nothing to mend. */
const WRITTEN_SHAPE =
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Makes a new key, as `7K2M-Q0VX-3BHD-94ZT`. */
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

/** The key as it was given out; undefined where no key looks like this. */
export function readKey(text: string): string | undefined {
  if (text.length === 19 && WRITTEN_SHAPE.test(text)) return text;
  if (text.length > 19 || !SENT_SHAPE.test(text)) return undefined;
  const letters = text.toUpperCase().replaceAll('-', '').replace(/[IL]/g, '1').replaceAll('O', '0');
  if (letters.includes('U')) return undefined;
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * What is stored of a key, and what it is found by: SHA-256, in 0.7 µs. A slow hash is for secrets that people choose; here it
 * would only slow down every request. Whoever sees the table has 2^80 keys to try.
 */
export function digestOfKey(key: string): Buffer {
  return hash('sha256', `fettle api key ${key}`, 'buffer');
}
