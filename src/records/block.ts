import { present } from '../present.ts';
import type { Value } from './column.ts';
import { packColumn, unpackText } from './packed-column.ts';

/**
 * A block: up to {@link RECORDS_PER_BLOCK} records, stored by column.
 *
 * A column is either an array of values or still packed (compressed bytes). It is unpacked when it is first
 * read, and packed when it is first written out. A column that no step touches goes from input to output
 * without being decompressed, so copying ten columns costs ten buffer copies.
 */
export class Block {
  readonly recordCount: number;
  readonly #columns: PackedOrValues[];

  private constructor(recordCount: number, columns: PackedOrValues[]) {
    this.recordCount = recordCount;
    this.#columns = columns;
  }

  /** Makes a block of columns. Each column is an array with one value per record. */
  static of(recordCount: number, columns: readonly Value[][]): Block {
    return new Block(
      recordCount,
      columns.map((values) => ({ values })),
    );
  }

  /**
   * Reads a packed block. Its layout, in little-endian numbers: record count (u32), column count (u32), the
   * length of each column (u32), then the columns. Each column is a zstd frame that holds a JSON array of its
   * values.
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

  #column(at: number): PackedOrValues {
    return present(this.#columns[at], 'a column of the block');
  }

  /** The stored form of a column: a zstd frame that holds a JSON array. */
  packedColumn(column: number): Buffer {
    return packedForm(this.#column(column));
  }

  /**
   * The values of the column at an index, one per record. The array belongs to the block: do not change it.
   */
  values(column: number): readonly Value[] {
    const held = this.#column(column);
    held.values ??= JSON.parse(unpackText(present(held.packed, 'the packed values of a column'))) as Value[];
    return held.values;
  }

  /**
   * Makes a block with other columns for the same records. A number keeps the column at that index, without
   * unpacking it. An array becomes a new column.
   */
  arrange(columns: readonly (number | Value[])[]): Block {
    return new Block(
      this.recordCount,
      columns.map((column) => (typeof column === 'number' ? this.#column(column) : { values: column })),
    );
  }

  /** Makes a block of the records at these indexes, in this order. */
  pick(rows: readonly number[]): Block {
    return new Block(
      rows.length,
      this.#columns.map((_, column) => {
        const values = this.values(column);
        return { values: rows.map((row) => values[row] ?? null) };
      }),
    );
  }

  /** The packed form that {@link Block.unpack} reads. The same block always packs to the same bytes. */
  pack(): Buffer {
    const packed = this.#columns.map(packedForm);
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

/** JSON keeps every string exactly, including lone surrogates. */
function packedForm(held: PackedOrValues): Buffer {
  held.packed ??= packColumn(JSON.stringify(held.values));
  return held.packed;
}
