import type { AddressRow } from '../../rows.ts';

/** A line of a change file. */
export interface Line {
  readonly file: string;
  readonly line: number;
}

/** The net effect of a set of changes on one address. */
export interface Change {
  /** The address after all changes, or undefined if it is deleted. */
  readonly address: AddressRow | undefined;
  /** Whether the release should have the address, because its first change does not insert it. */
  readonly wasThere: boolean;
  /** Whether it was deleted and inserted again. Its old Welsh form and aliases are then void. */
  readonly isAnew: boolean;
  /** The line of the last change. */
  readonly at: Line;
}

/**
 * The net effect of a set of changes, taken in order, on each address. An insertion followed by a deletion
 * cancels out. The book is kept in memory: about a kilobyte for each address.
 */
export class ChangeBook {
  readonly #changes = new Map<string, Change>();

  get(key: string): Change | undefined {
    return this.#changes.get(key);
  }

  /** Every changed address, in the order in which it was first changed. */
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

/** The keys of the book, which keep delivery points and residences apart. */
export const pointKey = (udprn: number) => `point ${udprn}`;
export const residenceKey = (umprn: number) => `residence ${umprn}`;
