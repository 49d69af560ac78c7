import type { BlockAnswers, DatasetStepRun } from '../cleansing/dataset-step.ts';
import { isDatasetStep } from '../cleansing/dataset-step.ts';
import type { References } from '../cleansing/references.ts';
import type { RecordFunction, StepRun } from '../cleansing/step.ts';
import { faultPoint } from '../faults.ts';
import { itemAt, present } from '../present.ts';
import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import type { Pass } from '../workflow/passes.ts';
import type { Layout, PlacedStep } from '../workflow/planned-step.ts';
import { ChainState, EmitView, type GivenRecords, type Reject, StepView } from './chain-state.ts';
import type { EntryBuffer } from './dataset-step/entry-buffer.ts';

/** The result of a chain for one block. */
export interface ChainResult {
  /** The remaining records, with the columns appended so far. */
  readonly block: Block;
  /** The numbers of the remaining records. Empty if the block came without numbers. */
  readonly numbers: readonly number[];
  readonly rejects: readonly Reject[];
  /** `step id.statistic` → count. */
  readonly statistics: Record<string, number>;
  /** The records that steps gave to their second outputs, by step id. */
  readonly given: ReadonlyMap<string, GivenRecords>;
}

/** The settings that a job has frozen for all its steps. */
export interface ChainRun {
  readonly now: Date;
  readonly references: References;
}

/** A dataset step that a pass emits records for. */
export interface Emitter {
  readonly placed: PlacedStep;
  readonly run: DatasetStepRun;
  readonly isReference: boolean;
  /**
   * Added to the numbers of the records. Records of a reference are numbered after those of the main input.
   */
  readonly firstNumber: number;
  readonly buffer: EntryBuffer;
}

/** The numbers of a block's records, for passes that emit or apply. */
export interface BlockPlace {
  /** The number of each record in the input, from 0, ascending. */
  readonly numbers: readonly number[];
  /** The answers to these records, for a pass that applies. */
  readonly answers?: BlockAnswers;
}

/**
 * A step failed on a whole block. The block is tried again, and after that the job fails with this message.
 */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  constructor(step: string, cause: unknown) {
    super(`Step ${step} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

interface PreparedStep {
  readonly placed: PlacedStep;
  readonly run: StepRun | DatasetStepRun;
}

/**
 * Adjacent steps, fused. A block is unpacked once, and only the columns that a step reads; it passes through
 * all steps and is packed once. Running a chain twice on a block gives the same bytes.
 */
export class Chain {
  /**
   * The position of each column: first the input's columns, then all appended columns, including those of
   * other passes.
   */
  readonly layout: Layout;
  /** How many columns there are before this pass and after it. */
  readonly columnsBefore: number;
  readonly columnsAfter: number;
  readonly #steps: readonly PreparedStep[];

  private constructor(
    layout: Layout,
    inputCount: number,
    { from, before }: Part,
    steps: readonly PreparedStep[],
  ) {
    this.layout = layout;
    this.columnsBefore = columnsUpTo(layout, inputCount, from);
    this.columnsAfter = columnsUpTo(layout, inputCount, before);
    this.#steps = steps;
  }

  /**
   * Prepares steps of a chain for blocks that have the columns of the input and of all earlier steps.
   *
   * @param part the steps of a pass; all steps if missing
   */
  static async prepare(
    { columns, layout }: { readonly columns: readonly Column[]; readonly layout: Layout },
    run: ChainRun,
    part: Part = { from: 0, before: layout.steps.length },
  ): Promise<Chain> {
    const steps = layout.steps.slice(part.from, part.before);
    const prepared = steps.map(async (placed) => ({ placed, run: await prepareStep(placed, run) }));
    return new Chain(layout, columns.length, part, await Promise.all(prepared));
  }

  /** The columns after this pass. */
  get columns(): readonly Column[] {
    return this.layout.columns.slice(0, this.columnsAfter);
  }

  /**
   * Runs the steps over one block, and then emits its records.
   *
   * @throws StepFailed if a step cannot open the block
   */
  async process(
    block: Block,
    place: BlockPlace = NO_PLACE,
    emitters: readonly Emitter[] = [],
  ): Promise<ChainResult> {
    const state = new ChainState(block, this.columnsAfter, this.columnsBefore);
    for (const { placed, run } of this.#steps) {
      const view = new StepView(state, placed);
      await forEachRecord(state, view, placed, () =>
        'open' in run
          ? run.open(view)
          : run.apply(view, present(place.answers, 'the answers to the records of a block')),
      );
    }
    for (const emitter of emitters) await emit(state, emitter, place.numbers);
    const { numbers } = place;
    return {
      block: state.result(),
      numbers:
        numbers.length === 0 || state.isWhole ? numbers : state.rows().map((row) => itemAt(numbers, row)),
      rejects: state.rejects,
      statistics: state.statistics,
      given: state.given,
    };
  }
}

/** Consecutive steps of a chain: from `from` up to, but not including, `before`. */
type Part = Pick<Pass, 'from' | 'before'>;

const NO_PLACE: BlockPlace = { numbers: [] };

/** Prepares a step of a layout for a run. */
export async function prepareStep(placed: PlacedStep, run: ChainRun): Promise<StepRun | DatasetStepRun> {
  const { step, planned, inputs } = placed;
  const settings = {
    options: planned.options,
    mapped: new Set(inputs.keys()),
    columnNames: new Map(Object.entries(planned.columns)),
    decisions: run.references.decisions?.get(planned.id) ?? [],
    ...run,
  };
  return isDatasetStep(step)
    ? step.prepare({ ...settings, hasReference: planned.reference !== undefined })
    : step.prepare(settings);
}

/** Emits the records of a block. A record that throws leaves nothing behind. */
async function emit(state: ChainState, emitter: Emitter, own: readonly number[]): Promise<void> {
  const { placed, run, isReference, firstNumber, buffer } = emitter;
  const numbers = firstNumber === 0 ? own : own.map((number) => number + firstNumber);
  const view = new EmitView(state, placed, numbers, isReference, buffer);
  await forEachRecord(state, view, placed, async () => {
    const emitRecord = await run.emit(view);
    return (row) => {
      const mark = buffer.mark();
      try {
        emitRecord(row);
      } catch (error) {
        buffer.rollBack(mark);
        throw error;
      }
    };
  });
}

async function forEachRecord(
  state: ChainState,
  view: StepView,
  { planned: { id } }: PlacedStep,
  open: () => RecordFunction | Promise<RecordFunction>,
): Promise<void> {
  let cleanse: RecordFunction;
  try {
    faultPoint('step.block');
    cleanse = await open();
  } catch (error) {
    throw new StepFailed(id, error);
  }
  for (let row = 0; row < state.block.recordCount; row++) {
    if (state.gone[row] !== 0) continue;
    try {
      faultPoint('step.record', row);
      cleanse(row);
    } catch (error) {
      state.reject(row, id, error instanceof Error ? error.message : String(error));
    }
  }
  view.countUp();
}

function columnsUpTo({ steps }: Layout, inputCount: number, step: number): number {
  return steps.slice(0, step).reduce((sum, { outputs }) => sum + outputs.size, inputCount);
}
