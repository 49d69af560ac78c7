import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The number of requests on one page. */
export const REQUESTS_PAGE = 100;

/** A request as the console shows it. */
export interface SeenRequest {
  readonly id: number;
  readonly at: Date;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly isRefused: boolean;
  readonly milliseconds: number;
  /** The public id of the client that asked or that manages the account; null if nobody manages it. */
  readonly clientId: string | null;
  readonly clientName: string | null;
  /** The name of the account that asked; null for a request of the batch interface. */
  readonly account: string | null;
  readonly key: string;
  readonly times: number;
}

/** The conditions that restrict a page of requests. */
export interface RequestFilter {
  readonly outcome?: 'answered' | 'failed' | undefined;
  readonly method?: string | undefined;
  /** A part of the pattern of the path, in any letter case. */
  readonly route?: string | undefined;
  readonly key?: string | undefined;
  /** Only requests with smaller ids. */
  readonly before?: number | undefined;
}

/**
 * Returns a page of requests, newest first.
 *
 * @param clients the rows of the clients whose requests are shown, together with those of the accounts that they
 * manage; undefined for all requests. This is the only place that restricts the log to clients.
 */
export async function readRequests(
  kysely: Kysely<Schema>,
  clients: readonly number[] | undefined,
  { outcome, method, route, key, before }: RequestFilter,
): Promise<SeenRequest[]> {
  let requests = kysely
    .selectFrom('request_log')
    .leftJoin('account', 'account.id', 'request_log.account_id')
    .leftJoin('client', (join) =>
      join.on('client.id', '=', sql`coalesce(request_log.client_id, account.client_id)`),
    )
    .select([
      'request_log.id',
      'at',
      'method',
      'route',
      'status',
      'is_refused',
      'milliseconds',
      'client.client_id',
      'client.name as client_name',
      'account.name as account',
      'key',
      'times',
    ])
    .orderBy('request_log.id', 'desc')
    .limit(REQUESTS_PAGE);
  if (clients !== undefined) requests = requests.where(sql<boolean>`client.id = any(${clients}::bigint[])`);
  if (before !== undefined) requests = requests.where('request_log.id', '<', before);
  if (outcome === 'failed') requests = requests.where(sql<boolean>`(status >= 400 or is_refused)`);
  if (outcome === 'answered') requests = requests.where(sql<boolean>`(status < 400 and not is_refused)`);
  if (method !== undefined) requests = requests.where('method', '=', method);
  if (route !== undefined)
    requests = requests.where(sql<boolean>`position(lower(${route}) in lower(route)) > 0`);
  if (key !== undefined) requests = requests.where('key', '=', key);
  return (await requests.execute()).map((row) => ({
    id: row.id,
    at: row.at,
    method: row.method,
    route: row.route,
    status: row.status,
    isRefused: row.is_refused,
    milliseconds: Math.round(row.milliseconds * 10) / 10,
    clientId: row.client_id,
    clientName: row.client_name,
    account: row.account,
    key: row.key,
    times: row.times,
  }));
}
