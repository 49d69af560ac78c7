import { lstatSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { clusterFolder } from './cluster.ts';

/** Where the database is, or would be made. */
export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'earlierDataFolder'>>;

/** There is no database yet where the settings say, and this command may not make one. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';

  constructor(place: DatabasePlace) {
    super(
      place.databaseUrl === undefined
        ? `There is no Fettle database in ${place.dataFolder}. ${toDo(place)}`
        : `There are no tables of Fettle in ${placeOf(place)}. ` +
            '`fettle init` or `fettle serve` makes them; if yours is another database, correct DATABASE_URL.',
    );
  }
}

/** The folder in which an earlier version kept its database, where there is one and none at the place of today. */
export function earlierDatabase({
  databaseUrl,
  dataFolder,
  earlierDataFolder,
}: DatabasePlace): string | undefined {
  const isLost =
    databaseUrl === undefined &&
    earlierDataFolder !== undefined &&
    !hasCluster(dataFolder) &&
    hasCluster(earlierDataFolder);
  return isLost ? earlierDataFolder : undefined;
}

/** What to say of a database that an earlier version made. */
export function useEarlier(earlier: string, dataFolder: string): string {
  return (
    `There is a database of an earlier version in ${earlier}. ` +
    `Keep it there and set FETTLE_DATA=${earlier} for every command, or stop Fettle and move the folder to ${dataFolder}.`
  );
}

/**
 * Whether a data folder has the embedded server's cluster. The folder appears when the cluster is whole.
 *
 * @throws Error where this account may not look
 */
export function hasCluster(dataFolder: string): boolean {
  try {
    return lstatSync(clusterFolder(dataFolder), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new Error(
      `This account may not look into the data folder ${dataFolder}. ` +
        'Run the command as the account that runs the service, or set FETTLE_DATA to another folder.',
    );
  }
}

function toDo(place: DatabasePlace): string {
  const earlier = earlierDatabase(place);
  if (earlier !== undefined) return useEarlier(earlier, place.dataFolder);
  return '`fettle serve` makes one and serves it, `fettle init` only makes one; if yours is elsewhere, set FETTLE_DATA to its folder.';
}

/** Where the database is, for a person: the data folder, or host and name of the server's, never its password. */
export function placeOf({ databaseUrl, dataFolder }: DatabasePlace): string {
  if (databaseUrl === undefined) return dataFolder;
  if (!URL.canParse(databaseUrl)) return 'the database of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `the database of DATABASE_URL (${host}${pathname})`;
}
