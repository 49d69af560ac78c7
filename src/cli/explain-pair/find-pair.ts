import type { TableReader } from '../../formats/table-reader.ts';
import { Block } from '../../records/block.ts';
import type { Value } from '../../records/column.ts';

/** Two records of a file. */
export interface FoundPair {
  /** Both records, in the requested order. */
  readonly block: Block;
  /** The number of records in the file. */
  readonly total: number;
}

/**
 * Reads a whole file and keeps the two records with these names.
 *
 * @param recordId the column with the records' names; undefined if records are named by their place, from 1
 * @param see a function that gets every block of the file
 * @throws Error that says which record is missing
 */
export async function findPair(
  reader: TableReader,
  recordId: number | undefined,
  names: readonly [string, string],
  see: (block: Block) => Promise<void> = async () => undefined,
): Promise<FoundPair> {
  const found: (Value[] | undefined)[] = [undefined, undefined];
  let total = 0;
  for await (const { block } of reader) {
    await see(block);
    const ids = recordId === undefined ? undefined : block.values(recordId);
    for (let row = 0; row < block.recordCount; row++) {
      const place = String(++total);
      const name = ids === undefined ? place : textOf(ids[row]) || place;
      for (const [at, wanted] of names.entries()) {
        // Several records may share an id. The first counts.
        if (name === wanted) found[at] ??= valuesOf(block, row);
      }
    }
  }
  const missing = names.find((_, at) => found[at] === undefined);
  if (missing !== undefined) {
    throw new Error(
      recordId === undefined
        ? `There is no record ${missing}. The workflow names records by their place in the file, from 1 to ${total}.`
        : `There is no record with the id ${missing}.`,
    );
  }
  const [one, other] = found as [Value[], Value[]];
  return {
    block: Block.of(
      2,
      one.map((value, column) => [value, other[column] ?? null]),
    ),
    total,
  };
}

function textOf(value: Value | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

function valuesOf(block: Block, row: number): Value[] {
  return Array.from({ length: block.columnCount }, (_, column) => block.values(column)[row] ?? null);
}
