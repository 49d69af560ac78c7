import { findClient } from '../accounts/client.ts';
import { ClientScope } from '../database/client-scope.ts';
import type { Database } from '../database/connection.ts';
import { withDatabase } from './with-database.ts';

/** Runs a command's work in the name of the client that the operator calls `name`. @throws Refusal `not-found` */
export function asClient<Result>(
  name: string,
  work: (scope: ClientScope, database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (database) =>
    work(new ClientScope(database.kysely, (await findClient(database.kysely, name)).id), database),
  );
}
