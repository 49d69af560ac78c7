import { workerData } from 'node:worker_threads';
import { ReferenceShelf } from '../cleansing/references.ts';
import { connect, isDatabaseAway } from '../database/connection.ts';
import { cleanse } from './cleanse.ts';
import { gatherTask } from './gather.ts';
import { readFileTask } from './read-file.ts';
import { combineTask, resolveTask } from './resolve.ts';
import { Slice } from './slice.ts';
import { surveyTask } from './survey.ts';
import { type Task, type TaskEnd, TaskSuperseded } from './task.ts';
import { giveWay } from './thread-priority.ts';
import { writeFileTask } from './write-file.ts';

/** What every thread of a worker is given. */
export interface ThreadData {
  readonly databaseUrl: string;
  /** Where this machine has an address file (`FETTLE_ADDRESS_FILE`), should it not be where a job names it. */
  readonly addressFile?: string | undefined;
}

/*
 * A worker thread: runs one task after the other, from its first query to its last, on connections of its own.
 * Neither HTTP nor heartbeats, which live on the main thread, ever wait for it.
 */
const { databaseUrl, addressFile } = workerData as ThreadData;

giveWay();

/** Two: the blocks to come are read while the last one is stored. */
const database = connect(databaseUrl, 2);

const shelf = new ReferenceShelf(addressFile === undefined ? [] : [addressFile]);

/**
 * How a task ended in its thread. A value rather than an exception: an error that crosses threads loses its name and
 * its code.
 */
export type TaskOutcome =
  | { readonly kind: 'done' }
  /** Its slice was over; it goes on at its next turn. */
  | { readonly kind: 'given-back' }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'database-away' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Answers when the thread has loaded everything that tasks need. */
export function ready(): void {}

/** What a thread is given to do. */
export interface ThreadWork {
  readonly task: Task;
  /** Of a {@link Slice}. */
  readonly slice: SharedArrayBuffer;
}

/** Does a task's work up to its end, to the end of its slice, or to what keeps it from that. */
export default async function runTask({ task, slice }: ThreadWork): Promise<TaskOutcome> {
  try {
    return { kind: await work(task, new Slice(slice)) };
  } catch (error) {
    if (error instanceof TaskSuperseded) return { kind: 'superseded' };
    if (isDatabaseAway(error)) return { kind: 'database-away' };
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function work(task: Task, slice: Slice): Promise<TaskEnd> {
  switch (task.work.kind) {
    case 'read-file':
      return readFileTask(database, task, task.work, slice);
    case 'cleanse':
      return cleanse(database, task, task.work, shelf, slice);
    case 'survey':
      return surveyTask(database, task, task.work, shelf);
    case 'resolve':
      return resolveTask(database, task, task.work, shelf);
    case 'combine':
      return combineTask(database, task, task.work, shelf);
    case 'gather':
      return gatherTask(database, task, task.work, slice);
    case 'write-file':
      return writeFileTask(database, task, task.work, slice);
  }
}
