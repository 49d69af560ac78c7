import { present } from '../../present.ts';
import { keyHash } from '../../text/key-hash.ts';

/** Up to this many different values are counted exactly. */
const EXACT = 4096;

/** The most hashes that a summary lists. If there are more, it is shorter to list the registers. */
const LISTED = 250;

/** 2^14 registers: 16 KB, and a standard error of 1.04 / √16,384. */
const INDEX_BITS = 14;
const REGISTERS = 1 << INDEX_BITS;

/** The number of bits of a 53-bit hash that are left for the rank. */
const RANK_BITS = 53 - INDEX_BITS;

/** The standard error of an estimate, as a share of the estimate. */
export const DISTINCT_ERROR = 1.04 / Math.sqrt(REGISTERS);

/** A {@link DistinctSketch} as JSON. */
export interface DistinctSummary {
  readonly hashes?: readonly number[];
  /** Base64, three bytes per register: the index, low byte first, then the rank. */
  readonly registers?: string;
}

/**
 * Counts different values in bounded memory: exactly up to 4,096, then by HyperLogLog (Flajolet et al. 2007)
 * with the estimator of Ertl (2017), which is unbiased at small and medium counts. Sketches of parts merge
 * into the sketch of the whole, in any order.
 */
export class DistinctSketch {
  #hashes: Set<number> | undefined = new Set();
  #registers: Uint8Array | undefined;

  add(value: string): void {
    this.#addHash(keyHash(value));
  }

  merge(other: DistinctSketch): void {
    if (other.#hashes !== undefined) {
      for (const hash of other.#hashes) this.#addHash(hash);
      return;
    }
    const registers = this.#asRegisters();
    for (const [at, rank] of present(other.#registers, 'the registers of an estimate').entries()) {
      if (rank > registers[at]!) registers[at] = rank;
    }
  }

  /** The sketch as JSON: the hashes if they are few, otherwise the registers that are not 0. */
  summary(): DistinctSummary {
    if (this.#hashes !== undefined && this.#hashes.size <= LISTED) {
      return { hashes: [...this.#hashes] };
    }
    const registers = this.#registers ?? registersOf(present(this.#hashes, 'the hashes of the values'));
    const bytes: number[] = [];
    for (const [at, rank] of registers.entries()) if (rank > 0) bytes.push(at & 255, at >>> 8, rank);
    return { registers: Buffer.from(bytes).toString('base64') };
  }

  /** Adds a sketch given as JSON. */
  mergeSummary({ hashes, registers }: DistinctSummary): void {
    for (const hash of hashes ?? []) this.#addHash(hash);
    if (registers === undefined) return;
    const own = this.#asRegisters();
    const bytes = Buffer.from(registers, 'base64');
    for (let at = 0; at < bytes.length; at += 3) {
      const index = bytes[at]! | (bytes[at + 1]! << 8);
      if (bytes[at + 2]! > own[index]!) own[index] = bytes[at + 2]!;
    }
  }

  get isExact(): boolean {
    return this.#hashes !== undefined;
  }

  /** The number of different values; rounded if it is an estimate. */
  get count(): number {
    return (
      this.#hashes?.size ?? Math.round(estimate(present(this.#registers, 'the registers of an estimate')))
    );
  }

  #addHash(hash: number): void {
    if (this.#hashes === undefined) {
      note(present(this.#registers, 'the registers of an estimate'), hash);
      return;
    }
    this.#hashes.add(hash);
    if (this.#hashes.size > EXACT) this.#asRegisters();
  }

  #asRegisters(): Uint8Array {
    if (this.#registers === undefined) {
      this.#registers = registersOf(present(this.#hashes, 'the hashes of the values'));
      this.#hashes = undefined;
    }
    return this.#registers;
  }
}

function registersOf(hashes: ReadonlySet<number>): Uint8Array {
  const registers = new Uint8Array(REGISTERS);
  for (const hash of hashes) note(registers, hash);
  return registers;
}

/** Updates a register. The low bits give its index; the leading zeros of the other bits give the rank. */
function note(registers: Uint8Array, hash: number): void {
  const low = (hash % 2 ** 32) >>> 0;
  const high = Math.floor(hash / 2 ** 32);
  const index = low & (REGISTERS - 1);
  const rest = low >>> INDEX_BITS;
  const rank = high > 0 ? Math.clz32(high) - 10 : 21 + Math.clz32(rest) - INDEX_BITS + 1;
  const capped = Math.min(rank, RANK_BITS + 1);
  if (capped > registers[index]!) registers[index] = capped;
}

function estimate(registers: Uint8Array): number {
  const counts = new Float64Array(RANK_BITS + 2);
  for (const rank of registers) counts[rank]!++;
  let sum = REGISTERS * tau(1 - counts[RANK_BITS + 1]! / REGISTERS);
  for (let rank = RANK_BITS; rank >= 1; rank--) sum = 0.5 * (sum + counts[rank]!);
  sum += REGISTERS * sigma(counts[0]! / REGISTERS);
  return (REGISTERS * REGISTERS) / (2 * Math.LN2 * sum);
}

function sigma(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let [power, weight, sum, before] = [share, 1, share, -1];
  while (sum !== before) {
    power *= power;
    before = sum;
    sum += power * weight;
    weight += weight;
  }
  return sum;
}

function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let [root, weight, sum, before] = [share, 1, 1 - share, -1];
  while (sum !== before) {
    root = Math.sqrt(root);
    before = sum;
    weight *= 0.5;
    sum -= (1 - root) ** 2 * weight;
  }
  return sum / 3;
}
