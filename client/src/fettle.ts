import { Batch } from './batch.ts';
import { Cleaned } from './cleaned.ts';
import { type Columns, columnsFor, type Row } from './columns.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { DuplicateNameError, FettleError } from './errors.ts';
import { Files } from './files.ts';
import type { Dataset, NewJob, Workflow, WorkflowSummary } from './openapi.ts';
import { RunningJob, type Watching } from './running-job.ts';
import { AccessToken, type Credentials } from './token.ts';
import { type Rows, uploadRows } from './upload.ts';

export type FettleOptions = ConnectionOptions & Credentials;

/** How rows are cleansed. */
export interface CleanOptions extends Watching {
  /** The workflow's parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The workflow's input that the rows go to; needed only if it has several. */
  readonly input?: string;
  /** Column types, where those of the first 1,000 rows do not tell. */
  readonly columns?: Columns;
  /** Other inputs of the workflow → datasets that are complete. */
  readonly datasets?: Readonly<Record<string, string>>;
  /** The name of the job; unique for the client. Made of the workflow's name unless given. */
  readonly name?: string;
}

/** Where rows are stored. */
export interface UploadOptions {
  /** The name of the dataset: a-z first, then a-z, 0-9 and _. Made up unless given. */
  readonly name?: string;
  readonly columns?: Columns;
  readonly signal?: AbortSignal;
}

/**
 * Cleanses data with a Fettle service. All that a request needs, tokens, retries and pages, is done here.
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

  /** What a workflow takes and gives. @throws NotFoundError */
  workflow(name: string): Promise<Workflow> {
    return this.#batch.workflow(name);
  }

  /**
   * Runs rows through a workflow: uploads them, starts a job, and waits until it has completed.
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
    const workflow = await this.workflow(workflowName);
    const input = inputOf(workflow, options.input);
    const { name: dataset } = await this.#upload(rows, {
      name: unique('rows'),
      columns: (found) => columnsFor(workflow, input, { ...found, ...options.columns }),
      signal,
    });
    const job = await this.startJob({
      name: options.name ?? unique(workflowName),
      workflowName,
      inputDatasets: { ...datasets, [input.name]: dataset },
      ...(parameters !== undefined && { parameters: { ...parameters } }),
    });
    const done = await job.completed(options);
    await this.#batch.removeDataset(dataset);
    return new Cleaned<Output>(done, (output) => this.records(output, signal));
  }

  /** Stores rows as a complete dataset, in blocks of 1,000, four at a time. */
  async upload(rows: Rows, { name, columns, signal }: UploadOptions = {}): Promise<Dataset> {
    return this.#upload(rows, {
      name: name ?? unique('rows'),
      isOurs: name === undefined,
      columns: (found) => ({ ...found, ...columns }),
      signal,
    });
  }

  async #upload(
    rows: Rows,
    target: {
      name: string;
      isOurs?: boolean;
      columns: (found: Columns) => Columns;
      signal?: AbortSignal | undefined;
    },
  ): Promise<Dataset> {
    const { name, isOurs = true, signal } = target;
    const create = async (found: Columns) => {
      const columns = target.columns(found);
      await this.#batch.createDataset(name, columns, signal).catch((error: unknown) => {
        // A first attempt whose answer was lost has made it.
        if (!(isOurs && error instanceof DuplicateNameError)) throw error;
      });
      return columns;
    };
    const store = (body: string) => this.#batch.storeBlock(name, body, signal);
    const count = await uploadRows(rows, { create, store });
    return this.#batch.completeDataset(name, count, signal);
  }

  /** Starts a job over datasets or a file. @throws RefusedError: its `fields` name what does not fit the workflow */
  async startJob(job: NewJob): Promise<RunningJob> {
    const { name } = await this.#batch.startJob(job);
    return this.job(name);
  }

  /** A job that was started before, by its name. */
  job(name: string): RunningJob {
    return new RunningJob(name, {
      read: (signal) => this.#batch.readJob(name, signal),
      cancel: () => this.#batch.cancelJob(name),
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

/** A name that no other call makes: the moment and some chance, in letters that every name may have. */
function unique(prefix: string): string {
  const chance = Math.floor(Math.random() * 36 ** 6).toString(36);
  return `${prefix}_${Date.now().toString(36)}_${chance.padStart(6, '0')}`;
}
