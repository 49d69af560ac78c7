import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import type { OrganisationNames } from '../mainfile/reference-tables.ts';
import type { Amendment } from './amendment.ts';
import type { Line } from './change-book.ts';

/** The keys that identify a delivery point. */
export interface PointKeys {
  readonly addressKey: number;
  readonly organisationKey: number;
  readonly postcodeType: 'S' | 'L' | '';
}

/**
 * A delivery point as an address record of Changes2 describes it. The organisation comes in a record of its
 * own.
 */
export type PointBody = Omit<DeliveryPoint, 'organisation' | 'department' | 'udprn'>;

/** The net effect of a set of fixed-width changes on one delivery point. */
export interface KeyedChange {
  readonly keys: PointKeys;
  /** Undefined if no record gives it. */
  readonly body: PointBody | undefined;
  readonly names: OrganisationNames | undefined;
  /** 0 if no record gives it. */
  readonly udprn: number;
  readonly isDeleted: boolean;
  /** Whether the release should have the delivery point. */
  readonly wasThere: boolean;
  /** Whether it was deleted and inserted again. */
  readonly isAnew: boolean;
  readonly at: Line;
}

/** The net effect of fixed-width changes on each delivery point that they name by its keys. */
export class KeyedBook {
  readonly #changes = new Map<string, KeyedChange>();

  get size(): number {
    return this.#changes.size;
  }

  get(keys: PointKeys): KeyedChange | undefined {
    return this.#changes.get(keyOf(keys));
  }

  all(): IterableIterator<KeyedChange> {
    return this.#changes.values();
  }

  /** Takes a record about the address of a delivery point. */
  address(keys: PointKeys, amendment: Amendment, body: PointBody | undefined, at: Line): void {
    const before = this.get(keys);
    if (amendment === 'D') this.#delete(keys, before, at);
    else this.#put(keys, before, amendment, { body }, at);
  }

  /**
   * Takes a record about the organisation at a delivery point. The organisation is part of the identity, so
   * deleting it deletes the delivery point.
   */
  organisation(keys: PointKeys, amendment: Amendment, names: OrganisationNames | undefined, at: Line): void {
    const before = this.get(keys);
    if (amendment !== 'D') this.#put(keys, before, amendment, { names }, at);
    else if (before?.body === undefined) this.#delete(keys, before, at);
  }

  /** Takes the UDPRN of a delivery point. */
  udprn(keys: PointKeys, udprn: number, at: Line): void {
    this.#put(keys, this.get(keys), 'C', { udprn }, at);
  }

  #put(
    keys: PointKeys,
    before: KeyedChange | undefined,
    amendment: Amendment,
    part: Partial<KeyedChange>,
    at: Line,
  ): void {
    const isAnew = before?.isDeleted === true && amendment === 'I';
    this.#changes.set(keyOf(keys), {
      keys,
      body: undefined,
      names: undefined,
      udprn: 0,
      wasThere: amendment !== 'I',
      ...before,
      isDeleted: amendment === 'I' ? false : (before?.isDeleted ?? false),
      isAnew: isAnew || before?.isAnew === true,
      ...part,
      at,
    });
  }

  #delete(keys: PointKeys, before: KeyedChange | undefined, at: Line): void {
    if (before !== undefined && !before.wasThere) {
      this.#changes.delete(keyOf(keys));
      return;
    }
    this.#changes.set(keyOf(keys), {
      keys,
      body: undefined,
      names: undefined,
      udprn: 0,
      isDeleted: true,
      wasThere: true,
      isAnew: false,
      at,
    });
  }
}

function keyOf({ addressKey, organisationKey, postcodeType }: PointKeys): string {
  return `${addressKey} ${organisationKey} ${postcodeType}`;
}
