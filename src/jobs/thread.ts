import { workerData } from 'node:worker_threads';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../cleansing/references.ts';
import { connect } from '../database/connection.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { doTask } from '../engine/do-task.ts';
import type { TaskEnd } from '../engine/work.ts';
import { NotOnThisMachine } from '../not-on-this-machine.ts';
import { readFileTask } from './read-file.ts';
import { Slice } from './slice.ts';
import { JobOpener } from './stored-job.ts';
import { StoredTask } from './stored-task.ts';
import { type Task, TaskSuperseded } from './task.ts';
import { giveWay } from './thread-priority.ts';
import { writeFileTask } from './write-file.ts';

/** Given to every thread of a worker. */
export interface ThreadData {
  readonly databaseUrl: string;
  readonly databaseSessionUrl: string;
  /**
   * The address file of this machine (`FETTLE_ADDRESS_FILE`), in case it is not in the folder that a job
   * names.
   */
  readonly addressFile?: string | undefined;
}

/*
 * A worker thread. It runs tasks one after the other, with all their queries on connections of its own. HTTP
 * and heartbeats are on the main thread and never wait for it.
 */
const { databaseUrl, databaseSessionUrl, addressFile } = workerData as ThreadData;

giveWay();
const catalogue = await loadCatalogue();

/** Two connections: the next blocks are read while the last one is stored. */
const database = connect(databaseUrl, 2, databaseSessionUrl);

const shelf = new ReferenceShelf(addressFile === undefined ? [] : [addressFile]);

const opener = new JobOpener(database, shelf, catalogue);

/**
 * How a task ended in its thread. This is a value, not an exception, because an error that crosses threads
 * loses its name and code.
 */
export type TaskOutcome =
  | { readonly kind: 'done' }
  /** Its slice was over. It continues at its next turn. */
  | { readonly kind: 'given-back' }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'database-away' }
  /** The job's address file or a suppression list is not on this machine. Nothing was done. */
  | { readonly kind: 'lacking'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Resolves when the thread has loaded everything that tasks need. */
export function ready(): void {}

/** The work for a thread. */
export interface ThreadWork {
  readonly task: Task;
  /** The memory of a {@link Slice}. */
  readonly slice: SharedArrayBuffer;
}

/** Works on a task until it ends, its slice is over, or something stops it. */
export default async function runTask({ task, slice }: ThreadWork): Promise<TaskOutcome> {
  try {
    return { kind: await work(task, new Slice(slice)) };
  } catch (error) {
    if (error instanceof TaskSuperseded) return { kind: 'superseded' };
    if (isDatabaseAway(error)) return { kind: 'database-away' };
    if (error instanceof NotOnThisMachine) return { kind: 'lacking', reason: error.message };
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function work(task: Task, slice: Slice): Promise<TaskEnd> {
  const { work } = task;
  if (work.kind === 'read-file') return readFileTask(database, task, work, slice, catalogue);
  if (work.kind === 'write-file') return writeFileTask(database, task, work, slice);
  const job = await opener.open(task);
  return doTask(job.opened, work, new StoredTask(database, task, job, slice));
}
