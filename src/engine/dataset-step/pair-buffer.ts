import type { Pairs } from '../../cleansing/dataset-step.ts';
import { itemAt } from '../../present.ts';
import { asUint32, packArrays, unpackArrays } from './packed-arrays.ts';
import { grown } from './record-bytes.ts';

/** How many pairs a chunk has. `combine` receives a chunk at a time. */
const PAIRS_PER_CHUNK = 65_536;

/** The pairs that comparing a partition found. */
export class PairBuffer {
  #count = 0;
  #pairs = new Uint32Array(3 * 1024);

  get count(): number {
    return this.#count;
  }

  add(first: number, second: number, evidence: number): void {
    const at = 3 * this.#count;
    if (at === this.#pairs.length) this.#pairs = grown(this.#pairs, 2 * at);
    this.#pairs[at] = first;
    this.#pairs[at + 1] = second;
    this.#pairs[at + 2] = evidence;
    this.#count++;
  }

  /** Yields the pairs in packed chunks, in the order in which they were found. */
  *take(): Generator<{ count: number; payload: Buffer }> {
    for (let from = 0; from < this.#count; from += PAIRS_PER_CHUNK) {
      const count = Math.min(PAIRS_PER_CHUNK, this.#count - from);
      const column = (which: number) =>
        Uint32Array.from({ length: count }, (_, at) => this.#pairs[3 * (from + at) + which]!);
      yield { count, payload: packArrays([column(0), column(1), column(2)]) };
    }
    this.#count = 0;
  }
}

export function unpackPairs(payload: Uint8Array): Pairs {
  const arrays = unpackArrays(payload).map(asUint32);
  const [first, second, evidence] = [itemAt(arrays, 0), itemAt(arrays, 1), itemAt(arrays, 2)];
  return { count: first.length, first, second, evidence };
}
