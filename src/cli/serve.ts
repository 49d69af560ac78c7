import { Command } from 'commander';
import { earlierDatabase, placeOf, useEarlier } from '../database/no-database.ts';
import { startService } from '../http/start.ts';
import { readSettings } from '../settings.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/**
 * `fettle serve`: serves HTTP and runs a worker until stopped. Settings come from the environment
 * (src/settings.ts).
 */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve HTTP and run jobs until stopped')
    .option('--no-worker', 'serve HTTP only; `fettle worker` processes run the jobs')
    .addHelpText('after', '\nMakes a new database if there is none.')
    .action(async ({ worker }: { worker: boolean }) => {
      const settings = readSettings();
      const earlier = earlierDatabase(settings);
      if (earlier !== undefined) throw new Error(useEarlier(earlier, settings.dataFolder));
      const madeDatabase = () => process.stdout.write(`Made a new database in ${placeOf(settings)}.\n`);
      await runUntilStopped(settings, {
        start: () => startService(settings, { worker, madeDatabase }),
        ready: (service) =>
          `Fettle serves ${service.publicUrl()} (documentation at /docs). Stop it with Ctrl-C.\n`,
        close: (service) => service.close(),
      });
    });
}
