import type { OpenedJob } from '../../../src/engine/opened-job.ts';
import type { TaskPort } from '../../../src/engine/task-port.ts';
import type { TaskEnd, Work } from '../../../src/engine/work.ts';
import type { Value } from '../../../src/records/column.ts';
import type { Workflow } from '../../../src/workflow/workflow.ts';

/** A job for the suite: its inputs are datasets of text, block by block. */
export interface PortJob {
  readonly workflow: Workflow;
  readonly source: string;
  readonly inputs: Readonly<Record<string, PortInput>>;
}

export interface PortInput {
  readonly columns: readonly string[];
  readonly blocks: readonly (readonly (readonly Value[])[])[];
}

/** The result of a job. All values as text, null for none. */
export interface Outcome {
  /** Output → its rows in order. */
  readonly outputs: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** The step and the reason of each rejected record. */
  readonly rejects: readonly (readonly [step: string, reason: string])[];
  readonly statistics: Readonly<Record<string, number>>;
}

/** Does a task: `doTask`, or a test's wrapper around it. */
export type DoTask = (job: OpenedJob, work: Work, task: TaskPort) => Promise<TaskEnd>;

/** An implementation of the engine's port, one task after the other, on this thread. */
export interface PortUnderTest {
  /**
   * Runs a job to its end. `givesBack`: whether tasks are asked to give their turns back as often as
   * possible.
   */
  run(job: PortJob, does: DoTask, options?: { givesBack?: boolean }): Promise<Outcome>;
  close(): Promise<void>;
}

export const asText = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : String(value);
