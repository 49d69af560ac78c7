import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { MOST_POSTCODES } from './house-book.ts';

/** A place with more postcodes than this is a town. */
const MOST_OF_A_VILLAGE = 40;

/** The postcodes of the villages of a list. */
export class VillageBook {
  /** The keys are the names of localities, run together. */
  readonly #postcodes = new Map<string, Set<string>>();

  add(locality: string, postcode: string): void {
    const key = runTogether(wordsOf(locality));
    const postcodes = this.#postcodes.get(key);
    if (postcodes === undefined) this.#postcodes.set(key, new Set([postcode]));
    else if (postcodes.size <= MOST_OF_A_VILLAGE) postcodes.add(postcode);
  }

  /**
   * Returns the postcodes of all villages of a name, without spaces. None if there are many.
   *
   * @param name run together
   */
  postcodesOf(name: string): Iterable<string> {
    const postcodes = this.#postcodes.get(name);
    return postcodes === undefined || postcodes.size > MOST_OF_A_VILLAGE ? [] : postcodes;
  }
}

/** Reads the villages of a plain list. Undefined for other files, and for a list that is too large. */
export function villageBookOf(file: AddressFile): VillageBook | undefined {
  const { plainList, counts } = file.manifest;
  if (plainList !== true || counts.postcodes > MOST_POSTCODES) return undefined;
  const book = new VillageBook();
  for (const { addresses } of file.entries()) {
    for (const { point } of addresses) {
      const postcode = point.postcode.replace(' ', '');
      if (point.dependentLocality !== '') book.add(point.dependentLocality, postcode);
      if (point.doubleDependentLocality !== '') book.add(point.doubleDependentLocality, postcode);
      // Some rows of a list have the village where its town should be.
      book.add(point.postTown, postcode);
    }
  }
  return book;
}
