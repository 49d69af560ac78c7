import type { AddressRow } from '../../rows.ts';

/** A line of a change file. */
export interface Line {
  readonly file: string;
  readonly line: number;
}

/** What a set of changes makes, all in all, of one address. */
export interface Change {
  /** As it is afterwards; undefined where it is deleted. */
  readonly address: AddressRow | undefined;
  /** Whether the release should have it: the first change is none that inserts it. */
  readonly wasThere: boolean;
  /** Whether it was deleted and inserted again: then what was said of it before is void. */
  readonly isAnew: boolean;
  /** The last change to it. */
  readonly at: Line;
}

/**
 * What becomes of the addresses that a set of changes names, in the order in which they were made. An insertion and a deletion
 * after it cancel each other. Kept in memory: about a kilobyte for each address.
 */
export class ChangeBook {
  readonly #changes = new Map<string, Change>();

  get(key: string): Change | undefined {
    return this.#changes.get(key);
  }

  /** Every address that is changed, in the order of the first change to it. */
  entries(): IterableIterator<[string, Change]> {
    return this.#changes.entries();
  }

  insert(key: string, address: AddressRow, at: Line): void {
    const before = this.#changes.get(key);
    const wasDeleted = before !== undefined && before.address === undefined;
    this.#changes.set(key, {
      address,
      wasThere: before?.wasThere ?? false,
      isAnew: before?.isAnew === true || wasDeleted,
      at,
    });
  }

  change(key: string, address: AddressRow, at: Line): void {
    const before = this.#changes.get(key);
    const { wasThere = true, isAnew = false } = before ?? {};
    this.#changes.set(key, { address, wasThere, isAnew, at });
  }

  delete(key: string, at: Line): void {
    const before = this.#changes.get(key);
    if (before !== undefined && !before.wasThere) this.#changes.delete(key);
    else this.#changes.set(key, { address: undefined, wasThere: true, isAnew: false, at });
  }
}

/** The keys of the book, which tell delivery points from residences. */
export const pointKey = (udprn: number) => `point ${udprn}`;
export const residenceKey = (umprn: number) => `residence ${umprn}`;
