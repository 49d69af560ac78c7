import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import type { OrganisationNames } from '../mainfile/reference-tables.ts';
import type { Amendment } from './amendment.ts';
import type { Line } from './change-book.ts';

/** The keys that are the identity of a delivery point. */
export interface PointKeys {
  readonly addressKey: number;
  readonly organisationKey: number;
  readonly postcodeType: 'S' | 'L' | '';
}

/** A delivery point as an address record of Changes2 has it: the organisation comes in a record of its own. */
export type PointBody = Omit<DeliveryPoint, 'organisation' | 'department' | 'udprn'>;

/** What a set of fixed-width changes makes, all in all, of one delivery point. */
export interface KeyedChange {
  readonly keys: PointKeys;
  /** Undefined where no record says so. */
  readonly body: PointBody | undefined;
  readonly names: OrganisationNames | undefined;
  /** 0 where no record says so. */
  readonly udprn: number;
  readonly isDeleted: boolean;
  /** Whether the release should have it. */
  readonly wasThere: boolean;
  /** Whether it was deleted and inserted again. */
  readonly isAnew: boolean;
  readonly at: Line;
}

/** What becomes of the delivery points that fixed-width changes name by their keys. */
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

  /** Notes a record about the address of a delivery point. */
  address(keys: PointKeys, amendment: Amendment, body: PointBody | undefined, at: Line): void {
    const before = this.get(keys);
    if (amendment === 'D') this.#delete(keys, before, at);
    else this.#put(keys, before, amendment, { body }, at);
  }

  /**
   * Notes a record about the organisation at a delivery point. The organisation is part of the identity: where it is deleted,
   * so is the delivery point.
   */
  organisation(keys: PointKeys, amendment: Amendment, names: OrganisationNames | undefined, at: Line): void {
    const before = this.get(keys);
    if (amendment !== 'D') this.#put(keys, before, amendment, { names }, at);
    else if (before?.body === undefined) this.#delete(keys, before, at);
  }

  /** Notes the UDPRN of a delivery point. */
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
