import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Settings } from '../settings.ts';

/** How long to keep trying to start. PostgreSQL may first have to replay its log. */
const START_SECONDS = 120;

/**
 * A launcher may pass on a Ctrl-C that the terminal has already sent. A signal that follows the first within
 * this time does not count as a second one.
 */
const SAME_SIGNAL_MILLISECONDS = 1000;

/** A process that works until it is stopped. */
interface LongLived<Started> {
  /** Must leave nothing behind if it fails. */
  readonly start: () => Promise<Started>;
  /** @returns the line to print once the process works */
  readonly ready: (started: Started) => string;
  readonly close: (started: Started) => Promise<void>;
}

/**
 * Starts the process, reports that, and closes it at SIGTERM or SIGINT. If a signal arrives during the start,
 * the process closes once it has started. A second signal ends the process at once.
 */
export async function runUntilStopped<Started>(settings: Settings, work: LongLived<Started>): Promise<void> {
  const stop = stopSignal();
  const started = await startPatiently(settings, work.start, stop);
  if (started === undefined) return;
  if (!stop.aborted) {
    process.stdout.write(work.ready(started));
    await new Promise((resolve) => {
      stop.addEventListener('abort', resolve, { once: true });
    });
  }
  await work.close(started);
}

/** @returns a signal that aborts at the first SIGTERM or SIGINT */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let first: number | undefined;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      first ??= performance.now();
      // Not process.exit: it terminates threads that may be loading, which aborts the process
      // (src/thread-pool.ts).
      if (performance.now() - first > SAME_SIGNAL_MILLISECONDS) process.kill(process.pid, 'SIGKILL');
      stop.abort();
    });
  }
  return stop.signal;
}

/**
 * Starts the process again if the embedded database was killed at the moment when the process started on it.
 * A user's own database that cannot be reached is reported at once, because its address may be wrong.
 *
 * @returns undefined if the process was stopped while the database was away
 */
async function startPatiently<Started>(
  { databaseUrl }: Settings,
  start: () => Promise<Started>,
  stop: AbortSignal,
): Promise<Started | undefined> {
  for (const end = Date.now() + START_SECONDS * 1000; ; await wait(200)) {
    try {
      return await start();
    } catch (error) {
      if (databaseUrl !== undefined || !isDatabaseAway(error) || Date.now() > end) throw error;
      if (stop.aborted) return undefined;
    }
  }
}
