import type { FieldErrors, RefusalKind } from '../../refusal.ts';

/** One entry of the error catalogue. */
interface ProblemType {
  readonly status: number;
  readonly title: string;
  readonly meaning: string;
}

/**
 * The error catalogue (RFC 9457). `type` is `urn:fettle:problem:` and the name. docs/clients/errors.md has
 * the same list.
 */
export const PROBLEMS: Readonly<Record<RefusalKind | 'internal', ProblemType>> = {
  'invalid-request': {
    status: 400,
    title: 'Invalid request',
    meaning: 'A member, parameter or header is missing, unknown or of the wrong type; `errors` names each.',
  },
  'duplicate-name': {
    status: 400,
    title: 'Name already in use',
    meaning: 'There is already a dataset or job with this name.',
  },
  'wrong-state': {
    status: 400,
    title: 'Not possible in this state',
    meaning:
      'The resource exists, but its state or kind does not allow this: a complete dataset accepts no data.',
  },
  unauthorized: {
    status: 401,
    title: 'Not authenticated',
    meaning: 'The access token is missing or not valid.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    meaning: 'The token does not have the required scope.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    meaning: 'This client has nothing with this name, or the path does not exist.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method. `Allow` lists its methods.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request took too long',
    meaning: 'The whole request did not arrive in time. Nothing of it was stored.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    meaning: 'The body exceeds a limit, before or after decompression.',
  },
  'uri-too-long': {
    status: 414,
    title: 'Address too long',
    meaning: 'A name in the path is longer than any name can be.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'This path does not accept the Content-Type, its charset or the Content-Encoding.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range not satisfiable',
    meaning: 'The range is outside the file, or a part does not continue where the upload stopped.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    meaning: 'Wait for `Retry-After` seconds.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Headers too large',
    meaning: 'The request line and headers together exceed a limit.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable for now',
    meaning:
      'The database is unavailable or out of space, the service is too busy, or a required address file is missing. Try again after `Retry-After` seconds.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    meaning: 'The service is at fault. Its log has the details under `instance`.',
  },
};

/** A problem document, `application/problem+json`. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: FieldErrors;
}

/** The longest text in a document, in characters. A refusal quotes what was sent, which may be megabytes. */
const QUOTED_LENGTH = 500;

/** Makes a problem document. `instance` is the id of the request, by which it can be found in the log. */
export function problemDocument(
  kind: keyof typeof PROBLEMS,
  detail: string,
  instance: string,
  errors?: FieldErrors,
): ProblemDocument {
  const { status, title } = PROBLEMS[kind];
  const type = `urn:fettle:problem:${kind}`;
  return { type, title, status, detail: clip(detail), instance, ...(errors && { errors: clipAll(errors) }) };
}

function clipAll(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [clip(field), messages.map(clip)]),
  );
}

function clip(text: string): string {
  return text.length <= QUOTED_LENGTH ? text : `${text.slice(0, QUOTED_LENGTH - 1)}…`;
}
