import type { RecordNumbers } from '../../cleansing/dataset-step.ts';
import type { FrozenReferences } from '../../cleansing/references.ts';
import type { Reject } from '../../engine/chain-state.ts';
import type { Chunk } from '../../engine/dataset-step/chunk.ts';
import type { ResolveWork } from '../../engine/dataset-step/resolve.ts';
import type { EncodedRows } from '../../formats/row-encoder.ts';
import type { TableStyle } from '../../formats/table-style.ts';
import type { Value } from '../../records/column.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import type { FoundChunks, SampledChunks } from './local-chunks.ts';

/* What goes from the main thread of a run to the others, and back. */

/** What every thread of a run is given. */
export interface ThreadSettings {
  /** The chains, each fitted to the columns of its file. */
  readonly plans: readonly ChainPlan[];
  readonly now: string;
  readonly references: FrozenReferences;
  /** For each output of each chain how it is written; null where it is not wanted. */
  readonly styles: readonly (readonly (TableStyle | null)[])[];
}

/** Some records on their way into a pass. */
export interface Batch {
  /** The columns of the file; for a later pass a packed block, with numbers and lines as its last two columns. */
  readonly records: { readonly recordCount: number; readonly columns: Value[][] } | Uint8Array;
  /** Their numbers in the input, from 0, and their lines in the file. Only for the first pass. */
  readonly numbers: readonly number[];
  readonly lines: readonly number[];
}

/** A run of batches that pass through together, so that what they emit makes chunks worth keeping. */
export interface PassWork {
  readonly chain: number;
  readonly pass: number;
  /** The number of the run. */
  readonly run: number;
  readonly batches: readonly Batch[];
  /** For the dataset step that is applied: its records, and the pages of answers to those of the run. */
  readonly answers?: {
    readonly records: RecordNumbers;
    readonly pages: ReadonlyMap<number, readonly Uint8Array[]>;
  };
  /** For each comparison, by its number: into how many partitions its entries go, and the first number of a reference. */
  readonly partitions: readonly number[];
  readonly firstNumbers: readonly number[];
}

/** What became of a batch. */
export interface CleansedBatch {
  readonly readCount: number;
  readonly recordCount: number;
  /** For each output of the plan its rows. */
  readonly texts: readonly EncodedRows[];
  readonly rejects: readonly RejectedRecord[];
  readonly statistics: Record<string, number>;
  /** The records for the next pass, and the numbers of the first and the last. */
  readonly left?: Uint8Array;
  readonly numbers: readonly [first: number, last: number];
}

/** A record that a step refused: its line in the file, and its values as the steps before this pass left them. */
export interface RejectedRecord extends Omit<Reject, 'row'> {
  readonly line: number;
  readonly values: readonly Value[];
}

/** What became of a run of batches. */
export interface PassDone {
  readonly batches: readonly CleansedBatch[];
  /** Chunks, each with the number of the comparison that it is for. */
  readonly chunks: readonly (Chunk & { readonly comparison: number })[];
}

/** What a survey looks at: the notes, and the entries of the partitions that it is taken of. */
export interface SurveyRequest extends SampledChunks {
  readonly comparison: number;
  readonly records: RecordNumbers;
  readonly partitions: number;
}

/** A partition of a dataset step, or a share of it, with its entries. */
export interface ResolveRequest extends ResolveWork {
  readonly comparison: number;
  readonly records: RecordNumbers;
  readonly entries: readonly Uint8Array[];
  /** What the survey learned, where there was one. */
  readonly surveyed: Uint8Array | undefined;
}

/** Everything that the partitions of a dataset step found. */
export interface CombineRequest {
  readonly comparison: number;
  readonly records: RecordNumbers;
  readonly found: FoundChunks;
  readonly surveyed: Uint8Array | undefined;
}

/** A bucket of a second output. */
export interface GatherRequest {
  readonly chain: number;
  readonly output: number;
  readonly payloads: readonly Uint8Array[];
}
