import type {
  AddressSuggestion,
  AddressSuggestions,
  LookupOptions,
  LookupResult,
  LookupStatus,
  RetrievedAddress,
} from '../../client/src/openapi.ts';

/** The key that every service answers from its invented sample, free of charge. */
const SAMPLE_KEY = 'sample';

/** An answer takes some milliseconds. A call without an answer after this time is given up. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * Why a call has no result: the box has no key; the service refuses the key, its domain or the account; a
 * limit is reached; the service is out of order; the service cannot be reached.
 */
export type Reason = 'no-key' | 'refused' | 'limit' | 'unavailable' | 'network';

export class ServiceError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The settings that all calls of a box share. */
export interface Calling {
  /** Where the service is, with a slash at the end. */
  readonly service: URL;
  readonly key: string;
  readonly language: string;
}

/** Returns the suggestions for a text, best first. @throws ServiceError, or the signal's reason if aborted */
export async function search(calling: Calling, text: string, signal: AbortSignal) {
  const options = { PreferredLanguage: calling.language, ApplicationName: 'address-box' };
  const found = await call<AddressSuggestions>(calling, 'Search', { search: text, options }, signal);
  return found.Results;
}

/** Returns the suggestions inside a container. @throws ServiceError */
export async function drillDown(calling: Calling, { value }: AddressSuggestion, signal: AbortSignal) {
  const options = { PreferredLanguage: calling.language, ApplicationName: 'address-box' };
  const found = await call<AddressSuggestions>(calling, 'DrillDown', { id: value, options }, signal);
  return found.Results;
}

/** Returns the chosen address in full. This is the only call that costs a credit. @throws ServiceError */
export async function retrieve(
  calling: Calling,
  { value }: AddressSuggestion,
  layout: LookupOptions,
  signal: AbortSignal,
): Promise<LookupResult> {
  const options = { ...layout, PreferredLanguage: calling.language, ApplicationName: 'address-box' };
  const { Result } = await call<RetrievedAddress>(calling, 'Retrieve', { id: value, options }, signal);
  if (Result === null) throw new ServiceError('unavailable', 'The answer has no address.');
  return Result;
}

async function call<Answer extends { Status: LookupStatus }>(
  { service, key }: Calling,
  method: string,
  members: object,
  signal: AbortSignal,
): Promise<Answer> {
  if (key === '') throw new ServiceError('no-key', 'The attribute “key” of <fettle-address> is missing.');
  const isSample = key === SAMPLE_KEY;
  const url = new URL(`${isSample ? 'address-box/sample/' : ''}PredictiveAddress/${method}.json`, service);
  if (!isSample) url.searchParams.set('key', key);
  const { response, answer } = await fetchJson<Answer>(url, { country: 'GB', ...members }, signal);
  const { Success, ErrorMessage } = answer?.Status ?? {};
  if (response.ok && answer !== undefined && Success === true) return answer;
  const message = ErrorMessage ?? `The service answered with status ${response.status}.`;
  if (response.status >= 500) throw new ServiceError('unavailable', message);
  // An answer that says when to try again reports a limit, whatever its status.
  const isLimit = response.status === 429 || response.headers.has('retry-after');
  throw new ServiceError(isLimit ? 'limit' : 'refused', message);
}

/** Sends a call. `answer` is undefined if the body is not JSON, for example because a proxy answered. */
async function fetchJson<Answer>(
  url: URL,
  body: object,
  signal: AbortSignal,
): Promise<{ response: Response; answer: Answer | undefined }> {
  const patience = new AbortController();
  const stop = () => patience.abort();
  const timer = setTimeout(stop, PATIENCE_MILLISECONDS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: patience.signal,
      // The key alone authenticates the call, so no cookies of the service's domain are sent.
      credentials: 'omit',
    });
    const text = await response.text();
    return { response, answer: parsed<Answer>(text) };
  } catch {
    signal.throwIfAborted();
    throw new ServiceError('network', `${url.origin} cannot be reached, or does not answer in time.`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function parsed<Answer>(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
