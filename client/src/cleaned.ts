import type { Row } from './columns.ts';
import { FettleError } from './errors.ts';
import type { Job } from './openapi.ts';

/** The output of every job for the records that could not be read or cleansed, each with the reason. */
const REJECTS = 'Rejects';

/**
 * The outputs of a job. Iterating yields the records of its first output, in order:
 *
 *     for await (const record of cleaned) console.log(record);
 */
export class Cleaned<Record extends Row = Row> implements AsyncIterable<Record> {
  /** The job's record. `statistics` has the counts of its steps. */
  readonly job: Job;
  readonly #download: (dataset: string) => AsyncIterable<Row>;

  /** @internal */
  constructor(job: Job, download: (dataset: string) => AsyncIterable<Row>) {
    this.job = job;
    this.#download = download;
  }

  [Symbol.asyncIterator](): AsyncIterator<Record> {
    const first = Object.keys(this.job.outputDatasets).find((name) => name !== REJECTS);
    if (first === undefined) throw new FettleError(`The job “${this.job.name}” has no output dataset.`);
    return this.output(first)[Symbol.asyncIterator]() as AsyncIterator<Record>;
  }

  /** The records of an output, by its name in the workflow. */
  output(name: string): AsyncIterable<Row> {
    const outputs = this.job.outputDatasets;
    const dataset = Object.hasOwn(outputs, name) ? outputs[name] : undefined;
    if (dataset === undefined) {
      const names = Object.keys(outputs).join(', ');
      throw new FettleError(`The job “${this.job.name}” has no output “${name}”. Its outputs are ${names}.`);
    }
    return this.#download(dataset);
  }

  /** The records that could not be read or cleansed, each with the reason. */
  rejects(): AsyncIterable<Row> {
    return this.output(REJECTS);
  }
}
