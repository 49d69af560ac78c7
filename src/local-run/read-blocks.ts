import type { RecordBatch, TableReader } from '../formats/table-reader.ts';
import type { Value } from '../records/column.ts';
import type { HandedBlock } from './messages.ts';

/** Some batches of a file, and the block made of each. */
export interface ReadBlocks {
  readonly batches: readonly RecordBatch[];
  readonly blocks: readonly HandedBlock[];
}

/**
 * Reads a table, several blocks at a time, numbered from 0.
 *
 * @param countRead counts the records of a block and returns the number of the first of them
 */
export async function* readBlocks(
  reader: TableReader,
  together: number,
  countRead: (records: number) => number,
): AsyncGenerator<ReadBlocks> {
  let number = 0;
  let batches: RecordBatch[] = [];
  let blocks: HandedBlock[] = [];
  for await (const batch of reader) {
    const { recordCount, columnCount } = batch.block;
    const columns = Array.from({ length: columnCount }, (_, at) => batch.block.values(at) as Value[]);
    batches.push(batch);
    blocks.push({
      number: number++,
      recordCount,
      columns,
      first: countRead(recordCount),
      lines: batch.lines,
    });
    if (batches.length < together) continue;
    yield { batches, blocks };
    [batches, blocks] = [[], []];
  }
  if (batches.length > 0) yield { batches, blocks };
}
