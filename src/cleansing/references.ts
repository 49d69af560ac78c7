import type { AddressFile } from '../address-file/address-file.ts';
import { type FrozenAddressFile, openFrozen } from '../address-file/frozen-address-file.ts';

/** What a step may refer to beside the records. */
export type Reference = 'address-file';

/** What the steps of a run refer to, opened: the same from a job's first block to its last. */
export interface References {
  /** @throws Error where no step of the run declared that it refers to it */
  readonly addressFile: AddressFile;
}

/** What a run was frozen with: plain JSON, only what its steps refer to. */
export interface FrozenReferences {
  readonly addressFile?: FrozenAddressFile;
}

/** What there is to freeze when a job is submitted. */
export interface AvailableReferences {
  /** The address file in use; undefined where there is none. */
  readonly addressFile: FrozenAddressFile | undefined;
}

/** A step refers to something that is not there. */
export class ReferenceMissing extends Error {
  override readonly name = 'ReferenceMissing';
}

/** Freezes what is wanted of what there is. @throws ReferenceMissing */
export function freezeReferences(
  wanted: ReadonlySet<Reference>,
  available: AvailableReferences,
): FrozenReferences {
  if (!wanted.has('address-file')) return {};
  if (available.addressFile === undefined) {
    throw new ReferenceMissing('There is no address file in use, and the workflow refers to it.');
  }
  return { addressFile: available.addressFile };
}

/** References open at a time: those of the job under way, and of the one before, which may come back. */
const MOST_OPEN = 2;

/**
 * Opens what runs were frozen with, once a thread: the next task of the same job, or of another with the same
 * references, finds them open.
 */
export class ReferenceShelf {
  readonly #elsewhere: readonly string[];
  /** By checksum, the one used last at the end. */
  readonly #addressFiles = new Map<string, AddressFile>();

  /** @param elsewhere folders in which this machine may have an address file that is not where the job names it */
  constructor(elsewhere: readonly string[] = []) {
    this.#elsewhere = elsewhere;
  }

  /** What a run may refer to. Good until the second `open` with other references. @throws Error that says what is gone */
  open({ addressFile: frozen }: FrozenReferences): References {
    const addressFile = frozen && this.#addressFile(frozen);
    return {
      get addressFile() {
        if (addressFile === undefined)
          throw new Error('The step did not declare that it refers to the address file.');
        return addressFile;
      },
    };
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
