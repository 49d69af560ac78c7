import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Refusal } from '../../refusal.ts';

/**
 * The errors of the token endpoint (RFC 6749 section 5.2) and of revocation, each with its status. Section
 * 5.2 has no name for a client that must wait, so `temporarily_unavailable` is taken from section 4.1.2.1.
 * `unauthorized_client` cannot occur, because every client may use the only grant.
 */
const STATUSES = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  temporarily_unavailable: 429,
} as const;

export type OAuthErrorName = keyof typeof STATUSES;

/** A token request that is refused. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: OAuthErrorName;
  readonly status: number;

  constructor(error: OAuthErrorName, description: string, status: number = STATUSES[error]) {
    super(description);
    this.error = error;
    this.status = status;
  }
}

export const OAuthErrorBody = Type.Object(
  {
    error: Type.Enum(Object.keys(STATUSES)),
    error_description: Type.String({ description: 'What was wrong, for the developer of the client.' }),
  },
  { title: 'TokenError', description: 'An error of RFC 6749 section 5.2.' },
);

/** The errors that both endpoints answer with, by HTTP status. */
export const OAUTH_REFUSALS = {
  400: OAuthErrorBody,
  401: OAuthErrorBody,
  413: OAuthErrorBody,
  415: OAuthErrorBody,
  429: OAuthErrorBody,
};

/**
 * Answers the errors of this plugin's routes in the form of RFC 6749. Faults of the service are left to the
 * server's error handler.
 */
export function answerOAuthErrors(server: FastifyInstance): void {
  server.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const answer = oauthErrorFor(error);
    if (answer === undefined) throw error;
    if (answer.error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="fettle"');
    if (error instanceof Refusal && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    return reply
      .code(answer.status)
      .type('application/json')
      .send({ error: answer.error, error_description: answer.message });
  });
}

function oauthErrorFor(error: Error & { statusCode?: number }): OAuthError | undefined {
  if (error instanceof OAuthError) return error;
  if (error instanceof Refusal) {
    if (error.kind === 'too-many-requests') return new OAuthError('temporarily_unavailable', error.message);
    // Thrown by the server's body reader, for a wrong Content-Encoding or a damaged gzip body.
    if (error.kind === 'unsupported-media-type') return new OAuthError('invalid_request', error.message, 415);
    if (error.kind === 'too-large') return new OAuthError('invalid_request', error.message, 413);
    if (error.kind === 'invalid-request') return new OAuthError('invalid_request', error.message);
    return undefined;
  }
  const { statusCode = 500 } = error;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 415) {
    return new OAuthError('invalid_request', 'Send application/x-www-form-urlencoded.', 415);
  }
  return new OAuthError('invalid_request', error.message, statusCode);
}
