import { findClient } from '../accounts/client.ts';
import { ClientScope } from '../database/client-scope.ts';
import type { Database } from '../database/connection.ts';
import { withDatabase } from './with-database.ts';

/** Runs the work of a command for the client with this name. @throws Refusal `not-found` */
export function asClient<Result>(
  name: string,
  work: (scope: ClientScope, database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (database) =>
    work(new ClientScope(database.kysely, (await findClient(database.kysely, name)).id), database),
  );
}
