import { Command } from 'commander';
import { startService } from '../http/start.ts';
import { readSettings } from '../settings.ts';

/** `fettle serve`: HTTP and a worker, until told to stop. Settings come from the environment (src/settings.ts). */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve HTTP and run jobs until stopped')
    .option('--no-worker', 'serve HTTP only; `fettle worker` processes run the jobs')
    .action(async ({ worker }: { worker: boolean }) => {
      const service = await startService(readSettings(), { worker });
      process.stdout.write(
        `Fettle serves ${service.publicUrl()} (documentation at /docs). Stop it with Ctrl-C.\n`,
      );
      await stopSignal();
      await service.close();
    });
}

/** Resolves at SIGTERM or SIGINT. A second signal ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}
