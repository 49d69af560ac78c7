import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns the secret with which the ids of suggestions are made. The first process that needs it creates it.
 *
 * @param bytes the length of the secret
 */
export async function suggestionSecret(kysely: Kysely<Schema>, bytes: number): Promise<Buffer> {
  await kysely
    .insertInto('suggestion_secret')
    .values({ secret: randomBytes(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await kysely.selectFrom('suggestion_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}
