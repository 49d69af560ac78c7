import { parseAddress } from '../address/parse/parse-address.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { Explanation, Match, TypedAddress } from './match.ts';

/** What a matcher may be told. */
export interface MatcherOptions {
  /** How many prepared postcodes it keeps. Default 2,000: about 20 MB. */
  readonly keep?: number;
}

/** Finds the delivery point that a typed address means, in one address file. Pure: the same text gives the same match. */
export class AddressMatcher {
  readonly #file: AddressFile;

  constructor(file: AddressFile, _options: MatcherOptions = {}) {
    this.#file = file;
  }

  match(typed: TypedAddress): Match {
    const parsed = parseAddress(typed);
    const entry = this.#file.lookup(parsed.postcode.replace(' ', ''));
    const none = {
      confidence: 0,
      changed: { postcode: false, address: false },
      elements: [],
      margin: 0,
      kept: [],
    };
    if (entry === undefined) return { ...none, level: 'None' };
    const found = entry.addresses.filter(
      ({ point }) =>
        point.buildingNumber === parsed.buildingNumber &&
        point.subBuildingName.toUpperCase() === parsed.subBuildingName.toUpperCase() &&
        point.thoroughfareName.toUpperCase() === parsed.thoroughfareName.toUpperCase(),
    );
    const [only] = found;
    if (only === undefined || found.length > 1) {
      return {
        ...none,
        level: 'Street',
        confidence: 50,
        entry,
        address: entry.addresses[0]!,
        postcode: only?.point.postcode ?? parsed.postcode,
      };
    }
    return { ...none, level: 'Exact', confidence: 90, entry, address: only, postcode: only.point.postcode };
  }

  explain(typed: TypedAddress): Explanation {
    return { match: this.match(typed), candidates: [], reasons: [] };
  }
}
