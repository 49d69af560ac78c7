import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from './installation.ts';
import type { Job } from './job.ts';

/**
 * A request without an answer after this time counts as hung, which is a defect in any state of the service.
 */
const ANSWER_SECONDS = 45;

/** How long to go on trying: long enough for the longest outage of a test and a start on a busy machine. */
const PATIENCE_SECONDS = 150;

/**
 * The time between two polls of a job, in milliseconds. A poll costs client and service several milliseconds
 * of work.
 */
const LOOK_MILLISECONDS = 80;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether an earlier try had an outcome that the client does not know. */
  readonly isRetry: boolean;
}

/**
 * A client as a careful developer writes it: it repeats a request while the service cannot be reached or
 * answers 503, and it knows that a request without an answer may have been carried out. Any other 5xx, a
 * missing answer, and progress that falls are errors.
 */
export class SteadyClient {
  readonly #url: string;
  readonly credentials: Credentials;
  readonly #patience: number;
  token = '';
  /** The number of answers with status 503, and how many of them had no `Retry-After`. */
  readonly refusals = { unavailable: 0, withoutRetryAfter: 0 };

  /** @param patience how long to go on trying, and to wait for a job, in seconds */
  constructor(url: string, credentials: Credentials, patience = PATIENCE_SECONDS) {
    this.#url = url;
    this.credentials = credentials;
    this.#patience = patience;
  }

