import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { STOP_SECONDS } from './server-control.ts';
import { CONNECT_MILLISECONDS } from './try-connection.ts';

/**
 * The advisory lock by which processes see each other: shared while a process uses the server, exclusive
 * while one stops it.
 */
const PRESENCE_LOCK = '0x666574746c65::bigint';

/** Shows other processes that this one uses the server, by a shared lock on a connection of its own. */
export class Presence {
  readonly #lost: () => void;
  #client: pg.Client | undefined;

  /** @param lost called when the connection ends, as it does when the server ends */
  constructor(lost: () => void) {
    this.#lost = lost;
  }

  /** Whether other processes see this one. */
  get isSeen(): boolean {
    return this.#client !== undefined;
  }

  /**
   * Takes the shared lock. Waits while another process holds the exclusive lock.
   *
   * @throws Error if the server is being stopped
   */
  async show(url: string): Promise<void> {
    const client = newClient(url);
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#lost();
    });
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock_shared(${PRESENCE_LOCK})`);
      this.#client = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Gives up the shared lock. If no other process holds it, calls `stop` while none can join.
   *
   * @throws Error if the server does not answer
   */
  async leave(url: string, stop: () => Promise<void>): Promise<void> {
    const client = this.#client ?? newClient(url);
    try {
      if (this.#client !== client) await client.connect();
      // Unlock first: two processes that leave at once would otherwise each see the other's lock, and neither
      // would stop the server.
      await client.query(`select pg_advisory_unlock_shared(${PRESENCE_LOCK})`);
      const { rows } = await client.query(`select pg_try_advisory_lock(${PRESENCE_LOCK}) as "isLast"`);
      if (rows[0].isLast) await stop();
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    // How long another process may take to stop the server. After that the server itself is stuck.
    query_timeout: STOP_SECONDS * 1000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  return client;
}
