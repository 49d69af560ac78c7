import type { FastifyInstance } from 'fastify';
import { concludeEntry, writeEntry } from '../../operators/audit.ts';
import { present } from '../../present.ts';
import { describeError } from '../errors/error-handler.ts';
import { actionName } from './access.ts';
import { askedClient } from './client-path.ts';
import { isSafe } from './same-origin.ts';
import { type ConsoleParts, operatorIfAny } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The entry of the audit trail for this request. */
    auditEntry: number | undefined;
  }
  interface FastifyContextConfig {
    /** Whether requests with this method change nothing, so that the audit trail leaves them out. */
    readonly changesNothing?: boolean;
    /**
     * Whether the route itself adds the status to its entry, because its answer begins before the outcome is
     * known.
     */
    readonly concludesAudit?: boolean;
  }
}

/** Writes everything that operators change through the routes of this plugin to the audit trail. */
export function auditChanges(server: FastifyInstance, { database, clock }: ConsoleParts): void {
  server.addHook('preHandler', async (request) => {
    const operator = operatorIfAny(request);
    const { method, routeOptions, raw } = request;
    if (operator === undefined || isSafe(method) || routeOptions.config.changesNothing === true) return;
    const { client, ...params } = (request.params ?? {}) as Record<string, string>;
    request.auditEntry = await writeEntry(database.kysely, {
      at: clock.now(),
      operatorId: operator.id,
      operator: operator.name,
      action: actionName(method, present(routeOptions.url, 'the path of a route')),
      client: askedClient(raw) ?? client,
      subject: subjectOf(params, request.body),
    });
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.auditEntry === undefined) return;
    if (request.routeOptions.config.concludesAudit === true && reply.statusCode < 400) return;
    await concludeEntry(database.kysely, request.auditEntry, reply.statusCode).catch((error: Error) =>
      request.log.error({ instance: request.id, error: describeError(error) }, 'audit'),
    );
  });
}

/** The names in the path, or the name or folder in the body if the path has none (for a new resource). */
function subjectOf(params: Readonly<Record<string, string>>, body: unknown): string | undefined {
  const inPath = Object.values(params);
  if (inPath.length > 0) return inPath.join(' ');
  const { name, folder } = (body ?? {}) as { name?: unknown; folder?: unknown };
  return [name, folder].find((text): text is string => typeof text === 'string');
}
