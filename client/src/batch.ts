import type { Row } from './columns.ts';
import { COLUMN_TYPES, type Columns } from './columns.ts';
import type { Connection, Sent } from './connection.ts';
import type { Dataset, Job, NewJob, Workflow, WorkflowSummary } from './openapi.ts';
import type { AccessToken } from './token.ts';
import { RECORDS_PER_BLOCK } from './upload.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** A page of an output. */
interface Page {
  readonly recordCount: number;
  readonly records: readonly Row[];
}

/** @internal The requests of the batch interface, one method each. */
export class Batch {
  readonly #connection: Connection;
  readonly #token: AccessToken;

  constructor(connection: Connection, token: AccessToken) {
    this.#connection = connection;
    this.#token = token;
  }

  send(path: string, sent: Sent = {}): Promise<Response> {
    return this.#connection.send(path, sent, () => this.#token.headers());
  }

  async json<Answer>(path: string, sent: Sent = {}): Promise<Answer> {
    return (await this.send(path, sent)).json() as Promise<Answer>;
  }

  workflows(): Promise<WorkflowSummary[]> {
    return this.json('/Workflow');
  }

  workflow(name: string): Promise<Workflow> {
    return this.json(`/Workflow/${encodeURIComponent(name)}`);
  }

  createDataset(name: string, columns: Columns, signal?: AbortSignal): Promise<Dataset> {
    const types = Object.entries(columns).map(([column, type]) => [column, COLUMN_TYPES.indexOf(type)]);
    const body = JSON.stringify({ name, columns: Object.fromEntries(types) });
    return this.json('/Dataset', { method: 'POST', headers: JSON_BODY, body, signal });
  }

  async storeBlock(dataset: string, body: string, signal?: AbortSignal): Promise<void> {
    const response = await this.send(`/Dataset/${dataset}/data`, {
      method: 'PATCH',
      headers: JSON_BODY,
      body,
      signal,
    });
    await response.arrayBuffer();
  }

  completeDataset(name: string, recordCount: number, signal?: AbortSignal): Promise<Dataset> {
    const body = JSON.stringify({ recordCount, completed: true });
    return this.json(`/Dataset/${name}`, { method: 'PUT', headers: JSON_BODY, body, signal });
  }

  startJob(job: NewJob, signal?: AbortSignal): Promise<Job> {
    return this.json('/Job', { method: 'POST', headers: JSON_BODY, body: JSON.stringify(job), signal });
  }

  readJob(name: string, signal?: AbortSignal): Promise<Job> {
    return this.json(`/Job/${encodeURIComponent(name)}`, { signal });
  }

  cancelJob(name: string): Promise<Job> {
    return this.json(`/Job/${encodeURIComponent(name)}`, { method: 'DELETE' });
  }

  async removeDataset(name: string): Promise<void> {
    await this.send(`/Dataset/${name}`, { method: 'DELETE' });
  }

  /** The records of an output, in order. The next page is on its way while this one is used. */
  async *records(dataset: string, signal?: AbortSignal): AsyncGenerator<Row> {
    const page = (start: number): Promise<Page> =>
      this.json(`/Dataset/${dataset}/data?start=${start}&count=${RECORDS_PER_BLOCK}`, { signal });
    let next: Promise<Page> | undefined = page(1);
    for (let start = 1; next !== undefined; ) {
      const { recordCount, records }: Page = await next;
      start += RECORDS_PER_BLOCK;
      next = start <= recordCount ? page(start) : undefined;
      // A reader may stop before the end; nobody waits for the page then.
      next?.catch(() => undefined);
      yield* records;
    }
  }
}
