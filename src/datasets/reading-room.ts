import { Budget } from '../budget.ts';

/**
 * Memory for blocks that are being read, in bytes: for their stored form and for their unpacked form. A
 * client may use half of each.
 */
export const PACKED_BYTES = 32 * 1024 * 1024;
export const UNPACKED_BYTES = 64 * 1024 * 1024;

/** How many bytes the driver needs for each byte of a block: for the message, the row and the copy. */
const DRIVER_BYTES = 3;

/**
 * Bounds the memory that a process uses for blocks sent to clients. A reader waits until there is room for
 * its block. The block is first fetched and then unpacked, because its unpacked size is known only once it
 * has been fetched. There are two budgets, so that readers who wait for the second never block those who
 * already have it.
 */
export class ReadingRoom {
  readonly #packed = new Budget(PACKED_BYTES, PACKED_BYTES / 2);
  readonly #unpacked = new Budget(UNPACKED_BYTES, UNPACKED_BYTES / 2);

  /** @returns a function that gives the memory back */
  toFetch(reader: string, packedBytes: number, signal: AbortSignal): Promise<() => void> {
    return take(this.#packed, reader, packedBytes * DRIVER_BYTES, signal);
  }

  /** @returns a function that gives the memory back */
  toUnpack(reader: string, bytes: number, signal: AbortSignal): Promise<() => void> {
    return take(this.#unpacked, reader, bytes, signal);
  }
}

async function take(
  budget: Budget,
  reader: string,
  wanted: number,
  signal: AbortSignal,
): Promise<() => void> {
  let taken = await budget.take(reader, wanted, signal);
  return () => {
    if (taken > 0) budget.give(reader, taken);
    taken = 0;
  };
}
