import type { AddressFile } from '../address-file/address-file.ts';
import { type FrozenAddressFile, openFrozen } from '../address-file/frozen-address-file.ts';
import { type FrozenList, openFrozenList } from '../suppression/frozen-list.ts';
import type { ListFile } from '../suppression/list-file.ts';

/** What a step may refer to beside the records: the address file, or a suppression list by its name. */
export type Reference = 'address-file' | ListReference;

export type ListReference = `${typeof LIST_REFERENCE}${string}`;

const LIST_REFERENCE = 'suppression-list ';

/** The reference to a suppression list. */
export function listReference(list: string): ListReference {
  return `${LIST_REFERENCE}${list}`;
}

/** The names of the suppression lists among what is referred to. */
export function listsAmong(wanted: Iterable<Reference>): string[] {
  return [...wanted].flatMap((reference) =>
    reference.startsWith(LIST_REFERENCE) ? [reference.slice(LIST_REFERENCE.length)] : [],
  );
}

/** What the steps of a run refer to, opened: the same from a job's first block to its last. */
export interface References {
  /** @throws Error where no step of the run declared that it refers to it */
  readonly addressFile: AddressFile;
  /** @throws Error where no step of the run declared that it refers to this list */
  suppressionList(name: string): ListFile;
}

/** What a run was frozen with: plain JSON, only what its steps refer to. */
export interface FrozenReferences {
  readonly addressFile?: FrozenAddressFile;
  readonly suppressionLists?: readonly FrozenList[];
}

/** What there is to freeze when a job is submitted. */
export interface AvailableReferences {
  /** The address file in use; undefined where there is none. */
  readonly addressFile: FrozenAddressFile | undefined;
  /** The versions of suppression lists in use, by list. */
  readonly suppressionLists: ReadonlyMap<string, FrozenList>;
}

/** A step refers to something that is not there. */
export class ReferenceMissing extends Error {
  override readonly name = 'ReferenceMissing';
}

/** Suppression lists that steps refer to are not loaded. A mistake of the workflow or of its operator: waiting does not help. */
export class ListsMissing extends Error {
  override readonly name = 'ListsMissing';
  readonly lists: readonly string[];

  constructor(lists: readonly string[]) {
    const which =
      lists.length === 1 ? `the suppression list ${lists[0]}` : `the suppression lists ${lists.join(', ')}`;
    super(`refers to ${which}, of which no version is in use (fettle suppression list)`);
    this.lists = lists;
  }
}

/** Freezes what is wanted of what there is. @throws ReferenceMissing, ListsMissing */
export function freezeReferences(
  wanted: ReadonlySet<Reference>,
  { addressFile, suppressionLists }: AvailableReferences,
): FrozenReferences {
  const lists = listsAmong(wanted).sort();
  const missing = lists.filter((list) => !suppressionLists.has(list));
  if (missing.length > 0) throw new ListsMissing(missing);
  if (wanted.has('address-file') && addressFile === undefined) {
    throw new ReferenceMissing('There is no address file in use, and the workflow refers to it.');
  }
  return {
    ...(wanted.has('address-file') && { addressFile: addressFile! }),
    ...(lists.length > 0 && { suppressionLists: lists.map((list) => suppressionLists.get(list)!) }),
  };
}

/** Address files open at a time: that of the job under way, and of the one before, which may come back. */
const MOST_OPEN = 2;

/** Suppression lists open at a time, at least those of the job under way: two file descriptors and about a megabyte each. */
const MOST_LISTS_OPEN = 16;

/**
 * Opens what runs were frozen with, once a thread: the next task of the same job, or of another with the same
 * references, finds them open.
 */
export class ReferenceShelf {
  readonly #elsewhere: readonly string[];
  /** By checksum, the one used last at the end. */
  readonly #addressFiles = new Map<string, AddressFile>();
  /** Likewise. */
  readonly #lists = new Map<string, ListFile>();

  /** @param elsewhere folders in which this machine may have an address file that is not where the job names it */
  constructor(elsewhere: readonly string[] = []) {
    this.#elsewhere = elsewhere;
  }

  /** What a run may refer to. Good until the second `open` with other references. @throws Error that says what is gone */
  open({ addressFile: frozen, suppressionLists = [] }: FrozenReferences): References {
    const addressFile = frozen && this.#addressFile(frozen);
    const lists = new Map(suppressionLists.map((list) => [list.list, this.#list(list)]));
    this.#closeLists(suppressionLists.length);
    return {
      get addressFile() {
        if (addressFile === undefined)
          throw new Error('The step did not declare that it refers to the address file.');
        return addressFile;
      },
      suppressionList(name) {
        const list = lists.get(name);
        if (list === undefined)
          throw new Error(`The step did not declare that it refers to the suppression list ${name}.`);
        return list;
      },
    };
  }

  #list(frozen: FrozenList): ListFile {
    const file = this.#lists.get(frozen.sha256) ?? openFrozenList(frozen);
    this.#lists.delete(frozen.sha256);
    this.#lists.set(frozen.sha256, file);
    return file;
  }

  /** Closes the lists longest unused, but none of those just opened. */
  #closeLists(opened: number): void {
    for (const [sha256, oldest] of this.#lists) {
      if (this.#lists.size <= Math.max(MOST_LISTS_OPEN, opened)) break;
      this.#lists.delete(sha256);
      oldest.close();
    }
  }

  #addressFile(frozen: FrozenAddressFile): AddressFile {
    const file = this.#addressFiles.get(frozen.sha256) ?? openFrozen(frozen, this.#elsewhere);
    this.#addressFiles.delete(frozen.sha256);
    this.#addressFiles.set(frozen.sha256, file);
    for (const [sha256, oldest] of this.#addressFiles) {
      if (this.#addressFiles.size <= MOST_OPEN) break;
      this.#addressFiles.delete(sha256);
      void oldest.close();
    }
    return file;
  }
}

/** The references of a run whose steps refer to nothing. */
export const NO_REFERENCES: References = new ReferenceShelf().open({});
