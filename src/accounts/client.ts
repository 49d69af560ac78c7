import { type Kysely, sql } from 'kysely';
import { ClientScope } from '../database/client-scope.ts';
import { isDuplicate } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { addSecret, type SecretTerms } from './client-secret.ts';
import { randomLetters, slugOf } from './recognisable.ts';

/** A client of the batch interface: a developer's program that owns datasets, workflows, jobs and files. */
export interface Client {
  /** Id of its row, for {@link ClientScope}. */
  readonly id: number;
  /** The public identifier, as in RFC 6749 section 2.2: a-z, 0-9 and `-`, at most 64 characters. */
  readonly clientId: string;
  /** The operator's name for the client. */
  readonly name: string;
  readonly createdAt: Date;
}

/** The longest name of a client, in characters. */
export const CLIENT_NAME_LENGTH = 200;

/**
 * Makes a client with its first secret. A `sandbox` is for trying things (docs/clients/sandbox.md), and stays
 * one. The secret is returned here and never again.
 *
 * @throws Refusal `invalid-request` for an unusable name, `duplicate-name` if another client has the name
 */
export async function createClient(
  kysely: Kysely<Schema>,
  { name, sandbox = false, ...terms }: { name: string; sandbox?: boolean } & SecretTerms,
): Promise<{ id: number; clientId: string; secret: string }> {
  if (name.trim() === '' || name.length > CLIENT_NAME_LENGTH || /\p{Cc}/u.test(name)) {
    throw invalidField('name', `must have 1 to ${CLIENT_NAME_LENGTH} characters and no control characters`);
  }
  const clientId = makeClientId(name);
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('client')
        .values({ client_id: clientId, name, sandbox })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { secret } = await addSecret(transaction, id, terms);
      return { id, clientId, secret };
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('duplicate-name', `There is already a client named ${name}.`);
    throw error;
  }
}

/** All clients, by name, each with the number of its secrets. */
export async function listClients(kysely: Kysely<Schema>): Promise<(Client & { secretCount: number })[]> {
  const rows = await kysely
    .selectFrom('client')
    .select(['id', 'client_id', 'name', 'created_at'])
    .select(
      sql<number>`(select count(*) from client_secret where client_secret.client_id = client.id)`.as(
        'secrets',
      ),
    )
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...clientOf(row), secretCount: row.secrets }));
}

/** Finds a client by the operator's name for it. @throws Refusal `not-found` */
export async function findClient(kysely: Kysely<Schema>, name: string): Promise<Client> {
  const row = await kysely
    .selectFrom('client')
    .select(['id', 'client_id', 'name', 'created_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', `There is no client named ${name}.`);
  return clientOf(row);
}

/** Tables with a client's belongings, each with its singular and plural. */
const BELONGINGS = {
  dataset: ['dataset', 'datasets'],
  job: ['job', 'jobs'],
  file: ['file', 'files'],
  workflow_version: ['workflow version', 'workflow versions'],
} as const;

/**
 * Removes a client and its secrets. With `withBelongings`, removes everything it owns too.
 *
 * @throws Refusal `not-found`; `wrong-state` if the client still owns something and `withBelongings` is false
 */
export async function removeClient(
  kysely: Kysely<Schema>,
  name: string,
  { withBelongings = false }: { withBelongings?: boolean } = {},
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const client = await findClient(transaction, name);
    const owned = withBelongings ? [] : await listBelongings(new ClientScope(transaction, client.id));
    if (owned.length > 0) throw new Refusal('wrong-state', `${name} still owns ${owned.join(', ')}.`);
    // A client's files may hold tens of gigabytes, so deleting them may take any amount of time.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await transaction.deleteFrom('client').where('id', '=', client.id).execute();
  });
}

/** Lists what a client owns, such as `3 datasets`. */
export async function listBelongings(scope: ClientScope): Promise<string[]> {
  const owned: string[] = [];
  for (const table of Object.keys(BELONGINGS) as (keyof typeof BELONGINGS)[]) {
    const { count } = await scope
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) owned.push(`${count} ${BELONGINGS[table][count === 1 ? 0 : 1]}`);
  }
  return owned;
}

/** `Acme Ltd` → `acme-ltd-k3v9x2mq`: people recognise it, and no two clients get the same. */
export function makeClientId(name: string): string {
  return `${slugOf(name) || 'client'}-${randomLetters(8)}`;
}

function clientOf(row: { id: number; client_id: string; name: string; created_at: Date }): Client {
  return { id: row.id, clientId: row.client_id, name: row.name, createdAt: row.created_at };
}
