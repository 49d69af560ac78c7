import { Command } from 'commander';
import { pino } from 'pino';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { TaskQueue } from '../jobs/queue.ts';
import { Worker } from '../jobs/worker.ts';
import { readSettings, type Settings } from '../settings.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/**
 * `fettle worker`: runs the jobs of a service with the same database. Any number of workers may run, on any
 * machine.
 */
export function workerCommand(): Command {
  return new Command('worker')
    .description('run jobs until stopped, beside a service that shares the database')
    .action(async () => {
      const settings = readSettings();
      await runUntilStopped(settings, {
        start: () => startWorker(settings),
        ready: () => `Fettle runs jobs on ${settings.threads} threads. Stop it with Ctrl-C.\n`,
        close: (opened) => opened.disposeAsync(),
      });
    });
}

/**
 * Starts to take tasks. Disposing of the result stops the tasks at their next block. A failed start disposes
 * of everything itself.
 */
async function startWorker(settings: Settings): Promise<AsyncDisposableStack> {
  await using opened = new AsyncDisposableStack();
  const log = pino({ level: settings.logLevel, base: null });
  const database = await openDatabase(settings);
  opened.defer(() => database.close());
  const queue = await TaskQueue.open(database.sessionUrl, true, (error) =>
    log.warn({ error: error.name }, 'queue'),
  );
  const catalogue = await loadCatalogue();
  let worker: Worker | undefined;
  opened.defer(async () => {
    await Promise.all([worker?.close(), queue.close()]);
  });
  worker = await Worker.start({ database, queue, clock: systemClock, catalogue }, settings, {
    taskEnded: (kind, seconds, outcome) => log.info({ kind, seconds, outcome }, 'task'),
    jobFailed: () => log.warn('job failed'),
    lacking: (reason) => log.warn({ reason }, 'job left to other workers'),
    unexpected: (error) => log.error({ error: error.name }, 'task'),
  });
  return opened.move();
}
