import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

/** The limits within which the log keeps rows. */
export interface LogLimits {
  /** How many of the newest rows are kept for each client and account. */
  readonly rows: number;
  /** The days after which a row is removed. */
  readonly days: number;
}

/** Removes all but the newest rows of a client or an account. */
export async function trimOwner(
  kysely: Kysely<Schema>,
  kind: 'client' | 'account',
  id: number,
  rows: number,
): Promise<void> {
  const column = kind === 'client' ? 'client_id' : 'account_id';
  await runSql(
    kysely,
    `delete from request_log where ${column} = $1 and id <=
       (select id from request_log where ${column} = $1 order by id desc offset $2 limit 1)`,
    [id, rows],
  );
}

/** Removes the rows from before a moment. */
export async function trimDays(kysely: Kysely<Schema>, before: Date): Promise<void> {
  await kysely.deleteFrom('request_log').where('at', '<', before).execute();
}
