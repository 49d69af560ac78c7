import { CHUNK, type Chunk, chunkNumber, partitionOf } from './chunk.ts';
import { FactBuffer } from './fact-buffer.ts';
import { grown, RecordBytes } from './record-bytes.ts';

/** Where a record's emission began, so that it can be rolled back. */
export interface Mark {
  readonly entries: number;
  readonly notes: number;
  readonly facts: number;
}

/**
 * Gathers the entries, notes and facts that blocks emit, until there is enough to store. Each partition then gets
 * one chunk.
 */
export class EntryBuffer {
  readonly #entries = new RecordBytes();
  readonly #notes = new RecordBytes();
  readonly #facts = new FactBuffer();
  #key = new Float64Array(1024);

  /** How many bytes have been gathered. */
  get byteLength(): number {
    const { count, byteLength } = this.#entries;
    return byteLength + 16 * count + this.#notes.byteLength + this.#facts.byteLength;
  }

  emit(record: number, key: number, data: Uint8Array): void {
    const at = this.#entries.count;
    if (at === this.#key.length) this.#key = grown(this.#key, 2 * at);
    this.#key[at] = key;
    this.#entries.add(record, data);
  }

  note(record: number, data: Uint8Array): void {
    this.#notes.add(record, data);
  }

  fact(texts: readonly string[], numbers: readonly number[]): void {
    this.#facts.add(texts, numbers);
  }

  mark(): Mark {
    return { entries: this.#entries.count, notes: this.#notes.count, facts: this.#facts.count };
  }

  /** Forgets everything emitted since the mark. */
  rollBack({ entries, notes, facts }: Mark): void {
    this.#entries.truncate(entries);
    this.#notes.truncate(notes);
    this.#facts.truncate(facts);
  }

  /**
   * Returns the chunks of everything gathered, and forgets it.
   *
   * @param firstBlock the number of the first block in it
   */
  take(partitions: number, isReference: boolean, firstBlock: number): Chunk[] {
    const number = chunkNumber(isReference, firstBlock);
    const chunks = this.#byPartition(partitions).flatMap((order, bucket): Chunk[] => {
      if (order.length === 0) return [];
      const payload = this.#entries.pack(order, ...this.#keys(order));
      const byteLength = order.length * 16 + this.#entries.lengthOf(order);
      return [{ kind: CHUNK.entries, bucket, number, count: order.length, byteLength, payload }];
    });
    if (this.#notes.count > 0) {
      const { count, byteLength } = this.#notes;
      chunks.push({ kind: CHUNK.notes, bucket: 0, number, count, byteLength, payload: this.#notes.pack() });
    }
    if (this.#facts.count > 0) {
      const { count, byteLength } = this.#facts;
      chunks.push({ kind: CHUNK.facts, bucket: 0, number, count, byteLength, payload: this.#facts.pack() });
    }
    this.clear();
    return chunks;
  }

  /** Forgets everything gathered. */
  clear(): void {
    this.rollBack({ entries: 0, notes: 0, facts: 0 });
  }

  /** The indexes of the entries of each partition, in order. */
  #byPartition(partitions: number): Uint32Array[] {
    const { count } = this.#entries;
    const partition = new Uint16Array(count);
    const sizes = new Uint32Array(partitions);
    for (let at = 0; at < count; at++) {
      partition[at] = partitionOf(this.#key[at]!, partitions);
      sizes[partition[at]!]!++;
    }
    const orders = Array.from(sizes, (size) => new Uint32Array(size));
    sizes.fill(0);
    for (let at = 0; at < count; at++) orders[partition[at]!]![sizes[partition[at]!]!++] = at;
    return orders;
  }

  /**
   * Splits keys into their lower 32 and upper 21 bits. Keys of one partition share their first bits, which
   * compress well.
   */
  #keys(order: Uint32Array): [Uint32Array, Uint32Array] {
    const low = new Uint32Array(order.length);
    const high = new Uint32Array(order.length);
    for (let to = 0; to < order.length; to++) {
      const key = this.#key[order[to]!]!;
      low[to] = key;
      high[to] = Math.floor(key / 2 ** 32);
    }
    return [low, high];
  }
}
