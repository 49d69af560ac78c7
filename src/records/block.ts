import { constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Value } from './column.ts';

/** The most records of a block (docs/operators/limits.md). */
export const RECORDS_PER_BLOCK = 1000;

/** The most bytes one column of a block may unpack to: a guard against a damaged or hostile payload. */
const COLUMN_BYTES = 256 * 1024 * 1024;

const fastest = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

/**
 * A block: up to {@link RECORDS_PER_BLOCK} records, held column by column.
 *
 * A column is either unpacked (an array of values) or still packed (compressed bytes); it is unpacked when first
 * read and packed when first written out. A column that no step touches therefore goes from input to output
 * without being decompressed: copying ten columns costs ten buffer copies.
 */
export class Block {
  readonly recordCount: number;
  readonly #columns: PackedOrValues[];

  private constructor(recordCount: number, columns: PackedOrValues[]) {
    this.recordCount = recordCount;
    this.#columns = columns;
  }

  /** A block of these columns, each an array of one value a record. */
  static of(recordCount: number, columns: readonly Value[][]): Block {
    return new Block(
      recordCount,
      columns.map((values) => ({ values })),
    );
  }

  /**
   * Reads a packed block: u32 record count, u32 column count, one u32 length a column, then the columns, all
   * little-endian. Each column is a zstd frame holding a JSON array of its values.
   */
  static unpack(payload: Buffer): Block {
    const columnCount = payload.readUInt32LE(4);
    const columns: PackedOrValues[] = [];
    let start = 8 + 4 * columnCount;
    for (let column = 0; column < columnCount; column++) {
      const end = start + payload.readUInt32LE(8 + 4 * column);
      columns.push({ packed: payload.subarray(start, end) });
      start = end;
    }
    return new Block(payload.readUInt32LE(0), columns);
  }

  get columnCount(): number {
    return this.#columns.length;
  }

  /** A column as it is stored: a zstd frame that holds a JSON array. */
  packedColumn(column: number): Buffer {
    return packColumn(this.#columns[column]!);
  }

  /** The values of a column, one a record, by its position. The array is the block's own: do not change it. */
  values(column: number): readonly Value[] {
    const held = this.#columns[column]!;
    held.values ??= JSON.parse(
      zstdDecompressSync(held.packed!, { maxOutputLength: COLUMN_BYTES }).toString(),
    ) as Value[];
    return held.values;
  }

  /**
   * A block of other columns on the same records, in the order given: a number keeps the column at that position
   * (packed, where it is packed), an array is a column of its own.
   */
  arrange(columns: readonly (number | Value[])[]): Block {
    return new Block(
      this.recordCount,
      columns.map((column) => (typeof column === 'number' ? this.#columns[column]! : { values: column })),
    );
  }

  /** The records at these positions, in this order. */
  pick(rows: readonly number[]): Block {
    return new Block(
      rows.length,
      this.#columns.map((_, column) => {
        const values = this.values(column);
        return { values: rows.map((row) => values[row]!) };
      }),
    );
  }

  /** The packed form that {@link Block.unpack} reads. The same block always packs to the same bytes. */
  pack(): Buffer {
    const packed = this.#columns.map(packColumn);
    const head = Buffer.allocUnsafe(8 + 4 * packed.length);
    head.writeUInt32LE(this.recordCount, 0);
    head.writeUInt32LE(packed.length, 4);
    for (const [column, bytes] of packed.entries()) head.writeUInt32LE(bytes.length, 8 + 4 * column);
    return Buffer.concat([head, ...packed]);
  }
}

interface PackedOrValues {
  packed?: Buffer;
  values?: Value[];
}

/** JSON keeps every string exactly, lone surrogates too; zstd level 1 packs it at about twice deflate's speed. */
function packColumn(held: PackedOrValues): Buffer {
  held.packed ??= zstdCompressSync(JSON.stringify(held.values), fastest);
  return held.packed;
}
