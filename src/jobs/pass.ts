import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { Chain, type ChainResult } from '../engine/chain.ts';
import { AnswerReader } from '../engine/dataset-step/answers.ts';
import { givenBlock, PlacedRecords } from '../engine/dataset-step/placed-records.ts';
import type { Column } from '../records/column.ts';
import type { ChainPlan, OutputPlan } from '../workflow/job-plan.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { type Pass, passesOf } from '../workflow/passes.ts';
import { StoredChunks } from './chunks.ts';
import {
  comparisonsOfJob,
  emittersOf,
  type JobComparison,
  type JobEmitter,
  realChain,
  recordNumbers,
  runOf,
} from './comparison.ts';
import type { FrozenJob } from './frozen-job.ts';
import { type PassBlock, type PassSource, sourceOf } from './pass-source.ts';
import { type MadeBlock, madeBlock, type Work } from './task.ts';

/** Makes a block of one dataset of what became of a block, or nothing. */
type BlockWriter = (at: PassBlock, result: ChainResult) => MadeBlock | undefined;

/** A second output whose records have places, and the dataset on which they wait until they are gathered. */
export interface PlacedOutput {
  readonly records: PlacedRecords;
  readonly chunksId: number;
}

/** A pass of a chain made ready for a task: what it reads, what it does, and what it makes of each block. */
export interface JobPass {
  readonly chain: Chain;
  /** The columns of the chain's input. */
  readonly columns: readonly Column[];
  readonly source: PassSource;
  readonly emitters: readonly JobEmitter[];
  readonly placed: readonly PlacedOutput[];
  /** The blocks that come of one block. */
  readonly writers: readonly BlockWriter[];
  readonly answers: AnswerReader | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly plan: ChainPlan;
}

export async function preparePass(
  database: Database,
  frozen: FrozenJob,
  { chain: at, pass: number = 0 }: Work & { kind: 'cleanse' },
  shelf: ReferenceShelf,
): Promise<JobPass> {
  const real = await realChain(database, frozen, at);
  const pass = passesOf(real.plan.steps)[number]!;
  const isLast = !pass.emits;
  const emitters = await emittersOf(database, frozen, at, { at: number, isLast }, real, shelf);
  const chain = await Chain.prepare(real.columns, real.plan.steps, runOf(frozen, shelf), number, emitters);
  const own = comparisonsOfJob(frozen).filter((comparison) => comparison.chain === at);
  const applied = pass.applies ? own[number - 1]! : undefined;
  const records = applied && (await recordNumbers(database, frozen, applied));
  const outputs = real.plan.outputs.map((plan, output) => ({
    plan,
    id: frozen.chains[at]!.outputIds[output]!,
  }));
  return {
    chain,
    columns: real.columns,
    source: sourceOf(frozen, at, number),
    emitters,
    placed: applied === undefined ? [] : placedOutputs(chain, pass, applied, records!.main, outputs),
    writers: [
      ...(pass.emits ? [recordsWriter(chain, pass, own[number]!)] : []),
      ...outputs.flatMap((output) => outputWriter(chain, pass, output) ?? []),
    ],
    answers: applied && new AnswerReader(new StoredChunks(database, applied.chunksId), records!),
    isFirst: number === 0,
    isLast,
    plan: real.plan,
  };
}

/** Sends a block through the steps of a pass. Where that fails, nothing of it has been emitted. */
export async function sendThrough(pass: JobPass, { block, numbers }: PassBlock): Promise<ChainResult> {
  const marks = pass.emitters.map(({ buffer }) => buffer.mark());
  try {
    const answers = await pass.answers?.ofBlock(numbers);
    return await pass.chain.process(block, { numbers, ...(answers && { answers }) });
  } catch (error) {
    for (const [at, { buffer }] of pass.emitters.entries()) buffer.rollBack(marks[at]!);
    throw error;
  }
}

/**
 * The records for the pass after this one, each with its number in a last column. Where nothing was done to them the input
 * has them; only a block of which some were refused is stored then.
 */
function recordsWriter(chain: Chain, { from, before }: Pass, { recordsId }: JobComparison): BlockWriter {
  const columns = [...Array(chain.columnsAfter).keys()];
  return ({ blockNumber }, { block, numbers, rejects }) =>
    before > from || rejects.length > 0
      ? madeBlock(recordsId, blockNumber, block.arrange([...columns, [...numbers]]))
      : undefined;
}

interface Output {
  readonly plan: OutputPlan;
  readonly id: number;
}

/** What a pass writes to an output: the last one its records, another one perhaps what one of its steps gives. */
function outputWriter(chain: Chain, pass: Pass, { plan, id }: Output): BlockWriter | undefined {
  if (plan.step === undefined) {
    if (pass.emits) return undefined;
    const positions = outputColumns(chain.layout, plan).map(({ position }) => position);
    return ({ blockNumber }, { block }) => madeBlock(id, blockNumber, block.arrange(positions));
  }
  const step = stepOf(chain, pass, plan);
  if (step === undefined) return undefined;
  const positions = outputColumns(chain.layout, plan).map(({ position }) => position);
  return ({ blockNumber }, { given }) => {
    const records = given.get(plan.step!);
    if (records === undefined || records.places.length > 0) return undefined;
    const block = givenBlock(records.records, step.gives.length);
    return madeBlock(id, blockNumber, block.arrange(positions));
  };
}

/** Only the dataset step that is applied can give places: it alone has seen all records. */
function placedOutputs(
  chain: Chain,
  pass: Pass,
  { chunksId }: JobComparison,
  records: number,
  outputs: readonly Output[],
): PlacedOutput[] {
  const { planned, gives } = chain.layout.steps[pass.from]!;
  return outputs.some(({ plan }) => plan.step === planned.id)
    ? [{ records: new PlacedRecords(planned.id, gives.length, records), chunksId }]
    : [];
}

/** The step of a pass whose second output an output is. */
function stepOf(chain: Chain, { from, before }: Pass, { step }: OutputPlan) {
  return chain.layout.steps.slice(from, before).find(({ planned }) => planned.id === step);
}
