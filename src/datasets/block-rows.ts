import type { Database } from '../database/connection.ts';
import type { Column } from '../records/column.ts';
import type { RowForm } from '../records/row-form.ts';
import { type RowPlace, RowWriter } from '../records/row-writer.ts';
import { OpenedBlock, type Reader } from './opened-block.ts';
import type { PieceOfText } from './piece-of-text.ts';

/** A reader that leaves a piece for so long gives the memory of its block back. The block is read again when it goes on. */
const PATIENCE_MILLISECONDS = 5000;

/** The records to be written of one stored block. */
export interface BlockRange {
  readonly datasetId: number;
  readonly blockNumber: number;
  /** Bytes of the block as it is stored. */
  readonly packedBytes: number;
  /** Records of the block, from 0; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Whether no record of another block stands before. */
  readonly isFirst: boolean;
}

/**
 * Writes records of a stored block to pieces of text, however large the block is, and yields each that is full. Its columns are in memory
 * while pieces are fetched, and not while the reader takes its time.
 *
 * @param piece what is written already; the last records are left in it
 * @throws Error where the block is gone; the reason of the reader's signal while it waits for room
 */
export async function* blockRows(
  database: Database,
  columns: readonly Column[],
  range: BlockRange,
  form: RowForm,
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
      // What the reader had of the record before the block was given back. The piece was empty then.
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
