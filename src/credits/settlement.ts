import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { PoolState, Request } from './pool.ts';
import type { Amount, Spending } from './spend.ts';

/** What a node has spent between two of its numbers, frozen until the database is known to have it. */
export interface Batch {
  readonly from: number;
  readonly to: number;
  /** For each pool: what was spent from it, and how much of the lease is kept. */
  readonly pools: ReadonlyMap<number, { readonly spent: number; readonly keep: number }>;
  readonly usage: readonly (readonly [Spending, Amount])[];
}

/** The node's leases were taken back, because nobody heard of it for too long. */
export class LeasesLost extends Error {
  override readonly name = 'LeasesLost';
}

/** Another process has already settled a part of this batch. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep';
}

/**
 * Sends a batch to the database, with requests for leases by pool, and returns the new state of the pools.
 * Sending the same batch again is safe. `close` ends the node and returns what it holds.
 *
 * @throws LeasesLost, OutOfStep; Error if the database is away, in which case the batch may or may not have
 * arrived
 */
export async function settle(
  kysely: Kysely<Schema>,
  node: string,
  batch: Batch,
  requests: ReadonlyMap<number, Request>,
  close: boolean,
): Promise<Map<number, PoolState>> {
  const pools = [...new Set([...batch.pools.keys(), ...requests.keys()])].sort((a, b) => a - b);
  const usage = batch.usage.map(([{ account, key, service, method, day, application }, amount]) => ({
    account_id: account,
    key_id: key,
    service,
    method,
    day,
    application,
    ...amount,
  }));
  const rows = await runSql<PoolState & { pool_id: number }>(
    kysely,
    'select * from settle_credits($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      node,
      batch.from,
      batch.to,
      close,
      pools,
      pools.map((pool) => batch.pools.get(pool)?.spent ?? 0),
      pools.map((pool) => batch.pools.get(pool)?.keep ?? null),
      pools.map((pool) => requests.get(pool)?.want ?? 0),
      pools.map((pool) => requests.get(pool)?.need ?? 0),
      JSON.stringify(usage),
    ],
  ).catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    if (code === 'FC001') throw new LeasesLost('The leases of this node were taken back.', { cause: error });
    if (code === 'FC002') throw new OutOfStep('Another process has settled this.', { cause: error });
    throw error;
  });
  return new Map(rows.map(({ pool_id, ...state }) => [pool_id, state]));
}

/** Records a node, before it leases anything. */
export async function enrol(kysely: Kysely<Schema>, node: string): Promise<void> {
  await kysely.insertInto('credit_node').values({ id: node }).execute();
}

/**
 * Up to which number of its journal a node is settled, and how long ago it was heard of; undefined if it is
 * unknown.
 */
export async function findNode(
  kysely: Kysely<Schema>,
  node: string,
): Promise<{ settled: number; silentSeconds: number } | undefined> {
  const [row] = await runSql<{ settled: number; silent: number }>(
    kysely,
    `select settled, extract(epoch from clock_timestamp() - seen_at)::double precision as silent
      from credit_node where id = $1`,
    [node],
  );
  return row && { settled: row.settled, silentSeconds: row.silent };
}

/**
 * Takes back the leases of all nodes but `own` that nobody has heard of for this long. Returns the number of
 * those nodes.
 */
export async function closeSilentNodes(
  kysely: Kysely<Schema>,
  own: string | undefined,
  seconds: number,
): Promise<number> {
  for (let closed = 0; ; closed++) {
    const [row] = await runSql<{ node: string | null }>(kysely, 'select close_silent_node($1, $2) as node', [
      own ?? null,
      seconds,
    ]);
    if (row?.node == null) return closed;
  }
}

/** How long the record of an ended node is kept, in case its journal comes back with its machine. */
const KEEP_NODES = `interval '90 days'`;

/** How long a token's pool outlives the token. By then every node has given back its lease. */
const KEEP_POOLS = `interval '1 day'`;

/** Deletes what nobody will ask for again: nodes that ended long ago, and limits of expired tokens. */
export async function sweep(kysely: Kysely<Schema>): Promise<void> {
  await runSql(kysely, `delete from credit_node where closed_at < now() - ${KEEP_NODES}`);
  await runSql(kysely, `delete from credit_pool where expires_at < now() - ${KEEP_POOLS}`);
}
