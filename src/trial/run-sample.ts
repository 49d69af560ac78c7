import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../cleansing/catalogue.ts';
import type { References } from '../cleansing/references.ts';
import { doTask } from '../engine/do-task.ts';
import { type OpenedChain, openChain } from '../engine/opened-chain.ts';
import { OpenedJob } from '../engine/opened-job.ts';
import type { RecordBatch, TableReader } from '../formats/table-reader.ts';
import { HandedTask } from '../local-run/handed-task.ts';
import { LocalRun } from '../local-run/local-run.ts';
import { rowEncodersOf } from '../local-run/row-encoders.ts';
import { Spill } from '../local-run/spill.ts';
import { present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { Column, Value } from '../records/column.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { planJob } from '../workflow/plan-job.ts';
import type { Workflow } from '../workflow/workflow.ts';
import type { Sample } from './sample.ts';

/** The column that says which record of the sample a cleansed record was. Steps may leave records out. */
const ROW: Column = { name: 'fettle_row_of_the_sample', type: 'integer' };

/** What a workflow made of a sample. */
export interface SampleRun {
  readonly chain: OpenedChain;
  /** The columns of the cleansed records. */
  readonly columns: readonly string[];
  /** The cleansed values by record of the sample. A record that was left out or rejected has none. */
  readonly made: ReadonlyMap<number, readonly Value[]>;
  /** The reasons for rejected records, by record of the sample. */
  readonly rejected: ReadonlyMap<number, string>;
  readonly statistics: Readonly<Record<string, number>>;
}

/** The plan of the workflow's only chain. */
export function planOf(workflow: Workflow, catalogue: Catalogue): ChainPlan {
  const request = { name: 'trial', parameters: {}, inputDatasets: {}, inputFilename: 'trial' };
  const { plan, errors } = planJob(workflow, request, catalogue);
  if (plan === undefined) throw new Error(`The trial cannot be planned: ${JSON.stringify(errors)}`);
  return present(plan.chains[0], 'the chain of the trial');
}

/** The settings of a trial that stay the same for all of its steps. */
export interface TrialRun {
  readonly now: Date;
  readonly references: References;
  readonly catalogue: Catalogue;
}

/** Sends a sample through all steps of a workflow on this thread, as a job would. */
export async function runSample(
  { columns, labels, rows, lines }: Sample,
  workflow: Workflow,
  { now, references, catalogue }: TrialRun,
): Promise<SampleRun> {
  const numbered = [...columns, ROW];
  const chain = openChain(planOf(workflow, catalogue), numbered, catalogue);
  const job = new OpenedJob([chain], { now, references }, catalogue);
  const style = { format: 'csv' } as const;
  const encoders = rowEncodersOf(job, [chain.outputs.map(() => style)]);
  const block = Block.of(rows.length, [
    ...columns.map((_, at) => rows.map((record) => record[at] ?? null)),
    rows.map((_, row) => row),
  ]);
  const reader = readerOf(numbered, [...labels, ROW.name], { block, lines, rejects: [] });
  const blocks: Block[] = [];
  const rejected = new Map<number, string>();
  const report = {
    rejects: {
      ofReading: async () => undefined,
      ofSteps: async (_: unknown, records: readonly { line: number; step: string; reason: string }[]) => {
        for (const { line, reason } of records) rejected.set(lines.indexOf(line), reason);
      },
    },
    sample: {
      wants: () => true,
      read: () => undefined,
      refused: () => undefined,
      made: (_: number, records: Block) => void blocks.push(records),
    },
    onRecords: () => undefined,
    phase: () => ({ advance: () => undefined }),
  };
  const chains = [
    {
      chain,
      input: { name: chain.plan.input, reader, size: 0 },
      outputs: chain.outputs.map(() => ({ style, write: async () => undefined })),
    },
  ];
  const spill = new Spill(join(tmpdir(), 'trial'));
  try {
    const run = new LocalRun({ chains, shape: job.shape }, spill, 1, report, async (work) => {
      const task = new HandedTask(job, encoders, work);
      await doTask(job, work.work, task);
      return task.done();
    });
    const statistics = await run.toEnd();
    return { chain, ...byRow(chain, blocks), rejected, statistics };
  } finally {
    await spill.remove();
  }
}

function byRow({ outputs }: OpenedChain, blocks: readonly Block[]): Pick<SampleRun, 'columns' | 'made'> {
  const names = present(outputs[0], 'the output of the trial').map(({ name }) => name);
  const at = names.indexOf(ROW.name);
  const made = new Map<number, readonly Value[]>();
  for (const block of blocks) {
    const values = names.map((_, column) => block.values(column));
    for (let record = 0; record < block.recordCount; record++)
      made.set(
        Number(values[at]?.[record]),
        values.map((column) => column[record] ?? null),
      );
  }
  return { columns: names, made };
}

function readerOf(columns: readonly Column[], labels: readonly string[], batch: RecordBatch): TableReader {
  return {
    layout: { header: { columns, labels } },
    close: async () => undefined,
    async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
      yield batch;
    },
  };
}
