import { ConnectionError, FettleError, type RefusedError, refusalOf } from './errors.ts';

/** How to reach the service. */
export interface ConnectionOptions {
  /** The address of the service, such as `https://fettle.example.com`. */
  readonly url: string;
  /** How often a request is tried before its error is thrown. Default: 5. */
  readonly attempts?: number;
  /** A `fetch` of your own, for a proxy or a test. */
  readonly fetch?: typeof fetch;
}

/** @internal The options of one request, for `fetch`. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
  readonly signal?: AbortSignal | undefined;
  /** How often to try the request. Default: the connection's `attempts`. */
  readonly attempts?: number;
}

const ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 0.25;
const LONGEST_WAIT_SECONDS = 30;
/** If the service asks for a longer wait than this, the request is not repeated. */
const LONGEST_ASKED_SECONDS = 300;

/** Statuses that say that the same request may succeed later. After 5xx the first may have been carried out. */
const PASSING = new Set([408, 429, 502, 503, 504]);

/**
 * @internal Sends requests, and repeats a request whose connection broke or that met a busy service. So the
 * service may receive a request twice. A block or a file replaces itself. The refusal of any other repeated
 * request has `repeated` set, and its caller finds out whether the first request did what was asked.
 */
export class Connection {
  readonly #url: string;
  readonly #attempts: number;
  readonly #fetch: typeof fetch;

  constructor({ url, attempts = ATTEMPTS, fetch: own = globalThis.fetch }: ConnectionOptions) {
    if (!/^https?:\/\//.test(url))
      throw new FettleError(`url must begin with http:// or https:// (got “${url}”).`);
    if (!isAddress(url)) throw new FettleError(`url is not a valid address (got “${url}”).`);
    this.#url = url.replace(/\/+$/, '');
    this.#attempts = Math.max(1, attempts);
    // A browser's fetch refuses to be called as a method of another object.
    this.#fetch = (input, init) => own(input, init);
  }

  /**
   * @param read reads the answer. If the connection breaks meanwhile, the request is repeated, too
   * @param headers called before each attempt, because a token may have expired
   * @returns the result of `read` for an answer with a status of success
   * @throws RefusedError, ConnectionError
   */
  async send<Answer>(
    path: string,
    { attempts = this.#attempts, ...sent }: Sent,
    read: (response: Response) => Promise<Answer>,
    headers?: () => Promise<Record<string, string>>,
  ): Promise<Answer> {
    let failure: RefusedError | ConnectionError | undefined;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (failure !== undefined) await pause(attempt, failure, sent.signal);
      const all = { ...sent.headers, ...(await headers?.()) };
      let refusal: RefusedError;
      try {
        const response = await this.#fetch(this.#url + path, {
          ...sent,
          headers: all,
          signal: sent.signal ?? null,
        });
        if (response.ok) return await read(response);
        refusal = await refusalOf(response, attempt > 1);
      } catch (cause) {
        if (sent.signal?.aborted) throw cause;
        failure = new ConnectionError(`${this.#url} could not be reached: ${reasonOf(cause)}.`, { cause });
        continue;
      }
      if (!PASSING.has(refusal.status)) throw refusal;
      failure = refusal;
    }
    throw failure!;
  }
}

/**
 * Waits before the next attempt: longer each time, and at least as long as the service asked for. A random
 * part of up to half the wait is added.
 *
 * @throws the failure if the service asked for too long a wait
 */
async function pause(
  attempt: number,
  failure: RefusedError | ConnectionError,
  signal: AbortSignal | undefined,
): Promise<void> {
  const grown = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempt - 2), LONGEST_WAIT_SECONDS);
  const asked = 'retryAfter' in failure ? (failure.retryAfter ?? 0) : 0;
  if (asked > LONGEST_ASKED_SECONDS) throw failure;
  await wait(Math.max(grown, asked) * (1 + Math.random() / 2), signal);
}

/** @internal Waits for `seconds`, or until the signal aborts. @throws the signal's reason if it aborts */
export function wait(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}

/** Whether the text is a URL. `URL.canParse` is newer than Node 18.0. */
function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
