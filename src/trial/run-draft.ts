import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../cleansing/catalogue.ts';
import {
  type FrozenReferences,
  freezeReferences,
  ListsMissing,
  ReferenceMissing,
  type References,
} from '../cleansing/references.ts';
import { doTask } from '../engine/do-task.ts';
import { type OpenedChain, openChain } from '../engine/opened-chain.ts';
import { OpenedJob } from '../engine/opened-job.ts';
import type { RecordBatch, TableReader } from '../formats/table-reader.ts';
import { HandedTask } from '../local-run/handed-task.ts';
import { LocalRun } from '../local-run/local-run.ts';
import { rowEncodersOf } from '../local-run/row-encoders.ts';
import { Spill } from '../local-run/spill.ts';
import { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { type FieldErrors, Refusal } from '../refusal.ts';
import type { ChainPlan, JobPlan } from '../workflow/job-plan.ts';
import { planJob } from '../workflow/plan-job.ts';
import { referencesOf } from '../workflow/references.ts';
import { ALL_OTHERS, type Workflow, type WorkflowInput } from '../workflow/workflow.ts';
import { type PastedRows, readPastedRows } from './pasted-rows.ts';

/** A draft of a workflow, and the rows to try it on. */
export interface TriedDraft {
  readonly workflow: Workflow;
  /** The input that the rows go to. All other inputs have no records. */
  readonly input: string;
  /** The rows as CSV, with a header. */
  readonly text: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Everything that steps may refer to. */
  readonly available: FrozenReferences;
  /** ISO 8601. */
  readonly now: string;
}

/** What a draft made of some rows. All values are texts; an empty value is an empty text. */
export interface DraftAnswer {
  /** The rows as they were read. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly outputs: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    /** `from` is the index of the row that a record was made from; null in the second output of a step. */
    readonly rows: readonly { readonly from: number | null; readonly values: readonly string[] }[];
  }[];
  /** Rows that could not be read or cleansed, by their lines in the text. */
  readonly rejects: readonly { readonly line: number; readonly step: string; readonly reason: string }[];
  readonly statistics: Readonly<Record<string, number>>;
}

/** The column that says which row a record was made from. Steps may leave records out. */
const ROW: Column = { name: 'fettle_row_of_the_trial', type: 'integer' };

/** @param open opens frozen references on this thread */
interface DraftRun {
  readonly catalogue: Catalogue;
  open(references: FrozenReferences): References;
}

/**
 * Sends pasted rows through a draft on this thread, as a job would.
 *
 * @throws Refusal `invalid-request` that names `text` for rows that do not fit, or the wrong parameters
 */
export async function runDraft(draft: TriedDraft, { catalogue, open }: DraftRun): Promise<DraftAnswer> {
  const { workflow, text, now } = draft;
  const input = workflow.inputs.find(({ name }) => name === draft.input);
  if (input === undefined) throw refused('input', `is not an input of the workflow: ${draft.input}`);
  const pasted = await readPastedRows(text, input);
  const plan = planOf(draft, pasted.columns, catalogue);
  const references = open(freeze(draft, plan, catalogue));
  const chains = plan.chains.map((chain) => {
    const isMain = chain.input === input.name;
    const columns = isMain ? [...pasted.columns, ROW] : columnsOf(workflow, chain.input);
    return openChain(isMain ? withRow(chain) : chain, columns, catalogue);
  });
  const job = new OpenedJob(chains, { now: new Date(now), references }, catalogue);
  const outputs = chains.map((chain) => chain.outputs.map(() => [] as Record<string, unknown>[]));
  const rejects: { line: number; step: string; reason: string }[] = pasted.rejects.map((reject) => ({
    line: reject.line,
    step: '',
    reason: [reject.column, reject.reason].filter(Boolean).join(' '),
  }));
  const run = new LocalRun(
    { chains: runChains(chains, outputs, input, pasted), shape: job.shape },
    new Spill(join(tmpdir(), 'trial')),
    1,
    {
      rejects: {
        ofReading: async () => undefined,
        ofSteps: async (_, records) => void rejects.push(...records),
      },
      onRecords: () => undefined,
      phase: () => ({ advance: () => undefined }),
    },
    async (work) => {
      const styles = chains.map((chain) => chain.outputs.map(() => STYLE));
      const task = new HandedTask(job, rowEncodersOf(job, styles), work);
      await doTask(job, work.work, task);
      return task.done();
    },
  );
  const statistics = await run.toEnd();
  return {
    columns: pasted.columns.map(({ name }) => name),
    rows: pasted.rows,
    outputs: chains.flatMap((chain, at) => answeredOutputs(chain, outputs[at] ?? [])),
    rejects: rejects.map(({ line, step, reason }) => ({ line, step, reason })),
    statistics,
  };
}

