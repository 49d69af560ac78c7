import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * The secret that makes the ids of suggestions. The first process to ask makes it.
 *
 * @param bytes its length
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
