import type { Database } from '../../database/connection.ts';
import { readBlocks } from '../../datasets/blocks.ts';
import type { Dataset } from '../../datasets/dataset.ts';
import { rowEncoder } from '../../formats/row-encoder.ts';
import type { Format } from '../../formats/table-style.ts';
import type { Outputs } from '../files/outputs.ts';
import { TableOutput } from '../files/table-output.ts';

/** The number of blocks to fetch at a time. A block can be as large as a request body. */
const BLOCKS = 1;

/** A number above every block number. Block numbers are 32-bit integers. */
const NO_BLOCK = 2 ** 31 - 1;

/**
 * Writes a dataset in the format of the file's name, or in the requested format.
 *
 * @param path an output planned in `outputs`
 */
export async function exportDataset(
  database: Database,
  { id, columns }: Dataset,
  outputs: Outputs,
  { path, format }: { readonly path: string; readonly format?: Format | undefined },
  onRecords: (count: number) => void,
): Promise<void> {
  const file = new TableOutput(await outputs.open(path), format);
  await file.begin(
    columns,
    columns.map(({ name }) => name),
  );
  const encode = rowEncoder(columns, file.style);
  for (let from = 0; ; ) {
    const blocks = await readBlocks(database, id, from, NO_BLOCK, BLOCKS);
    for (const { block } of blocks) {
      await file.write(encode(block));
      onRecords(block.recordCount);
    }
    const last = blocks.at(-1);
    if (last === undefined) break;
    from = last.blockNumber + 1;
  }
  await file.finish();
  await outputs.finish();
}
