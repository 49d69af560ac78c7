import type { DeliveryPoint, Localities } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { AliasRow } from '../rows.ts';
import { streetOf } from './street.ts';

const NONE: readonly string[] = [];

/** An alias that many addresses share. */
export type SharedAlias = Exclude<AliasRow, { kind: 'delivery-point' }>;

/**
 * The aliases of streets and localities. Many addresses share each of them, so they are kept in memory while
 * addresses are assembled.
 */
export class AliasBook {
  /** Aliases by street with its localities, or by localities alone. */
  readonly #aliases = new Map<string, { alias: string; outwardCode: string }[]>();
  #last: { readonly street: string; readonly aliases: readonly string[] } = { street: '', aliases: NONE };

  constructor(rows: readonly SharedAlias[]) {
    for (const row of rows) {
      const key =
        row.kind === 'thoroughfare'
          ? streetKey(row.dependentThoroughfare, row.thoroughfare, row)
          : localityKey(row.doubleDependentLocality, row.dependentLocality, row.postTown);
      const outwardCode = row.kind === 'locality' ? row.outwardCode.toUpperCase() : '';
      this.#aliases.set(key, [...(this.#aliases.get(key) ?? []), { alias: row.alias, outwardCode }]);
    }
  }

  /**
   * Returns every alias of an address's street and localities. Remembers the last street, because addresses
   * arrive sorted by street.
   */
  of(point: DeliveryPoint, outwardCode: string): readonly string[] {
    if (this.#aliases.size === 0) return NONE;
    const street = streetOf(point) + outwardCode;
    if (street !== this.#last.street) this.#last = { street, aliases: this.#find(point, outwardCode) };
    return this.#last.aliases;
  }

  #find(point: DeliveryPoint, outwardCode: string): readonly string[] {
    const { doubleDependentLocality, dependentLocality, postTown } = point;
    const keys = new Set([
      streetKey(
        joinThoroughfare(point.dependentThoroughfareName, point.dependentThoroughfareDescriptor),
        joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor),
        point,
      ),
      localityKey(doubleDependentLocality, dependentLocality, postTown),
      localityKey('', dependentLocality, postTown),
      localityKey('', '', postTown),
    ]);
    return [...keys]
      .flatMap((key) => this.#aliases.get(key) ?? [])
      .filter((shared) => shared.outwardCode === '' || shared.outwardCode === outwardCode)
      .map(({ alias }) => alias);
  }
}

function streetKey(dependent: string, thoroughfare: string, localities: Localities): string {
  const { doubleDependentLocality, dependentLocality, postTown } = localities;
  const names = [dependent, thoroughfare, doubleDependentLocality, dependentLocality, postTown];
  return names.join('\n').toUpperCase();
}

function localityKey(...names: readonly string[]): string {
  return names.join('\n').toUpperCase();
}
