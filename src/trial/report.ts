import type { Catalogue } from '../cleansing/catalogue.ts';
import { Comparison } from '../cleansing/profile/comparison/comparison.ts';
import type { ComparisonReport } from '../cleansing/profile/comparison/comparison-report.ts';
import type { ProfileReport } from '../cleansing/profile/report.ts';
import { TableProfile } from '../cleansing/profile/table-profile.ts';
import type { Database } from '../database/connection.ts';
import { readBlocks } from '../datasets/blocks.ts';
import { openChain } from '../engine/opened-chain.ts';
import { RECORDS } from '../engine/statistics.ts';
import { appliedSteps } from '../planning/applied-steps.ts';
import { PairedBlocks } from '../planning/paired-blocks.ts';
import { statisticsInWords } from '../planning/statistics-in-words.ts';
import { present } from '../present.ts';
import { Refusal } from '../refusal.ts';
import type { CleanedFile } from './cleaned-file.ts';
import { planOf } from './run-sample.ts';
import { StoredTable } from './stored-table.ts';

/** The most records that a report compares, from the beginning of the file. */
export const REPORTED_RECORDS = 16_000;

/** Blocks that are read together. */
const BLOCKS = 4;

/** The quality of a file before and after it was cleaned. */
export interface CleaningReport {
  /** All records of the file, and how many were rejected. */
  readonly records: number;
  readonly rejected: number;
  /** How many records were compared. */
  readonly compared: number;
  readonly comparison: ComparisonReport | null;
  /** What the steps counted, in words. */
  readonly counts: readonly (readonly [meaning: string, count: number])[];
}

/** Compares the first records of a file with what a job made of them. */
export async function cleaningReport(
  database: Database,
  cleaned: CleanedFile,
  catalogue: Catalogue,
): Promise<CleaningReport> {
  const { comparison } = await profileReport(database, cleaned, catalogue);
  const { statistics, workflow } = cleaned;
  return {
    records: statistics[RECORDS.read] ?? 0,
    rejected: statistics[RECORDS.rejected] ?? 0,
    compared: comparison?.records ?? 0,
    comparison: comparison ?? null,
    counts: statisticsInWords(workflow.steps, statistics),
  };
}

/** The report as `fettle clean` makes it, over the first records. */
export async function profileReport(
  database: Database,
  { file, name, workflow, output, statistics, now }: CleanedFile,
  catalogue: Catalogue,
): Promise<ProfileReport> {
  const table = new StoredTable(database, file);
  const reader = await table.open(workflow.inputs[0]?.place ?? {}).catch((error: Error) => {
    if (!error.message.includes('is gone')) throw error;
    throw new Refusal(
      'not-found',
      'The original file was replaced or removed, so there is nothing to compare with.',
    );
  });
  try {
    const { columns, labels } = reader.layout.header;
    const chain = openChain(planOf(workflow, catalogue), columns, catalogue);
    const names = columns.map((column) => column.name);
    const byName = new Map(names.map((one, at) => [one, labels[at] || one]));
    const before = { names, labels: [...byName.values()] };
    const after = { names: output.columns, labels: output.columns.map((one) => byName.get(one) ?? one) };
    const profiles = [before, after].map((one) => new TableProfile(one.names, one.labels)) as [
      TableProfile,
      TableProfile,
    ];
    const comparison = new Comparison({ names, labels }, after, appliedSteps(chain.layout));
    const pairs = new PairedBlocks(names, output.columns, reader, ({ block, rejects }) =>
      profiles[0].add(block, rejects.length),
    );
    for await (const block of blocksOf(database, output.datasetId)) {
      profiles[1].add(block, 0);
      const paired = await pairs.pair(block);
      comparison.add(paired.before, paired.after, paired.lines);
    }
    const read = statistics[RECORDS.read] ?? 0;
    return {
      madeAt: now,
      table: { ...profiles[0].report(name, false), rejected: statistics[RECORDS.rejected] ?? 0 },
      after: profiles[1].report(output.name, false),
      comparison: pairs.belongTogether ? comparison.report(true) : undefined,
      ...(read > REPORTED_RECORDS && { sampledOf: read }),
    };
  } finally {
    await reader.close();
    await table.close();
  }
}

async function* blocksOf(database: Database, datasetId: number) {
  let records = 0;
  for (let from = 0; records < REPORTED_RECORDS; ) {
    const blocks = await readBlocks(database, datasetId, from, 2 ** 31 - 1, BLOCKS);
    if (blocks.length === 0) return;
    for (const { block, recordCount } of blocks) {
      records += recordCount;
      yield block;
    }
    from = present(blocks.at(-1), 'the last block that was read').blockNumber + 1;
  }
}
