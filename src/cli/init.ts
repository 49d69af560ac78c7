import { Command } from 'commander';
import { placeOf } from '../database/no-database.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';

/** `fettle init`: makes the database, for operators who set up clients before the service runs. */
export function initCommand(): Command {
  return new Command('init')
    .description('make a new database without serving it; does nothing if there is one')
    .action(async () => {
      const settings = readSettings();
      const database = await openDatabase(settings, { mayMake: true });
      await database.close();
      const place = placeOf(settings);
      process.stdout.write(
        database.isNew ? `Made a new database in ${place}.\n` : `There is already a database in ${place}.\n`,
      );
    });
}
