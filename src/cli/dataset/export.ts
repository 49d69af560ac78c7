import type { Database } from '../../database/connection.ts';
import { readBlocks } from '../../datasets/blocks.ts';
import type { Dataset } from '../../datasets/dataset.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import type { Outputs } from '../files/outputs.ts';
import { styleOf } from '../run/headers.ts';

/** Blocks fetched at a time. One can be as large as a body. */
const BLOCKS = 1;

/** Beyond every block number: they are 32-bit integers. */
const NO_BLOCK = 2 ** 31 - 1;

/** Writes a dataset as CSV, or with tabs if the file's name ends in `.tsv`. @param path planned in `outputs` */
export async function exportDataset(
  database: Database,
  { id, columns }: Dataset,
  outputs: Outputs,
  path: string,
  onRecords: (count: number) => void,
): Promise<void> {
  const writer = new CsvWriter(columns, styleOf(path));
  const file = await outputs.open(path);
  await file.write(writer.header());
  for (let from = 0; ; ) {
    const blocks = await readBlocks(database, id, from, NO_BLOCK, BLOCKS);
    for (const { block } of blocks) {
      await file.write(writer.rows(block));
      onRecords(block.recordCount);
    }
    const last = blocks.at(-1);
    if (last === undefined) break;
    from = last.blockNumber + 1;
  }
  await outputs.finish();
}
