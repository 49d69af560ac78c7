import { workerData } from 'node:worker_threads';
import { loadCatalogue } from '../../cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../../cleansing/references.ts';
import { connect } from '../../database/connection.ts';
import type { FrozenJob } from '../frozen-job.ts';
import { JobOpener } from '../stored-job.ts';
import { TaskSuperseded } from '../task.ts';
import { type RecordStory, recordStory, type StoryPlace } from './record-story.ts';

/** Given to the thread when it starts. */
export interface StoryThreadData {
  readonly databaseUrl: string;
  readonly addressFile?: string | undefined;
}

/** A record whose story is asked for, and the job that made it. */
export interface StoryTask {
  readonly job: number;
  readonly frozen: FrozenJob;
  readonly place: StoryPlace;
}

/** A story; `gone` if the input of the job was removed; undefined if there is no such record. */
export type StoryOutcome = RecordStory | 'gone' | undefined;

/*
 * A thread that tells the stories of records. Opening the address file of a job and matching an address take
 * too long for the main thread.
 */
const { databaseUrl, addressFile } = workerData as StoryThreadData;
const catalogue = await loadCatalogue();
const database = connect(databaseUrl, 1);
const shelf = new ReferenceShelf(addressFile === undefined ? [] : [addressFile]);
const opener = new JobOpener(database, shelf, catalogue);

export default async function runTask({ job, frozen, place }: StoryTask): Promise<StoryOutcome> {
  try {
    const { opened } = await opener.open({ job, frozen });
    return await recordStory(database, opened, place);
  } catch (error) {
    if (error instanceof TaskSuperseded) return 'gone';
    throw error;
  }
}
