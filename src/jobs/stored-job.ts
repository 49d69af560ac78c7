import type { Catalogue } from '../cleansing/catalogue.ts';
import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { contentsOf } from '../datasets/contents.ts';
import { partitionsFor } from '../engine/dataset-step/chunk.ts';
import { openChain } from '../engine/opened-chain.ts';
import { OpenedJob } from '../engine/opened-job.ts';
import type { JobCounts } from '../engine/task-port.ts';
import { present } from '../present.ts';
import { decisionsOf } from '../reviews/decisions.ts';
import { type Task, TaskSuperseded } from './task.ts';

/** A job opened for its tasks, and the sizes of its inputs. */
export interface StoredJob {
  readonly opened: OpenedJob;
  readonly counts: JobCounts;
}

/**
 * Opens jobs for the tasks of a thread. Keeps the last job open, because most tasks belong to the same job as
 * the one before.
 */
export class JobOpener {
  readonly #database: Database;
  readonly #shelf: ReferenceShelf;
  readonly #catalogue: Catalogue;
  #last: { readonly job: number; readonly stored: StoredJob } | undefined;

  constructor(database: Database, shelf: ReferenceShelf, catalogue: Catalogue) {
    this.#database = database;
    this.#shelf = shelf;
    this.#catalogue = catalogue;
  }

  /**
   * Opens the job of a task. All files must have been read, so that the inputs are complete and their columns
   * and counts no longer change. The job's references stay open until another job is opened.
   */
  async open({ job, frozen }: Pick<Task, 'job' | 'frozen'>): Promise<StoredJob> {
    if (this.#last?.job === job) return this.#last.stored;
    const contents = await contentsOf(
      this.#database.kysely,
      frozen.chains.map(({ datasetId }) => datasetId),
    );
    if (frozen.chains.some(({ datasetId }) => !contents.has(datasetId)))
      throw new TaskSuperseded('The job has ended.');
    const inputs = frozen.chains.map(({ plan, datasetId }) => ({
      plan,
      ...present(contents.get(datasetId), 'the dataset of an input'),
    }));
    this.#last = undefined;
    const { references = {} } = frozen;
    const decisions = await decisionsOf(this.#database, job, references.decisions);
    const opened = new OpenedJob(
      inputs.map(({ plan, columns }) => openChain(plan, columns, this.#catalogue)),
      { now: new Date(frozen.now), references: this.#shelf.open(references, decisions) },
      this.#catalogue,
    );
    const records = inputs.map(({ recordCount }) => recordCount);
    const partitions = opened.shape.comparisons.map((_, comparison) =>
      partitionsFor(opened.shape.recordsOf(comparison, records).total),
    );
    const stored = { opened, counts: { records, partitions } };
    this.#last = { job, stored };
    return stored;
  }
}
