import { workerData } from 'node:worker_threads';
import { ReferenceShelf } from '../cleansing/references.ts';
import { connect, isDatabaseAway } from '../database/connection.ts';
import { doTask } from '../engine/do-task.ts';
import type { TaskEnd } from '../engine/work.ts';
import { readFileTask } from './read-file.ts';
import { Slice } from './slice.ts';
import { JobOpener } from './stored-job.ts';
import { StoredTask } from './stored-task.ts';
import { type Task, TaskSuperseded } from './task.ts';
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

const opener = new JobOpener(database, shelf);

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

async function work(task: Task, slice: Slice): Promise<TaskEnd> {
  const { work } = task;
  if (work.kind === 'read-file') return readFileTask(database, task, work, slice);
  if (work.kind === 'write-file') return writeFileTask(database, task, work, slice);
  const job = await opener.open(task);
  return doTask(job.opened, work, new StoredTask(database, task, job, slice));
}
