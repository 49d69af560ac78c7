import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from './operator.ts';
import { digestOf, isToken, newToken } from './token.ts';

/** How long a sign-in link works. */
export const LINK_HOURS = 24;

/** The name of the operator that a new service creates so that somebody can sign in. */
const FIRST_NAME = 'operator';

/**
 * Makes the only sign-in link of an operator. Earlier links stop working.
 *
 * @returns the token of the link, for `linkAddress`
 */
export async function makeLink(kysely: Kysely<Schema>, operator: number, now: Date): Promise<string> {
  const { token, digest } = newToken();
  const expires_at = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  await kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('operator_link').where('operator_id', '=', operator).execute();
    await transaction
      .insertInto('operator_link')
      .values({ digest, operator_id: operator, expires_at })
      .execute();
  });
  return token;
}

/** Returns the address to open. The token follows `#`, so no server, proxy or log sees it. */
export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/console/#link=${token}`;
}

/**
 * Uses up a link.
 *
 * @returns the operator of the link; undefined if the link is unknown, used or expired
 */
export async function useLink(
  kysely: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Operator | undefined> {
  if (!isToken(token)) return undefined;
  const used = await kysely
    .deleteFrom('operator_link')
    .where('digest', '=', digestOf(token))
    .returning(['operator_id', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now) return undefined;
  return kysely
    .selectFrom('operator')
    .select(['id', 'name', 'role'])
    .where('id', '=', used.operator_id)
    .executeTakeFirst();
}

/**
 * Makes a link for the very first operator, and creates that operator if there is none. Each start of the
 * service calls this until an operator has chosen a password. So somebody who has just installed the service
 * need not look up how to sign in.
 *
 * @returns the token of the link; undefined if somebody can sign in with a password
 */
export async function firstLink(kysely: Kysely<Schema>, now: Date): Promise<string | undefined> {
  const operators = await kysely
    .selectFrom('operator')
    .select(['id', 'name', 'role', 'password_hash'])
    .orderBy('id')
    .execute();
  if (operators.some(({ password_hash }) => password_hash !== null)) return undefined;
  const first = operators.find(({ role }) => role === 'operator');
  if (first !== undefined) return makeLink(kysely, first.id, now);
  // Processes that start together create one operator. Only the later link works.
  await kysely
    .insertInto('operator')
    .values({ name: FIRST_NAME, role: 'operator', created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await kysely
    .selectFrom('operator')
    .select('id')
    .where('name', '=', FIRST_NAME)
    .where('role', '=', 'operator')
    .executeTakeFirst();
  return made && makeLink(kysely, made.id, now);
}
