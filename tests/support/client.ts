import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../../harness/job.ts';
import { MANY, request } from './request.ts';

/** An answer of the service: its status, headers and body (parsed if it is JSON). */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

type Send = { body?: unknown; headers?: Record<string, string> };

/** A client of the batch interface over real HTTP, as its developer would write one. */
export class TestClient {
  readonly url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** Gets a token for these credentials. */
  static async connect(url: string, clientId: string, secret: string): Promise<TestClient> {
    const response = await fetch(`${url}/connect/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`)}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'BatchApi' }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return new TestClient(url, token);
  }

  /** Sends a request; a body that is not text or bytes goes as JSON. */
  send<Body = never>(method: string, path: string, { body, headers = {} }: Send = {}): Promise<Answer<Body>> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    // As a browser would write it: with spaces and letters encoded.
    const { pathname, search } = new URL(this.url + path);
    const given = {
      method,
      path: pathname + search,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    };
    return request<Body>(this.url, given, MANY);
  }

  get<Body = never>(path: string, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send<Body>('GET', path, headers === undefined ? {} : { headers });
  }

  /**
   * Creates a dataset, uploads the records in blocks of 1,000 and completes it. Blocks are numbered 0, 1, 2 …
   * unless given.
   */
  async upload(
    name: string,
    columns: Record<string, number>,
    records: readonly unknown[],
    blockNumbers?: readonly number[],
  ): Promise<void> {
    await this.#must('POST', '/Dataset', { name, columns });
    for (let at = 0; at * 1000 < records.length; at++) {
      const block = records.slice(at * 1000, at * 1000 + 1000);
      await this.#must('PATCH', `/Dataset/${name}/data`, {
        blockNumber: blockNumbers?.[at] ?? at,
        records: block,
      });
    }
    await this.#must('PUT', `/Dataset/${name}`, { recordCount: records.length, completed: true });
  }

  /** Submits a job and polls it to its end. */
  async run(job: Record<string, unknown>): Promise<Job> {
    await this.#must('POST', '/Job', job);
    return this.finished(job['name'] as string);
  }

  /**
   * Polls a job to its end: often at first, then less and less often, since each poll costs the job some
   * time.
   */
  async finished(name: string, seconds = 120): Promise<Job> {
    let pause = 20;
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(pause)) {
      pause = Math.min(150, pause * 1.2);
      const { body } = await this.get<Job>(`/Job/${encodeURIComponent(name)}`);
      if (body.status >= 2) return body;
    }
    throw new Error(`The job ${name} did not end within ${seconds} s.`);
  }

  /** Downloads all records of an output dataset. */
  async download(name: string): Promise<Record<string, unknown>[]> {
    const records: Record<string, unknown>[] = [];
    for (;;) {
      const { status, body } = await this.get<{ recordCount: number; records: Record<string, unknown>[] }>(
        `/Dataset/${name}/data?start=${records.length + 1}`,
      );
      if (status !== 200) throw new Error(`Download of ${name}: ${status} ${JSON.stringify(body)}`);
      records.push(...body.records);
      if (records.length >= body.recordCount) return records;
    }
  }

  async #must(method: string, path: string, body: unknown): Promise<void> {
    const answer = await this.send(method, path, { body });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
