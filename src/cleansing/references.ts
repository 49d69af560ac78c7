import type { AddressFile } from '../address-file/address-file.ts';
import { type FrozenAddressFile, openFrozen } from '../address-file/frozen-address-file.ts';
import type { AddressMatcher } from '../matching/address-matcher.ts';
import { Matchers } from '../matching/matchers.ts';
import { type FrozenList, openFrozenList } from '../suppression/frozen-list.ts';
import type { ListFile } from '../suppression/list-file.ts';

/**
 * What a step may refer to besides the records: the address file, a suppression list by name, or the
 * decisions that people made about cases of earlier runs.
 */
export type Reference = 'address-file' | 'decisions' | ListReference;

/**
 * A person's answer to a case that a step could not decide: two things are the same, or are not. The step
 * chooses the keys of the things. They must be the same in the next run.
 */
export interface Decision {
  readonly first: string;
  readonly second: string;
  readonly decision: 'together' | 'apart';
}

/** The decisions of a workflow up to a moment: the number of the last one that counts. */
export interface FrozenDecisions {
  readonly workflow: string;
  readonly upTo: number;
}

/** Decisions by the id of the step that they are for. Each pair occurs once. */
export type StepDecisions = ReadonlyMap<string, readonly Decision[]>;

export type ListReference = `${typeof LIST_REFERENCE}${string}`;

const LIST_REFERENCE = 'suppression-list ';

/** The reference to a suppression list. */
export function listReference(list: string): ListReference {
  return `${LIST_REFERENCE}${list}`;
}

/** The names of the suppression lists among some references. */
export function listsAmong(wanted: Iterable<Reference>): string[] {
  return [...wanted].flatMap((reference) =>
    reference.startsWith(LIST_REFERENCE) ? [reference.slice(LIST_REFERENCE.length)] : [],
  );
}

/** The opened references of a run's steps. They are the same from a job's first block to its last. */
export interface References {
  /** @throws Error if no step of the run declared a reference to the address file */
  readonly addressFile: AddressFile;
  /**
   * The matcher of {@link addressFile}.
   *
   * @throws Error if no step of the run declared a reference to the address file
   */
  readonly matcher: AddressMatcher;
  /** @throws Error if no step of the run declared a reference to this list */
  suppressionList(name: string): ListFile;
  /** The decisions for a step. A run outside the service has none. */
  readonly decisions?: StepDecisions;
}

/** The references that were frozen for a run: plain JSON, with only what its steps refer to. */
export interface FrozenReferences {
  readonly addressFile?: FrozenAddressFile;
  readonly suppressionLists?: readonly FrozenList[];
  readonly decisions?: FrozenDecisions;
}

/** The references that can be frozen when a job is submitted. */
export interface AvailableReferences {
  /** The address file in use; undefined if there is none. */
  readonly addressFile: FrozenAddressFile | undefined;
  /** The versions of suppression lists in use, by list. */
  readonly suppressionLists: ReadonlyMap<string, FrozenList>;
  /** Undefined if nobody can have decided anything, as in `fettle run`. */
  readonly decisions?: FrozenDecisions;
}

/** A step refers to something that does not exist. */
export class ReferenceMissing extends Error {
  override readonly name = 'ReferenceMissing';
}

/**
 * Steps refer to suppression lists of which no version is in use. The workflow or its operator made a
 * mistake, so waiting does not help.
 */
export class ListsMissing extends Error {
  override readonly name = 'ListsMissing';
  readonly lists: readonly string[];

  constructor(lists: readonly string[]) {
    const which =
      lists.length === 1 ? `the suppression list ${lists[0]}` : `the suppression lists ${lists.join(', ')}`;
    super(`refers to ${which}, but no version is in use (see fettle suppression list)`);
    this.lists = lists;
  }
}

/** Freezes the wanted references. @throws ReferenceMissing, ListsMissing */
export function freezeReferences(
  wanted: ReadonlySet<Reference>,
  { addressFile, suppressionLists, decisions }: AvailableReferences,
): FrozenReferences {
  const lists = listsAmong(wanted).sort();
  const found = lists.flatMap((list) => suppressionLists.get(list) ?? []);
  if (found.length < lists.length)
    throw new ListsMissing(lists.filter((list) => !suppressionLists.has(list)));
  if (wanted.has('address-file') && addressFile === undefined) {
    throw new ReferenceMissing('The workflow needs an address file, but none is in use.');
  }
  return {
    ...(wanted.has('address-file') && { addressFile }),
    ...(found.length > 0 && { suppressionLists: found }),
    ...(wanted.has('decisions') && decisions !== undefined && { decisions }),
  };
}

/**
 * The number of address files to keep open: that of the current job, and that of the previous job, which may
 * be needed again.
 */
const MOST_OPEN = 2;

/**
 * The number of suppression lists to keep open, or more if the current job has more. Each takes two file
 * descriptors and about a megabyte.
 */
const MOST_LISTS_OPEN = 16;

/**
 * Opens the frozen references of runs, once per thread. The next task of the same job, or of another job with
 * the same references, finds them open.
 */
export class ReferenceShelf {
  readonly #elsewhere: readonly string[];
  readonly #matchers = new Matchers();
  /** By checksum, least recently used first. */
  readonly #addressFiles = new Map<string, AddressFile>();
  /** By checksum, least recently used first. */
  readonly #lists = new Map<string, ListFile>();

  /**
   * @param elsewhere folders in which this machine may have an address file that is not at the path in the
   * job
   */
  constructor(elsewhere: readonly string[] = []) {
    this.#elsewhere = elsewhere;
  }

  /**
   * Opens the references of a run. They stay open until the second `open` with other references.
   *
   * @param decisions the decisions that were frozen for the run. The shelf knows no database
   * @throws Error that says what is missing
   */
  open(
    { addressFile: frozen, suppressionLists = [] }: FrozenReferences,
    decisions: StepDecisions = new Map(),
  ): References {
    const addressFile = frozen && this.#addressFile(frozen);
    const lists = new Map(suppressionLists.map((list) => [list.list, this.#list(list)]));
    this.#closeLists(suppressionLists.length);
    const matchers = this.#matchers;
    return {
      decisions,
      get addressFile() {
        if (addressFile === undefined)
          throw new Error('The step uses the address file without declaring it in `refersTo`.');
        return addressFile;
      },
      get matcher() {
        return matchers.of(this.addressFile);
      },
      suppressionList(name) {
        const list = lists.get(name);
        if (list === undefined)
          throw new Error(`The step uses the suppression list ${name} without declaring it in \`refersTo\`.`);
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

  /** Closes the least recently used lists, but none of those just opened. */
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

/** The references of a run whose steps declare none. */
export const NO_REFERENCES: References = new ReferenceShelf().open({});
