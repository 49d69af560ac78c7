/** A failed request. The message is for the person at the page. */
export class ApiError extends Error {
  readonly status: number;
  /** Field → what is wrong with it. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  /** The body as bytes, instead of `body`. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether the page sends this request without an action of the user. Such requests do not keep the session
   * alive.
   */
  readonly byItself?: boolean;
  readonly signal?: AbortSignal;
}

type Listener = () => void;
let endOfSession: Listener = () => undefined;

/** Calls `listener` whenever an answer says that the session has ended. */
export function onSignedOut(listener: Listener): void {
  endOfSession = listener;
}

/** Sends a request to the service and returns the whole answer. @throws ApiError */
export async function ask(
  path: string,
  { method = 'GET', body, bytes, headers, byItself, signal }: Asked = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(byItself && { 'fettle-by-itself': '1' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes !== undefined && { body: bytes }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(
      0,
      'The service cannot be reached. Nothing was changed by this request, as far as this page knows.',
    );
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as {
    detail?: string;
    errors?: Record<string, string[]>;
  };
  if (answer.status === 401 && !path.includes('/sign-in')) endOfSession();
  throw new ApiError(
    answer.status,
    problem.detail ?? `The service answered ${answer.status}.`,
    problem.errors,
  );
}

/** Sends a request and reads the JSON of the answer. @throws ApiError */
export async function read<Answer>(path: string, asked?: Asked): Promise<Answer> {
  const answer = await ask(path, asked);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** Returns the console's path for a client's resource in the batch interface. */
export function ofClient(client: string, ...parts: readonly string[]): string {
  return `/console/clients/${client}/${parts.map(encodeURIComponent).join('/')}`;
}
