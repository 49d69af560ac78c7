/**
 * Every way in which Fettle refuses a request, by a name that never changes. The rooms below HTTP throw a
 * {@link Refusal} of one of these; `http/problems.ts` gives each its status and its problem type.
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

/** Field path (`records[17].priority`) → what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

interface RefusalDetails {
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A request that cannot be met, said so that the client's developer can mend it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly errors: FieldErrors | undefined;
  /** After how many seconds another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, detail: string, more: RefusalDetails = {}) {
    super(detail, { cause: more.cause });
    this.kind = kind;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** A refusal of one field. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('invalid-request', `${field} ${message}`, { errors: { [field]: [message] } });
}
