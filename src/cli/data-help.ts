import { placeOf } from '../database/no-database.ts';
import { readSettings } from '../settings.ts';

/** Says which database the commands use, for `fettle --help`. */
export function dataHelp(): string {
  return `Data:
  Commands work on ${whichDatabase()}.
  FETTLE_DATA names another data folder, DATABASE_URL a PostgreSQL server of your own.
  Only serve and init make a new database.`;
}

/** Help must be printed whatever the settings are. */
function whichDatabase(): string {
  try {
    const settings = readSettings();
    return settings.databaseUrl === undefined ? `the database in ${settings.dataFolder}` : placeOf(settings);
  } catch {
    return 'the database of the data folder';
  }
}
