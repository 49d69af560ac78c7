import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from './operator.ts';
import { digestOf, isToken, newToken } from './token.ts';

/** How long a session lasts. */
export interface SessionLimits {
  /** The most seconds without a request. */
  readonly idleSeconds: number;
  /** The most seconds in all. */
  readonly seconds: number;
}

/** The most sessions of one operator. When another begins, the one unused for longest ends. */
export const SESSIONS_OF_OPERATOR = 20;

/**
 * The stored time of the last use may be this many seconds older than the last request, so most requests
 * write nothing.
 */
const USED_SECONDS = 60;

/**
 * Begins a session.
 *
 * @returns the token for the cookie
 */
export async function beginSession(kysely: Kysely<Schema>, operator: number, now: Date): Promise<string> {
  const { token, digest } = newToken();
  await kysely
    .insertInto('operator_session')
    .values({ digest, operator_id: operator, began_at: now, used_at: now })
    .execute();
  await kysely
    .deleteFrom('operator_session')
    .where('digest', 'in', (query) =>
      query
        .selectFrom('operator_session')
        .select('digest')
        .where('operator_id', '=', operator)
        .orderBy('used_at', 'desc')
        .orderBy('began_at', 'desc')
        .offset(SESSIONS_OF_OPERATOR),
    )
    .execute();
  return token;
}

/**
 * Finds the operator of a session.
 *
 * @param isUse whether the request counts as a use. Requests that a page sends by itself do not count, so the
 * session of a page left open ends
 * @returns undefined if the session is unknown, has ended, was idle for too long or is too old
 */
export async function readSession(
  kysely: Kysely<Schema>,
  token: string | undefined,
  { limits, now, isUse }: { limits: SessionLimits; now: Date; isUse: boolean },
): Promise<Operator | undefined> {
  if (!isToken(token)) return undefined;
  const digest = digestOf(token);
  const found = await kysely
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(['operator.id', 'operator.name', 'operator.role', 'began_at', 'used_at'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { began_at, used_at, ...operator } = found;
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  if (seconds(used_at) > limits.idleSeconds || seconds(began_at) > limits.seconds) {
    await endSession(kysely, token);
    return undefined;
  }
  if (isUse && seconds(used_at) > Math.min(USED_SECONDS, limits.idleSeconds / 2))
    await kysely.updateTable('operator_session').set({ used_at: now }).where('digest', '=', digest).execute();
  return operator;
}

/** Ends one session. */
export async function endSession(kysely: Kysely<Schema>, token: string): Promise<void> {
  await kysely.deleteFrom('operator_session').where('digest', '=', digestOf(token)).execute();
}

/** Ends the other sessions of an operator, and the sign-in links, for example after a change of password. */
export async function endOtherSessions(
  kysely: Kysely<Schema>,
  operator: number,
  token: string,
): Promise<void> {
  await kysely
    .deleteFrom('operator_session')
    .where('operator_id', '=', operator)
    .where('digest', '!=', digestOf(token))
    .execute();
  await kysely.deleteFrom('operator_link').where('operator_id', '=', operator).execute();
}

/** Ends all sessions of an operator, in all browsers. Their sign-in links stop working, too. */
export async function endAllSessions(kysely: Kysely<Schema>, operator: number): Promise<void> {
  await kysely.deleteFrom('operator_session').where('operator_id', '=', operator).execute();
  await kysely.deleteFrom('operator_link').where('operator_id', '=', operator).execute();
}

/** Removes sessions and links that have expired. */
export async function removeOldSessions(
  kysely: Kysely<Schema>,
  limits: SessionLimits,
  now: Date,
): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await kysely
    .deleteFrom('operator_session')
    .where(sql<boolean>`used_at < ${before(limits.idleSeconds)} or began_at < ${before(limits.seconds)}`)
    .execute();
  await kysely.deleteFrom('operator_link').where('expires_at', '<', now).execute();
}
