import { finish } from '../../text/hash.ts';

/** Crockford's base 32, which has no letter that people take for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of bytes in the fingerprint that an id is made of. */
export const FINGERPRINT_BYTES = 8;

/** The number of characters in an id: 13 characters of 5 bits hold 64 bits. */
export const UNIQUE_ID_LENGTH = 13;

/**
 * Makes 64 bits that stand for the content of a record, from the pieces of the content.
 *
 * The hash is quick and not cryptographic: nobody gains from two records with one id, and SHA-256 took a
 * twentieth of a whole run. Two lanes take in each UTF-16 unit, multiply it through the word and fold the
 * upper bits down. At the end the two lanes are mixed with each other, and each is finished in the manner of
 * MurmurHash3.
 *
 * As with any 64 bits, two different records among ten million share a fingerprint in one run out of 300,000.
 *
 * Joining the pieces to one text first made a twelfth of all the garbage of a run.
 */
export class FingerprintMaker {
  #one = FIRST_LANE;
  #other = SECOND_LANE;
  #length = 0;

  /** Takes in the next piece of the content. */
  add(text: string): void {
    for (let at = 0; at < text.length; at++) this.#take(text.charCodeAt(at));
  }

  /** Takes in the next piece of the content, in capitals. */
  addInCapitals(text: string): void {
    // A text of which all units are ASCII is turned into capitals unit by unit.
    if (BEYOND_ASCII.test(text)) {
      this.add(text.toUpperCase());
      return;
    }
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      this.#take(unit >= SMALL_A && unit <= SMALL_Z ? unit - TO_CAPITAL : unit);
    }
  }

  /** Returns the fingerprint of everything that was taken in, and begins anew. */
  finish(): Buffer {
    const one = finish(this.#one ^ this.#length);
    const other = finish(this.#other ^ one);
    this.#one = FIRST_LANE;
    this.#other = SECOND_LANE;
    this.#length = 0;
    const bytes = Buffer.allocUnsafe(FINGERPRINT_BYTES);
    bytes.writeInt32BE(finish(one ^ other), 0);
    bytes.writeInt32BE(other, 4);
    return bytes;
  }

  #take(unit: number): void {
    const one = Math.imul(this.#one ^ unit, 0x9e3779b1);
    this.#one = one ^ (one >>> 15);
    const other = Math.imul(this.#other + unit, 0x85ebca77);
    this.#other = other ^ (other >>> 13);
    this.#length++;
  }
}

const FIRST_LANE = 0x6a09e667;
const SECOND_LANE = 0xbb67ae85;

const BEYOND_ASCII = /[^\0-\x7f]/;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
const TO_CAPITAL = 0x20;

const maker = new FingerprintMaker();

/** Returns the fingerprint of a content that is one text. */
export function fingerprint(content: string): Buffer {
  maker.add(content);
  return maker.finish();
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
