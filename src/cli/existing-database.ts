import type { Database } from '../database/connection.ts';
import { hasCluster, NoDatabase } from '../database/no-database.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from './with-database.ts';

/**
 * Works on the database of the settings, if there is one. Otherwise returns undefined and does not make one.
 */
export async function ifDatabase<Result>(
  { databaseUrl, dataFolder }: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result | undefined> {
  if (databaseUrl === undefined && !hasCluster(dataFolder)) return undefined;
  try {
    return await withDatabase(work);
  } catch (error) {
    if (error instanceof NoDatabase) return undefined;
    throw error;
  }
}
