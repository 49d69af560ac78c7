import type { Row } from './columns.ts';
import { COLUMN_TYPES, type Columns } from './columns.ts';
import type { Connection, Sent } from './connection.ts';
import { DuplicateNameError, NotFoundError, UnauthorizedError, WrongStateError } from './errors.ts';
import type { Dataset, Job, NewJob, Workflow, WorkflowSummary } from './openapi.ts';
import { unlessDone } from './repeated.ts';
import type { AccessToken } from './token.ts';
import { RECORDS_PER_BLOCK } from './upload.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** The ways in which one request can differ from the connection's defaults. */
type Manner = Pick<Sent, 'signal' | 'attempts'>;

/** A page of an output. */
interface Page {
  readonly recordCount: number;
  readonly records: readonly Row[];
}

/**
 * @internal The requests of the batch interface, one method each. If the first answer is lost, a request may
 * arrive twice. The method then returns what the first answer would have said.
 */
export class Batch {
  readonly #connection: Connection;
  readonly #token: AccessToken;

  constructor(connection: Connection, token: AccessToken) {
    this.#connection = connection;
    this.#token = token;
  }

  async send<Answer>(
    path: string,
    sent: Sent,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const headers = () => this.#token.headers();
    const held = this.#token.held;
    try {
      return await this.#connection.send(path, sent, read, headers);
    } catch (error) {
      // The service may refuse a token that has not expired: its secret was revoked, or the service has other
      // keys.
      if (!(error instanceof UnauthorizedError) || held === undefined) throw error;
      this.#token.forget(held);
      return this.#connection.send(path, sent, read, headers);
    }
  }

  json<Answer>(path: string, sent: Sent = {}): Promise<Answer> {
    return this.send(path, sent, (response) => response.json() as Promise<Answer>);
  }

  /** Sends a request whose answer has no content besides its status. */
  async #done(path: string, sent: Sent): Promise<void> {
    await this.send(path, sent, (response) => response.arrayBuffer());
  }

  workflows(): Promise<WorkflowSummary[]> {
    return this.json('/Workflow');
  }

  workflow(name: string, { signal }: Manner = {}): Promise<Workflow> {
    return this.json(`/Workflow/${encodeURIComponent(name)}`, { signal });
  }

  createDataset(name: string, columns: Columns, { signal }: Manner = {}): Promise<Dataset> {
    const types = Object.entries(columns).map(([column, type]) => [column, COLUMN_TYPES.indexOf(type)]);
    const made = { name, columns: Object.fromEntries(types), recordCount: 0, completed: false };
    const body = JSON.stringify({ name, columns: made.columns });
    return unlessDone(
      this.json('/Dataset', { method: 'POST', headers: JSON_BODY, body, signal }),
      DuplicateNameError,
      () => this.#readDataset(name, signal),
      made,
    );
  }

  #readDataset(name: string, signal: AbortSignal | undefined): Promise<Dataset> {
    return this.json(`/Dataset/${encodeURIComponent(name)}`, { signal });
  }

  storeBlock(dataset: string, body: string, { signal }: Manner = {}): Promise<void> {
    const sent = { method: 'PATCH', headers: JSON_BODY, body, signal };
    return this.#done(`/Dataset/${encodeURIComponent(dataset)}/data`, sent);
  }

  completeDataset(name: string, recordCount: number, { signal }: Manner = {}): Promise<Dataset> {
    const completion = { recordCount, completed: true };
    const sent = { method: 'PUT', headers: JSON_BODY, body: JSON.stringify(completion), signal };
    return unlessDone(
      this.json(`/Dataset/${encodeURIComponent(name)}`, sent),
      WrongStateError,
      () => this.#readDataset(name, signal),
      completion,
    );
  }

  startJob(job: NewJob, { signal }: Manner = {}): Promise<Job> {
    const { name, workflowName, inputDatasets = {}, inputFilename = null } = job;
    return unlessDone(
      this.json('/Job', { method: 'POST', headers: JSON_BODY, body: JSON.stringify(job), signal }),
      DuplicateNameError,
      () => this.readJob(name, { signal }),
      { workflowName, inputDatasets, inputFilename: inputFilename || null },
    );
  }

  readJob(name: string, { signal }: Manner = {}): Promise<Job> {
    return this.json(`/Job/${encodeURIComponent(name)}`, { signal });
  }

  /**
   * Opens the stream of a job's events. A failed request is not repeated, because the caller can poll
   * instead.
   */
  jobEvents(name: string, signal: AbortSignal): Promise<Response> {
    const sent = { signal, attempts: 1, headers: { accept: 'text/event-stream' } };
    return this.send(`/Job/${encodeURIComponent(name)}/events`, sent, async (response) => response);
  }

  cancelJob(name: string, { attempts }: Manner = {}): Promise<Job> {
    const manner = attempts === undefined ? {} : { attempts };
    return unlessDone(
      this.json(`/Job/${encodeURIComponent(name)}`, { method: 'DELETE', ...manner }),
      WrongStateError,
      () => this.readJob(name),
      { status: 4 },
    );
  }

  removeDataset(name: string, manner: Manner = {}): Promise<void> {
    return this.remove(`/Dataset/${encodeURIComponent(name)}`, manner);
  }

  /** Removes the resource at a path. If it is gone at the second request, the first request removed it. */
  async remove(path: string, manner: Manner = {}): Promise<void> {
    try {
      await this.#done(path, { method: 'DELETE', ...manner });
    } catch (error) {
      if (!(error instanceof NotFoundError && error.repeated)) throw error;
    }
  }

  /** Yields the records of an output, in order. Fetches the next page while the caller uses this one. */
  async *records(dataset: string, signal?: AbortSignal): AsyncGenerator<Row> {
    const path = `/Dataset/${encodeURIComponent(dataset)}/data`;
    const page = (start: number): Promise<Page> =>
      this.json(`${path}?start=${start}&count=${RECORDS_PER_BLOCK}`, { signal });
    let next: Promise<Page> | undefined = page(1);
    for (let start = 1; next !== undefined; ) {
      const { recordCount, records }: Page = await next;
      start += RECORDS_PER_BLOCK;
      next = start <= recordCount ? page(start) : undefined;
      // If the caller stops early, nobody awaits the next page, so its failure is ignored here.
      next?.catch(() => undefined);
      yield* records;
    }
  }
}
