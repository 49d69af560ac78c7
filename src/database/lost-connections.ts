import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/** How often to look, after how long without an answer to ask, and how long to wait for that one, in milliseconds. */
const LOOK = 2000;
const DOUBT = 5000;
const ANSWER = 5000;

/**
 * Backends that are still busy with what they were asked. One that is idle has answered, or was never reached; one that
 * has waited for its client to read is talking to a connection that is gone.
 */
const WORKING = `select pid from pg_stat_activity where pid = any ($1) and (
    (state = 'active' and wait_event is distinct from 'ClientWrite')
    or clock_timestamp() - state_change < interval '${DOUBT} milliseconds')`;

/**
 * Ends the connections of a pool that wait for an answer that will not come, so that whoever waits gets an error. A network
 * that swallows everything, or a host that has lost its power, says nothing to the other side; the operating system gives
 * up after a quarter of an hour.
 *
 * A limit on the time of each answer would not do: completing a dataset of ten million records may take long, and that is
 * no fault. So a connection that has been in use for {@link DOUBT} is asked about on a new one: it is ended where the server
 * is not at work for it, or does not answer at all. Whoever waits thus knows after {@link DOUBT} + {@link LOOK} + {@link ANSWER}.
 *
 * @returns what puts an end to the looking
 */
export function endLostConnections(pool: pg.Pool): () => void {
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

/** Those of the backends that are at work. All are taken to be, where the server answers but refuses to tell. */
async function workingBackends(pool: pg.Pool, backends: number[]): Promise<Set<number>> {
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
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return new Set(error instanceof pg.DatabaseError ? backends : []);
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The server's process behind a connection. */
function backendOf(client: pg.PoolClient): number {
  return (client as unknown as { processID: number }).processID;
}
