import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/**
 * In milliseconds: how often to check the connections in use, how long one may go without an answer before it
 * is checked, and how long that check may take.
 */
const LOOK = 2000;
const DOUBT = 5000;
const ANSWER = 5000;

/**
 * Backends that are still working on their statement. An idle backend has answered or was never reached. A
 * backend that has waited for its client to read (`ClientWrite`) talks to a connection that is gone.
 */
const WORKING = `select pid from pg_stat_activity where pid = any ($1) and (
    (state = 'active' and wait_event is distinct from 'ClientWrite')
    or clock_timestamp() - state_change < interval '${DOUBT} milliseconds')`;

/**
 * Closes connections of a pool that wait for an answer that will never come, so that their callers get an
 * error. A network that drops all packets, or a host without power, sends nothing. The operating system gives
 * up only after a quarter of an hour.
 *
 * A time limit for answers would not do: completing a dataset of ten million records may rightly take long.
 * So a connection in use for longer than {@link DOUBT} is checked through a new connection. It is closed if
 * its backend is not working, or if the server does not answer at all. A caller gets the error within
 * {@link DOUBT} + {@link LOOK} + {@link ANSWER}.
 *
 * A pooler does not say which backend works for a connection. So connections to a pooler are closed only if
 * the pooler does not answer.
 *
 * @returns a function that stops the checks
 */
export function endLostConnections(pool: pg.Pool, isPooled = false): () => void {
  const inUse = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => inUse.set(client, performance.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  let isLooking = false;
  const look = async () => {
    const doubtful = [...inUse].filter(([, since]) => performance.now() - since > DOUBT);
    if (isLooking || doubtful.length === 0) return;
    isLooking = true;
    const working = await workingBackends(
      pool,
      doubtful.map(([client]) => backendOf(client)),
      isPooled,
    );
    for (const [client, since] of doubtful) {
      const isSameUse = inUse.get(client) === since;
      if (isSameUse && !working.has(backendOf(client)))
        (client as unknown as pg.Client).end().catch(() => undefined);
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), LOOK).unref();
  return () => clearInterval(timer);
}

/**
 * The backends among `backends` that are working. Counts all of them as working if the server answers with an
 * error.
 */
async function workingBackends(pool: pg.Pool, backends: number[], isPooled: boolean): Promise<Set<number>> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: ANSWER,
    query_timeout: ANSWER,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(WORKING, [backends]);
    return new Set(isPooled ? backends : rows.map(({ pid }) => pid));
  } catch (error) {
    return new Set(error instanceof pg.DatabaseError ? backends : []);
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The process id of the backend behind a connection. */
function backendOf(client: pg.PoolClient): number {
  return (client as unknown as { processID: number }).processID;
}
