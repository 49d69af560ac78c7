import { lstatSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { clusterFolder } from './cluster.ts';

/** Where the database is, or would be made. */
export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'earlierDataFolder' | 'databaseSessionUrl'>>;

/** The settings name a place without a database, and this command must not make one. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';

  constructor(place: DatabasePlace) {
    super(
      place.databaseUrl === undefined
        ? `There is no Fettle database in ${place.dataFolder}. ${toDo(place)}`
        : `There are no Fettle tables in ${placeOf(place)}. ` +
            'Make them with `fettle init` or `fettle serve`. If you meant another database, correct DATABASE_URL.',
    );
  }
}

/** The folder in which an earlier version kept its database, if it holds one and today's place does not. */
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

/** Tells the user what to do about a database that an earlier version made. */
export function useEarlier(earlier: string, dataFolder: string): string {
  return (
    `There is a database of an earlier version in ${earlier}. ` +
    `Keep it there and set FETTLE_DATA=${earlier} for every command, or stop Fettle and move the folder to ${dataFolder}.`
  );
}

/**
 * Whether a data folder holds the embedded server's cluster. The cluster's folder appears when it is
 * complete.
 *
 * @throws Error if this account may not look into the folder
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
  return '`fettle serve` makes one and serves it. `fettle init` only makes one. If yours is elsewhere, set FETTLE_DATA to its folder.';
}

/**
 * Where the database is, for people: the data folder, or the server's host and database name. Never the
 * password.
 */
export function placeOf({ databaseUrl, dataFolder }: DatabasePlace): string {
  if (databaseUrl === undefined) return dataFolder;
  if (!URL.canParse(databaseUrl)) return 'the database of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `the database of DATABASE_URL (${host}${pathname})`;
}
