import type { Kysely } from 'kysely';
import { findClient } from '../accounts/client.ts';
import { isDuplicate } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { type Role, seesAllClients } from './role.ts';

/** A person who may sign in to the console. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

/** The longest name of an operator, in characters. */
export const OPERATOR_NAME_LENGTH = 100;

/**
 * Creates an operator, who first signs in by a link (sign-in-link.ts).
 *
 * @param clients the names of the clients that an `analyst` or a `client` may see; empty for the other roles,
 * which see all clients
 * @throws Refusal `invalid-request`, `duplicate-name`, or `not-found` for an unknown client
 */
export async function createOperator(
  kysely: Kysely<Schema>,
  { name, role, clients, now }: { name: string; role: Role; clients: readonly string[]; now: Date },
): Promise<Operator> {
  if (name.trim() === '' || name.length > OPERATOR_NAME_LENGTH || /\p{Cc}/u.test(name))
    throw invalidField('name', `must have 1 to ${OPERATOR_NAME_LENGTH} characters and no control characters`);
  if (seesAllClients(role) && clients.length > 0)
    throw invalidField('client', `cannot be given to the role ${role}, which sees all clients`);
  if (!seesAllClients(role) && clients.length === 0)
    throw invalidField('client', `is required by the role ${role}: name each client that ${name} may see`);
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('operator')
        .values({ name, role, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const client of new Set(clients)) {
        const { id: clientId } = await findClient(transaction, client);
        await transaction
          .insertInto('operator_client')
          .values({ operator_id: id, client_id: clientId })
          .execute();
      }
      return { id, name, role };
    });
  } catch (error) {
    if (isDuplicate(error))
      throw new Refusal('duplicate-name', `There is already an operator named ${name}.`);
    throw error;
  }
}

/**
 * Finds an operator by name.
 *
 * @throws Refusal `not-found` if there is no operator of that name
 */
export async function findOperator(kysely: Kysely<Schema>, name: string): Promise<Operator> {
  const found = await kysely
    .selectFrom('operator')
    .select(['id', 'name', 'role'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not-found', `There is no operator named ${name}.`);
  return found;
}

/** Returns all operators, ordered by name. */
export async function listOperators(
  kysely: Kysely<Schema>,
): Promise<(Operator & { hasPassword: boolean; clients: string[]; createdAt: Date })[]> {
  const operators = await kysely.selectFrom('operator').selectAll().orderBy('name').execute();
  const grants = await kysely
    .selectFrom('operator_client')
    .innerJoin('client', 'client.id', 'operator_client.client_id')
    .select(['operator_id', 'client.name'])
    .orderBy('client.name')
    .execute();
  return operators.map(({ id, name, role, password_hash, created_at }) => ({
    id,
    name,
    role,
    hasPassword: password_hash !== null,
    clients: grants.filter((grant) => grant.operator_id === id).map((grant) => grant.name),
    createdAt: created_at,
  }));
}

/**
 * Removes an operator and ends all their sessions. The audit trail keeps what the operator did.
 *
 * @throws Refusal `not-found` if there is no operator of that name
 */
export async function removeOperator(kysely: Kysely<Schema>, name: string): Promise<void> {
  const { id } = await findOperator(kysely, name);
  await kysely.deleteFrom('operator').where('id', '=', id).execute();
}
