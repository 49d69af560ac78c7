import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from './operator.ts';
import { seesAllClients } from './role.ts';

/** A client as operators see it. */
export interface SeenClient {
  /** The id of the client's row, for a ClientScope. */
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  readonly isSandbox: boolean;
}

/** Returns the clients that an operator may see, ordered by name. */
export async function clientsOf(kysely: Kysely<Schema>, operator: Operator): Promise<SeenClient[]> {
  const rows = await visible(kysely, operator).orderBy('client.name').execute();
  return rows.map(seen);
}

/** Returns the client with this public id, or undefined if there is none or the operator may not see it. */
export async function clientOf(
  kysely: Kysely<Schema>,
  operator: Operator,
  clientId: string,
): Promise<SeenClient | undefined> {
  const row = await visible(kysely, operator).where('client.client_id', '=', clientId).executeTakeFirst();
  return row && seen(row);
}

function visible(kysely: Kysely<Schema>, { id, role }: Operator) {
  const all = kysely
    .selectFrom('client')
    .select(['client.id', 'client.client_id', 'client.name', 'client.sandbox']);
  if (seesAllClients(role)) return all;
  return all.where('client.id', 'in', (query) =>
    query.selectFrom('operator_client').select('operator_client.client_id').where('operator_id', '=', id),
  );
}

function seen(row: { id: number; client_id: string; name: string; sandbox: boolean }): SeenClient {
  return { id: row.id, clientId: row.client_id, name: row.name, isSandbox: row.sandbox };
}
