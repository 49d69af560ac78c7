import type { DatasetAnswer, DatasetRequest } from './dataset-model.ts';
import type { Exchange, History } from './history.ts';
import type { JobAnswer, JobRequest } from './job-model.ts';

/** A request without an answer after this time counts as lost. */
const ANSWER_MILLISECONDS = 60_000;

/** A `fetch` for a client. It writes every request into the history, including repeated ones. */
export class RecordingFetch {
  readonly #history: History;
  readonly #client: string;
  /** The last `authorization` header of the client, for requests in addition to those of the client. */
  authorization = '';

  constructor(history: History, client: string) {
    this.#history = history;
    this.#client = client;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const method = init.method ?? 'GET';
    const { pathname } = new URL(String(input));
    this.authorization = new Headers(init.headers).get('authorization') ?? this.authorization;
    const begin = performance.now();
    const late = AbortSignal.timeout(ANSWER_MILLISECONDS);
    const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
    let response: Response | undefined;
    let text = '';
    try {
      response = await fetch(input, { ...init, signal });
      // An event stream has no end, so nothing of it is recorded.
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
      text = await response.text();
    } catch (error) {
      this.#record(method, pathname, init.body, { begin, end: performance.now(), status: 0, text: '' });
      throw error;
    }
    const { status, headers } = response;
    const hasRetryAfter = headers.has('retry-after');
    // HAProxy's own answers are HTML.
    const isFromService = headers.get('content-type')?.includes('json') ?? true;
    const seen = { begin, end: performance.now(), status, text, hasRetryAfter, isFromService };
    this.#record(method, pathname, init.body, seen);
    return new Response(status === 204 ? null : text, { status, headers });
  };

  /** Reads a dataset's record, as its client may at any time. */
  async readDataset(url: string, name: string): Promise<void> {
    const headers = { authorization: this.authorization };
    await this.fetch(`${url}/Dataset/${name}`, { headers }).catch(() => undefined);
  }

  #record(
    method: string,
    path: string,
    body: unknown,
    seen: Pick<Exchange, 'begin' | 'end' | 'status'> & { text: string } & Partial<Exchange>,
  ): void {
    const { begin, end, status, text, hasRetryAfter = false, isFromService = false } = seen;
    const client = this.#client;
    const [, kind = '', name = '', part] = path.split('/').map(decodeURIComponent);
    const route = `${method} /${kind}${name && (kind === 'Dataset' || kind === 'Job') ? '/{name}' : ''}${part ? `/${part}` : ''}`;
    this.#history.exchanges.push({ client, route, begin, end, status, isFromService, hasRetryAfter });
    // If the service or the balancer answered with 5xx, the service may have carried the request out. It has
    // not carried out a request that it refused with 401 or 429.
    if (status === 401 || status === 429) return;
    const isKnown = status > 0 && status < 500;
    const times = { client, begin, end: isKnown ? end : Number.POSITIVE_INFINITY };
    const sent = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {};
    if (kind === 'Dataset') {
      const asked = datasetRequest(method, part, sent);
      const answer = isKnown ? datasetAnswer(status, text, method) : undefined;
      if (asked !== undefined) this.#history.dataset(name || sent.name, { ...times, asked, answer });
    }
    if (kind === 'Job' && part === undefined) {
      const does = method === 'POST' ? 'start' : method === 'DELETE' ? 'cancel' : 'read';
      const asked: JobRequest = { does };
      const answer = isKnown ? jobAnswer(status, text) : undefined;
      this.#history.job(name || sent.name, { ...times, asked, answer });
    }
  }
}

function datasetRequest(
  method: string,
  part: string | undefined,
  sent: { blockNumber: number; records: readonly unknown[]; recordCount: number },
): DatasetRequest | undefined {
  if (method === 'PATCH') return { does: 'store', block: sent.blockNumber, records: sent.records.length };
  if (part !== undefined) return undefined;
  if (method === 'POST') return { does: 'create' };
  if (method === 'PUT') return { does: 'complete', records: sent.recordCount };
  return { does: method === 'DELETE' ? 'remove' : 'read' };
}

function datasetAnswer(status: number, text: string, method: string): DatasetAnswer {
  if (method !== 'GET' || status !== 200) return { status };
  const { recordCount, completed } = JSON.parse(text) as { recordCount: number; completed: boolean };
  return { status, records: recordCount, completed };
}

function jobAnswer(status: number, text: string): JobAnswer {
  if (status !== 200) return { status };
  const { status: job, percentComplete } = JSON.parse(text) as { status: number; percentComplete: number };
  return { status, job, percentComplete };
}
