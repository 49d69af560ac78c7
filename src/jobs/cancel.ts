import type { ClientScope } from '../database/client-scope.ts';
import { Refusal } from '../refusal.ts';
import { endJob } from './finish.ts';
import { isJobName, jobNameKey } from './name.ts';
import { isActive, STATUS } from './status.ts';
import { noJob } from './view.ts';

/**
 * Cancels a queued or running job and removes its outputs. Its tasks stop at their next block.
 *
 * @throws Refusal `not-found`, or `wrong-state` if the job has ended
 */
export async function cancelJob(scope: ClientScope, name: string, now: Date): Promise<void> {
  if (!isJobName(name)) throw noJob();
  await scope.transaction(async (inside) => {
    const job = await inside
      .selectFrom('job')
      .select(['id', 'status'])
      .where('name_key', '=', jobNameKey(name))
      .forUpdate()
      .executeTakeFirst();
    if (job === undefined) throw noJob();
    if (!isActive(job.status)) throw new Refusal('wrong-state', 'The job has ended already.');
    await endJob(inside.kysely, job.id, STATUS.cancelled, now, null);
  });
}
