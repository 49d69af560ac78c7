import type { Static, TObject } from 'typebox';
import type { Column, Value } from '../records/column.ts';
import type { Decision, Reference, References } from './references.ts';

/**
 * The declaration of a step, which every step of the catalogue has. A step knows neither SQL nor HTTP. The
 * declaration is its only documentation: `fettle workflow show`, the JSON Schema for editors and
 * docs/operators/steps.md are made from it.
 */
export interface StepDeclaration<Options extends TObject = TObject> {
  /** The name that workflows use, for example `name-cleansing`. */
  readonly name: string;
  /** The purpose of the step, in sentences that end with a full stop. */
  readonly description: string;
  /** The columns that the step reads, by the step's own names. A workflow maps its columns to them. */
  readonly needs: readonly Need[];
  /** Optional needs of which a workflow must map at least one. */
  readonly needsOneOf?: readonly string[];
  /** Further optional needs of which a workflow must map at least one. */
  readonly needsAlsoOneOf?: readonly string[];
  /**
   * The step's options, each with `default` and `description`. Checking a workflow refuses unknown options.
   */
  readonly options: Options;
  /**
   * The things besides the records that the step refers to under these options. A job is refused if one of
   * them does not exist.
   */
  refersTo?(options: Static<Options>): readonly Reference[];
  /** The step's counts in the statistics of a job, by name, each with its meaning. */
  readonly statistics: Readonly<Record<string, string>>;
  /** The columns that the step appends at the end of the record under these options, in order. */
  appends(options: Static<Options>): readonly AppendedColumn[];
  /**
   * The columns of the step's second output under these options, if it has one. An output of the workflow
   * that names the step (`outputs: { Mailing: { step: mailing-file } }`) gets the records that the step gives
   * with {@link StepBlock.give}.
   */
  gives?(options: Static<Options>): readonly AppendedColumn[];
}

/**
 * A record step: block in, block out. Adjacent record steps are fused, so that a block is unpacked and packed
 * once. A step that must see all records is a `DatasetStep` (dataset-step.ts).
 */
export interface Step<Options extends TObject = TObject> extends StepDeclaration<Options> {
  readonly kind?: 'record';
  /** Prepares the step for a run and loads what it refers to. Called once per run on each worker thread. */
  prepare(run: StepSettings<Static<Options>>): StepRun | Promise<StepRun>;
}

/** A column that a step reads. */
export interface Need {
  readonly name: string;
  readonly type: Column['type'];
  readonly required: boolean;
  readonly description: string;
}

/** A column that a step appends. `name` follows the rule for dataset names. */
export interface AppendedColumn extends Column {
  readonly description: string;
}

/** The settings that a run of a step gets. All of them were frozen when the job was submitted. */
export interface StepSettings<Options> {
  readonly options: Options;
  /** The needs that the workflow mapped to columns. Optional needs may be missing. */
  readonly mapped: ReadonlySet<string>;
  /** The column names behind these needs, if the step runs in a chain. */
  readonly columnNames?: ReadonlyMap<string, string>;
  /** The frozen clock of the job: the same on every worker and at every retry. */
  readonly now: Date;
  /** The references that the step declared, as the job was frozen with them. */
  readonly references: References;
  /** What people decided about cases of earlier runs, if the step declared a reference to decisions. */
  readonly decisions?: readonly Decision[];
}

/** A prepared step. */
export interface StepRun {
  /**
   * Binds the step to a block and returns the function that cleanses one of its records. Anything that a
   * block must wait for (such as DNS answers) is awaited here; the returned function is synchronous. If that
   * function throws, the record goes to the rejects with the error's message. If `open` throws, the whole
   * block is tried again.
   */
  open(block: StepBlock): RecordFunction | Promise<RecordFunction>;
}

/** Cleanses the record at `row` (from 0): reads its inputs and writes its outputs. */
export type RecordFunction = (row: number) => void;

/** A block, as a step sees it: its inputs, its outputs, and what may be done with a record. */
export interface StepBlock {
  readonly recordCount: number;
  /** Whether the record is still there: no earlier step has dropped or rejected it. */
  isLive(row: number): boolean;
  /** The values of a need, one per record; all null if the workflow did not map it. */
  input(need: string): readonly Value[];
  /** The array of an appended column, filled with null. Write `output[row] = value`. */
  output(column: string): Value[];
  /**
   * The array behind a need, for changing the client's own column in place. Only for steps that exist for
   * that purpose (tidying). All other steps append columns.
   */
  change(need: string): Value[];
  /** Leaves the record out of the output (output type `Suppress`). */
  drop(row: number): void;
  /**
   * Adds a record to the step's second output: its values in the order of {@link StepDeclaration.gives}.
   * `place` is its unique position there, from 0, for an output with its own order. Without places, records
   * keep the order of the input. A step gives either all of its records a place, or none.
   */
  give(values: readonly Value[], place?: number): void;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/** Defines a step. It exists so that the type of the options is inferred. */
export function defineStep<Options extends TObject>(step: Step<Options>): Step<Options> {
  return step;
}

/** A need that a workflow may leave unmapped. */
export function optionalNeed(name: string, type: Need['type'], description: string): Need {
  return { name, type, required: false, description };
}
