import type { Row } from '../../rows.ts';
import type { LineResult } from '../row-gatherer.ts';
import { metres, wholeNumber } from '../whole-number.ts';
import { badPlace, uprnOf } from './premise-row.ts';
import { UprnTable } from './uprn-table.ts';

/*
 * AddressBase Premium says where a property is in one record (21, Basic Land and Property Unit) and which
 * delivery point it is in another (28, Delivery Point Address). The records are joined by UPRN as they
 * arrive, in either order.
 */

export const PROPERTY = '21';
export const DELIVERY_POINT = '28';

const PROPERTY_AT = { change: 1, uprn: 3, easting: 8, northing: 9 } as const;
const DELIVERY_POINT_AT = { change: 1, uprn: 3, udprn: 4 } as const;

/** The records of a file that wait for their counterpart. */
class Halves {
  /** The easting and northing of each property. */
  readonly places = new UprnTable();
  /** The UDPRN of each delivery point, and 1 if it has been joined or else 0. */
  readonly numbers = new UprnTable();
}

/**
 * Joins properties and delivery points. Records that a file leaves unjoined are kept for later files. The
 * exception is a tile that is complete in itself: its leftover properties, a quarter of all, receive no post.
 */
export class PremiumJoin {
  readonly #kept = new Halves();
  #file = new Halves();
  /**
   * The delivery points of the current file: how many there were, and how many still wait for their property.
   */
  #deliveryPoints = 0;
  #waiting = 0;
  #joinedWithOtherFile = false;

  /** Takes a record. Returns the premise when it completes a pair. */
  take(fields: readonly string[]): LineResult {
    const [record] = fields;
    if (record === PROPERTY) return this.#property(fields);
    if (record === DELIVERY_POINT) return this.#deliveryPoint(fields);
    return undefined;
  }

  /** Must be called at the end of each file. */
  endFile(): void {
    const { places, numbers } = this.#file;
    const isTile = this.#deliveryPoints > 0 && this.#waiting === 0 && !this.#joinedWithOtherFile;
    if (!isTile)
      for (const [uprn, easting, northing] of places) this.#kept.places.set(uprn, easting, northing);
    for (const [uprn, udprn, isJoined] of numbers) {
      if (isJoined === 0) this.#kept.numbers.set(uprn, udprn, 0);
    }
    this.#file = new Halves();
    this.#deliveryPoints = 0;
    this.#waiting = 0;
    this.#joinedWithOtherFile = false;
  }

  /** Yields the delivery points whose property never came. Their UPRN is known, but not their position. */
  *unjoined(): Generator<Row> {
    for (const [uprn, udprn, isJoined] of this.#kept.numbers) {
      if (isJoined === 0) yield premise(udprn, uprn, 0, 0);
    }
  }

  #property(fields: readonly string[]): LineResult {
    if (fields[PROPERTY_AT.change] === 'D') return undefined;
    const uprn = uprnOf(fields[PROPERTY_AT.uprn] ?? '');
    if (typeof uprn === 'string') return uprn;
    const [x = '', y = ''] = [fields[PROPERTY_AT.easting], fields[PROPERTY_AT.northing]];
    const [easting, northing] = [metres(x), metres(y)];
    if (easting === undefined || northing === undefined) return badPlace(x, y);
    for (const { numbers } of [this.#file, this.#kept]) {
      const place = numbers.find(uprn);
      if (place < 0) continue;
      const udprn = numbers.first(place);
      if (numbers === this.#kept.numbers) this.#joinedWithOtherFile = true;
      else if (numbers.second(place) === 0) this.#waiting--;
      numbers.set(uprn, udprn, 1);
      return premise(udprn, uprn, easting, northing);
    }
    this.#file.places.set(uprn, easting, northing);
    return undefined;
  }

  #deliveryPoint(fields: readonly string[]): LineResult {
    if (fields[DELIVERY_POINT_AT.change] === 'D') return undefined;
    const uprn = uprnOf(fields[DELIVERY_POINT_AT.uprn] ?? '');
    if (typeof uprn === 'string') return uprn;
    const udprn = wholeNumber(fields[DELIVERY_POINT_AT.udprn] ?? '');
    if (!udprn || udprn > 99_999_999) return 'The UDPRN is not a number of at most eight digits.';
    this.#deliveryPoints++;
    for (const { places } of [this.#file, this.#kept]) {
      const place = places.find(uprn);
      if (place < 0) continue;
      if (places === this.#kept.places) this.#joinedWithOtherFile = true;
      return premise(udprn, uprn, places.first(place), places.second(place));
    }
    if (this.#file.numbers.find(uprn) < 0) this.#waiting++;
    this.#file.numbers.set(uprn, udprn, 0);
    return undefined;
  }
}

function premise(udprn: number, uprn: number, easting: number, northing: number): Row {
  return { kind: 'premise-location', location: { udprn, uprn, easting, northing } };
}
