import { type Job, STATES } from '../types.ts';
import { duration } from '../words.ts';

const SIGNS = ['○', '◐', '✓', '✕', '–'] as const;

/** A job's state as a word with a sign. The colour only adds to them. */
export function State({ status }: { status: number }) {
  const name = STATES[status] ?? 'unknown';
  return (
    <span class={`state ${name}`}>
      <span aria-hidden="true">{SIGNS[status] ?? '?'}</span> {name}
    </span>
  );
}

/** The progress of a job. */
export function Progress({ job }: { job: Job }) {
  const { percentComplete: percent, name } = job;
  return (
    <span class="progress">
      <progress max={100} value={percent} aria-label={`Progress of ${name}`} />
      <span class="number">{percent} %</span>
    </span>
  );
}

/** The time that a job still needs, such as `about 12 s left`, or why it is unknown. */
export function timeLeft({ status, estimatedFinishTime }: Job): string {
  if (status === 0) return 'waits for a worker';
  if (estimatedFinishTime === null) return 'time left not known yet';
  return `about ${duration(Math.max(1000, Date.parse(estimatedFinishTime) - Date.now()))} left`;
}

/** How long a job took, or has taken so far. */
export function taken({ startedAt, completedAt }: Job): string {
  if (startedAt === null) return '–';
  const end = completedAt === null ? Date.now() : Date.parse(completedAt);
  return duration(end - Date.parse(startedAt));
}
