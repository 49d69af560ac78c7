import type { EncodedRows } from '../formats/row-encoder.ts';
import type { RecordBatch, TableReader } from '../formats/table-reader.ts';
import type { TableStyle } from '../formats/table-style.ts';
import type { Block } from '../records/block.ts';
import type { RejectedRecord } from './messages.ts';

/* The inputs and outputs of a run. The caller opens the files. */

/** A table that a run reads once. */
export interface RunInput {
  readonly name: string;
  readonly reader: TableReader;
  /** The size of the file in bytes, or 0 if it is not known in advance. */
  readonly size: number;
}

/** A table that a run writes. Its header has been written already. */
export interface RunOutput {
  /** How its rows must be encoded. */
  readonly style: TableStyle;
  write(rows: EncodedRows): Promise<void>;
}

/** Where rejected rows go. */
export interface RunRejects {
  /** Rows of a file that are not valid records. */
  ofReading(input: string, rejects: RecordBatch['rejects']): Promise<void>;
  /** Records that a step could not cleanse. */
  ofSteps(input: RunInput, rejects: readonly RejectedRecord[]): Promise<void>;
}

/** Follows some blocks of a run: the records as they were read, and what became of them. */
export interface RunSample {
  /** Whether to follow a block of the first chain. The answer may change from true to false, never back. */
  wants(block: number): boolean;
  read(block: number, batch: RecordBatch): void;
  /** Receives the records of a block that a step refused, by their lines in the file. */
  refused(block: number, lines: readonly number[]): void;
  /** Receives the other records of a block, as the first output has them. */
  made(block: number, records: Block): void;
}

/** A phase after reading, for a progress bar. */
export interface RunPhase {
  /** Reports that a part of the phase, from 0 to 1, has been done since the last call. */
  advance(part: number): void;
}

/** Receives the progress and the rejects of a run. */
export interface RunReport {
  readonly rejects: RunRejects;
  readonly sample?: RunSample | undefined;
  /** Reports how many rows have been read and cleansed since the last call. */
  onRecords(count: number): void;
  /**
   * Starts the next phase after reading. Each dataset step has two: comparing the records and applying its
   * findings.
   */
  phase(): RunPhase;
}
