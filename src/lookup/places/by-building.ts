import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { isTelling, runTogether, wordKey } from '../../address-file/search/keys.ts';

/**
 * The numbers of the postcodes of some post towns that the index has under the most telling word of a building's or organisation's
 * name. Undefined where it cannot tell: no word is telling, or one is common, or not known.
 */
export function postcodesByBuilding(
  file: AddressFile,
  building: string,
  towns: Iterable<string>,
): ReadonlySet<number> | undefined {
  const words = wordsOf(building).filter(isTelling);
  const found = new Set<number>();
  for (const town of towns) {
    const place = runTogether(wordsOf(town));
    const [shortest] = words
      .map((word) => file.postings(wordKey(word.text, place))?.postcodes ?? [])
      .filter(({ length }) => length > 0)
      .sort((one, other) => one.length - other.length);
    for (const postcode of shortest ?? []) found.add(postcode);
  }
  return found.size === 0 ? undefined : found;
}
