import type { Model } from './operation.ts';

/** A request about one job. */
export type JobRequest = { readonly does: 'start' | 'read' | 'cancel' };

/** An answer with a status below 500. The answer to a read also has the state that it showed. */
export interface JobAnswer {
  readonly status: number;
  /** The job's status: 0 queued, 1 running, 2 completed, 3 failed, 4 cancelled. */
  readonly job?: number;
  readonly percentComplete?: number;
}

/** How far the job is known to be; undefined if there is no job. */
type State = { readonly job: number; readonly percentComplete: number } | undefined;

const RUNNING = 1;

/**
 * A job goes on by itself at any moment, so a read may show more than the last one. It never shows less, and
 * a job that has ended stays as it is.
 */
export const JOB_MODEL: Model<State, JobRequest, JobAnswer> = {
  initial: undefined,
  nameOf: (state) => (state === undefined ? '-' : `${state.job} ${state.percentComplete}`),
  next(state, { does }, answer) {
    if (does === 'start') return started(state, answer);
    if (state === undefined) return answer === undefined || answer.status === 404 ? [state] : [];
    if (does === 'read') return answer === undefined ? [state] : seen(state, answer);
    const cancelled = { ...state, job: 4 };
    if (answer === undefined) return state.job > RUNNING ? [state] : [cancelled, state];
    if (answer.status < 300) return state.job > RUNNING ? [] : [cancelled];
    // A refused cancelling says that the job has ended, but not how. The next read shows it.
    return [state];
  },
};

function started(state: State, answer: JobAnswer | undefined): State[] {
  const queued = { job: 0, percentComplete: 0 };
  if (answer === undefined) return state === undefined ? [queued, undefined] : [state];
  if (answer.status < 300) return state === undefined ? [queued] : [];
  return state === undefined ? [] : [state];
}

function seen(state: NonNullable<State>, { status, job, percentComplete }: JobAnswer): State[] {
  if (status !== 200 || job === undefined || percentComplete === undefined) return [];
  const next = { job, percentComplete };
  if (state.job > RUNNING) return state.job === job ? [next] : [];
  return job >= state.job && (job > RUNNING || percentComplete >= state.percentComplete) ? [next] : [];
}
