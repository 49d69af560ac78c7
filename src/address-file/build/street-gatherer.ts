import { ByteReader, ByteWriter } from '../bytes.ts';
import {
  readStreet,
  type Street,
  type StreetNames,
  streetBehind,
  streetTexts,
  writeStreet,
} from '../places/street.ts';
import type { PostcodeEntry } from '../postcode-entry.ts';
import { postcodeNumber } from '../postcode-number.ts';

/**
 * Gathers the streets of entries with their postcodes, each street once. A Welsh form counts as a street of
 * its own.
 */
export class StreetGatherer {
  readonly #streets = new Map<string, { readonly names: StreetNames; readonly postcodes: number[] }>();

  add(entry: PostcodeEntry): void {
    const postcode = postcodeNumber(entry.postcode);
    let before: StreetNames | undefined;
    for (const { point, welsh } of entry.addresses) {
      if (welsh !== undefined) this.#addWithBehind(welsh, postcode);
      // Addresses are sorted by street, so comparing with the address before finds most repetitions.
      if (before !== undefined && isSame(before, point)) continue;
      before = point;
      this.#addWithBehind(point, postcode);
    }
  }

  /** A copy of what was gathered. Read it with {@link eachStreet}. */
  take(): Uint8Array {
    const writer = new ByteWriter();
    for (const { names, postcodes } of this.#streets.values()) {
      writeStreet(writer, { ...names, postcodes: Uint32Array.from(postcodes).sort() });
    }
    return new Uint8Array(writer.view());
  }

  #addWithBehind(names: StreetNames, postcode: number): void {
    this.#add(names, postcode);
    const behind = streetBehind(names);
    if (behind !== undefined) this.#add(behind, postcode);
  }

  #add(names: StreetNames, postcode: number): void {
    const key = streetTexts(names).join('\n');
    const known = this.#streets.get(key);
    if (known === undefined) this.#streets.set(key, { names, postcodes: [postcode] });
    else if (known.postcodes.at(-1) !== postcode) known.postcodes.push(postcode);
  }
}

/** Calls `each` for every street that was gathered. */
export function eachStreet(gathered: Uint8Array, each: (street: Street) => void): void {
  const reader = new ByteReader(Buffer.from(gathered.buffer, gathered.byteOffset, gathered.byteLength));
  while (reader.at < reader.bytes.length) each(readStreet(reader));
}

function isSame(one: StreetNames, other: StreetNames): boolean {
  return (
    one.thoroughfareName === other.thoroughfareName &&
    one.thoroughfareDescriptor === other.thoroughfareDescriptor &&
    one.dependentThoroughfareName === other.dependentThoroughfareName &&
    one.dependentThoroughfareDescriptor === other.dependentThoroughfareDescriptor &&
    one.dependentLocality === other.dependentLocality &&
    one.doubleDependentLocality === other.doubleDependentLocality &&
    one.postTown === other.postTown
  );
}
