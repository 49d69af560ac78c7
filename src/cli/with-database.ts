import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';

/**
 * Runs a command's work on the database of the settings. Afterwards the database is running or stopped, as it
 * was before.
 */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readSettings());
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
