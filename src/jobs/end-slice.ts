import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Slice } from './slice.ts';
import type { Task } from './task.ts';
import { awaitedBy } from './turns.ts';

/**
 * How long a task runs before it gives its turn to another client, or to another job of the same client, at
 * its next block. In milliseconds. Continuing a task elsewhere costs a few milliseconds. A client with
 * several large jobs should lose little to that.
 */
export const SLICE_MILLISECONDS = { client: 100, job: 500 };

/** Tasks that cannot give their turn back, because they store their results only at their end. */
const UNINTERRUPTED: ReadonlySet<Task['work']['kind']> = new Set([
  'survey',
  'sample',
  'learn',
  'resolve',
  'combine',
]);

/**
 * Ends a task's slice once somebody waits for its turn, if the task can give it back. If the database is
 * unavailable, nobody can wait. The task continues to the end of its block or its own end.
 *
 * @param running aborted when the task ends. The promise is then rejected with an AbortError.
 */
export async function endSlice(
  kysely: Kysely<Schema>,
  task: Task,
  slice: Slice,
  running: AbortSignal,
): Promise<void> {
  if (UNINTERRUPTED.has(task.work.kind)) return;
  const began = performance.now();
  const pause = () => wait(SLICE_MILLISECONDS.client, undefined, { signal: running });
  for (await pause(); !running.aborted && !slice.isOver; await pause()) {
    const awaited = await awaitedBy(kysely, task).catch(() => null);
    if (awaited !== null && performance.now() - began >= SLICE_MILLISECONDS[awaited]) slice.end();
  }
}
