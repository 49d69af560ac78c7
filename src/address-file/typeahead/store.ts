import { type Database, open, type RootDatabase } from 'lmdb';
import { NUMBERED, readOnly, VALUES } from '../lmdb-options.ts';

/*
 * The typeahead index of an address file: an LMDB environment of its own. It is written once, then opened
 * read-only and mapped into memory by every process. It has these databases:
 *
 *   about        `words`: the lexicon (lexicon.ts) · `ranges`: the ranges of words that have a list of their own ·
 *                `paired`: the ranges whose pairs have lists (paired-ranges.ts) · `counts`: the number of containers
 *   list         number of a word, or after all words the number of a range, or after all ranges the number of a
 *                pair → its containers (lists.ts)
 *   chunk        number of a chunk → a part of a long list (lists.ts)
 *   container    number of a container → its words, then its other facts (container.ts)
 *   square       number of a square of the map → the postcodes in it (squares.ts)
 */

export const TYPEAHEAD_FILE = 'typeahead.mdb';

const PAGE_BYTES = 8192;
const NUMBERED_DATABASES = ['list', 'chunk', 'container', 'square'] as const;

export type TypeaheadDatabase = (typeof NUMBERED_DATABASES)[number];
type NumberedDatabases = Readonly<Record<TypeaheadDatabase, Database<Buffer, number>>>;

function numberedDatabases(store: RootDatabase<Buffer, string>): NumberedDatabases {
  const opened = (name: TypeaheadDatabase) => store.openDB<Buffer, number>({ name, ...NUMBERED });
  return {
    list: opened('list'),
    chunk: opened('chunk'),
    container: opened('container'),
    square: opened('square'),
  };
}

/** Writes a typeahead index from beginning to end. */
export class TypeaheadWriter {
  readonly #store: RootDatabase<Buffer, string>;
  readonly #about: Database<Buffer, string>;
  readonly #databases: NumberedDatabases;

  /** @param path the path of a file that does not exist yet */
  constructor(path: string) {
    this.#store = open<Buffer, string>({
      path,
      ...VALUES,
      noSubdir: true,
      pageSize: PAGE_BYTES,
      maxDbs: NUMBERED_DATABASES.length + 1,
      // The file counts only once it has been sealed, so no write need wait for the disk.
      noSync: true,
      overlappingSync: false,
    });
    this.#about = this.#store.openDB<Buffer, string>({ name: 'about', ...VALUES });
    this.#databases = numberedDatabases(this.#store);
  }

  set(name: string, value: Buffer): void {
    this.#about.putSync(name, value);
  }

  /** Does several {@link append} calls in one transaction. */
  transaction(work: () => void): void {
    this.#store.transactionSync(work);
  }

  /** @throws Error unless the key is greater than all keys that the database already has */
  append(database: TypeaheadDatabase, key: number, value: Buffer): void {
    this.#databases[database].putSync(key, value, { append: true } as never);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** A typeahead index opened for reading. */
export class TypeaheadStore {
  readonly #store: RootDatabase<Buffer, string>;
  readonly #about: Database<Buffer, string>;
  readonly #databases: NumberedDatabases;

  /** @throws Error if there is no such file, or if the file lacks a database */
  constructor(path: string) {
    this.#store = open<Buffer, string>(readOnly(path, NUMBERED_DATABASES.length + 1));
    this.#about = this.#store.openDB<Buffer, string>({ name: 'about', ...VALUES });
    this.#databases = numberedDatabases(this.#store);
  }

  /**
   * Returns a value of the database `about`.
   *
   * @throws Error if there is no value of that name
   */
  about(name: string): Buffer {
    const value = this.#about.getBinary(name);
    if (value === undefined) throw new Error(`The typeahead index has no ${name}.`);
    return value;
  }

  /** Whether the database `about` has a value of this name. */
  has(name: string): boolean {
    return this.#about.doesExist(name);
  }

  /**
   * Returns the value under a key, or undefined if the database does not have the key. The next call
   * overwrites the buffer. The value is the first `length` bytes of it; its memory may be larger.
   */
  value(database: TypeaheadDatabase, key: number): Buffer | undefined {
    return this.#databases[database].getBinaryFast(key) as Buffer | undefined;
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
