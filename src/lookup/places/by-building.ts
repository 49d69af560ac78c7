import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { isTelling, nameKey, runTogether, wordKey } from '../../address-file/search/keys.ts';

/** Postcodes that may have a building, by number. */
export interface BuildingPostcodes {
  readonly postcodes: ReadonlySet<number>;
  /** Whether these are all postcodes that have it. */
  readonly isComplete: boolean;
}

/**
 * Finds the postcodes of some post towns that may have a building or organisation. It asks the index for the
 * rarest word of the name. If that gives more than `most` postcodes, it asks for the whole name. Undefined if
 * the index cannot tell.
 */
export function postcodesByBuilding(
  file: AddressFile,
  building: string,
  towns: Iterable<string>,
  most: number,
): BuildingPostcodes | undefined {
  const words = wordsOf(building);
  if (words.length === 0) return undefined;
  const telling = words.filter(isTelling);
  const byWord = new Set<number>();
  const byName = new Set<number>();
  for (const town of towns) {
    const place = runTogether(wordsOf(town));
    const [shortest = []] = telling
      .map((word) => file.postings(wordKey(word.text, place))?.postcodes ?? [])
      .filter(({ length }) => length > 0)
      .sort((one, other) => one.length - other.length);
    for (const postcode of shortest) byWord.add(postcode);
    const whole = file.postings(nameKey(runTogether(words), place))?.postcodes ?? [];
    for (const postcode of whole) byName.add(postcode);
  }
  if (byWord.size > 0 && byWord.size <= most) return { postcodes: byWord, isComplete: true };
  return byName.size > 0 && byName.size <= most ? { postcodes: byName, isComplete: false } : undefined;
}
