import type { Job, Problem } from './openapi.ts';

/** The base class of every error of this library. Its subclasses distinguish the causes. */
export class FettleError extends Error {
  override readonly name: string = 'FettleError';
}

/**
 * The service could not be reached, or the connection broke, on every attempt. `cause` is the last failure.
 */
export class ConnectionError extends FettleError {
  override readonly name = 'ConnectionError';
}

/** The service refused a request. `type` and `status` say why and never change; the message is for people. */
export class RefusedError extends FettleError {
  override readonly name: string = 'RefusedError';
  readonly status: number;
  /**
   * The problem type (RFC 9457), such as `urn:fettle:problem:duplicate-name`; empty if the answer was no
   * problem document.
   */
  readonly type: string;
  /** What is wrong with each field, by its path: `{"records[17].priority": ["must be an integer"]}`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The id of the request, to quote when asking the operator for help. */
  readonly instance: string | undefined;
  /** Seconds after which the same request may succeed, if the service said so. */
  readonly retryAfter: number | undefined;
  /** Whether the same request had been sent before, and failed. The service may have carried it out then. */
  readonly repeated: boolean;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number, repeated = false) {
    super(problem.detail ?? problem.title ?? `The service answered with status ${status}.`);
    this.status = status;
    this.type = problem.type ?? '';
    this.fields = problem.errors ?? {};
    this.instance = problem.instance;
    this.retryAfter = retryAfter;
    this.repeated = repeated;
  }
}

/** A member, parameter or header is missing, unknown or of the wrong type. `fields` names each. */
export class InvalidRequestError extends RefusedError {
  override readonly name = 'InvalidRequestError';
}

/** A dataset or job of this name exists already. */
export class DuplicateNameError extends RefusedError {
  override readonly name = 'DuplicateNameError';
}

/** The resource exists, but its state does not allow the request: a complete dataset takes no more data. */
export class WrongStateError extends RefusedError {
  override readonly name = 'WrongStateError';
}

/** The credentials, the token or the key are not valid. */
export class UnauthorizedError extends RefusedError {
  override readonly name = 'UnauthorizedError';
}

/** This client has no resource of this name. */
export class NotFoundError extends RefusedError {
  override readonly name = 'NotFoundError';
}

/** A body is over a limit of the service. */
export class TooLargeError extends RefusedError {
  override readonly name = 'TooLargeError';
}

/**
 * The service was too busy or unavailable on every attempt. If its database was lost meanwhile, an attempt may
 * have been carried out.
 */
export class UnavailableError extends RefusedError {
  override readonly name = 'UnavailableError';
}

/** A job failed or was cancelled. `job` is its record; `job.error` says why. */
export class JobError extends FettleError {
  override readonly name = 'JobError';
  readonly job: Job;

  constructor(job: Job) {
    super(`The job “${job.name}” ${job.status === 4 ? 'was cancelled' : `failed: ${job.error}`}.`);
    this.job = job;
  }
}

/** A look-up failed, for example because of an unknown postcode, a missing licence or a lack of credits. */
export class LookupError extends FettleError {
  override readonly name = 'LookupError';
  readonly creditsRemaining: number;

  constructor(message: string, creditsRemaining: number) {
    super(message);
    this.creditsRemaining = creditsRemaining;
  }
}

const BY_TYPE: ReadonlyMap<string, typeof RefusedError> = new Map<string, typeof RefusedError>([
  ['invalid-request', InvalidRequestError],
  ['duplicate-name', DuplicateNameError],
  ['wrong-state', WrongStateError],
  ['unauthorized', UnauthorizedError],
  ['not-found', NotFoundError],
  ['too-large', TooLargeError],
  ['too-many-requests', UnavailableError],
  ['unavailable', UnavailableError],
]);

const BY_STATUS: ReadonlyMap<number, typeof RefusedError> = new Map<number, typeof RefusedError>([
  [401, UnauthorizedError],
  [404, NotFoundError],
  [413, TooLargeError],
  [429, UnavailableError],
  [503, UnavailableError],
]);

/** @internal Returns the error for an answer whose status is not a success. */
export async function refusalOf(response: Response, repeated: boolean): Promise<RefusedError> {
  const text = await response.text().catch(() => '');
  const problem = problemIn(text);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const kind = problem.type?.replace('urn:fettle:problem:', '') ?? '';
  const Kind = BY_TYPE.get(kind) ?? BY_STATUS.get(response.status) ?? RefusedError;
  return new Kind(response.status, problem, Number.isFinite(seconds) ? seconds : undefined, repeated);
}

function problemIn(text: string): Partial<Problem> {
  try {
    const body = JSON.parse(text) as Partial<Problem> & { error?: string; error_description?: string };
    // The token endpoint answers in the form of RFC 6749.
    if (body.error !== undefined) return { detail: body.error_description ?? body.error };
    return body;
  } catch {
    return {};
  }
}