  /** Repeats a request until it gets an answer other than 503. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    let isRetry = false;
    let last = 'the connection was refused or broke';
    for (const end = Date.now() + this.#patience * 1000; Date.now() < end; await wait(100)) {
      const response = await this.#try(method, path, body, headers);
      if (response === undefined || response.status === 503) {
        isRetry = true;
        last = response?.text ?? last;
        continue;
      }
      if (response.status === 401 && (await this.#renewToken())) continue;
      if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
      return { ...response, isRetry };
    }
    throw new Error(`${method} ${path}: nothing else for ${this.#patience} s than: ${last}`);
  }

  /**
   * Sends a request once. @returns undefined if the connection broke or was refused.
   *
   * @throws Error if no answer came
   */
  async #try(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Omit<Reply, 'isRetry'> | undefined> {
    const isBytes = body instanceof Uint8Array;
    try {
      const response = await fetch(this.#url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body !== undefined && { 'content-type': isBytes ? 'text/csv' : 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body: (isBytes ? body : JSON.stringify(body)) as NonNullable<RequestInit['body']>,
        }),
        signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
      });
      const text = await response.text();
      if (response.status === 503) {
        this.refusals.unavailable++;
        if (!Number(response.headers.get('retry-after'))) this.refusals.withoutRetryAfter++;
      }
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        throw new Error(`${method} ${path}: no answer within ${ANSWER_SECONDS} s.`);
      return undefined;
    }
  }

  async #renewToken(): Promise<boolean> {
    const { clientId, secret } = this.credentials;
    const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'BatchApi' });
    const response = await fetch(`${this.#url}/connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
      body,
      signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
    }).catch(() => undefined);
    if (response === undefined || response.status === 503) return true;
    if (response.status !== 200) throw new Error(`Token: ${response.status} ${await response.text()}`);
    this.token = ((await response.json()) as { access_token: string }).access_token;
    return true;
  }

  /**
   * Sends a request that must be carried out only once. `wasDone` matches the refusal of a repeated request
   * whose earlier attempt was carried out.
   */
  async once(method: string, path: string, body: unknown, wasDone: RegExp): Promise<void> {
    const { status, text, isRetry } = await this.send(method, path, body);
    if (status < 300 || (isRetry && status === 400 && wasDone.test(text))) return;
    throw new Error(`${method} ${path}: ${status} ${text}`);
  }

  async get<Body>(path: string, accept = 'application/json'): Promise<Body> {
    const { status, text } = await this.send('GET', path, undefined, { accept });
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`);
    return (accept === 'application/json' ? JSON.parse(text) : text) as Body;
  }

  /**
   * Creates a dataset, uploads the records in blocks, two at a time, and completes it. After each block the
   * dataset must hold at least as many records as were acknowledged.
   */
  async upload(
    name: string,
    columns: Record<string, number>,
    records: readonly unknown[],
    perBlock: number,
  ): Promise<void> {
    await this.once('POST', '/Dataset', { name, columns }, /name of another dataset/);
    let next = 0;
    let acknowledged = 0;
    const sender = async () => {
      for (let block = next++; block * perBlock < records.length; block = next++) {
        const part = records.slice(block * perBlock, (block + 1) * perBlock);
        const path = `/Dataset/${name}/data`;
        const { status, text } = await this.send('PATCH', path, { blockNumber: block, records: part });
        if (status !== 200) throw new Error(`PATCH ${path}: ${status} ${text}`);
        acknowledged += part.length;
        const known = acknowledged;
        const { recordCount } = await this.get<{ recordCount: number }>(`/Dataset/${name}`);
        if (recordCount < known)
          throw new Error(`${name} holds ${recordCount} records of ${known} that were acknowledged.`);
      }
    };
    await Promise.all([sender(), sender()]);
    const whole = { recordCount: records.length, completed: true };
    await this.once('PUT', `/Dataset/${name}`, whole, /complete already/);
  }

  /** Uploads a file in parts of `partBytes`. Each part continues where the last one ended. */
  async uploadFile(path: string, bytes: Uint8Array, partBytes: number): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + partBytes);
      const range = `bytes ${at}-${at + part.length - 1}/${bytes.length}`;
      const { status, headers, text, isRetry } = await this.send('PUT', `/File${path}`, part, {
        'content-range': range,
        'content-type': 'application/octet-stream',
      });
      if (status < 300) at += part.length;
      else if (status === 416) {
        if (isRetry && at + part.length === bytes.length && (await this.#isThere(path, bytes.length))) return;
        at = Number(headers.get('content-range')?.split('/')[1]);
      } else throw new Error(`PUT /File${path} ${range}: ${status} ${text}`);
    }
  }

  async #isThere(path: string, size: number): Promise<boolean> {
    const { status, headers } = await this.send('HEAD', `/File${path}`);
    return status === 200 && Number(headers.get('content-length')) === size;
  }

  async submit(job: { name: string } & Record<string, unknown>): Promise<void> {
    await this.once('POST', '/Job', job, /name of another job/);
  }

  /**
   * Polls a job to its end. Checks at each poll that the job made only permitted changes ({@link JobWatch}).
   *
   * @param pause the time between two polls, in milliseconds
   */
  async finished(name: string, seconds = this.#patience, pause = LOOK_MILLISECONDS): Promise<Job> {
    const watch = new JobWatch(name);
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(pause)) {
      const job = await this.get<Job>(`/Job/${encodeURIComponent(name)}`);
      watch.see(job);
      if (job.status >= 2) return job;
    }
    throw new Error(`The job ${name} did not end within ${seconds} s; it was last seen as ${watch.last}.`);
  }

  /** All records of an output dataset, page after page, as CSV without the header or as lines of JSON. */
  async download(name: string, accept: 'text/csv' | 'application/x-ndjson'): Promise<string> {
    const { recordCount } = await this.get<{ recordCount: number }>(`/Dataset/${name}`);
    let all = '';
    for (let start = 1; start <= recordCount; start += 1000) {
      const page = await this.get<string>(`/Dataset/${name}/data?start=${start}`, accept);
      all += accept === 'text/csv' && start > 1 ? page.slice(page.indexOf('\n') + 1) : page;
    }
    return all;
  }
}

/** The permitted changes of a job from one poll to the next. */
export class JobWatch {
  readonly #name: string;
  #last: Job | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  get last(): string {
    return JSON.stringify(this.#last);
  }

  /** @throws Error if the job's progress fell, or something changed that must not change */
  see(job: Job): void {
    const before = this.#last;
    this.#last = job;
    const times = [job.submittedAt, job.startedAt, job.completedAt].filter((time) => time !== null);
    const isWrong =
      times.join() !== times.toSorted().join() ||
      (before !== undefined &&
        (job.percentComplete < before.percentComplete ||
          job.status < before.status ||
          (before.status >= 2 && job.status !== before.status) ||
          job.submittedAt !== before.submittedAt ||
          (before.startedAt !== null && job.startedAt !== before.startedAt)));
    if (isWrong)
      throw new Error(`The job ${this.#name} went back:\n${JSON.stringify(before)}\n${JSON.stringify(job)}`);
  }
}
