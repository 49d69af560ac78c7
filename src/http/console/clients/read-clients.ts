import { type Kysely, sql } from 'kysely';
import { runSql } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import type { SeenClient } from '../../../operators/clients.ts';
import { RATE_DAYS, type RunsOut, whatRunsOut } from './runs-out.ts';

/** An account as the console shows it. */
export interface SeenAccount {
  readonly name: string;
  readonly username: string;
  readonly licences: readonly string[];
  readonly isSandbox: boolean;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  /** The public id of the client that manages it; null if only operators do. */
  readonly clientId: string | null;
  readonly remaining: number;
  /** Credits and calls of the last {@link RATE_DAYS} days. */
  readonly used: number;
  readonly calls: number;
  readonly keyCount: number;
  readonly runsOut: readonly RunsOut[];
}

interface AccountRow extends Omit<SeenAccount, 'runsOut' | 'keyCount'> {
  readonly id: number;
  readonly client: number | null;
}

/** Reads the accounts of these clients, or all accounts if `clients` is undefined, ordered by name. */
export async function readAccounts(
  kysely: Kysely<Schema>,
  clients: readonly number[] | undefined,
  now: Date,
): Promise<(SeenAccount & { readonly client: number | null })[]> {
  const from = new Date(now.getTime() - RATE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const rows = await runSql<AccountRow>(
    kysely,
    `select a.id, a.name, a.username, a.licences, a.sandbox as "isSandbox", a.expires_at as "expiresAt",
        a.created_at as "createdAt", a.client_id as client, c.client_id as "clientId",
        p.balance + (select coalesce(sum(held), 0) from credit_lease l where l.pool_id = p.id)::bigint as remaining,
        (select coalesce(sum(credits), 0) from credit_usage u where u.account_id = a.id and u.day > $2::date)::bigint as used,
        (select coalesce(sum(calls), 0) from credit_usage u where u.account_id = a.id and u.day > $2::date)::bigint as calls
      from account a
        join credit_pool p on p.account_id = a.id and p.token_id is null
        left join client c on c.id = a.client_id
      where $1::bigint[] is null or a.client_id = any($1)
      order by a.name`,
    [clients ?? null, from],
  );
  const keys = await kysely
    .selectFrom('api_key')
    .select(['account_id', 'id', 'name', 'expires_at'])
    .where(sql<boolean>`account_id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .execute();
  return rows.map(({ id, ...account }) => {
    const its = keys.filter(({ account_id }) => account_id === id);
    const named = its.map((key) => ({ id: key.id, name: key.name, expiresAt: key.expires_at }));
    const runsOut = whatRunsOut({ secrets: [], account: { ...account, keys: named } }, now);
    return { ...account, keyCount: its.length, runsOut };
  });
}

/** Reads the clients that an operator sees, each with its account and what runs out soon. */
export async function readClients(kysely: Kysely<Schema>, clients: readonly SeenClient[], now: Date) {
  const rows = clients.map(({ id }) => id);
  const [accounts, secrets, jobs] = await Promise.all([
    readAccounts(kysely, rows, now),
    kysely
      .selectFrom('client_secret')
      .select(['client_id', 'id', 'expires_at'])
      .where(sql<boolean>`client_id = any(${rows}::bigint[])`)
      .execute(),
    kysely
      .selectFrom('job')
      .select([
        'client_id',
        ({ fn }) => fn.countAll().as('jobs'),
        ({ fn }) => fn.max('submitted_at').as('last'),
      ])
      .where(sql<boolean>`client_id = any(${rows}::bigint[])`)
      .groupBy('client_id')
      .execute(),
  ]);
  return clients.map(({ id, clientId, name, isSandbox }) => {
    const account = accounts.find(({ client }) => client === id);
    const its = secrets.filter(({ client_id }) => client_id === id);
    const ran = jobs.find(({ client_id }) => client_id === id);
    const ofSecrets = its.map((secret) => ({ id: secret.id, expiresAt: secret.expires_at }));
    return {
      clientId,
      name,
      isSandbox,
      secretCount: its.length,
      jobs: Number(ran?.jobs ?? 0),
      lastJobAt: ran?.last ?? null,
      account: account === undefined ? null : withoutRow(account),
      runsOut: [...whatRunsOut({ secrets: ofSecrets, account: undefined }, now), ...(account?.runsOut ?? [])],
    };
  });
}

/** Leaves out the id of the client's row, which must not leave the service. */
export function withoutRow({
  client: _,
  ...account
}: SeenAccount & { readonly client: number | null }): SeenAccount {
  return account;
}
