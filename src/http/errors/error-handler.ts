import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { type FieldErrors, Refusal, type RefusalKind } from '../../refusal.ts';
import { dropRest } from '../bodies/drop-rest.ts';
import { tooLarge } from '../bodies/read-bodies.ts';
import { InvalidFields } from '../server/validation.ts';
import { PROBLEMS, problemDocument } from './problems.ts';

/** Seconds that a client should wait while the database is away. */
const UNAVAILABLE_SECONDS = 5;

/** The answer to an error, as the client sees it. */
interface Answer {
  kind: keyof typeof PROBLEMS;
  detail: string;
  errors?: FieldErrors | undefined;
  retryAfter?: number | undefined;
}

/**
 * Turns every error into a problem document, and every unknown path into a 404, or a 405 if the path has
 * other methods.
 */
export function answerErrors(server: FastifyInstance): void {
  const routes: { methods: readonly string[]; path: RegExp }[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), path: pathPattern(url) });
  });

  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const path = withoutSlashes(request.url.split('?', 1)[0] ?? '');
    const methods = [
      ...new Set(routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods)),
    ];
    if (methods.length === 0)
      return send(request, reply, { kind: 'not-found', detail: 'There is no such path.' });
    reply.header('allow', methods.join(', '));
    return send(request, reply, { kind: 'method-not-allowed', detail: `Use ${methods.join(' or ')} here.` });
  };
  server.setNotFoundHandler(answerUnknown);
  // Answer at once. The not-found handler would run only after the body has been read, although an unknown
  // path has required no token.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerUnknown(request, reply);
    else done();
  });

  server.setErrorHandler<Error>((error, request, reply) =>
    send(request, reply, explainError(error, request, reply)),
  );

  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400) logRefusal(request, reply);
    done();
  });
}

function logRefusal(request: FastifyRequest, reply: FastifyReply): void {
  const { method, routeOptions } = request;
  const fields = { instance: request.id, method, route: routeOptions.url, status: reply.statusCode };
  request.log[reply.statusCode < 500 ? 'debug' : 'warn'](
    { ...fields, ms: Math.round(reply.elapsedTime) },
    'refused',
  );
}

/** Answers a request whose path Fastify could not decode. It has no route, and no hook has run. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isLong = error.statusCode === 414;
  send(
    request,
    reply,
    isLong
      ? { kind: 'uri-too-long', detail: 'The path has a part that is too long.' }
      : { kind: 'invalid-request', detail: 'The path is not percent-encoded UTF-8.' },
  );
  dropRest(request.raw);
}

/** Explains an error, for surfaces with their own form of answer, and logs it if the service is at fault. */
export function explainError(error: Error, request: FastifyRequest, reply: FastifyReply): Answer {
  const answer = answerFor(error, request);
  if (answer.kind === 'internal')
    request.log.error({ instance: request.id, error: describeError(error) }, 'internal error');
  // Fastify closes the connection after a body that it cannot use. We drop the rest of the body instead
  // (dropRest).
  reply.removeHeader('connection');
  if (answer.kind === 'request-timeout') reply.header('connection', 'close');
  return answer;
}

function answerFor(error: Error, request: FastifyRequest): Answer {
  if (error instanceof Refusal) {
    return { kind: error.kind, detail: error.message, errors: error.errors, retryAfter: error.retryAfter };
  }
  if (error instanceof InvalidFields)
    return { kind: 'invalid-request', detail: error.message, errors: error.fields };
  if (isDatabaseAway(error)) {
    const detail = 'The database is unavailable or out of space. Send the request again.';
    return { kind: 'unavailable', detail, retryAfter: UNAVAILABLE_SECONDS };
  }
  const { code, statusCode: status = 500 } = error as FastifyError;
  if (status < 400 || status >= 500)
    return { kind: 'internal', detail: 'The service failed; its log says more.' };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { kind: 'too-large', detail: tooLarge('has', request.routeOptions.bodyLimit ?? 0).message };
  if (status === 415)
    return { kind: 'unsupported-media-type', detail: 'Send the body as Content-Type: application/json.' };
  return { kind: kindOfStatus(status), detail: error.message };
}

const kindsOfStatus: Readonly<Record<number, RefusalKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'too-large',
  414: 'uri-too-long',
  416: 'range-not-satisfiable',
  429: 'too-many-requests',
};

function kindOfStatus(status: number): RefusalKind {
  return kindsOfStatus[status] ?? 'invalid-request';
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
  return reply
    .code(PROBLEMS[answer.kind].status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemDocument(answer.kind, answer.detail, `urn:uuid:${request.id}`, answer.errors) as never);
}

/**
 * The part of an error that may be logged: its class and where it was thrown. Messages of the database can
 * quote values.
 */
export function describeError(error: Error): Record<string, unknown> {
  const { name, code } = error as Error & { code?: string };
  const isDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  return {
    name,
    code,
    message: isDatabase ? undefined : error.message,
    stack: isDatabase ? undefined : error.stack,
  };
}

/** Removes trailing slashes, except the slash of the root path. */
function withoutSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}

/** Turns `/Dataset/:name/data` into a pattern for real paths. A trailing `*` matches the rest. */
function pathPattern(url: string): RegExp {
  const source = withoutSlashes(url)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[A-Za-z]+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`, 'i');
}
