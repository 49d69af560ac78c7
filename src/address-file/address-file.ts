import { join, resolve } from 'node:path';
import type { Localities } from '../address/delivery-point.ts';
import { type ReadyAnswer, readAnswer } from './answer/ready-answer.ts';
import { ByteReader } from './bytes.ts';
import { EntryDecoder } from './entry/decode.ts';
import type { Area } from './entry/layout.ts';
import type { StoredEntry } from './entry/stored-entry.ts';
import { type Manifest, readManifest } from './folder/manifest.ts';
import { storedEntry } from './folder/read-stored.ts';
import { checkSamples } from './folder/seal.ts';
import { type OpenStore, openStore, STORE_FILE } from './folder/store.ts';
import { AddressFileUnusable } from './folder/unusable.ts';
import { LOCALITIES, type Locality } from './places/locality.ts';
import { PlaceTable } from './places/place-table.ts';
import { readAscending, STREETS, type Street, type StreetNames } from './places/street.ts';
import type { PostcodeEntry } from './postcode-entry.ts';
import { findPostings, type Postings, prefixOf } from './search/postings.ts';
import { TYPEAHEAD_FILE } from './typeahead/store.ts';
import { TypeaheadIndex } from './typeahead/typeahead-index.ts';

/** Longer than any postcode. A longer key is not looked up at all. */
const LONGEST_KEY = 8;

const NO_NUMBERS = new Uint32Array(0);

/**
 * An address file opened for lookups: an immutable folder with a manifest and a store that is mapped into
 * memory. Lookups are synchronous and touch neither the database nor the network.
 *
 * @example
 * ```ts
 * const file = AddressFile.open('/data/address-file');
 * const addresses = file.lookup('CH24NE')?.addresses ?? [];
 * await file.close();
 * ```
 */
