import { type Database, open, type RootDatabase } from 'lmdb';
import { present } from '../../present.ts';
import type { Area } from '../entry/layout.ts';
import { NUMBERED, readOnly, VALUES } from '../lmdb-options.ts';

/*
 * The single data file of an address file's folder: an LMDB environment. It is written once, in key order.
 * After that every process opens it read-only and mapped into memory, so all processes share one copy in the
 * page cache. Its databases:
 *
 *   about          `areas`: the file's list of areas; `search`: the layout of the search index; both as JSON
 *   postcode       compact postcode → entry (src/address-file/entry/layout.ts)
 *   answer.NAME    compact postcode → ready answer called NAME (src/address-file/answer/ready-answer.ts)
 *   street         street number, in the order of street names → street (src/address-file/places/street.ts)
 *   locality       locality number, in the order of names → locality (src/address-file/places/locality.ts)
 *   outward        outward code → the numbers of its localities
 *   search         first bits of a search key → postcodes of those keys (src/address-file/search/postings.ts)
 */

export const STORE_FILE = 'addresses.mdb';

/**
 * A value of more than half a page takes whole pages of its own. With answers of 1,700 bytes on average,
 * pages of 4 KiB waste 39 % of their space, 8 KiB 15 % and 16 KiB 8 %. Reading is fastest with 8 KiB.
 */
const PAGE_BYTES = 8192;

const MOST_DATABASES = 16;

const AREAS = 'areas';
const SEARCH = 'search';

/** How the search index is laid out. */
export interface SearchLayout {
  /** How many leading bits of a key decide which value holds it. */
  readonly prefixBits: number;
}

export type StoredValues = Database<Buffer, string>;

/** Values stored under whole numbers of 32 bits. */
export type NumberedValues = Database<Buffer, number>;

/** The databases whose keys are numbers. */
const NUMBERED_DATABASES = ['street', 'locality', 'search'] as const;

export type NumberedDatabase = (typeof NUMBERED_DATABASES)[number];

/** Writes a store from its first byte to its last. */
export class StoreWriter {
  readonly #store: RootDatabase<Buffer, string>;
  readonly #about: StoredValues;
  readonly #databases = new Map<string, StoredValues>();
  readonly #numbered = new Map<NumberedDatabase, NumberedValues>();

  /**
   * @param path a file that does not exist yet
   * @param answerNames the names of the ready answers that it will hold
   */
  constructor(path: string, answerNames: readonly string[]) {
    // Nothing is flushed while writing: the file counts only once it has been sealed.
    this.#store = open<Buffer, string>({
      path,
      ...VALUES,
      noSubdir: true,
      pageSize: PAGE_BYTES,
      maxDbs: MOST_DATABASES,
      noSync: true,
      overlappingSync: false,
    });
    this.#about = this.#store.openDB<Buffer, string>({ name: 'about', ...VALUES });
    for (const name of ['postcode', 'outward', ...answerNames.map(answerDatabase)]) {
      this.#databases.set(name, this.#store.openDB<Buffer, string>({ name, ...VALUES }));
    }
    for (const name of NUMBERED_DATABASES) {
      this.#numbered.set(name, this.#store.openDB<Buffer, number>({ name, ...NUMBERED }));
    }
  }

  setAreas(areas: readonly Area[]): void {
    this.#about.putSync(AREAS, Buffer.from(JSON.stringify(areas)));
  }

  setSearch(layout: SearchLayout): void {
    this.#about.putSync(SEARCH, Buffer.from(JSON.stringify(layout)));
  }

  /** Runs several {@link append} calls in one transaction. */
  transaction(work: () => void): void {
    this.#store.transactionSync(work);
  }

  /** @throws Error unless the key sorts after every key that the database has */
  append(database: string, key: string, value: Buffer): void {
    present(this.#databases.get(database), 'a database of the store').putSync(key, value, {
      append: true,
    } as never);
  }

  /** Like {@link append}, for databases with number keys. */
  appendNumbered(database: NumberedDatabase, key: number, value: Buffer): void {
    present(this.#numbered.get(database), 'a database of the store').putSync(key, value, {
      append: true,
    } as never);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** A store opened for reading. */
export interface OpenStore {
  readonly areas: readonly Area[];
  readonly postcodes: StoredValues;
  readonly answers: ReadonlyMap<string, StoredValues>;
  readonly streets: NumberedValues;
  readonly localities: NumberedValues;
  readonly outwardCodes: StoredValues;
  readonly search: NumberedValues;
  readonly searchLayout: SearchLayout;
  close(): Promise<void>;
}

/** Opens a store. @throws Error if the file is not a store or lacks a database */
export function openStore(path: string, answerNames: readonly string[]): OpenStore {
  const store = open<Buffer, string>(readOnly(path, MOST_DATABASES));
  try {
    const database = (name: string): StoredValues => {
      const found = store.openDB<Buffer, string>({ name, ...VALUES }) as StoredValues | undefined;
      if (found === undefined) throw new Error(`It has no database ${name}.`);
      return found;
    };
    const numbered = (name: NumberedDatabase): NumberedValues => {
      const found = store.openDB<Buffer, number>({ name, ...NUMBERED }) as NumberedValues | undefined;
      if (found === undefined) throw new Error(`It has no database ${name}.`);
      return found;
    };
    const about = database('about');
    const aboutText = (key: string) =>
      present(about.getBinary(key), `the value ${key} of the store`).toString();
    const areas = JSON.parse(aboutText(AREAS)) as Area[];
    const searchLayout = JSON.parse(aboutText(SEARCH)) as SearchLayout;
    const postcodes = database('postcode');
    const answers = new Map(answerNames.map((name) => [name, database(answerDatabase(name))]));
    return {
      areas,
      postcodes,
      answers,
      streets: numbered('street'),
      localities: numbered('locality'),
      outwardCodes: database('outward'),
      search: numbered('search'),
      searchLayout,
      close: () => store.close(),
    };
  } catch (error) {
    void store.close();
    throw error;
  }
}

/** The database that holds the ready answers called `name`. */
export function answerDatabase(name: string): string {
  return `answer.${name}`;
}
