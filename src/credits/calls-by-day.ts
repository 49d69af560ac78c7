import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

/**
 * The calls of the web services by day (UTC), from the day `from` on. Days without calls are left out.
 *
 * @param clients the rows of the clients whose accounts count; undefined for all accounts
 */
export async function callsByDay(
  kysely: Kysely<Schema>,
  clients: readonly number[] | undefined,
  from: string,
): Promise<{ day: string; count: number }[]> {
  return runSql(
    kysely,
    `select to_char(day, 'YYYY-MM-DD') as day, sum(calls)::float8 as count
     from credit_usage where day >= $1::date
       and ($2::bigint[] is null or account_id in (select id from account where client_id = any($2)))
     group by day order by day`,
    [from, clients ?? null],
  );
}