export class AddressFile {
  /** The folder's absolute path. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly streets: PlaceTable<StreetNames, Street>;
  readonly localities: PlaceTable<Localities, Locality>;
  readonly #store: OpenStore;
  readonly #decoder: EntryDecoder;
  #typeahead: TypeaheadIndex | undefined;

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
   * Opens a folder in milliseconds, whatever its size. Checks the manifest, the file sizes and samples of the
   * contents. Does not check the checksums of whole files: `checkSeals` does that before a file is taken into
   * use.
   *
   * @throws AddressFileUnusable if the folder is missing, damaged, or written in a format that this version
   * cannot read
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

  /**
   * Returns everything stored for a postcode, or undefined if the file has no addresses there. The postcode
   * is compact and in capitals (`CH24NE`).
   */
  lookup(postcode: string): PostcodeEntry | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    const bytes = this.#store.postcodes.getBinaryFast(postcode);
    return bytes === undefined ? undefined : this.#decoder.decode(postcode, bytes);
  }

  /**
   * Like {@link lookup}, but decodes each address only when it is asked for. Use it to find one address among
   * many.
   */
  stored(postcode: string): StoredEntry | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    return storedEntry(this.#store, postcode);
  }

  /** Whether the file has addresses in a postcode (compact, in capitals). */
  has(postcode: string): boolean {
    return postcode.length <= LONGEST_KEY && this.#store.postcodes.doesExist(postcode);
  }

  /**
   * The compact postcodes of a sector that have addresses: `CH24AA` to `CH24ZZ` for outward code `CH2`,
   * sector `4`.
   */
  postcodesOfSector(outwardCode: string, sector: string): string[] {
    const beginning = outwardCode + sector;
    // A longer key belongs to another outward code: `CH24` is also the start of `CH24 1AA`.
    const length = beginning.length + 2;
    const keys = this.#store.postcodes.getKeys({ start: beginning, end: `${beginning}~` });
    return [...keys].filter((postcode) => postcode.length === length);
  }

  /**
   * Whether the file has postcodes with this outward code whose inward codes begin with `inwardCode`, as
   * {@link postcodesBeginning} finds them.
   */
  hasPostcodes(outwardCode: string, inwardCode: string): boolean {
    // One read of a key takes a fifth of the time of a cursor.
    if (inwardCode.length === 3) return this.has(outwardCode + inwardCode);
    if (
      inwardCode === '' &&
      outwardCode.length <= LONGEST_KEY &&
      this.#store.outwardCodes.doesExist(outwardCode)
    )
      return true;
    for (const _ of this.postcodesBeginning(outwardCode, inwardCode)) return true;
    return false;
  }

  /**
   * The compact postcodes with this outward code whose inward codes begin with `inwardCode`, in ascending
   * order. If `inwardCode` is empty, the outward code may be longer, too: `CH2` gives the postcodes of CH2
   * and of CH20 to CH29.
   */
  *postcodesBeginning(outwardCode: string, inwardCode: string): Generator<string> {
    if (outwardCode.length > LONGEST_KEY) return;
    const beginning = outwardCode + inwardCode;
    for (const postcode of this.#store.postcodes.getKeys({ start: beginning, end: `${beginning}~` })) {
      const outward = postcode.slice(0, -3);
      if (inwardCode === '' ? outward.startsWith(outwardCode) : outward === outwardCode) yield postcode;
    }
  }

  /**
   * The first postcode of each sector (`CH2 4`), compact. Skips from sector to sector: some 10 µs for each.
   */
  *firstOfEachSector(): Generator<string> {
    const { postcodes } = this.#store;
    for (let start = ' '; ; ) {
      const [postcode] = postcodes.getKeys({ start, limit: 1 });
      if (postcode === undefined) return;
      yield postcode;
      start = `${postcode.slice(0, -2)}~`;
    }
  }

  /**
   * The index for addresses that are being typed, opened when it is first asked for.
   *
   * @throws AddressFileUnusable
   */
  get typeahead(): TypeaheadIndex {
    try {
      this.#typeahead ??= new TypeaheadIndex(join(this.folder, TYPEAHEAD_FILE));
      return this.#typeahead;
    } catch (cause) {
      throw new AddressFileUnusable(this.folder, `${TYPEAHEAD_FILE} cannot be opened`, { cause });
    }
  }

  /**
   * Returns the ready answer called `name` (one of `manifest.answers`) for a postcode. Returns undefined if
   * the postcode has no addresses or the file was built without that answer.
   */
  answer(name: string, postcode: string): ReadyAnswer | undefined {
    if (postcode.length > LONGEST_KEY) return undefined;
    const shared = this.#store.answers.get(name)?.getBinaryFast(postcode);
    if (shared === undefined) return undefined;
    // The shared buffer is overwritten by the next lookup, so keep a copy.
    const bytes = Buffer.allocUnsafe(shared.length);
    bytes.set(shared.subarray(0, shared.length));
    return readAnswer(bytes);
  }

  /**
   * Returns the postcodes listed under a key of the search index (src/address-file/search/keys.ts), or
   * undefined if there are none. Keys are hashes, so a few listed postcodes do not contain the words that
   * were looked for.
   */
  postings(key: number): Postings | undefined {
    const { search, searchLayout } = this.#store;
    const bytes = search.getBinaryFast(prefixOf(key, searchLayout.prefixBits));
    return bytes === undefined ? undefined : findPostings(bytes, key, searchLayout.prefixBits);
  }

  /** The administrative areas that the file's postcodes lie in. */
  get areas(): readonly Area[] {
    return this.#store.areas;
  }

  /**
   * The numbers of the localities that have addresses in an outward code (in capitals), in the order of their
   * names.
   */
  localitiesOf(outwardCode: string): Uint32Array {
    if (outwardCode.length > LONGEST_KEY) return NO_NUMBERS;
    const bytes = this.#store.outwardCodes.getBinaryFast(outwardCode);
    return bytes === undefined ? NO_NUMBERS : readAscending(new ByteReader(bytes));
  }

  /** Yields every entry in postcode order. This is slow: it is meant for checks and comparisons. */
  *entries(): Generator<PostcodeEntry> {
    for (const { key, value } of this.#store.postcodes.getRange()) yield this.#decoder.decode(key, value);
  }

  /** Unmaps the store and the typeahead index. Lookups throw afterwards. */
  async close(): Promise<void> {
    await this.#typeahead?.close();
    await this.#store.close();
  }
}
