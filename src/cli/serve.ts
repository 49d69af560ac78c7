import { Command } from 'commander';
import { earlierDatabase, placeOf, useEarlier } from '../database/no-database.ts';
import { startService } from '../http/start.ts';
import { readSettings } from '../settings.ts';
import { startPatiently } from './start-patiently.ts';

/** `fettle serve`: HTTP and a worker, until told to stop. Settings come from the environment (src/settings.ts). */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve HTTP and run jobs until stopped')
    .option('--no-worker', 'serve HTTP only; `fettle worker` processes run the jobs')
    .addHelpText('after', '\nMakes a new database where there is none.')
    .action(async ({ worker }: { worker: boolean }) => {
      const settings = readSettings();
      const earlier = earlierDatabase(settings);
      if (earlier !== undefined) throw new Error(useEarlier(earlier, settings.dataFolder));
      const madeDatabase = () => process.stdout.write(`Made a new database in ${placeOf(settings)}.\n`);
      const service = await startPatiently(settings, () => startService(settings, { worker, madeDatabase }));
      const stopped = stopSignal();
      process.stdout.write(
        `Fettle serves ${service.publicUrl()} (documentation at /docs). Stop it with Ctrl-C.\n`,
      );
      await stopped;
      await service.close();
    });
}

/** A launcher may pass on a Ctrl-C that the terminal has sent already: what comes so soon is no second wish. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/**
 * Resolves at SIGTERM or SIGINT. A second signal ends the process at once. Call it before saying that the process
 * serves: who reads that may answer with a signal straight away.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        // Not process.exit: it terminates threads that may be loading, which aborts the process (src/thread-pool.ts).
        if (performance.now() - first > SAME_SIGNAL_MILLISECONDS) process.kill(process.pid, 'SIGKILL');
        resolve();
      });
    }
  });
}
