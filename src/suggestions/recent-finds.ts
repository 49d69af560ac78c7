import type { AddressFile } from '../address-file/address-file.ts';
import { FlatCache } from '../caches/flat-cache.ts';
import { FlatKey } from '../caches/flat-key.ts';
import { RecentMap } from '../caches/recent-map.ts';

/** The words of the addresses in a postcode, by their indexes in its entry, as far as they were needed. */
export type WordsOfPostcode = Map<number, readonly string[]>;

/**
 * Recent finds in an address file. Many terms have the same beginning, and each further letter finds the same
 * places again. The finds lie outside V8's heap, so that garbage collections are short and rare. All finds
 * together take 6 MB, and are released together with the file.
 */
export class RecentFinds {
  /** The keys of look-ups. All searches share them: they never wait, so only one runs at a time. */
  readonly key = new FlatKey();
  readonly insideKey = new FlatKey();
  /** The best containers of each term, without its numbers (scored-containers.ts). Most take 0.2 to 0.6 KB. */
  readonly terms = new FlatCache(2 ** 19, 4096);
  /**
   * The addresses found in each container (inside.ts), by its number and by the parts of the term that were
   * looked for. Most take 0.2 KB.
   */
  readonly insides = new FlatCache(2 ** 18, 8192);
  /** Whether the file has postcodes that begin as typed: 1 or 0, by outward and inward code. */
  readonly begun = new FlatCache(2 ** 14, 2048);
  /** The words of complete postcodes that were typed together with words. */
  readonly postcodes = new RecentMap<string, WordsOfPostcode>(100);

  static of(file: AddressFile): RecentFinds {
    let finds = byFile.get(file);
    if (finds === undefined) {
      finds = new RecentFinds();
      byFile.set(file, finds);
    }
    return finds;
  }
}

const byFile = new WeakMap<AddressFile, RecentFinds>();
