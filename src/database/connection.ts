import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { CheckedClient } from './checked-client.ts';
import { endLostConnections } from './lost-connections.ts';
import { PooledClient } from './pooled-client.ts';
import type { Schema } from './schema.ts';
import { CONNECT_MILLISECONDS } from './try-connection.ts';

/** How long to wait for a statement before giving up with a 503. */
const STATEMENT_MILLISECONDS = 60_000;

/**
 * Access to the database for one process or thread: Kysely for composed statements, `pool` for the few
 * statements on the hot path that move packed blocks.
 */
export interface Database {
  readonly url: string;
  /**
   * The address of the server itself, for work that needs a session of its own. Differs from `url` if `url` is
   * a pooler.
   */
  readonly sessionUrl: string;
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Connects to the database at `url` with at most `connections` connections. They are opened when first used.
 *
 * @param sessionUrl the server itself, if `url` is a pooler in transaction mode. A pooler refuses settings of
 * a session, so none are sent to it. The server's role must have these settings
 */
export function connect(url: string, connections = 10, sessionUrl = url): Database {
  const isPooled = sessionUrl !== url;
  const pool = new pg.Pool({
    connectionString: url,
    Client: isPooled ? PooledClient : CheckedClient,
    max: connections,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(!isPooled && {
      statement_timeout: STATEMENT_MILLISECONDS,
      idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
    }),
    keepAlive: true,
    types: { getTypeParser },
  });
  // A broken idle connection is replaced at its next use. Without this listener its error would end the
  // process.
  pool.on('error', () => undefined);
  // The same goes for a connection that breaks while in use: its query fails, and the event comes as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const stopLooking = endLostConnections(pool, isPooled);
  const close = async () => {
    stopLooking();
    await kysely.destroy();
    // Kysely ends the pool only if it has used it.
    if (!pool.ending) await pool.end();
  };
  return { url, sessionUrl, kysely, pool, close };
}

/** The parsers of `pg`, except that 64-bit integers become numbers: all of ours are counts and ids. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** Runs plain SQL through Kysely, inside Kysely's transaction if there is one. */
export async function runSql<Row>(
  database: Kysely<Schema>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** Whether an error is a violated unique constraint: the name is taken. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}
