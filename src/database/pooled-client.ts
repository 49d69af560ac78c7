import type { QueryConfig } from 'pg';
import { CheckedClient } from './checked-client.ts';

/**
 * A connection to a pooler, which may run every transaction on another connection of the server. So it
 * prepares no statements: the next transaction might not find them.
 */
export class PooledClient extends CheckedClient {
  override query(...parts: unknown[]): never {
    const [first, ...rest] = parts;
    return super.query(isNamed(first) ? { ...first, name: undefined } : first, ...rest);
  }
}

/** Whether a query is a statement to prepare. Kysely's and `pg`'s own query objects are left as they are. */
function isNamed(query: unknown): query is QueryConfig {
  return (
    typeof query === 'object' &&
    query !== null &&
    typeof (query as QueryConfig).name === 'string' &&
    !('submit' in query)
  );
}
