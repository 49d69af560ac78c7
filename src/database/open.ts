import type { Settings } from '../settings.ts';
import { connect, type Database } from './connection.ts';
import { EmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the database that the settings name, on its newest schema: `DATABASE_URL`, or else the embedded server of
 * the data folder, which is adopted when it is running already. Closing leaves the server to whoever still uses it.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
): Promise<Database> {
  const server =
    settings.databaseUrl === undefined ? await EmbeddedServer.open(settings.dataFolder) : undefined;
  const database = connect(settings.databaseUrl ?? server!.url);
  const close = async () => {
    await database.close();
    await server?.close();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, close };
}
