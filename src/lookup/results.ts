import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { isThoroughfareOnly, type Licence } from '../licence.ts';
import { buildingFilter } from './building-filter.ts';
import type { LookupOptions } from './lookup-options.ts';
import { type Result, resultOf } from './result.ts';
import { thoroughfaresOf } from './thoroughfare-only.ts';

/** Which results of a postcode are wanted, and how they are answered. */
export interface ResultsRequest {
  /** Number, name, sub-building or organisation; empty for all. */
  readonly building: string;
  readonly licence: Licence;
  readonly options: LookupOptions;
}

/** The results of a postcode, in the order of the file. */
export function resultsOf(entry: PostcodeEntry, { building, licence, options }: ResultsRequest): Result[] {
  const isWanted = buildingFilter(building);
  const wanted = entry.addresses.filter((address) => isAsked(address, options) && isWanted(address.point));
  const shown = isThoroughfareOnly(licence) ? thoroughfaresOf(wanted) : wanted;
  return shown.map((address) => resultOf(entry, address, options));
}

/** Whether the options include an address of this kind. */
export function isAsked({ kind }: StoredAddress, options: LookupOptions): boolean {
  if (kind === 'multiple-residence') return options.includeMultipleResidences;
  return kind === 'delivery-point' || options.includeNotYetBuilt;
}
