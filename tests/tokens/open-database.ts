import { connect, type Database } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createDatabase } from '../support/database.ts';

/** A real database for one test file, with the newest schema and no rows. */
export async function openTestDatabase(): Promise<Database> {
  const database = connect(await createDatabase(), 5);
  await migrate(database);
  return database;
}
