import { deserialize } from 'node:v8';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../cleansing/references.ts';
import { doTask } from '../engine/do-task.ts';
import { openChain } from '../engine/opened-chain.ts';
import { OpenedJob } from '../engine/opened-job.ts';
import { HandedTask } from './handed-task.ts';
import type { ThreadSettings, ThreadTask, WorkDone } from './messages.ts';
import { type RowEncoders, rowEncodersOf } from './row-encoders.ts';

const catalogue = await loadCatalogue();

/** The job of this thread's run, opened by its first task. */
let opened: { readonly job: OpenedJob; readonly encoders: RowEncoders } | undefined;

/** Does a task of the run. */
export default async function runTask({ settings, handed }: ThreadTask): Promise<WorkDone> {
  opened ??= openJob(deserialize(new Uint8Array(settings)) as ThreadSettings);
  const { job, encoders } = opened;
  const task = new HandedTask(job, encoders, handed);
  await doTask(job, handed.work, task);
  return task.done();
}

function openJob({ plans, now, references, styles }: ThreadSettings) {
  const job = new OpenedJob(
    plans.map((plan, chain) =>
      openChain(plan, plan.columns, catalogue, (output) => styles[chain]?.[output] !== null),
    ),
    { now: new Date(now), references: new ReferenceShelf().open(references) },
    catalogue,
  );
  return { job, encoders: rowEncodersOf(job, styles) };
}
