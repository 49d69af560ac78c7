import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Database } from '../database/connection.ts';
import { setColumns } from '../datasets/of-job.ts';
import { addStatistics, RECORDS } from '../engine/statistics.ts';
import type { TaskEnd } from '../engine/work.ts';
import { faultPointAsync } from '../faults.ts';
import type { CellKind, RecordBatch, TableReader } from '../formats/table-reader.ts';
import { present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import type { CsvBatch, CsvPosition, CsvReject } from '../records/csv-batch.ts';
import type { CsvReader } from '../records/csv-reader.ts';
import { fitChain } from '../workflow/fit.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { type FrozenChain, frozenChain, outputDataset, rejectsBlockNumber } from './frozen-job.ts';
import { openInputFile, type Resume } from './input-file.ts';
import type { Slice } from './slice.ts';
import { shapeOf } from './stages.ts';
import { advanceTask, type MadeBlock, madeBlock, type Progress, type Task, type Work } from './task.ts';

/**
 * Reads a file into the chain's working dataset, one block per batch. Rows that are not valid records
 * become rejects. A block of the working dataset has one column more than the file: the line of each record,
 * for rejects of later steps.
 */
export async function readFileTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'read-file' },
  slice: Slice,
  catalogue: Catalogue,
): Promise<TaskEnd> {
  const chain = frozenChain(task.frozen, work.chain);
  const file = present(chain.file, 'the input file of a chain');
  const resume = task.resume as Resume | null;
  const { reader, isAtPlace, canEnter, bytesRead } = await openInputFile(database, chain, resume);
  if (resume === null) {
    await setAllColumns(database, chain, reader.layout.header.columns, catalogue).catch(async (error) => {
      await reader.close();
      throw error;
    });
  }

  const shape = shapeOf(task.frozen, catalogue);
  let progress: Progress = task;
  const toSkip = isAtPlace ? 0 : task.position;
  let skipped = 0;
  let done = 0;
  for await (const batch of reader as AsyncIterable<RecordBatch & Partial<CsvBatch>>) {
    if (skipped < toSkip) {
      skipped++;
      continue;
    }
    const blockNumber = progress.position;
    const next = canEnter ? batch.next : undefined;
    const made: MadeBlock[] = [];
    if (batch.block.recordCount > 0) {
      made.push(madeBlock(chain.datasetId, blockNumber, withLines(batch)));
    }
    if (batch.rejects.length > 0) {
      const number = rejectsBlockNumber(shape, work.chain, blockNumber, 'reading');
      made.push(rejectsBlock(task, number, chain.plan.input, batch.rejects));
    }
    progress = {
      position: blockNumber + 1,
      resume: resumeAfter(reader, next),
      unitsDone: next?.offset ?? Math.max(progress.unitsDone, bytesRead()),
      unitsTotal: file.size,
      statistics: addStatistics(progress.statistics, counts(batch)),
    };
    await faultPointAsync('task.store-block', blockNumber);
    await advanceTask(database, task, progress, made);
    done++;
    // Each turn must read at least as many batches as it skipped. Otherwise later turns would spend most of
    // their time on skipping.
    if (slice.isOver && done >= skipped) return 'given-back';
  }
  return 'done';
}

function resumeAfter(reader: CsvReader | TableReader, next: CsvPosition | undefined) {
  if (next !== undefined) return { layout: (reader as CsvReader).layout, next };
  const kinds = (reader as TableReader).kinds ?? new Map<string, CellKind>();
  return { kinds: Object.fromEntries(kinds) };
}

/** Sets the columns of the working dataset and the outputs, now that the header has been read. */
async function setAllColumns(
  database: Database,
  chain: FrozenChain,
  columns: readonly Column[],
  catalogue: Catalogue,
): Promise<void> {
  const { chain: fitted, layout, errors } = fitChain(chain.plan, columns, catalogue);
  if (fitted === undefined) throw new Error(`The file ${errors.join(', ')}.`);
  const all: [number, readonly Column[]][] = [
    [chain.datasetId, columns],
    ...fitted.outputs.map((output, at): [number, readonly Column[]] => [
      outputDataset(chain, at),
      outputColumns(layout, output).map(({ name, type }) => ({ name, type })),
    ]),
  ];
  for (const [id, list] of all) await setColumns(database.kysely, id, list);
}

function withLines({ block, lines }: RecordBatch): Block {
  return block.arrange([...Array(block.columnCount).keys(), [...lines]]);
}

function rejectsBlock(
  { frozen }: Task,
  blockNumber: number,
  input: string,
  rejects: readonly CsvReject[],
): MadeBlock {
  return madeBlock(
    frozen.rejectsId,
    blockNumber,
    Block.of(rejects.length, [
      rejects.map(() => input),
      rejects.map(({ recordNumber }) => recordNumber),
      rejects.map(({ line }) => line),
      rejects.map(() => null),
      rejects.map(({ column, reason }) =>
        column === undefined ? `The row ${reason}.` : `${column} ${reason}.`,
      ),
      rejects.map(({ raw }) => raw),
    ]),
  );
}

/** Counts the rejected rows. Valid records are counted when the steps read them. */
function counts({ rejects }: RecordBatch): Record<string, number> {
  if (rejects.length === 0) return {};
  return { [RECORDS.read]: rejects.length, [RECORDS.rejected]: rejects.length };
}
