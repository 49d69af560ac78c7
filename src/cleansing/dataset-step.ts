import type { Static, TObject } from 'typebox';
import type { RecordFunction, Step, StepBlock, StepDeclaration, StepSettings } from './step.ts';

/**
 * A dataset step compares records with one another: duplicates, a second dataset as reference, an order of
 * all records. It runs in phases. Each phase is cut into tasks that any worker can take:
 *
 * 1. `emit`: every record gives comparison keys and at most one note. Each key comes with the compact data
 *    that a comparison needs. If the step has `survey`, a record may also give facts. One task then
 *    counts all facts, several tasks examine parts of a sample of the entries, and one task learns from both.
 * 2. `resolve`: all entries with the same key meet in one partition, wherever they were emitted. The step
 *    finds pairs among them, or answers records at once.
 * 3. `combine`, if the step has it: one task sees all pairs and all notes, and answers every record that
 *    needs an answer (connected components, numbering, ranks).
 * 4. `apply`: a record step again. It reads the answers to its records, appends, drops and counts. It is
 *    fused with the record steps that follow it, as `emit` is fused with those before it.
 *
 * Records are numbered: those of the main input from 0 in order, then those of the reference. Everything is
 * deterministic. The same entries come in the same order on any number of workers, so a deterministic step
 * gives the same bytes.
 */
export interface DatasetStep<Options extends TObject = TObject> extends StepDeclaration<Options> {
  readonly kind: 'dataset';
  /**
   * Whether a workflow may (or must) name a second input to compare with: `reference: Previous`. Its records
   * are emitted after their own steps have changed them. `apply` sees only the main input.
   */
  readonly reference: 'none' | 'optional' | 'required';
  /** Whether its runs have a `survey`. */
  readonly surveys?: boolean;
  /** Prepares the step for a run. Called once per task, on the task's thread. All phases must agree. */
  prepare(run: DatasetStepSettings<Static<Options>>): DatasetStepRun | Promise<DatasetStepRun>;
}

/** An entry of the catalogue. */
export type CatalogueStep = Step | DatasetStep;

/** The settings that a run of a dataset step gets. */
export interface DatasetStepSettings<Options> extends StepSettings<Options> {
  /** Whether the workflow names a reference. */
  readonly hasReference: boolean;
}

/** A prepared dataset step. */
export interface DatasetStepRun {
  /**
   * Binds the step to a block and returns the function that emits for one of its records. If the function
   * throws, the record goes to the rejects, and nothing of it is emitted.
   */
  emit(block: EmitBlock): RecordFunction | Promise<RecordFunction>;
  /** Learns about the whole dataset before any partition is resolved. */
  readonly survey?: Survey;
  /**
   * Compares the entries of a partition. Memory may grow with the partition, but not with the dataset.
   *
   * @param surveyed what `survey` learned, if the step has one
   */
  resolve(partition: Partition, findings: Findings, surveyed?: Uint8Array): void | Promise<void>;
  /**
   * Sees the findings of all partitions. Memory may grow with the number of records: some bytes each, in
   * typed arrays.
   */
  combine?(found: AllFindings, answers: Answers, surveyed?: Uint8Array): void | Promise<void>;
  /**
   * Does the same as `StepRun.open`, with the answers to the block's records. Not called for the reference.
   */
  apply(block: StepBlock, answers: BlockAnswers): RecordFunction | Promise<RecordFunction>;
}

/**
 * Learns about a whole dataset, from all facts and a sample of the entries. All other workers wait for the two
 * phases that one task runs. So `sample` should do what can be done in parts.
 */
export interface Survey {
  /**
   * Counts all facts. One task runs it.
   *
   * @returns the data that the other phases get, some megabytes at most
   */
  count(records: RecordNumbers, facts: AsyncIterable<Facts>): Promise<Uint8Array>;
  /** Examines a part of a sample of the entries. Several tasks run it. @returns the data that `learn` gets */
  sample(sample: Sample, counted: Uint8Array): Promise<Uint8Array>;
  /**
   * Learns from the results of all parts, which come in order. One task runs it.
   *
   * @returns the data that every `resolve` and `combine` of the run gets, some megabytes at most
   */
  learn(records: RecordNumbers, counted: Uint8Array, sampled: AsyncIterable<Uint8Array>): Promise<Uint8Array>;
}

