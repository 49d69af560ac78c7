import type { TaskOutcome } from './thread.ts';

/** Events of a worker, for the log and the metrics. */
export interface WorkerEvents {
  taskEnded(kind: string, seconds: number, outcome: TaskOutcome['kind']): void;
  jobFailed(): void;
  /** A job is left to other workers, because a file that it needs is not on this machine. */
  lacking(reason: string): void;
  /** An unexpected error occurred in a task, which will be tried again. */
  unexpected(error: Error): void;
}
