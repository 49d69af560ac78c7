import { present } from '../../present.ts';
import { asUint32, packFilled, unpackArrays } from './packed-arrays.ts';

/**
 * Byte strings that belong to records, one after the other in arrays that grow: the data of entries, notes
 * and answers. String `at` belongs to `record[at]` and is `bytes.subarray(start[at], start[at + 1])`.
 */
export class RecordBytes {
  #count = 0;
  #record = new Uint32Array(1024);
  #start = new Uint32Array(1025);
  #bytes = new Uint8Array(64 * 1024);

  get count(): number {
    return this.#count;
  }

  /** The total length of all strings in bytes. */
  get byteLength(): number {
    return this.#start[this.#count]!;
  }

  get record(): Uint32Array {
    return this.#record;
  }

  /** Has one element more than there are records. */
  get start(): Uint32Array {
    return this.#start;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  add(record: number, data: Uint8Array): void {
    const at = this.#count;
    if (at === this.#record.length) {
      this.#record = grown(this.#record, 2 * at);
      this.#start = grown(this.#start, 2 * at + 1);
    }
    const start = this.#start[at]!;
    const end = start + data.length;
    if (end > this.#bytes.length) this.#bytes = grown(this.#bytes, Math.max(end, 2 * this.#bytes.length));
    this.#record[at] = record;
    this.#bytes.set(data, start);
    this.#start[at + 1] = end;
    this.#count = at + 1;
  }

  /** Forgets all but the first `count` strings. */
  truncate(count: number): void {
    this.#count = count;
  }

  /** Packs the strings at these indexes, in this order. Without `order` it packs all of them. */
  pack(order?: Uint32Array, ...beside: ArrayBufferView[]): Buffer {
    const count = order?.length ?? this.#count;
    const total = order === undefined ? this.byteLength : this.lengthOf(order);
    return packFilled(
      [4 * count, 4 * count, total, ...beside.map(({ byteLength }) => byteLength)],
      ([record, length, bytes, ...others]) => {
        this.#fill(asUint32(record!), asUint32(length!), bytes!, order);
        for (const [at, { buffer, byteOffset, byteLength }] of beside.entries())
          others[at]!.set(new Uint8Array(buffer, byteOffset, byteLength));
      },
    );
  }

  /** The total length in bytes of the strings at these indexes. */
  lengthOf(order: Uint32Array): number {
    let sum = 0;
    for (let to = 0; to < order.length; to++) sum += this.#start[order[to]! + 1]! - this.#start[order[to]!]!;
    return sum;
  }

  #fill(record: Uint32Array, length: Uint32Array, bytes: Uint8Array, order: Uint32Array | undefined): void {
    let end = 0;
    for (let to = 0; to < record.length; to++) {
      const at = order === undefined ? to : order[to]!;
      const [from, before] = [this.#start[at]!, this.#start[at + 1]!];
      record[to] = this.#record[at]!;
      length[to] = before - from;
      if (order !== undefined) bytes.set(this.#bytes.subarray(from, before), end);
      end += before - from;
    }
    if (order === undefined) bytes.set(this.#bytes.subarray(0, end));
  }
}

/** The unpacked result of {@link RecordBytes.pack}. */
export interface UnpackedRecords {
  readonly count: number;
  readonly record: Uint32Array;
  /** Has one element more than there are records. */
  readonly start: Uint32Array;
  readonly bytes: Uint8Array;
  /** The further arrays that were packed with the strings. */
  readonly beside: readonly Uint8Array<ArrayBuffer>[];
}

export function unpackRecords(payload: Uint8Array): UnpackedRecords {
  const [record, length, bytes, ...beside] = unpackArrays(payload);
  const lengths = asUint32(present(length, 'the lengths of packed records'));
  const start = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) start[at + 1] = start[at]! + lengths[at]!;
  return {
    count: lengths.length,
    record: asUint32(present(record, 'the numbers of packed records')),
    start,
    bytes: present(bytes, 'the bytes of packed records'),
    beside,
  };
}

/** Copies `array` into a longer array with `length` elements. */
export function grown<T extends Uint8Array | Uint32Array | Float64Array>(array: T, length: number): T {
  const larger = new (array.constructor as new (length: number) => T)(length);
  larger.set(array);
  return larger;
}
