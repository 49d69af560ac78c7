import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { LICENCES } from '../licence.ts';
import { createClient, removeClient } from './client.ts';
import { createAccount } from './web/account.ts';
import { createKey } from './web/api-key.ts';

/**
 * Makes a client for trying things, with an account of the web services that it manages and a key of that
 * account (docs/clients/sandbox.md). Secret and key are returned here and never again.
 *
 * @throws Refusal `invalid-request` for an unusable name, `duplicate-name` if another client or account has the name
 */
export async function createSandbox(
  kysely: Kysely<Schema>,
  name: string,
): Promise<{ clientId: string; secret: string; key: string }> {
  const { clientId, secret } = await createClient(kysely, { name, sandbox: true });
  try {
    const terms = { name, client: name, credits: 0, licences: LICENCES, sandbox: true };
    const { id } = await createAccount(kysely, terms);
    const { key } = await createKey(kysely, id, { name: 'sandbox' });
    return { clientId, secret, key };
  } catch (error) {
    await removeClient(kysely, name);
    throw error;
  }
}
