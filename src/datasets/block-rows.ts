import type { Database } from '../database/connection.ts';
import type { Column } from '../records/column.ts';
import type { RowForm } from '../records/row-form.ts';
import { type RowPlace, RowWriter } from '../records/row-writer.ts';
import { OpenedBlock, type Reader } from './opened-block.ts';
import type { PieceOfText } from './piece-of-text.ts';

/**
 * How long a reader may take for a piece before the memory of its block is freed. The block is read again
 * when the reader continues.
 */
const PATIENCE_MILLISECONDS = 5000;

/** The records of a stored block that are to be written. */
export interface BlockRange {
  readonly datasetId: number;
  readonly blockNumber: number;
  /** The size of the block as it is stored, in bytes. */
  readonly packedBytes: number;
  /** Indexes of the first record, and of the record after the last. */
  readonly from: number;
  readonly to: number;
  /** Whether these are the first records of the page. */
  readonly isFirst: boolean;
}

/** How records are written. */
export interface RowsToWrite {
  /** The columns of the dataset. */
  readonly columns: readonly Column[];
  readonly form: RowForm;
}

/**
 * Writes records of a stored block to pieces of text, however large the block is, and yields each full piece.
 * The block's columns stay in memory while pieces are fetched promptly. They are freed when the reader takes
 * too long.
 *
 * @param piece the piece to append to; the last records stay in it, unsent
 * @throws Error if the block no longer exists, or with the reason of the reader's signal if it is aborted
 */
export async function* blockRows(
  database: Database,
  range: BlockRange,
  { columns, form }: RowsToWrite,
  reader: Reader,
  piece: PieceOfText,
): AsyncGenerator<Buffer, void, void> {
  let place: RowPlace = { row: range.from, bytes: 0 };
  for (let isDone = false; !isDone; ) {
    const block = await OpenedBlock.open(database, range, reader);
    let isOpen = true;
    const close = () => {
      if (isOpen) block.close();
      isOpen = false;
    };
    try {
      const from = place.row;
      const isFirst = range.isFirst && from === range.from;
      const writer = new RowWriter(columns, block.columns, form, { from, to: range.to, isFirst });
      // The bytes of the current record that the reader had before the block was freed. The piece was empty
      // then.
      let had = place.bytes;
      while (isOpen) {
        piece.fill(writer);
        had -= had > 0 ? piece.drop(had) : 0;
        isDone = writer.isDone;
        if (isDone) break;
        place = writer.place;
        const timer = setTimeout(close, PATIENCE_MILLISECONDS).unref();
        try {
          yield* piece.send();
        } finally {
          clearTimeout(timer);
        }
      }
    } finally {
      close();
    }
  }
}
