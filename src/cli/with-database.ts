import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';

/** Runs a command's work on the database that the settings name, and leaves the database as it found it. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readSettings());
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