/** A block whose records are being emitted. */
export interface EmitBlock extends Pick<StepBlock, 'recordCount' | 'isLive' | 'input' | 'count'> {
  /** Whether these are records of the reference. */
  readonly isReference: boolean;
  /** The number of the record at `row`. */
  recordNumber(row: number): number;
  /**
   * Lets the record meet all others with the same key. `data` is what the comparison needs, and is copied. It
   * has at most 65,535 bytes, but 20 to 100 are better, because it is stored and moved once per key. A record
   * may give each key only once.
   */
  emit(row: number, key: string, data: Uint8Array): void;
  /**
   * Passes on what `combine` must know about the record, whether the record meets others or not. Each record
   * may have one note, of at most 65,535 bytes.
   */
  note(row: number, data: Uint8Array): void;
  /**
   * Tells `survey` a fact about the current record: some texts and some unsigned 32-bit integers. All facts of a
   * step have equally many of both. A record that is rejected leaves no facts.
   */
  fact(texts: readonly string[], numbers: readonly number[]): void;
}

/**
 * How records are numbered: 0 to `main` - 1, and `main` to `total` - 1 for the reference. Suppressed records
 * leave gaps.
 */
export interface RecordNumbers {
  readonly main: number;
  readonly total: number;
}

/**
 * Entries with the same keys, sorted by key and then by record number. Entry `at` belongs to record
 * `record[at]`; its data are `bytes.subarray(start[at], end[at])`.
 */
export interface Partition {
  readonly records: RecordNumbers;
  /** The number of entries. The arrays may be longer. */
  readonly count: number;
  /**
   * A 53-bit hash of the key ({@link keyHash}). Equal keys have equal hashes; a comparison must expect rare
   * collisions.
   */
  readonly key: Float64Array;
  readonly record: Uint32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly bytes: Uint8Array;
  /**
   * Whether a key has so many entries (millions) that they are spread over several partitions, in order.
   * Records in different partitions do not meet. The step counts them as not compared.
   */
  readonly isPart: boolean;
}

/** A sample of the entries. The same entries give the same sample, however they were cut into chunks. */
export interface Sample {
  readonly records: RecordNumbers;
  /** Which part of the survey this is, from 0, and how many there are. A small dataset has one. */
  readonly part: number;
  readonly parts: number;
  /**
   * Reads a range of the sample. The whole sample has all entries of the keys with the lowest hashes, some
   * hundred thousand entries at most. A range has the entries of some of these keys, and ranges that follow
   * one another have the entries in order. May be called once.
   *
   * @param from where the range begins: 0 is the beginning of the sample, and 1 its end
   * @param before where the range ends
   * @returns the entries, and the share of all keys that the whole sample covers
   */
  entries(from?: number, before?: number): Promise<{ readonly partition: Partition; readonly share: number }>;
}

/** Receives the findings of `resolve`. */
export interface Findings {
  /**
   * Reports two records that belong together, for `combine`. `evidence` is an unsigned 32-bit integer with a
   * meaning of the step's own.
   */
  pair(first: number, second: number, evidence: number): void;
  /**
   * Answers a record of the main input. Several partitions may answer the same record. Allowed only if the
   * step has no `combine`.
   */
  answer(record: number, data: Uint8Array): void;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/**
 * The findings of all partitions, for `combine`. Each may be read several times, always in the same order.
 */
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

/**
 * Some facts. Each text occurs once in `texts`, so that a survey looks it up once and not for each record. Text
 * `which` of fact `at` is `texts[columns[which][at]]`. Number `which` is `numbers[which][at]`.
 */
export interface Facts {
  readonly count: number;
  readonly texts: readonly string[];
  readonly columns: readonly (Uint16Array | Uint32Array)[];
  readonly numbers: readonly Uint32Array[];
}

/** Receives the answers of `combine`. */
export interface Answers {
  /**
   * Answers a record of the main input. Records must be answered in order of their numbers, each at most
   * once. Returns a promise only if the caller must wait for the database.
   */
  answer(record: number, data: Uint8Array): Promise<void> | undefined;
  /** Adds to a statistic that the step declared. */
  count(statistic: string, by?: number): void;
}

/** The answers to the records of a block. */
export interface BlockAnswers {
  readonly records: RecordNumbers;
  /** The number of the record at `row`. */
  recordNumber(row: number): number;
  /**
   * The answer to the record at `row`: from `combine`, or the first from `resolve`. Undefined if there is
   * none.
   */
  of(row: number): Uint8Array | undefined;
  /** All answers to the record at `row`, in the order of the partitions. */
  all(row: number): readonly Uint8Array[];
}

/** Defines a dataset step. It exists so that the type of the options is inferred. */
export function defineDatasetStep<Options extends TObject>(step: DatasetStep<Options>): DatasetStep<Options> {
  return step;
}

/** Whether an entry of the catalogue is a dataset step. */
export function isDatasetStep(step: CatalogueStep): step is DatasetStep {
  return step.kind === 'dataset';
}
