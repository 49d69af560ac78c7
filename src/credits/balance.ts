import type { Kysely } from 'kysely';
import { checkCredits } from '../accounts/web/account.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

/** The credits of an account. Nodes settle once a second, so the figures may be a second old. */
export interface Balance {
  readonly account: number;
  /** Left to spend: the free credits and those leased to nodes. */
  readonly remaining: number;
  readonly bought: number;
  readonly used: number;
}

/**
 * Adds bought credits. Nodes that refused calls for lack of credits learn of the new credits at once.
 *
 * @throws Refusal `invalid-request`
 */
export async function topUp(kysely: Kysely<Schema>, account: number, credits: number): Promise<void> {
  checkCredits(credits);
  await runSql(kysely, 'select add_credits($1, $2)', [account, credits]);
}

/** The balances of all accounts, or of one account. */
export async function readBalances(kysely: Kysely<Schema>, account?: number): Promise<Map<number, Balance>> {
  const rows = await runSql<Balance>(
    kysely,
    `select p.account_id as account,
        p.balance + (select coalesce(sum(held), 0) from credit_lease l where l.pool_id = p.id)::bigint as remaining,
        (select coalesce(sum(credits), 0) from credit_entry e
          where e.account_id = p.account_id and e.kind = 'bought')::bigint as bought,
        (select coalesce(sum(credits), 0) from credit_usage u where u.account_id = p.account_id)::bigint as used
      from credit_pool p
      where p.token_id is null and ($1::bigint is null or p.account_id = $1)`,
    [account ?? null],
  );
  return new Map(rows.map((row) => [row.account, row]));
}

/** The usage of one key, method and application on one day. */
export interface UsageLine {
  /** UTC, such as `2030-01-31`. */
  readonly day: string;
  /** The key's id; empty for calls by user name or token. */
  readonly key: string;
  readonly service: string;
  readonly method: string;
  readonly application: string;
  readonly calls: number;
  readonly credits: number;
}

/**
 * The most lines of usage in one answer. An account's lines grow with its days, keys, methods and
 * applications.
 */
export const MOST_USAGE_LINES = 10_000;

/**
 * Reads the credits that an account used on each day of a period. Days are in UTC, such as `2030-01-31`, and
 * the period includes both of its ends. The result has no entry for a day without use.
 */
export async function readDailyCredits(
  kysely: Kysely<Schema>,
  account: number,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await runSql<{ day: string; credits: number }>(
    kysely,
    `select to_char(day, 'YYYY-MM-DD') as day, sum(credits)::bigint as credits
      from credit_usage
      where account_id = $1 and day between $2::date and $3::date
      group by credit_usage.day`,
    [account, from, to],
  );
  return new Map(rows.map(({ day, credits }) => [day, credits]));
}

/**
 * The usage of an account between two days, both included, newest first: at most {@link MOST_USAGE_LINES}
 * lines.
 */
export function readUsage(
  kysely: Kysely<Schema>,
  account: number,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): Promise<UsageLine[]> {
  return runSql<UsageLine>(
    kysely,
    `select to_char(day, 'YYYY-MM-DD') as day, key_id as key, service, method, application, calls, credits
      from credit_usage
      where account_id = $1 and day >= coalesce($2::date, '-infinity') and day <= coalesce($3::date, 'infinity')
      order by credit_usage.day desc, key_id, service, method, application
      limit ${MOST_USAGE_LINES}`,
    [account, from ?? null, to ?? null],
  );
}
