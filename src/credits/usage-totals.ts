import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

/** The usage of an account, or of one of its keys or methods. */
export interface UsageTotal {
  readonly calls: number;
  readonly credits: number;
}

export interface UsageTotals {
  /** Days (UTC, `2030-01-31`), oldest first. Days without calls are left out. */
  readonly days: readonly (UsageTotal & { readonly day: string })[];
  /** The most credits first. `key` is the key's id; empty for calls by user name or token. */
  readonly keys: readonly (UsageTotal & { readonly key: string; readonly name: string | null })[];
  /** The most credits first. `AddressCapture.GetFullAddress` */
  readonly methods: readonly (UsageTotal & { readonly method: string })[];
}

/** What restricts the usage. */
export interface UsageFilter {
  /** The first day (UTC, `2030-01-31`). */
  readonly from: string;
  readonly key?: string | undefined;
  readonly method?: string | undefined;
}

/** The most keys, and the most methods, that are listed. */
const MOST_LISTED = 50;

/** The usage of an account since a day: by day, by key and by method. */
export async function readUsageTotals(
  kysely: Kysely<Schema>,
  account: number,
  { from, key, method }: UsageFilter,
): Promise<UsageTotals> {
  const totals = <Row>(what: string, order: string, most = '') =>
    runSql<Row>(
      kysely,
      `select ${what}, sum(calls)::bigint as calls, sum(credits)::bigint as credits
       from credit_usage u
       where account_id = $1 and day >= $2::date and ($3::text is null or key_id = $3)
         and ($4::text is null or service || '.' || method = $4)
       group by 1 order by ${order} ${most}`,
      [account, from, key ?? null, method ?? null],
    );
  const [days, keys, methods] = await Promise.all([
    totals<UsageTotals['days'][number]>(`to_char(day, 'YYYY-MM-DD') as day`, '1'),
    totals<UsageTotal & { key: string }>('key_id as key', 'credits desc, calls desc', `limit ${MOST_LISTED}`),
    totals<UsageTotals['methods'][number]>(
      `service || '.' || method as method`,
      'credits desc, calls desc',
      `limit ${MOST_LISTED}`,
    ),
  ]);
  const named = await kysely
    .selectFrom('api_key')
    .select(['id', 'name'])
    .where('account_id', '=', account)
    .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return { days, keys: keys.map((row) => ({ ...row, name: names.get(row.key) ?? null })), methods };
}
