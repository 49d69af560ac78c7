import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { LoggedRequest } from './logged-request.ts';

/** Writes requests in one statement. Leaves out those of clients and accounts that no longer exist. */
export async function writeRequests(
  kysely: Kysely<Schema>,
  requests: readonly LoggedRequest[],
): Promise<void> {
  const column = <Value>(read: (request: LoggedRequest) => Value) => requests.map(read);
  await runSql(
    kysely,
    `insert into request_log (at, method, route, status, is_refused, milliseconds, client_id, account_id, key, times)
     select r.* from unnest($1::timestamptz[], $2::text[], $3::text[], $4::smallint[], $5::boolean[], $6::real[],
         $7::bigint[], $8::bigint[], $9::text[], $10::integer[])
       as r (at, method, route, status, is_refused, milliseconds, client_id, account_id, key, times)
     where exists (select from client where client.id = r.client_id)
        or exists (select from account where account.id = r.account_id)`,
    [
      column(({ at }) => at),
      column(({ method }) => method),
      column(({ route }) => route),
      column(({ status }) => status),
      column(({ isRefused }) => isRefused),
      column(({ milliseconds }) => milliseconds),
      column(({ client }) => client ?? null),
      column(({ account }) => account ?? null),
      column(({ key }) => key),
      column(({ times }) => times),
    ],
  );
}
