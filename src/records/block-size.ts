/**
 * The most records of a block (docs/operators/limits.md). Blocks are the unit of uploads, tasks and retries.
 * A crash costs the work on one block. An output's blocks are cut to this size, so changing it changes the
 * bytes of outputs.
 */
export const RECORDS_PER_BLOCK = 1000;
