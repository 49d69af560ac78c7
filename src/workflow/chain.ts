import type { References } from '../cleansing/references.ts';
import type { RecordFunction, StepBlock, StepRun } from '../cleansing/step.ts';
import { faultPoint } from '../faults.ts';
import type { Block } from '../records/block.ts';
import type { Column, Value } from '../records/column.ts';
import { type Layout, layOut, type PlacedStep, type PlannedStep } from './planned-step.ts';

/** A record that a step could not cleanse. */
export interface Reject {
  /** The record's position in its block, from 0. */
  readonly row: number;
  /** The id of the step that refused it. */
  readonly step: string;
  readonly reason: string;
}

/** What a chain made of one block. */
export interface ChainResult {
  /** The records that are left, with the appended columns. */
  readonly block: Block;
  readonly rejects: readonly Reject[];
  /** `step id.statistic` → count. */
  readonly statistics: Record<string, number>;
  /** What steps gave to their second outputs, by the id of the step. */
  readonly given: ReadonlyMap<string, GivenRecords>;
}

/** Records that a step gave to its second output. */
export interface GivenRecords {
  /** Each with its values in the order in which the step declares them. */
  readonly records: (readonly Value[])[];
  /** The place of each record in the output; empty where the step gives none. */
  readonly places: number[];
}

/** What a job has frozen for all its steps. */
export interface ChainRun {
  readonly now: Date;
  readonly references: References;
}

/** A step failed on a whole block: the block is tried again, then the job fails with this message. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  constructor(step: string, cause: unknown) {
    super(`Step ${step} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Adjacent record steps, fused: a block is unpacked once (and only the columns that some step reads), passes through
 * every step, and is packed once. Running it twice on a block gives the same bytes.
 */
export class Chain {
  readonly #layout: Layout;
  readonly #runs: readonly StepRun[];
  readonly #inputCount: number;

  private constructor(layout: Layout, runs: readonly StepRun[], inputCount: number) {
    this.#layout = layout;
    this.#runs = runs;
    this.#inputCount = inputCount;
  }

  /** Makes a chain ready for blocks with these columns. */
  static async prepare(
    columns: readonly Column[],
    plan: readonly PlannedStep[],
    run: ChainRun,
  ): Promise<Chain> {
    const layout = layOut(columns, plan);
    const runs = await Promise.all(
      layout.steps.map(({ step, planned, inputs }) =>
        step.prepare({ options: planned.options, mapped: new Set(inputs.keys()), ...run }),
      ),
    );
    return new Chain(layout, runs, columns.length);
  }

  /** Where each column is: the input's, then everything appended. */
  get layout(): Layout {
    return this.#layout;
  }

  get columns(): readonly Column[] {
    return this.#layout.columns;
  }

  /** Runs the steps over one block. @throws StepFailed when a step cannot open the block. */
  async process(block: Block): Promise<ChainResult> {
    const state = new ChainState(block, this.#layout.columns.length, this.#inputCount);
    for (const [at, placed] of this.#layout.steps.entries()) {
      const view = new StepView(state, placed);
      let cleanse: RecordFunction;
      try {
        faultPoint('step.block');
        cleanse = await this.#runs[at]!.open(view);
      } catch (error) {
        throw new StepFailed(placed.planned.id, error);
      }
      for (let row = 0; row < block.recordCount; row++) {
        if (state.gone[row] !== 0) continue;
        try {
          faultPoint('step.record', row);
          cleanse(row);
        } catch (error) {
          state.reject(row, placed.planned.id, error instanceof Error ? error.message : String(error));
        }
      }
      view.countUp();
    }
    return state.result();
  }
}

/** One block under way: its columns as far as they are unpacked or written, and which records are gone. */
class ChainState {
  readonly block: Block;
  readonly gone: Uint8Array;
  readonly statistics: Record<string, number> = {};
  readonly given = new Map<string, GivenRecords>();
  readonly #rejects: Reject[] = [];
  readonly #written: (Value[] | undefined)[];
  readonly #inputCount: number;

  constructor(block: Block, columnCount: number, inputCount: number) {
    this.block = block;
    this.gone = new Uint8Array(block.recordCount);
    this.#written = new Array(columnCount);
    this.#inputCount = inputCount;
  }

  read(column: number): readonly Value[] {
    return (
      this.#written[column] ?? (column < this.#inputCount ? this.block.values(column) : this.write(column))
    );
  }

  write(column: number): Value[] {
    this.#written[column] ??= column < this.#inputCount ? [...this.block.values(column)] : this.empty();
    return this.#written[column];
  }

  empty(): Value[] {
    return new Array<Value>(this.block.recordCount).fill(null);
  }

  reject(row: number, step: string, reason: string): void {
    this.gone[row] = 1;
    this.#rejects.push({ row, step, reason });
  }

  result(): ChainResult {
    const columns = Array.from(
      this.#written,
      (values, at) => values ?? (at < this.#inputCount ? at : this.empty()),
    );
    const whole = this.block.arrange(columns);
    const rows = [...this.gone.keys()].filter((row) => this.gone[row] === 0);
    return {
      block: rows.length === whole.recordCount ? whole : whole.pick(rows),
      rejects: this.#rejects.sort((a, b) => a.row - b.row),
      statistics: this.statistics,
      given: this.given,
    };
  }
}

/** The block as one step sees it, through the names that its workflow mapped. */
class StepView implements StepBlock {
  readonly recordCount: number;
  readonly #state: ChainState;
  readonly #placed: PlacedStep;
  readonly #counts = new Map<string, number>();

  constructor(state: ChainState, placed: PlacedStep) {
    this.recordCount = state.block.recordCount;
    this.#state = state;
    this.#placed = placed;
  }

  isLive(row: number): boolean {
    return this.#state.gone[row] === 0;
  }

  input(need: string): readonly Value[] {
    const column = this.#placed.inputs.get(need);
    return column === undefined ? this.#state.empty() : this.#state.read(column);
  }

  output(name: string): Value[] {
    const column = this.#placed.outputs.get(name);
    if (column === undefined) throw new Error(`${this.#placed.step.name} does not append ${name}.`);
    return this.#state.write(column);
  }

  change(need: string): Value[] {
    const column = this.#placed.inputs.get(need);
    if (column === undefined) throw new Error(`${need} is not mapped to a column.`);
    return this.#state.write(column);
  }

  drop(row: number): void {
    this.#state.gone[row] = 1;
  }

  give(values: readonly Value[], place?: number): void {
    const { id } = this.#placed.planned;
    let given = this.#state.given.get(id);
    if (given === undefined) {
      given = { records: [], places: [] };
      this.#state.given.set(id, given);
    }
    given.records.push(values);
    if (place !== undefined) given.places.push(place);
  }

  count(statistic: string, by = 1): void {
    this.#counts.set(statistic, (this.#counts.get(statistic) ?? 0) + by);
  }

  /** Hands over what was counted, under the step's id. */
  countUp(): void {
    for (const [statistic, count] of this.#counts) {
      const name = `${this.#placed.planned.id}.${statistic}`;
      this.#state.statistics[name] = (this.#state.statistics[name] ?? 0) + count;
    }
  }
}
