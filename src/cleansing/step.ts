import type { Static, TObject } from 'typebox';
import type { Column, Value } from '../records/column.ts';
import type { Reference, References } from './references.ts';

/**
 * What every entry of the catalogue of workflow steps (contract 8) declares. A step knows neither SQL nor HTTP.
 * What it declares here is all the documentation there is of it: `fettle workflow show`, the JSON Schema for editors
 * and docs/operators/steps.md are made from it.
 */
export interface StepDeclaration<Options extends TObject = TObject> {
  /** The name a workflow uses, for example `name-cleansing`. */
  readonly name: string;
  /** What the step is for, in one sentence that ends with a full stop. */
  readonly description: string;
  /** The columns that the step reads, by the name it gives them; a workflow maps its own columns to these. */
  readonly needs: readonly Need[];
  /** Optional needs of which a workflow must map at least one. */
  readonly needsOneOf?: readonly string[];
  /** Others of which it must map at least one as well. */
  readonly needsAlsoOneOf?: readonly string[];
  /** The step's options, each with `default` and `description`. Unknown options are refused when a workflow is checked. */
  readonly options: Options;
  /** What it refers to beside the records, under these options. A job is refused where that is not there. */
  refersTo?(options: Static<Options>): readonly Reference[];
  /** What it counts, in the job's statistics, by name. */
  readonly statistics: Readonly<Record<string, string>>;
  /** The columns that it appends under these options, in order, always at the end of the record. */
  appends(options: Static<Options>): readonly AppendedColumn[];
  /**
   * The columns of the step's second output under these options, where it has one: an output of the workflow that names
   * the step (`outputs: { Mailing: { step: mailing-file } }`) holds what the step gives with {@link StepBlock.give}.
   */
  gives?(options: Static<Options>): readonly AppendedColumn[];
}

/**
 * A record step: block in, block out. Adjacent ones are fused, so that a block is unpacked and packed once.
 * A step that must see all records is a `DatasetStep` (dataset-step.ts).
 */
export interface Step<Options extends TObject = TObject> extends StepDeclaration<Options> {
  readonly kind?: 'record';
  /** Makes the step ready for a run: loads what it refers to. Called once a run on each worker thread. */
  prepare(run: StepSettings<Static<Options>>): StepRun | Promise<StepRun>;
}

/** A column that a step reads. */
export interface Need {
  readonly name: string;
  readonly type: Column['type'];
  readonly required: boolean;
  readonly description: string;
}

/** A column that a step appends. `name` follows the dataset-name rule. */
export interface AppendedColumn extends Column {
  readonly description: string;
}

/** What a run of a step is given: everything frozen when the job was submitted. */
export interface StepSettings<Options> {
  readonly options: Options;
  /** The needs that the workflow mapped to a column. An optional need may be missing. */
  readonly mapped: ReadonlySet<string>;
  /** The name of the column behind each of them, where the step runs in a chain. */
  readonly columnNames?: ReadonlyMap<string, string>;
  /** The job's frozen clock: the same on every worker and on every retry. */
  readonly now: Date;
  /** What the step declared that it refers to, as the job was frozen with it. */
  readonly references: References;
}

/** A step made ready. */
export interface StepRun {
  /**
   * Binds the step to one block and returns the function that cleanses one record of it. What a block has to wait
   * for (DNS answers, say) is waited for here; the returned function is synchronous. If it throws, that record goes
   * to the rejects with the error's message; if `open` throws, the whole block is tried again.
   */
  open(block: StepBlock): RecordFunction | Promise<RecordFunction>;
}

/** Cleanses the record at `row` (from 0): reads its inputs, writes its outputs. */
export type RecordFunction = (row: number) => void;

/** One block as a step sees it: its inputs, its outputs, and what it may do to a record. */
export interface StepBlock {
  readonly recordCount: number;
  /** Whether the record is still there: not dropped or rejected by an earlier step. */
  isLive(row: number): boolean;
  /** The values of a need, one a record; all null where the workflow did not map it. */
  input(need: string): readonly Value[];
  /** The array of an appended column, filled with null: write `output[row] = value`. */
  output(column: string): Value[];
  /**
   * The array behind a need, to change the client's own column in place. Only for steps whose purpose that is
   * (tidying): every other step appends.
   */
  change(need: string): Value[];
  /** Leaves the record out of the output (output type `Suppress`). */
  drop(row: number): void;
  /**
   * Adds a record to the step's second output: its values in the order of {@link StepDeclaration.gives}. `place` is its
   * position there, from 0, unique, for an output that has an order of its own; without places the records stand in
   * the order of the input. A step gives all of its records a place, or none.
   */
  give(values: readonly Value[], place?: number): void;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/** Defines a step; there only so that the options' type is inferred. */
export function defineStep<Options extends TObject>(step: Step<Options>): Step<Options> {
  return step;
}

/** A need that a workflow may leave out. */
export function optionalNeed(name: string, type: Need['type'], description: string): Need {
  return { name, type, required: false, description };
}
