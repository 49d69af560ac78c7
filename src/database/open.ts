import { present } from '../present.ts';
import { connect, type Database } from './connection.ts';
import { EmbeddedServer } from './embedded-server.ts';
import { isMigrated, migrate } from './migrate.ts';
import { type DatabasePlace, hasCluster, NoDatabase } from './no-database.ts';

/** An opened database, and whether this call made it. */
export interface OpenedDatabase extends Database {
  readonly isNew: boolean;
}

/**
 * Opens the database that the settings name and upgrades it to the newest schema. That is `DATABASE_URL`, or
 * else the embedded server of the data folder, which is adopted if it is already running. Closing leaves the
 * server running for its other users.
 *
 * @param mayMake whether to make a database if there is none. A command that made a database unasked would
 * work on an empty one while the user's own is elsewhere.
 * @throws NoDatabase if there is none and none may be made
 */
export async function openDatabase(
  place: DatabasePlace,
  { mayMake = false }: { mayMake?: boolean } = {},
): Promise<OpenedDatabase> {
  const { databaseUrl, databaseSessionUrl, dataFolder } = place;
  if (databaseUrl === undefined && !mayMake && !hasCluster(dataFolder)) throw new NoDatabase(place);
  const server = databaseUrl === undefined ? await EmbeddedServer.open(dataFolder) : undefined;
  const url = databaseUrl ?? present(server, 'the database server').url;
  const database = connect(url, undefined, databaseUrl === undefined ? url : databaseSessionUrl);
  const close = async () => {
    await database.close();
    await server?.close();
  };
  try {
    const isNew = !(await isMigrated(database));
    // A cluster without tables is left over from an interrupted start.
    if (isNew && !mayMake) throw new NoDatabase(place);
    await migrate(database);
    return { ...database, close, isNew };
  } catch (error) {
    await close();
    throw error;
  }
}
