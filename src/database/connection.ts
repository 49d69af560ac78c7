import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { CheckedClient } from './checked-client.ts';
import { endLostConnections } from './lost-connections.ts';
import type { Schema } from './schema.ts';

/** How long to wait for a connection, and for one statement, before giving up with a 503. */
const CONNECT_MILLISECONDS = 5000;
const STATEMENT_MILLISECONDS = 60_000;

/**
 * One process's or thread's way to the database: Kysely for statements that are put together, `pool` for the few on
 * the hot path that move packed blocks.
 */
export interface Database {
  readonly url: string;
  readonly kysely: Kysely<Schema>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Connects to the database at `url` with at most `connections` connections. Nothing is opened until first used. */
export function connect(url: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: CheckedClient,
    max: connections,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while a request has it, although its query fails as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const stopLooking = endLostConnections(pool);
  const close = async () => {
    stopLooking();
    await kysely.destroy();
    // Kysely ends the pool only where it has used it.
    if (!pool.ending) await pool.end();
  };
  return { url, kysely, pool, close };
}

/** The parsers of `pg`, but 64-bit integers become numbers: all of ours are counts and ids. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** Runs plain SQL through Kysely, inside its transaction where there is one. */
export async function runSql<Row>(
  database: Kysely<Schema>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/**
 * Whether an error means that the database is away or out of room for now: a lost or refused connection, a server
 * that is starting or stopping, a full disk, too many connections (SQLSTATE classes 08, 53, 57P; 55P03; 25006). Such work is
 * tried again; it is not a fault of the request or of the record.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (
      typeof code === 'string' &&
      /^(08...|53...|57P..|25006|ECONN.*|EPIPE|ENOTFOUND|ETIMEDOUT)$/.test(code)
    )
      return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client .*is not queryable/.test(
        cause.message,
      )
    ) {
      return true;
    }
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether an error is a violated unique constraint: the name is taken. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}
