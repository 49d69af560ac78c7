import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv } from 'node:crypto';
import type { AddressFile } from '../address-file/address-file.ts';
import { itemAt } from '../present.ts';
import { type AddressKinds, DELIVERY_POINTS } from './address-kinds.ts';
import { findIdentity } from './find-identity.ts';
import { type Identity, identityOf, identityOfOutwardCode, KINDS } from './identity.ts';
import type { Suggestion } from './suggestion.ts';

/*
 * The id of a suggestion says what was suggested, not where it stands in a file, so it means the same in the
 * next release. It is one block of AES-128, encrypted with the installation's secret, so nobody can enumerate
 * ids. The block ends in zeros, so only one in 16 million invented ids is accepted. As text, an id is
 * base64url: 22 characters of A-Z, a-z, 0-9, `-` and `_`. The block contains, with numbers in little-endian
 * order:
 *
 *   byte 0      the kind: its number in KINDS (identity.ts)
 *   bytes 1-4   the number of the identity
 *   bytes 5-8   its hash
 *   bytes 9-12  its reverse hash
 *   bytes 13-15 zero
 */

const BLOCK = 16;
const ID_LENGTH = 22;

/** The length of the secret, in bytes. */
export const ID_SECRET_BYTES = 16;

/** Makes ids for suggestions, and finds the suggestions that ids stand for. */
export class SuggestionIds {
  // Each block is encrypted by itself, so one cipher serves for all. Making a cipher takes longer than using
  // it.
  readonly #cipher: Cipheriv;
  readonly #decipher: Decipheriv;

  /** @param secret {@link ID_SECRET_BYTES} bytes, which are the same for all processes and never change */
  constructor(secret: Buffer) {
    this.#cipher = createCipheriv('aes-128-ecb', secret, null).setAutoPadding(false);
    this.#decipher = createDecipheriv('aes-128-ecb', secret, null).setAutoPadding(false);
  }

  idOf(file: AddressFile, suggestion: Suggestion): string {
    return itemAt(this.idsOf(file, [suggestion]), 0);
  }

  /** Returns the ids of several suggestions. They are encrypted together, which takes one call. */
  idsOf(file: AddressFile, suggestions: readonly Suggestion[]): readonly string[] {
    return this.#encode(suggestions.map((suggestion) => identityOf(file, suggestion)));
  }

  /** Returns the id of an outward code, such as `CH2`. */
  idOfOutwardCode(outwardCode: string): string {
    return itemAt(this.#encode([identityOfOutwardCode(outwardCode)]), 0);
  }

  /** Returns the outward code that an id stands for, or undefined if it stands for anything else. */
  outwardCodeOf(id: string): string | undefined {
    const identity = this.#decode(id);
    return identity?.kind === 'outward-code' ? identity.number.toString(36).toUpperCase() : undefined;
  }

  /**
   * Finds what an id means in this file. Returns undefined if the id was never given out, or if the file no
   * longer has anything of that name.
   *
   * @param kinds the kinds of address that a building or postcode is shown with
   */
  find(file: AddressFile, id: string, kinds: AddressKinds = DELIVERY_POINTS): Suggestion | undefined {
    const identity = this.#decode(id);
    return identity === undefined ? undefined : findIdentity(file, identity, kinds);
  }

  #encode(identities: readonly Identity[]): readonly string[] {
    if (identities.length === 0) return [];
    const blocks = Buffer.alloc(BLOCK * identities.length);
    identities.forEach(({ kind, number, hash, reverse }, at) => {
      const first = BLOCK * at;
      blocks[first] = KINDS.indexOf(kind);
      blocks.writeUInt32LE(number, first + 1);
      blocks.writeUInt32LE(hash, first + 5);
      blocks.writeUInt32LE(reverse, first + 9);
    });
    const encrypted = this.#cipher.update(blocks);
    return identities.map((_, at) => encrypted.toString('base64url', BLOCK * at, BLOCK * (at + 1)));
  }

  #decode(id: string): Identity | undefined {
    if (id.length !== ID_LENGTH || !/^[A-Za-z0-9_-]+$/.test(id)) return undefined;
    const block = this.#decipher.update(Buffer.from(id, 'base64url'));
    const kind = KINDS[block[0]!];
    if (kind === undefined || block.readUIntLE(13, 3) !== 0) return undefined;
    return {
      kind,
      number: block.readUInt32LE(1),
      hash: block.readUInt32LE(5),
      reverse: block.readUInt32LE(9),
    };
  }
}
