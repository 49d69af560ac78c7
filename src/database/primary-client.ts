import type { EventEmitter } from 'node:events';
import pg from 'pg';

/** The SQLSTATE of a server that takes no writes: a standby, or a primary that has become one. */
const READ_ONLY = '25006';

/** The status of a connection that is not in a transaction, in PostgreSQL's message ReadyForQuery. */
const NO_TRANSACTION = 'I';

/**
 * A connection that ends when its server turns out to be a standby. A pool then opens a new connection, and
 * the name in `DATABASE_URL` leads that to the new primary. Otherwise the pool would offer the connection
 * again, and every write on it would fail.
 */
export class PrimaryClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: EventEmitter };
    let isStandby = false;
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      isStandby ||= code === READ_ONLY;
    });
    // Not before the transaction has ended: its owner still has to roll it back.
    connection.on('readyForQuery', ({ status }: { status: string }) => {
      if (isStandby && status === NO_TRANSACTION) this.end().catch(() => undefined);
    });
  }
}
