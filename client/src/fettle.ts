import { Batch } from './batch.ts';
import { Cleaned } from './cleaned.ts';
import { type Columns, columnsFor, type Row } from './columns.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { FettleError } from './errors.ts';
import { Files } from './files.ts';
import type { Dataset, NewJob, Workflow, WorkflowSummary } from './openapi.ts';
import { RunningJob, type Watching } from './running-job.ts';
import { AccessToken, type Credentials } from './token.ts';
import { type Rows, type Sending, uploadRows } from './upload.ts';

export type FettleOptions = ConnectionOptions & Credentials;

/** How rows are cleansed. */
export interface CleanOptions extends Watching, Sending {
  /** The workflow's parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The workflow's input that the rows go to; needed only if it has several. */
  readonly input?: string;
  /** Column types, for columns whose type cannot be seen from the first 1,000 rows. */
  readonly columns?: Columns;
  /** The workflow's other inputs: name → a complete dataset. */
  readonly datasets?: Readonly<Record<string, string>>;
  /** The name of the job, unique for the client. By default it is made from the workflow's name. */
  readonly name?: string;
  /** Stops everything: the job is cancelled, and the uploaded rows are removed. */
  readonly signal?: AbortSignal | undefined;
}

/** Where rows are stored. */
export interface UploadOptions extends Sending {
  /** The name of the dataset: a-z first, then a-z, 0-9 and _. By default a new name is made. */
  readonly name?: string;
  readonly columns?: Columns;
  readonly signal?: AbortSignal;
}

interface UploadTarget extends Sending {
  readonly name?: string | undefined;
  /** The columns of the dataset, from those of the first rows. */
  readonly columns: (found: Columns) => Columns;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Cleanses data with a Fettle service. Takes care of tokens, retries and pages.
 *
 *     const fettle = new Fettle({ url, clientId, clientSecret });
 *     const cleaned = await fettle.clean('ContactCheck', rows);
 *     for await (const record of cleaned) console.log(record);
 */
export class Fettle {
  /** The client's file area. */
  readonly files: Files;
  readonly #batch: Batch;

  constructor(options: FettleOptions) {
    const connection = new Connection(options);
    this.#batch = new Batch(connection, new AccessToken(connection, options));
    this.files = new Files(this.#batch);
  }

  /** The workflows that the operator installed for this client. */
  workflows(): Promise<WorkflowSummary[]> {
    return this.#batch.workflows();
  }

  /** Returns a workflow with its inputs and outputs. @throws NotFoundError */
  workflow(name: string): Promise<Workflow> {
    return this.#batch.workflow(name);
  }

  /**
   * Runs rows through a workflow: uploads them, starts a job, and waits until it has completed. The uploaded
   * rows are removed at the end. If anything fails, the job is cancelled, provided that the service can be
   * reached.
   *
   * @param rows objects with the columns that the workflow needs; other columns are carried through
   * @throws JobError if the job fails; RefusedError if the service refuses a request; ConnectionError
   */
  async clean<Output extends Row = Row>(
    workflowName: string,
    rows: Rows,
    options: CleanOptions = {},
  ): Promise<Cleaned<Output>> {
    const { parameters, datasets, signal } = options;
    const workflow = await this.#batch.workflow(workflowName, { signal });
    const input = inputOf(workflow, options.input);
    const { name: dataset } = await this.#upload(rows, {
      ...options,
      name: undefined,
      columns: (found) => columnsFor(workflow, input, { ...found, ...options.columns }),
    });
    const started = {
      name: options.name ?? unique(workflowName),
      workflowName,
      inputDatasets: { ...datasets, [input.name]: dataset },
      ...(parameters !== undefined && { parameters: { ...parameters } }),
    };
    // Until its start is confirmed, a job with a name that the caller chose may be another job.
    let mayCancel = options.name === undefined;
    try {
      const job = await this.startJob(started, signal);
      mayCancel = true;
      const done = await job.completed(options);
      await this.#batch.removeDataset(dataset).catch(() => undefined);
      return new Cleaned<Output>(done, (output) => this.records(output, signal));
    } catch (error) {
      await this.#clearUp(dataset, mayCancel ? started.name : undefined);
      throw error;
    }
  }

  /** Cancels the job and removes the uploaded rows. Tries once, and never throws. */
  async #clearUp(dataset: string, job?: string): Promise<void> {
    const once = { attempts: 1 };
    if (job !== undefined) await this.#batch.cancelJob(job, once).catch(() => undefined);
    await this.#batch.removeDataset(dataset, once).catch(() => undefined);
  }

  /**
   * Stores rows as a complete dataset, in blocks of 1,000, several at a time. If anything fails, removes the
   * dataset.
   */
  async upload(rows: Rows, { columns, ...options }: UploadOptions = {}): Promise<Dataset> {
    return this.#upload(rows, { ...options, columns: (found) => ({ ...found, ...columns }) });
  }

  async #upload(rows: Rows, target: UploadTarget): Promise<Dataset> {
    const { name = unique('rows'), signal } = target;
    // Until its creation is confirmed, a dataset with a name that the caller chose may be another dataset.
    let mayRemove = target.name === undefined;
    const create = async (found: Columns) => {
      const columns = target.columns(found);
      await this.#batch.createDataset(name, columns, { signal });
      mayRemove = true;
      return columns;
    };
    const store = (body: string) => this.#batch.storeBlock(name, body, { signal });
    try {
      const count = await uploadRows(rows, { ...target, create, store });
      return await this.#batch.completeDataset(name, count, { signal });
    } catch (error) {
      if (mayRemove) await this.#clearUp(name);
      throw error;
    }
  }

  /**
   * Starts a job over datasets or a file.
   *
   * @throws RefusedError whose `fields` name the values that do not fit
   */
  async startJob(job: NewJob, signal?: AbortSignal): Promise<RunningJob> {
    const { name } = await this.#batch.startJob(job, { signal });
    return this.job(name);
  }

  /** A job that was started before, by its name. */
  job(name: string): RunningJob {
    return new RunningJob(name, {
      read: (signal) => this.#batch.readJob(name, { signal }),
      cancel: () => this.#batch.cancelJob(name),
      events: (signal) => this.#batch.jobEvents(name, signal),
    });
  }

  /** The records of an output dataset, in order. */
  records(dataset: string, signal?: AbortSignal): AsyncIterable<Row> {
    return this.#batch.records(dataset, signal);
  }

  /** Removes a dataset. */
  removeDataset(name: string): Promise<void> {
    return this.#batch.removeDataset(name);
  }
}

function inputOf(workflow: Workflow, wanted: string | undefined): Workflow['inputs'][number] {
  const inputs = workflow.inputs.filter(({ kind }) => kind === 'dataset');
  const found = wanted === undefined ? inputs : inputs.filter(({ name }) => name === wanted);
  const [input] = found;
  if (input !== undefined && found.length === 1) return input;
  const names = inputs.map(({ name }) => `“${name}”`).join(', ') || 'none';
  throw new FettleError(
    `Say with \`input\` which input of the workflow “${workflow.name}” the rows go to. Its inputs are: ${names}.`,
  );
}

/**
 * Returns a unique name, made of the time and random characters, all of them permitted in every kind of name.
 */
function unique(prefix: string): string {
  const chance = Math.floor(Math.random() * 36 ** 6).toString(36);
  return `${prefix}_${Date.now().toString(36)}_${chance.padStart(6, '0')}`;
}
