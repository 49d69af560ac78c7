import { present } from '../../present.ts';
import { asUint32, packArrays, unpackArrays } from './packed-arrays.ts';

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
    const record = new Uint32Array(count);
    const length = new Uint32Array(count);
    let total = 0;
    for (let to = 0; to < count; to++) {
      const at = order === undefined ? to : order[to]!;
      record[to] = this.#record[at]!;
      length[to] = this.#start[at + 1]! - this.#start[at]!;
      total += length[to]!;
    }
    if (order === undefined) return packArrays([record, length, this.#bytes.subarray(0, total), ...beside]);
    const bytes = new Uint8Array(total);
    let end = 0;
    for (const at of order) {
      bytes.set(this.#bytes.subarray(this.#start[at]!, this.#start[at + 1]!), end);
      end += this.#start[at + 1]! - this.#start[at]!;
    }
    return packArrays([record, length, bytes, ...beside]);
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
