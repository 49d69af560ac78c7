import { join, resolve } from 'node:path';
import type { Localities } from '../address/delivery-point.ts';
import { type ReadyAnswer, readAnswer } from './answer/ready-answer.ts';
import { ByteReader } from './bytes.ts';
import { EntryDecoder } from './entry/decode.ts';
import type { Area } from './entry/layout.ts';
import { StoredEntry } from './entry/stored-entry.ts';
import { type Manifest, readManifest } from './folder/manifest.ts';
import { checkSamples } from './folder/seal.ts';
import { type OpenStore, openStore, STORE_FILE } from './folder/store.ts';
import { AddressFileUnusable } from './folder/unusable.ts';
import {
  type Locality,
  localityName,
  localityTexts,
  readLocality,
  readLocalityNames,
} from './places/locality.ts';
import { type PlaceKind, PlaceTable } from './places/place-table.ts';
import {
  readAscending,
  readStreet,
  readStreetNames,
  type Street,
  type StreetNames,
  streetName,
  streetTexts,
} from './places/street.ts';
import type { PostcodeEntry } from './postcode-entry.ts';
import { findPostings, type Postings, prefixOf } from './search/postings.ts';

const STREETS: PlaceKind<StreetNames, Street> = {
  read: readStreet,
  readNames: readStreetNames,
  name: streetName,
  texts: streetTexts,
};
const LOCALITIES: PlaceKind<Localities, Locality> = {
  read: readLocality,
  readNames: readLocalityNames,
  name: localityName,
  texts: localityTexts,
};

/** Longer than any postcode: such a key is not even looked for. */
const LONGEST_KEY = 8;

const NO_NUMBERS = new Uint32Array(0);

/**
 * An address file opened for looking up: an immutable folder with a manifest and a store, mapped into memory. Lookups
 * are synchronous and touch neither database nor network.
 */
export class AddressFile {
  /** The folder, as an absolute path. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly streets: PlaceTable<StreetNames, Street>;
  readonly localities: PlaceTable<Localities, Locality>;
  readonly #store: OpenStore;
  readonly #decoder: EntryDecoder;

  private constructor(folder: string, manifest: Manifest, store: OpenStore) {
    this.folder = folder;
    this.manifest = manifest;
    this.#store = store;
    this.#decoder = new EntryDecoder(store.areas);
    const { counts } = manifest;
    this.streets = new PlaceTable(store.streets, counts.streets, STREETS);
    this.localities = new PlaceTable(store.localities, counts.localities, LOCALITIES);
  }

  /**
   * Opens a folder in milliseconds, whatever its size: manifest, sizes and samples are checked, checksums of whole files are
   * not (`checkSeals` does that, before a file is taken into use).
   *
   * @throws AddressFileUnusable
   */
  static open(folder: string): AddressFile {
    const absolute = resolve(folder);
    const manifest = readManifest(absolute);
    checkSamples(absolute, manifest);
    try {
      const store = openStore(join(absolute, STORE_FILE), manifest.answers);
      return new AddressFile(absolute, manifest, store);
    } catch (cause) {
      throw new AddressFileUnusable(absolute, `${STORE_FILE} cannot be opened`, { cause });
    }
  }

  /** Every address of a postcode, compact and in capitals (`CH24NE`); undefined where the file has none. */
  lookup(postcode: string): PostcodeEntry | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    const bytes = this.#store.postcodes.getBinaryFast(postcode);
    return bytes === undefined ? undefined : this.#decoder.decode(postcode, bytes);
  }

  /** As {@link lookup}, of which no more is decoded than is asked for: for whoever looks for one address of many. */
  stored(postcode: string): StoredEntry | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    const shared = this.#store.postcodes.getBinaryFast(postcode);
    if (shared === undefined) return undefined;
    // What is shared lasts until the next lookup; a copy lasts.
    const bytes = Buffer.allocUnsafe(shared.length);
    shared.copy(bytes, 0, 0, shared.length);
    return new StoredEntry(postcode, bytes, this.#store.areas);
  }

  /** Whether the file has addresses of a postcode. */
  has(postcode: string): boolean {
    return postcode.length <= LONGEST_KEY && this.#store.postcodes.doesExist(postcode);
  }

  /** The postcodes of a sector that have addresses, compact: for `CH2 4` those from `CH24AA` to `CH24ZZ`. */
  postcodesOfSector(outwardCode: string, sector: string): string[] {
    const beginning = outwardCode + sector;
    // Longer ones are of another outward code: `CH24` goes on as `CH24 1AA`, too.
    const length = beginning.length + 2;
    const keys = this.#store.postcodes.getKeys({ start: beginning, end: `${beginning}~` });
    return [...keys].filter((postcode) => postcode.length === length);
  }

  /**
   * The answer made ready for a postcode under a name of `manifest.answers`; undefined where the postcode has no
   * addresses, or the file no such answers.
   */
  answer(name: string, postcode: string): ReadyAnswer | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    const shared = this.#store.answers.get(name)?.getBinaryFast(postcode);
    if (shared === undefined) return undefined;
    // What is shared lasts until the next lookup; a copy lasts.
    const bytes = Buffer.allocUnsafe(shared.length);
    bytes.set(shared.subarray(0, shared.length));
    return readAnswer(bytes);
  }

  /**
   * The postcodes under a key of the search index (src/address-file/search/keys.ts); undefined where there are none. Keys
   * are hashes: now and then a postcode is under one by chance.
   */
  postings(key: number): Postings | undefined {
    const { search, searchLayout } = this.#store;
    const bytes = search.getBinaryFast(prefixOf(key, searchLayout.prefixBits));
    return bytes === undefined ? undefined : findPostings(bytes, key, searchLayout.prefixBits);
  }

  /** The areas that its postcodes lie in. */
  get areas(): readonly Area[] {
    return this.#store.areas;
  }

  /** The numbers of the localities that have addresses under an outward code, in capitals: in the order of their names. */
  localitiesOf(outwardCode: string): Uint32Array {
    if (outwardCode.length > LONGEST_KEY) return NO_NUMBERS;
    const bytes = this.#store.outwardCodes.getBinaryFast(outwardCode);
    return bytes === undefined ? NO_NUMBERS : readAscending(new ByteReader(bytes));
  }

  /** Every entry, in the order of the postcodes. Slow: for checks and comparisons. */
  *entries(): Generator<PostcodeEntry> {
    for (const { key, value } of this.#store.postcodes.getRange()) yield this.#decoder.decode(key, value);
  }

  /** Gives the memory back. Lookups afterwards throw. */
  close(): Promise<void> {
    return this.#store.close();
  }
}
