import type { FrozenReferences } from '../cleansing/references.ts';
import type { Reject } from '../engine/chain-state.ts';
import type { ChunkKind } from '../engine/dataset-step/chunk.ts';
import type { JobCounts, MadeChunk, OutputTarget, RecordsTarget } from '../engine/task-port.ts';
import type { Work } from '../engine/work.ts';
import type { EncodedRows } from '../formats/row-encoder.ts';
import type { TableStyle } from '../formats/table-style.ts';
import type { Value } from '../records/column.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';

/* The messages between the main thread of a run and its other threads. */

/** What all tasks of a run share. */
export interface ThreadSettings {
  /** The chains, each fitted to the columns of its file. */
  readonly plans: readonly ChainPlan[];
  readonly now: string;
  readonly references: FrozenReferences;
  /** How each output of each chain is written. Null if the output is not wanted. */
  readonly styles: readonly (readonly (TableStyle | null)[])[];
}

/** A block that enters a pass: records as they were read, or packed as the previous pass left them. */
export type HandedBlock = { readonly number: number } & (ReadRecords | { readonly packed: Uint8Array });

/** Records as they were read from a file. */
export interface ReadRecords {
  readonly recordCount: number;
  readonly columns: readonly Value[][];
  /** The number of the first record in the input, from 0. */
  readonly first: number;
  /** The line of each record in its file. */
  readonly lines: readonly number[];
}

/** The chunks of one bucket, in order. */
export interface HandedChunks {
  readonly kind: ChunkKind;
  readonly bucket: number;
  readonly payloads: readonly Uint8Array[];
}

/** A task and everything that it reads. */
export interface HandedWork {
  readonly work: Work;
  readonly units: number;
  readonly counts: JobCounts;
  readonly blocks: readonly HandedBlock[];
  /** The numbers of the blocks whose records in the first output are returned along with its rows. */
  readonly sampled: readonly number[];
  /** All belong to one comparison. */
  readonly chunks: readonly HandedChunks[];
}

/** A task, as a thread receives it. */
export interface ThreadTask {
  /** The {@link ThreadSettings}, serialized by `node:v8`. */
  readonly settings: SharedArrayBuffer;
  readonly handed: HandedWork;
}

/** A record that a step rejected: its line in the file, and its values before this pass. */
export interface RejectedRecord extends Omit<Reject, 'row'> {
  readonly line: number;
  readonly values: readonly Value[];
}

/** A result that a task made from a block. */
export interface HandedBack {
  readonly blockNumber: number;
  readonly byteLength: number;
  readonly content:
    | (RecordsTarget & LeftRecords)
    | (OutputTarget & {
        readonly rows: EncodedRows;
        /** The packed records of a sampled block. */
        readonly sample?: Uint8Array;
      })
    | { readonly kind: 'rejects'; readonly records: readonly RejectedRecord[] };
}

/** Records that wait for the next pass, packed. Their last two columns are their numbers and their lines. */
export interface LeftRecords {
  readonly recordCount: number;
  readonly packed: Uint8Array;
  /** The numbers of the first and the last record. */
  readonly first: number;
  readonly last: number;
}

/** Everything that a task made. */
export interface WorkDone {
  readonly made: readonly HandedBack[];
  readonly chunks: readonly MadeChunk[];
  /** Buckets of chunks that no task needs any more. */
  readonly removed: readonly { readonly kind: ChunkKind; readonly bucket: number }[];
  readonly statistics: Record<string, number>;
}
