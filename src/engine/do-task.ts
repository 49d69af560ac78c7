import { combineTask, resolveTask } from './comparison-tasks.ts';
import { gatherTask } from './gather-task.ts';
import type { OpenedJob } from './opened-job.ts';
import { passTask } from './pass-task.ts';
import { surveyTask } from './survey-task.ts';
import type { Sized, TaskPort } from './task-port.ts';
import type { TaskEnd, Work } from './work.ts';

/** Does a task of a job, to its end or to the point where it gives its turn back. */
export function doTask<Made extends Sized>(
  job: OpenedJob,
  work: Work,
  port: TaskPort<Made>,
): Promise<TaskEnd> {
  switch (work.kind) {
    case 'pass':
      return passTask(job, work, port);
    case 'survey':
    case 'sample':
    case 'learn':
      return surveyTask(job, work, port);
    case 'resolve':
      return resolveTask(job, work, port);
    case 'combine':
      return combineTask(job, work, port);
    case 'gather':
      return gatherTask(job, work, port);
  }
}
