import type { ClientScope } from '../../database/client-scope.ts';
import type { Database } from '../../database/connection.ts';
import { storeBlock } from '../../datasets/blocks.ts';
import type { Dataset } from '../../datasets/dataset.ts';
import { completeDataset, createDataset, removeDataset } from '../../datasets/store.ts';
import type { Input } from '../files/input.ts';
import type { Outputs } from '../files/outputs.ts';
import type { Rejects } from '../run/rejects.ts';

interface ImportOptions {
  /** Receives the rows that cannot be read. */
  readonly rejects: Rejects;
  readonly outputs: Outputs;
  /** Is called after each block with how many rows were read. */
  readonly onRecords: (count: number) => void;
}

/**
 * Makes an input dataset of a CSV file and completes it. Rows that cannot be read go to `rejects`. If this
 * fails, no dataset remains.
 *
 * @throws Refusal if the client already has a dataset with this name
 */
export async function importDataset(
  scope: ClientScope,
  database: Database,
  name: string,
  input: Input,
  { rejects, outputs, onRecords }: ImportOptions,
): Promise<Dataset> {
  const dataset = await createDataset(scope, name, input.reader.layout.header.columns);
  try {
    let blockNumber = 0;
    let recordCount = 0;
    for await (const batch of input.reader) {
      await rejects.ofReading(name, batch.rejects);
      const { block } = batch;
      if (block.recordCount > 0) {
        const packed = { recordCount: block.recordCount, payload: block.pack() };
        await storeBlock(database, dataset, blockNumber++, packed);
      }
      recordCount += block.recordCount;
      onRecords(block.recordCount + batch.rejects.length);
    }
    const completed = await completeDataset(scope, name, recordCount);
    await outputs.finish();
    return completed;
  } catch (error) {
    await removeDataset(scope, name).catch(() => undefined);
    throw error;
  }
}
