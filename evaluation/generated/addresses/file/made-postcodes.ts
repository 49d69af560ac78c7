import type { WelshAlternative } from '../../../../src/address/alternatives.ts';
import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { AddressKind } from '../../../../src/address-file/rows.ts';
import type { SampleOptions } from '../../../../src/address-file/sample/generate.ts';
import { madeRows } from './made-rows.ts';
import { isAbsent } from './part.ts';

/** An invented address, with the truth about texts that are typed for it. */
export interface MadeAddress {
  readonly kind: AddressKind;
  readonly point: DeliveryPoint;
  readonly umprn: number;
  /** Whether it is left out of the file. */
  readonly absent: boolean;
  readonly welsh: WelshAlternative | undefined;
  /** An alias of the house; empty for most. */
  readonly alias: string;
}

/** A postcode with all its invented addresses, including those left out of the file. */
export interface MadePostcode {
  /** With one space. */
  readonly postcode: string;
  readonly addresses: readonly MadeAddress[];
  readonly county: string;
  /** An alias of its street; empty for most. */
  readonly streetAlias: string;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The postcodes of the file, in the order of a delivery. */
export function* madePostcodes(options: SampleOptions): Generator<MadePostcode, void, undefined> {
  let current = empty('');
  for (const rows of madeRows(options)) {
    for (const row of rows) {
      const last = current.addresses.at(-1);
      switch (row.kind) {
        case 'postcode-location':
          if (current.addresses.length > 0) yield current;
          current = empty(row.location.postcode);
          break;
        case 'postcode-counties':
          current.county = row.counties.postal;
          break;
        case 'address':
          current.addresses.push({
            kind: row.address.kind,
            point: row.address.point,
            umprn: row.address.umprn,
            absent: row.address.kind !== 'not-yet-built' && isAbsent(row.address.point.udprn),
            welsh: undefined,
            alias: '',
          });
          break;
        case 'welsh':
          if (last?.point.udprn === row.welsh.of.udprn) last.welsh = row.welsh.welsh;
          break;
        case 'alias':
          if (row.alias.kind === 'thoroughfare') current.streetAlias = row.alias.alias;
          else if (row.alias.kind === 'delivery-point' && last !== undefined) last.alias = row.alias.alias;
          break;
        default:
      }
    }
  }
  if (current.addresses.length > 0) yield current;
}

function empty(postcode: string) {
  const addresses: Writable<MadeAddress>[] = [];
  return { postcode, addresses, county: '', streetAlias: '' };
}
