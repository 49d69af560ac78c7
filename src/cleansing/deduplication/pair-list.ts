import { agreesBy, weightBy } from './found-pair.ts';
import type { MatchedPairs } from './matched-pairs.ts';

/** Collects pairs as they are found. */
export class PairList {
  #count = 0;
  #first = new Uint32Array(1024);
  #second = new Uint32Array(1024);
  #weight = new Uint16Array(1024);
  #agrees = new Uint8Array(1024);

  /** @param evidence the evidence of a match, as `encodeFound` wrote it, or a weight */
  add(first: number, second: number, evidence: number): void {
    if (this.#count === this.#first.length) this.#grow();
    this.#first[this.#count] = first;
    this.#second[this.#count] = second;
    this.#weight[this.#count] = weightBy(evidence);
    this.#agrees[this.#count++] = agreesBy(evidence) ? 1 : 0;
  }

  list(): MatchedPairs {
    return {
      count: this.#count,
      first: this.#first,
      second: this.#second,
      weight: this.#weight,
      agrees: this.#agrees,
    };
  }

  #grow(): void {
    const length = this.#first.length * 2;
    const larger = <A extends Uint32Array | Uint16Array | Uint8Array>(array: A, bigger: A): A => {
      bigger.set(array);
      return bigger;
    };
    this.#first = larger(this.#first, new Uint32Array(length));
    this.#second = larger(this.#second, new Uint32Array(length));
    this.#weight = larger(this.#weight, new Uint16Array(length));
    this.#agrees = larger(this.#agrees, new Uint8Array(length));
  }
}
