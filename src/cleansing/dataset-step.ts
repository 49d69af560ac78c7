import type { Static, TObject } from 'typebox';
import type { RecordFunction, Step, StepBlock, StepDeclaration, StepSettings } from './step.ts';

/**
 * A dataset step: one that compares records with one another (duplicates, a second dataset as reference, an order of
 * all). It runs in phases, each cut into tasks that any worker may take:
 *
 * 1. `emit`: every record gives comparison keys, each with the compact data that a comparison needs, and at most one note.
 *    Where the step has `survey`, one task then looks at the notes and a sample of the entries.
 * 2. `resolve`: all entries with the same key come together in one partition, from wherever they were emitted; the step finds
 *    pairs among them, or answers records at once.
 * 3. `combine`, where the step has it: one task sees all pairs and all notes, and answers every record that
 *    needs an answer (connected components, numbering, ranks).
 * 4. `apply`: a record step again, which reads the answers to its records, appends, drops, counts. It is fused with the
 *    record steps that follow it, and the emit phase with those before it.
 *
 * Records have numbers: those of the main input from 0 in their order, those of the reference behind them. All is
 * deterministic: the same entries come in the same order on any number of workers, so a step that is itself
 * deterministic gives the same bytes.
 */
export interface DatasetStep<Options extends TObject = TObject> extends StepDeclaration<Options> {
  readonly kind: 'dataset';
  /**
   * Whether a workflow may (or must) name a second input to compare with: `reference: Previous`. Its records, as they
   * are after their own steps, are emitted too; only those of the main input are applied to.
   */
  readonly reference: 'none' | 'optional' | 'required';
  /** Whether its runs have a `survey`. */
  readonly surveys?: boolean;
  /** Makes the step ready for a run. Called once a task, on whichever thread does it: all phases must agree. */
  prepare(run: DatasetStepSettings<Static<Options>>): DatasetStepRun | Promise<DatasetStepRun>;
}

/** An entry of the catalogue. */
export type CatalogueStep = Step | DatasetStep;

/** What a run of a dataset step is given. */
export interface DatasetStepSettings<Options> extends StepSettings<Options> {
  /** Whether the workflow names a reference. */
  readonly hasReference: boolean;
}

/** A dataset step made ready. */
export interface DatasetStepRun {
  /**
   * Binds the step to one block and returns the function that emits for one record of it. If that throws, the record goes to
   * the rejects and nothing of it is emitted.
   */
  emit(block: EmitBlock): RecordFunction | Promise<RecordFunction>;
  /**
   * Sees all notes and a sample of the entries before any partition is resolved: what must be known of the whole for that. One task does it.
   *
   * @returns what every `resolve` and `combine` of the run is then given, some megabytes at most
   */
  survey?(sample: Sample): Promise<Uint8Array>;
  /**
   * Compares the entries of one partition. Memory may grow with the partition, not with the dataset.
   *
   * @param surveyed what `survey` returned, where the step has it
   */
  resolve(partition: Partition, findings: Findings, surveyed?: Uint8Array): void | Promise<void>;
  /** Sees what all partitions found. Memory may grow with the number of records: some bytes each, in typed arrays. */
  combine?(found: AllFindings, answers: Answers, surveyed?: Uint8Array): void | Promise<void>;
  /** As `StepRun.open`, with the answers to the records of the block. Not called for the reference. */
  apply(block: StepBlock, answers: BlockAnswers): RecordFunction | Promise<RecordFunction>;
}

/** One block of records that are to be emitted. */
export interface EmitBlock extends Pick<StepBlock, 'recordCount' | 'isLive' | 'input' | 'count'> {
  /** Whether these are records of the reference. */
  readonly isReference: boolean;
  /** The number of the record at `row`. */
  recordNumber(row: number): number;
  /**
   * Lets the record meet all others with the same key. `data` is copied: what the comparison needs, at most 65,535 bytes,
   * better 20 to 100, since it is stored and moved once for each key. A record may give a key once.
   */
  emit(row: number, key: string, data: Uint8Array): void;
  /** What `combine` must know of the record, met by others or not. At most one a record, at most 65,535 bytes. */
  note(row: number, data: Uint8Array): void;
}

