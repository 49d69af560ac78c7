import type { Column } from '../records/column.ts';
import type { EncodedRows } from './row-encoder.ts';

/** Takes the bytes and text of a table, in order. */
export interface ByteTarget {
  write(bytes: string | Uint8Array): Promise<void>;
}

/** A table being written: its beginning, its rows in order, and its end. */
export interface TableFile {
  begin(columns: readonly Column[]): Promise<void>;
  /** @param rows from the `rowEncoder` of the same style */
  write(rows: EncodedRows): Promise<void>;
  finish(): Promise<void>;
}
