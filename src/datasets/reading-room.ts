import { Budget } from '../budget.ts';

/** Memory for blocks that are being read, in bytes: as they are stored, and unpacked. One client has half of each. */
export const PACKED_BYTES = 32 * 1024 * 1024;
export const UNPACKED_BYTES = 64 * 1024 * 1024;

/** What the driver needs while it reads a block, for each byte of it: the message, the row made of it and its copy. */
const DRIVER_BYTES = 3;

/**
 * The memory of a process for blocks that are sent to clients. Who reads a block waits until there is room for it. First it is fetched, then it is
 * unpacked: what that takes is known only when it has been fetched. Two budgets, because those who wait for the second must not keep
 * from ending those who have it.
 */
export class ReadingRoom {
  readonly #packed = new Budget(PACKED_BYTES, PACKED_BYTES / 2);
  readonly #unpacked = new Budget(UNPACKED_BYTES, UNPACKED_BYTES / 2);

  /** @returns how to give the memory back */
  toFetch(reader: string, packedBytes: number, signal: AbortSignal): Promise<() => void> {
    return take(this.#packed, reader, packedBytes * DRIVER_BYTES, signal);
  }

  /** @returns how to give the memory back */
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
