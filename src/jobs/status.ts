/** A job's status, by its number in requests and answers (docs/contributors/architecture.md). */
export const STATUS = { queued: 0, running: 1, completed: 2, failed: 3, cancelled: 4 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Whether a job in this status may still change. */
export function isActive(status: number): boolean {
  return status === STATUS.queued || status === STATUS.running;
}
