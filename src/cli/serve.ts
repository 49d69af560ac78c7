import { Command } from 'commander';
import { earlierDatabase, placeOf, useEarlier } from '../database/no-database.ts';
import { type RunningService, startService } from '../http/start.ts';
import { firstLink, linkAddress } from '../operators/sign-in-link.ts';
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
        start: async () => {
          const service = await startService(settings, { worker, madeDatabase });
          return { service, link: await linkOf(service) };
        },
        ready: ({ service, link }) =>
          `Fettle serves ${service.publicUrl()} (documentation at /docs). Stop it with Ctrl-C.\n${howToSignIn(service, link)}`,
        close: ({ service }) => service.close(),
      });
    });
}

/** The token of a link for the first operator, if nobody can sign in yet. */
async function linkOf(service: RunningService): Promise<string | undefined> {
  try {
    return await firstLink(service.database.kysely, service.clock.now());
  } catch (error) {
    await service.close();
    throw error;
  }
}

function howToSignIn(service: RunningService, link: string | undefined): string {
  const url = service.publicUrl();
  if (link === undefined) return `The console is at ${url}/console.\n`;
  return `Open the console with this link. It works once; choose a password in the console.\n  ${linkAddress(url, link)}\n`;
}
