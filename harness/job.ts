/** A job, as the service returns it. */
export type { JobView as Job } from '../src/jobs/view.ts';
