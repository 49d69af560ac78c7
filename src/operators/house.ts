import type { Kysely } from 'kysely';
import { createClient, findClient } from '../accounts/client.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** The client that owns the files which operators clean for nobody in particular. */
export const HOUSE = 'House';

/**
 * Returns the public id of the client {@link HOUSE}. Makes the client if there is none. Nobody knows its first
 * secret, so no program can act for it until an operator makes another one.
 */
export async function houseClient(kysely: Kysely<Schema>): Promise<{ clientId: string; name: string }> {
  try {
    const { clientId } = await createClient(kysely, { name: HOUSE });
    return { clientId, name: HOUSE };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'duplicate-name') throw error;
    const { clientId, name } = await findClient(kysely, HOUSE);
    return { clientId, name };
  }
}
