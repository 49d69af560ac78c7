import type { Partition, RecordNumbers } from '../../cleansing/dataset-step.ts';
import { asUint32 } from './packed-arrays.ts';
import { RecordBytes, unpackRecords } from './record-bytes.ts';
import { sortedByKey } from './sort-keys.ts';

/** The size of a partition, or a limit on it. */
export interface PartitionLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** The size that a task should have. Larger partitions are split into shares, one task each. */
const SHARE: PartitionLimits = { entries: 1_000_000, bytes: 64 * 1024 * 1024 };

/**
 * Three times the size of a share. Only keys with a great many entries come near it, because shares divide
 * all others evenly.
 */
const LIMITS: PartitionLimits = { entries: 3 * SHARE.entries, bytes: 3 * SHARE.bytes };

/** How many shares a partition of this size is split into. */
export function sharesFor({ entries, bytes }: PartitionLimits): number {
  const shares = Math.max(1, entries / SHARE.entries, bytes / SHARE.bytes);
  return 2 ** Math.ceil(Math.log2(shares));
}

/** A share of a partition: the entries whose key modulo `of` is `at`. */
export interface Share {
  readonly of: number;
  readonly at: number;
}

/**
 * Puts the chunks of a partition together within a memory limit. Shares divide keys evenly, so the limit is
 * exceeded only if a few keys have most of the entries. The entries of those keys are then handed over as
 * partitions of their own, as often as needed, and the other entries stay. So memory is bounded whatever was
 * emitted. What is handed over, and when, depends only on the entries and their order, not on how they were
 * cut into chunks.
 */
export class PartitionGatherer {
  readonly #records: RecordNumbers;
  readonly #share: Share;
  readonly #limits: PartitionLimits;
  #entries = new RecordBytes();
  #keys = new Float64Array(1024);
  /**
   * Keys with entries that were handed over already. Their remaining entries are handed over as parts too.
   */
  readonly #parted = new Set<number>();

  constructor(records: RecordNumbers, share: Share = { of: 1, at: 0 }, limits: PartitionLimits = LIMITS) {
    this.#records = records;
    this.#share = share;
    this.#limits = limits;
  }

  /** Takes in a chunk. @returns partitions that must be resolved before more is taken in; usually none */
  *add(payload: Uint8Array): Generator<Partition> {
    const { count, record, start, bytes, beside } = unpackRecords(payload);
    const low = asUint32(beside[0]!);
    const high = asUint32(beside[1]!);
    const { of, at: wanted } = this.#share;
    for (let at = 0; at < count; at++) {
      if (of > 1 && low[at]! % of !== wanted) continue;
      const place = this.#entries.count;
      if (place === this.#keys.length) this.#growKeys();
      this.#keys[place] = high[at]! * 2 ** 32 + low[at]!;
      this.#entries.add(record[at]!, bytes.subarray(start[at]!, start[at + 1]!));
      if (place + 1 >= this.#limits.entries || this.#entries.byteLength >= this.#limits.bytes)
        yield* this.#relieve();
    }
  }

  /** Hands over all remaining entries. */
  *finish(): Generator<Partition> {
    const order = sortedByKey(this.#keys, this.#entries.count);
    for (const key of [...this.#parted].sort((a, b) => a - b)) {
      const part = order.filter((at) => this.#keys[at] === key);
      if (part.length > 0) yield this.#partition(part, true);
    }
    yield this.#partition(
      this.#parted.size === 0 ? order : order.filter((at) => !this.#parted.has(this.#keys[at]!)),
      false,
    );
  }

  /** Hands over the keys with the most entries, until half of the memory is free. */
  *#relieve(): Generator<Partition> {
    const order = sortedByKey(this.#keys, this.#entries.count);
    const hot = hottest(this.#keys, order);
    for (const [key, part] of hot) {
      this.#parted.add(key);
      yield this.#partition(part, true);
    }
    const gone = new Set(hot.map(([key]) => key));
    this.#keep(order.filter((at) => !gone.has(this.#keys[at]!)).sort());
  }

  #keep(positions: Uint32Array): void {
    const { record, start, bytes } = this.#entries;
    const kept = new RecordBytes();
    const keys = new Float64Array(this.#keys.length);
    for (const [to, at] of positions.entries()) {
      keys[to] = this.#keys[at]!;
      kept.add(record[at]!, bytes.subarray(start[at]!, start[at + 1]!));
    }
    this.#entries = kept;
    this.#keys = keys;
  }

  #partition(order: Uint32Array, isPart: boolean): Partition {
    const count = order.length;
    const entries = this.#entries;
    const key = new Float64Array(count);
    const record = new Uint32Array(count);
    const start = new Uint32Array(count);
    const end = new Uint32Array(count);
    for (let to = 0; to < count; to++) {
      const at = order[to]!;
      key[to] = this.#keys[at]!;
      record[to] = entries.record[at]!;
      start[to] = entries.start[at]!;
      end[to] = entries.start[at + 1]!;
    }
    return { records: this.#records, count, key, record, start, end, bytes: entries.bytes, isPart };
  }

  #growKeys(): void {
    const larger = new Float64Array(2 * this.#keys.length);
    larger.set(this.#keys);
    this.#keys = larger;
  }
}

/**
 * The keys with the most entries, which together have at least half of all entries. Each comes with the
 * indexes of its entries.
 */
function hottest(keys: Float64Array, order: Uint32Array): [number, Uint32Array][] {
  const runs: [number, Uint32Array][] = [];
  for (let from = 0; from < order.length; ) {
    const key = keys[order[from]!]!;
    let to = from + 1;
    while (to < order.length && keys[order[to]!] === key) to++;
    runs.push([key, order.subarray(from, to)]);
    from = to;
  }
  runs.sort(([a, first], [b, second]) => second.length - first.length || a - b);
  const hot: [number, Uint32Array][] = [];
  let entries = 0;
  for (const run of runs) {
    if (2 * entries >= order.length) break;
    hot.push(run);
    entries += run[1].length;
  }
  return hot;
}