const STYLE = { format: 'ndjson' } as const;

function planOf(
  { workflow, input, parameters }: TriedDraft,
  columns: readonly Column[],
  catalogue: Catalogue,
): JobPlan {
  const datasets = workflow.inputs.filter(({ kind }) => kind === 'dataset').map(({ name }) => name);
  const { plan, errors } = planJob(
    workflow,
    {
      name: 'trial',
      parameters,
      inputDatasets: Object.fromEntries(
        datasets.map((name) => [name, { columns: name === input ? columns : columnsOf(workflow, name) }]),
      ),
      inputFilename: workflow.inputs.some(({ kind }) => kind === 'file') ? 'trial' : null,
    },
    catalogue,
  );
  if (plan !== undefined) return plan;
  const [first] = Object.entries(errors);
  throw new Refusal('invalid-request', `${first?.[0]} ${first?.[1][0]}`, { errors });
}

function columnsOf({ inputs }: Workflow, name: string): Column[] {
  const { columns = [] } = inputs.find((input) => input.name === name) ?? {};
  return columns.map((column) => ({ name: column.name, type: column.type }));
}

function freeze({ available }: TriedDraft, { chains }: JobPlan, catalogue: Catalogue): FrozenReferences {
  const { addressFile, suppressionLists = [] } = available;
  const lists = new Map(suppressionLists.map((list) => [list.list, list]));
  try {
    return freezeReferences(referencesOf(chains, catalogue), { addressFile, suppressionLists: lists });
  } catch (error) {
    if (error instanceof ListsMissing || error instanceof ReferenceMissing)
      throw refused('source', error.message);
    throw error;
  }
}

/** Requires the number of the row, and carries it to outputs that list their columns, too. */
function withRow(chain: ChainPlan): ChainPlan {
  const outputs = chain.outputs.map((output) => {
    const { columns, step } = output;
    if (step !== undefined || columns === null || columns.some(({ from }) => from === ALL_OTHERS))
      return output;
    return { ...output, columns: [...columns, { from: ROW.name, to: ROW.name }] };
  });
  return { ...chain, columns: [...chain.columns, ROW], outputs };
}

function runChains(
  chains: readonly OpenedChain[],
  outputs: readonly Record<string, unknown>[][][],
  { name }: WorkflowInput,
  pasted: PastedRows,
) {
  return chains.map((chain, at) => ({
    chain,
    input: {
      name: chain.plan.input,
      reader: readerOf(chain, chain.plan.input === name ? [numbered(pasted)] : []),
      size: 0,
    },
    outputs: chain.outputs.map((_, output) => ({
      style: STYLE,
      write: async (rows: string | Uint8Array) => {
        for (const line of String(rows).split('\n')) {
          if (line !== '') outputs[at]?.[output]?.push(JSON.parse(line) as Record<string, unknown>);
        }
      },
    })),
  }));
}

function numbered({ block, lines, columns, rejects }: PastedRows): RecordBatch {
  const values = columns.map((_, at) => [...block.values(at)]);
  const numbers = Array.from({ length: block.recordCount }, (_, row) => row);
  return { block: Block.of(block.recordCount, [...values, numbers]), lines, rejects };
}

function readerOf({ columns }: OpenedChain, batches: readonly RecordBatch[]): TableReader {
  return {
    layout: { header: { columns, labels: columns.map(({ name }) => name) } },
    close: async () => undefined,
    async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
      yield* batches;
    },
  };
}

function answeredOutputs(
  { plan, outputs }: OpenedChain,
  records: readonly Record<string, unknown>[][],
): DraftAnswer['outputs'][number][] {
  return plan.outputs.map(({ name }, at) => {
    const columns = (outputs[at] ?? []).map((column) => column.name).filter((column) => column !== ROW.name);
    const rows = (records[at] ?? []).map((record) => ({
      from: typeof record[ROW.name] === 'number' ? (record[ROW.name] as number) : null,
      values: columns.map((column) => shown(record[column])),
    }));
    return { name, columns, rows };
  });
}

function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function refused(field: string, message: string): Refusal {
  const errors: FieldErrors = { [field]: [message] };
  return new Refusal('invalid-request', message, { errors });
}
