import { workerData } from 'node:worker_threads';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../cleansing/references.ts';
import { doTask } from '../engine/do-task.ts';
import { openChain } from '../engine/opened-chain.ts';
import { OpenedJob } from '../engine/opened-job.ts';
import { HandedTask } from './handed-task.ts';
import type { HandedWork, ThreadSettings, WorkDone } from './messages.ts';
import { rowEncodersOf } from './row-encoders.ts';

const { plans, now, references, styles } = workerData as ThreadSettings;

const catalogue = await loadCatalogue();

const job = new OpenedJob(
  plans.map((plan, chain) =>
    openChain(plan, plan.columns, catalogue, (output) => styles[chain]?.[output] !== null),
  ),
  { now: new Date(now), references: new ReferenceShelf().open(references) },
  catalogue,
);

const encoders = rowEncodersOf(job, styles);

/** Does a task of the run. */
export default async function runTask(handed: HandedWork): Promise<WorkDone> {
  const task = new HandedTask(job, encoders, handed);
  await doTask(job, handed.work, task);
  return task.done();
}
