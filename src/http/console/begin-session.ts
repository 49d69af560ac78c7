import type { FastifyReply } from 'fastify';
import { writeEntry } from '../../operators/audit.ts';
import type { Operator } from '../../operators/operator.ts';
import { beginSession, removeOldSessions } from '../../operators/session.ts';
import { setSessionCookie } from './session-cookie.ts';
import { type ConsoleParts, sessionLimits } from './signed-in.ts';

/** Begins a session, and answers with its cookie. */
export async function begin(
  reply: FastifyReply,
  operator: Operator,
  action: string,
  parts: ConsoleParts,
): Promise<FastifyReply> {
  await startSession(reply, operator, action, parts);
  return reply.code(204).send();
}

/** Begins a session, writes that to the audit trail, and adds its cookie to an answer. */
export async function startSession(
  reply: FastifyReply,
  operator: Operator,
  action: string,
  parts: ConsoleParts,
): Promise<void> {
  const { kysely } = parts.database;
  const limits = sessionLimits(parts);
  const at = parts.clock.now();
  await writeEntry(kysely, { at, operatorId: operator.id, operator: operator.name, action, status: 204 });
  await removeOldSessions(kysely, limits, at);
  const token = await beginSession(kysely, operator.id, at);
  setSessionCookie(reply, token, { isSecure: isSecure(parts), seconds: limits.seconds });
}

/** Whether browsers reach the console by https. */
export function isSecure({ publicUrl }: ConsoleParts): boolean {
  return publicUrl().toLowerCase().startsWith('https:');
}
