import { isThoroughfareOnly } from '../../licence.ts';
import { present } from '../../present.ts';
import { type Result, resultOf } from '../result.ts';
import type { ResultsRequest } from '../results.ts';
import { thoroughfaresOf } from '../thoroughfare-only.ts';
import type { FoundAddress } from './address-id.ts';

/** A request that matches more addresses than this is not specific enough. */
export const MOST_RESULTS = 100;

/** Addresses of several postcodes in full. Under a licence for streets, the streets of each postcode. */
export function fullResults(found: readonly FoundAddress[], { licence, options }: ResultsRequest): Result[] {
  if (!isThoroughfareOnly(licence)) {
    return found.slice(0, MOST_RESULTS).map(({ entry, address }) => resultOf(entry, address, options));
  }
  const entries = Map.groupBy(found, ({ entry }) => entry.postcode);
  const results = [...entries.values()].flatMap((ofOne) => {
    const { entry } = present(ofOne[0], 'an address of the postcode');
    return thoroughfaresOf(ofOne.map(({ address }) => address)).map((street) =>
      resultOf(entry, street, options),
    );
  });
  return results.slice(0, MOST_RESULTS);
}
