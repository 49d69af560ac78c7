import type { FastifyReply, FastifyRequest } from 'fastify';
import { sandboxOutcome } from '../../jobs/sandbox-outcome.ts';
import { Refusal, type RefusalKind } from '../../refusal.ts';
import { PROBLEMS, problemDocument } from '../errors/problems.ts';

const KINDS = Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[];

/** The seconds to wait, for the refusals that tell the client to retry. */
const RETRY_SECONDS = 1;

const RETRIED: ReadonlySet<string> = new Set(['too-many-requests', 'unavailable']);

/**
 * A `preHandler` hook for sandboxes. It refuses a request for a dataset, job, workflow or file whose name is
 * “sandbox” and the name of a problem type, with that problem. A client's developer can thus see each
 * problem.
 */
export async function refuseSandboxNames(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!request.isSandbox) return undefined;
  const kind = namesOf(request)
    .map((name) => sandboxOutcome(name, KINDS))
    .find((found) => found !== undefined);
  if (kind === undefined) return undefined;
  const detail = `In the sandbox every request with this name is refused so: ${PROBLEMS[kind].title}.`;
  // A thrown error of this kind would be logged as a fault of the service.
  if (kind === 'internal') {
    const problem = problemDocument(kind, detail, `urn:uuid:${request.id}`);
    return reply.code(500).type('application/problem+json').send(JSON.stringify(problem));
  }
  throw refusalOf(kind, detail);
}

function refusalOf(kind: RefusalKind, detail: string): Refusal {
  return new Refusal(kind, detail, {
    ...(kind === 'invalid-request' && { errors: { name: [detail] } }),
    ...(RETRIED.has(kind) && { retryAfter: RETRY_SECONDS }),
  });
}

/** The names in the path and in the body. For a file, it is the last part of the path without the ending. */
function namesOf({ params, body, bodyText }: FastifyRequest): string[] {
  const { name, '*': path } = params as { name?: string; '*'?: string };
  const file = path
    ?.split('/')
    .at(-1)
    ?.replace(/\.[^.]*$/, '');
  // Only small bodies have names. A block of records has none.
  const inBody = bodyText === undefined ? undefined : (body as { name?: unknown } | null)?.name;
  return [name, file, inBody].filter((text) => typeof text === 'string');
}
