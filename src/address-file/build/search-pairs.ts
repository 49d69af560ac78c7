import type { PostcodeEntry } from '../postcode-entry.ts';
import { postcodeNumber } from '../postcode-number.ts';
import { eachSearchKey } from '../search/keys.ts';
import { udprnKey } from '../search/udprn-key.ts';

/** Gathers the search keys of each postcode, each key once. */
export class SearchPairs {
  readonly #keys = new Set<number>();
  readonly #addKey = (key: number): void => void this.#keys.add(key >>> 0);
  #pairs = new Uint32Array(1 << 16);
  #used = 0;

  add(entry: PostcodeEntry): void {
    this.#keys.clear();
    eachSearchKey(entry, this.#addKey);
    for (const { point } of entry.addresses) if (point.udprn !== 0) this.#keys.add(udprnKey(point.udprn));
    const postcode = postcodeNumber(entry.postcode);
    const needed = this.#used + 2 * this.#keys.size;
    if (needed > this.#pairs.length) {
      const larger = new Uint32Array(Math.max(needed, 2 * this.#pairs.length));
      larger.set(this.#pairs);
      this.#pairs = larger;
    }
    for (const key of this.#keys) {
      this.#pairs[this.#used++] = key;
      this.#pairs[this.#used++] = postcode;
    }
  }

  /** A copy of what was gathered: key, postcode number, key, postcode number and so on. */
  take(): Uint32Array {
    return this.#pairs.slice(0, this.#used);
  }
}
