import type { EncodedRows } from '../formats/row-encoder.ts';
import type { RecordBatch, TableReader } from '../formats/table-reader.ts';
import type { TableStyle } from '../formats/table-style.ts';
import type { Block } from '../records/block.ts';
import type { RejectedRecord } from './messages.ts';

/* Where a run reads and writes: whoever starts it opens the files. */

/** A table that a run reads, once. */
export interface RunInput {
  readonly name: string;
  readonly reader: TableReader;
  /** Bytes of the file, 0 if that is not known beforehand. */
  readonly size: number;
}

/** A table that a run writes, with its header written already. */
export interface RunOutput {
  /** How its rows have to be encoded. */
  readonly style: TableStyle;
  write(rows: EncodedRows): Promise<void>;
}

/** Where rejected rows go. */
export interface RunRejects {
  /** Rows of a file that are no records. */
  ofReading(input: string, rejects: RecordBatch['rejects']): Promise<void>;
  /** Records that a step could not cleanse. */
  ofSteps(input: RunInput, rejects: readonly RejectedRecord[]): Promise<void>;
}

/** Looks at some blocks of a run: the records as they were read, and what became of them. */
export interface RunSample {
  /** Whether a block of the first chain is looked at. What was wanted once may be unwanted later, but not the reverse. */
  wants(block: number): boolean;
  read(block: number, batch: RecordBatch): void;
  /** Records of a block that a step refused, by their lines in the file. */
  refused(block: number, lines: readonly number[]): void;
  /** The other records of a block, as the first output has them. */
  made(block: number, records: Block): void;
}

/** Something that comes after reading, as far as a progress bar shows it. */
export interface RunPhase {
  /** Tells that this part of it, from 0 to 1, has been done since. */
  advance(part: number): void;
}

/** What a run tells of how far it is, and of what it rejects. */
export interface RunReport {
  readonly rejects: RunRejects;
  readonly sample?: RunSample | undefined;
  /** Rows that have been read and cleansed since. */
  onRecords(count: number): void;
  /** The next phase after reading begins: each dataset step has one to compare the records, and one to apply what it found. */
  phase(): RunPhase;
}
