import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/connection.ts';
import { copyOut } from '../database/copy-out.ts';
import { freeMemory } from '../free-memory.ts';
import { Block } from '../records/block.ts';
import { unpackColumn, unpackedBytes } from '../records/packed-column.ts';
import type { PieceMemory } from './piece-memory.ts';
import type { ReadingRoom } from './reading-room.ts';

/** Unpacking pauses after this many bytes to let other work run. */
const TURN_BYTES = 1024 * 1024;

/**
 * A reader of blocks: the room it shares, the memory for the text of its records, and a signal that ends it.
 */
export interface Reader {
  readonly room: ReadingRoom;
  readonly memory: PieceMemory;
  /** The name under which its share of the room is counted. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/** A stored block in memory: the JSON text of each column. */
export class OpenedBlock {
  readonly columns: readonly Buffer[];
  readonly #leave: () => void;

  private constructor(columns: readonly Buffer[], leave: () => void) {
    this.columns = columns;
    this.#leave = leave;
  }

  /**
   * Reads and unpacks a block once there is room.
   *
   * @throws Error if the block no longer exists, or with the signal's reason
   */
  static async open(
    database: Database,
    { datasetId, blockNumber, packedBytes }: { datasetId: number; blockNumber: number; packedBytes: number },
    { room, name, signal }: Reader,
  ): Promise<OpenedBlock> {
    const forget = await room.toFetch(name, packedBytes, signal);
    try {
      const rows = await copyOut(database.pool)`select payload from dataset_block
        where dataset_id = ${datasetId} and block_number = ${blockNumber}`;
      const payload = rows[0]?.[0];
      if (!payload) throw new Error(`Block ${blockNumber} of dataset ${datasetId} no longer exists.`);
      const block = Block.unpack(payload);
      const frames = Array.from({ length: block.columnCount }, (_, at) => block.packedColumn(at));
      const bytes = frames.reduce((sum, frame) => sum + unpackedBytes(frame), 0);
      const leave = await room.toUnpack(name, bytes, signal);
      try {
        return new OpenedBlock(await unpackAll(frames), leave);
      } catch (error) {
        leave();
        throw error;
      } finally {
        freeMemory(payload);
      }
    } finally {
      forget();
    }
  }

  /** Frees the memory at once. Copies of its bytes stay valid. */
  close(): void {
    this.columns.forEach(freeMemory);
    this.#leave();
  }
}

async function unpackAll(frames: readonly Buffer[]): Promise<Buffer[]> {
  const columns: Buffer[] = [];
  let bytes = 0;
  for (const frame of frames) {
    const column = await unpackColumn(frame);
    columns.push(column);
    bytes += column.length;
    if (bytes < TURN_BYTES) continue;
    bytes = 0;
    await nextTurn();
  }
  return columns;
}
