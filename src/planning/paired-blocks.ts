import type { RecordBatch } from '../formats/table-reader.ts';
import { itemAt } from '../present.ts';
import { Block } from '../records/block.ts';
import type { Value } from '../records/column.ts';
import { RecordPairs } from './record-pairs.ts';

/** Cleansed records beside their originals. Both blocks have the same records. */
export interface PairedBlock {
  readonly before: Block;
  readonly after: Block;
  /** The line of each record in the original file. */
  readonly lines: readonly number[];
}

/** Reads an original table beside the blocks of its cleansed version, and finds the original of each record. */
export class PairedBlocks {
  readonly #before: readonly string[];
  readonly #after: readonly string[];
  readonly #pairs: RecordPairs;
  readonly #originals: AsyncIterator<RecordBatch>;
  readonly #onRead: (batch: RecordBatch) => void;

  /**
   * @param before the columns of the original table
   * @param after the columns of the cleansed table
   * @param onRead is called for each batch of the original table
   */
  constructor(
    before: readonly string[],
    after: readonly string[],
    originals: AsyncIterable<RecordBatch>,
    onRead: (batch: RecordBatch) => void,
  ) {
    this.#before = before;
    this.#after = after;
    this.#pairs = new RecordPairs(before, after);
    this.#originals = originals[Symbol.asyncIterator]();
    this.#onRead = onRead;
  }

  /** Whether the tables belong together, by the records so far. */
  get belongTogether(): boolean {
    return this.#pairs.belongTogether;
  }

  /** Pairs the records of the next cleansed block. Records without an original are left out. */
  async pair(block: Block): Promise<PairedBlock> {
    const [was, is, lines]: [Value[][], Value[][], number[]] = [[], [], []];
    for (const values of rowsOf(block)) {
      while (this.#pairs.needsMore && (await this.#readMore()));
      const original = this.#pairs.originalOf(values);
      if (original === undefined) continue;
      was.push([...original.values]);
      is.push(values);
      lines.push(original.line);
    }
    return { before: blockOf(was, this.#before), after: blockOf(is, this.#after), lines };
  }

  /** Reads the rest of the original table. */
  async readRest(): Promise<void> {
    while (await this.#readMore());
  }

  async #readMore(): Promise<boolean> {
    const { value, done } = await this.#originals.next();
    if (done === true) return false;
    this.#onRead(value);
    for (const [row, values] of rowsOf(value.block).entries()) {
      this.#pairs.addOriginal({ line: itemAt(value.lines, row), values });
    }
    return true;
  }
}

function rowsOf(block: Block): Value[][] {
  const columns = Array.from({ length: block.columnCount }, (_, at) => block.values(at));
  return Array.from({ length: block.recordCount }, (_, row) => columns.map((values) => values[row] ?? null));
}

function blockOf(rows: readonly (readonly Value[])[], names: readonly string[]): Block {
  return Block.of(
    rows.length,
    names.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}
