import type { FastifyReply, FastifyRequest } from 'fastify';
import { sandboxOutcome } from '../../jobs/sandbox-outcome.ts';
import { Refusal, type RefusalKind } from '../../refusal.ts';
import { PROBLEMS, problemDocument } from '../errors/problems.ts';

const KINDS = Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[];

/** Seconds to wait, in the answers that say so. */
const RETRY_SECONDS = 1;

const RETRIED: ReadonlySet<string> = new Set(['too-many-requests', 'unavailable']);

/**
 * A `preHandler` hook: in a sandbox, a request for a dataset, job, workflow or file whose name is “sandbox” and the name of a
 * problem type is refused with that problem. So a client's developer sees each of them.
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
  // Thrown, it would be logged as a fault of the service.
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

/** The name in the path, and that in the body. Of a file, the last part of its path without the ending. */
function namesOf({ params, body, bodyText }: FastifyRequest): string[] {
  const { name, '*': path } = params as { name?: string; '*'?: string };
  const file = path
    ?.split('/')
    .at(-1)
    ?.replace(/\.[^.]*$/, '');
  // Only small bodies have names; a block of records is no place for one.
  const inBody = bodyText === undefined ? undefined : (body as { name?: unknown } | null)?.name;
  return [name, file, inBody].filter((text) => typeof text === 'string');
}
