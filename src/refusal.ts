/**
 * The ways in which Fettle refuses a request. These names never change. Rooms below HTTP throw a
 * {@link Refusal} of one of these kinds; the error catalogue of `http` gives each kind its status and problem
 * type.
 */
export type RefusalKind =
  | 'invalid-request'
  | 'duplicate-name'
  | 'wrong-state'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'too-large'
  | 'uri-too-long'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'unavailable';

/** Maps a field's path (`records[17].priority`) to what is wrong with the field. */
export type FieldErrors = Record<string, string[]>;

interface RefusalDetails {
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A request that Fettle refuses, with an explanation for the developer of the client. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, detail: string, more: RefusalDetails = {}) {
    super(detail, { cause: more.cause });
    this.kind = kind;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/**
 * Refuses one field. `message` completes a sentence that begins with the field's name.
 *
 *     throw invalidField('name', 'must have 1 to 128 characters');
 */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('invalid-request', `${field} ${message}`, { errors: { [field]: [message] } });
}
