/**
 * A client of the batch interface as a developer would write it, with nothing but `fetch` and the service's
 * address.
 */
export class BatchClient {
  readonly #url: string;
  readonly #token: string;
  readonly #signal: AbortSignal;

  private constructor(url: string, token: string, signal: AbortSignal) {
    this.#url = url;
    this.#token = token;
    this.#signal = signal;
  }

  /** Finds the token endpoint by discovery and obtains an access token (OAuth 2.0 client credentials). */
  static async connect(url: string, client: Credentials, signal: AbortSignal): Promise<BatchClient> {
    const discovery = await fetch(`${url}/.well-known/openid-configuration`, { signal });
    const { token_endpoint: endpoint } = (await discovery.json()) as { token_endpoint: string };
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
        scope: 'BatchApi',
      }),
      signal,
    });
    if (!answer.ok) throw new Error(`No token: ${await answer.text()}`);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return new BatchClient(url, token, signal);
  }

  async createDataset(name: string, columns: Readonly<Record<string, number>>): Promise<void> {
    await this.#send('POST', '/Dataset', { name, columns });
  }

  /**
   * Adds a block of up to 1,000 records. Sending the same number again replaces the block, so a retry is
   * safe.
   */
  async addBlock(dataset: string, blockNumber: number, records: readonly unknown[]): Promise<void> {
    await this.#send('PATCH', `/Dataset/${dataset}/data`, { blockNumber, records });
  }

  /** Declares the data complete. The service refuses if it has a different number of records. */
  async completeDataset(name: string, recordCount: number): Promise<void> {
    await this.#send('PUT', `/Dataset/${name}`, { recordCount, completed: true });
  }

  async startJob(job: Readonly<Record<string, unknown>>): Promise<Job> {
    return (await this.#send('POST', '/Job', job)).json() as Promise<Job>;
  }

  async pollJob(name: string): Promise<Job> {
    return (await this.#send('GET', `/Job/${encodeURIComponent(name)}`)).json() as Promise<Job>;
  }

  async describeDataset(name: string): Promise<{ recordCount: number }> {
    return (await this.#send('GET', `/Dataset/${name}`)).json() as Promise<{ recordCount: number }>;
  }

  /**
   * Downloads up to 1,000 records of a complete output dataset as CSV, from record `start` (counted from 1).
   */
  async downloadCsv(dataset: string, start: number, count: number): Promise<string> {
    const path = `/Dataset/${dataset}/data?start=${start}&count=${count}`;
    return (await this.#send('GET', path, undefined, { accept: 'text/csv' })).text();
  }

  async #send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: this.#signal,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

/** The output of `fettle client create NAME --json`. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The parts of a job record that the demo reads. */
export interface Job {
  /** 0 queued, 1 running, 2 completed, 3 failed, 4 cancelled. */
  readonly status: number;
  readonly percentComplete: number;
  readonly statistics: Readonly<Record<string, number>>;
  readonly outputDatasets: Readonly<Record<string, string>>;
  readonly error: string | null;
}