/** How records are numbered: 0 to `main` - 1, and `main` to `total` - 1 for the reference. Suppressed ones leave gaps. */
export interface RecordNumbers {
  readonly main: number;
  readonly total: number;
}

/**
 * Entries that came together, sorted by key and then by record number. Entry `at` belongs to record `record[at]` and its
 * data are `bytes.subarray(start[at], end[at])`.
 */
export interface Partition {
  readonly records: RecordNumbers;
  /** How many entries there are. Arrays may be longer. */
  readonly count: number;
  /** A 53-bit hash of the key ({@link keyHash}): equal for equal keys; a comparison must expect rare collisions. */
  readonly key: Float64Array;
  readonly record: Uint32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly bytes: Uint8Array;
  /**
   * Whether one key has so many entries (millions) that they come in several partitions, in order. Records in different ones
   * do not meet; the step counts that as not compared.
   */
  readonly isPart: boolean;
}

/** What `survey` may look at. Of the same entries and notes there is one sample, however they were cut into chunks. */
export interface Sample {
  readonly records: RecordNumbers;
  /** All notes by record number, some ten thousand at a time. */
  notes(): AsyncIterable<Notes>;
  /**
   * The entries of some keys, whole: those with the lowest hashes, some hundred thousand entries at most. May be asked for once.
   *
   * @returns with them the share of all keys that they are of
   */
  entries(): Promise<{ readonly partition: Partition; readonly share: number }>;
}

/** What `resolve` finds. */
export interface Findings {
  /** Two records that belong together, for `combine`. `evidence` is the step's own, an unsigned integer of 32 bits. */
  pair(first: number, second: number, evidence: number): void;
  /** Answers a record of the main input; several partitions may answer the same one. Only without `combine`. */
  answer(record: number, data: Uint8Array): void;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/** What all partitions found, for `combine`. Each may be read once or several times, always in the same order. */
export interface AllFindings {
  readonly records: RecordNumbers;
  /** All pairs, some ten thousand at a time. */
  pairs(): AsyncIterable<Pairs>;
  /** All notes by record number, some ten thousand at a time. */
  notes(): AsyncIterable<Notes>;
}

/** Some pairs: pair `at` is `first[at]`, `second[at]` with `evidence[at]`. */
export interface Pairs {
  readonly count: number;
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly evidence: Uint32Array;
}

/** Some notes: that of record `record[at]` is `bytes.subarray(start[at], start[at + 1])`. */
export interface Notes {
  readonly count: number;
  readonly record: Uint32Array;
  readonly start: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Where `combine` puts its answers. */
export interface Answers {
  /**
   * Answers a record of the main input. Records must be answered in the order of their numbers, each at most once. Waits
   * for the database now and then: a promise is returned only where there is something to wait for.
   */
  answer(record: number, data: Uint8Array): Promise<void> | undefined;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/** The answers to the records of one block. */
export interface BlockAnswers {
  readonly records: RecordNumbers;
  /** The number of the record at `row`. */
  recordNumber(row: number): number;
  /** The answer to the record at `row` from `combine`, or the first one from `resolve`; undefined where there is none. */
  of(row: number): Uint8Array | undefined;
  /** All answers to the record at `row`, in the order of the partitions. */
  all(row: number): readonly Uint8Array[];
}

/** Defines a dataset step; there only so that the options' type is inferred. */
export function defineDatasetStep<Options extends TObject>(step: DatasetStep<Options>): DatasetStep<Options> {
  return step;
}

/** Whether an entry of the catalogue is a dataset step. */
export function isDatasetStep(step: CatalogueStep): step is DatasetStep {
  return step.kind === 'dataset';
}
