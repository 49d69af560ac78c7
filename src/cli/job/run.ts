import { setTimeout as wait } from 'node:timers/promises';
import { Presets, SingleBar } from 'cli-progress';
import { loadCatalogue } from '../../cleansing/load-catalogue.ts';
import { systemClock } from '../../clock.ts';
import type { ClientScope } from '../../database/client-scope.ts';
import type { Database } from '../../database/connection.ts';
import type { JobSubmission } from '../../jobs/check-submission.ts';
import { TaskQueue } from '../../jobs/queue.ts';
import { isActive, STATUS } from '../../jobs/status.ts';
import { submitJob } from '../../jobs/submit.ts';
import { findJob, type JobView } from '../../jobs/view.ts';
import { Refusal } from '../../refusal.ts';
import { listsInUse } from '../../suppression/release/versions.ts';
import { addressFileInUse } from '../address-file-in-use.ts';

const POLL_MILLISECONDS = 250;

/** A job that nobody has started after this time most likely has no worker to run it. */
const PATIENCE_MILLISECONDS = 10_000;

/** Submits a job. @throws Error that lists all mistakes in it */
export async function submit(
  scope: ClientScope,
  database: Database,
  submission: JobSubmission,
): Promise<JobView> {
  const catalogue = await loadCatalogue();
  const queue = await TaskQueue.open(database.sessionUrl, false, () => undefined);
  try {
    await submitJob(scope, { queue, clock: systemClock, catalogue }, submission, async ({ kysely }) => ({
      addressFile: await addressFileInUse(kysely, database.sessionUrl),
      suppressionLists: await listsInUse(kysely, systemClock.now()),
    }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error;
    const mistakes = Object.entries(error.errors).map(
      ([field, messages]) => `${field}: ${messages.join('; ')}`,
    );
    throw new Error(mistakes.join('\n'), { cause: error.cause });
  } finally {
    await queue.close(0);
  }
  return findJob(scope, submission.name, systemClock.now(), catalogue);
}

/** Waits until a job ends. Shows a progress bar on a terminal. */
export async function follow(scope: ClientScope, name: string): Promise<JobView> {
  const bar = process.stderr.isTTY
    ? new SingleBar(
        { format: '{bar} {percentage}% | {eta_formatted} left', hideCursor: true },
        Presets.shades_classic,
      )
    : undefined;
  bar?.start(100, 0);
  const catalogue = await loadCatalogue();
  let unstarted: number | undefined = performance.now() + PATIENCE_MILLISECONDS;
  try {
    for (;;) {
      const job = await findJob(scope, name, systemClock.now(), catalogue);
      bar?.update(job.percentComplete);
      if (!isActive(job.status)) return job;
      if (job.status !== STATUS.queued) unstarted = undefined;
      if (unstarted !== undefined && performance.now() > unstarted) {
        process.stderr.write('Still queued. Is a service or a worker running?\n');
        unstarted = undefined;
      }
      await wait(POLL_MILLISECONDS);
    }
  } finally {
    bar?.stop();
  }
}
