import { Command } from 'commander';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { TaskQueue } from '../jobs/queue.ts';
import { Worker } from '../jobs/worker.ts';
import { readSettings } from '../settings.ts';
import { stopSignal } from './serve.ts';

/** `fettle worker`: runs the jobs of a service whose database it shares. Any number of them, on any machine. */
export function workerCommand(): Command {
  return new Command('worker')
    .description('run jobs until stopped, beside a service that shares the database')
    .action(async () => {
      const settings = readSettings();
      const log = pino({ level: settings.logLevel, base: null });
      const database = await openDatabase(settings);
      const queue = await TaskQueue.open(database.url, true, (error) =>
        log.warn({ error: error.name }, 'queue'),
      );
      const worker = await Worker.start(database, queue, systemClock, settings.threads, {
        taskEnded: (kind, seconds, outcome) => log.info({ kind, seconds, outcome }, 'task'),
        jobFailed: () => log.warn('job failed'),
        unexpected: (error) => log.error({ error: error.name }, 'task'),
      });
      process.stdout.write(`Fettle runs jobs on ${settings.threads} threads. Stop it with Ctrl-C.\n`);
      await stopSignal();
      await Promise.all([worker.close(), queue.close()]);
      await database.close();
    });
}
