import type { ClientScope } from '../../../database/client-scope.ts';
import type { JobSubmission } from '../../../jobs/check-submission.ts';
import { submitJob } from '../../../jobs/submit.ts';
import { findJob, type JobView } from '../../../jobs/view.ts';
import type { Service } from '../../service.ts';
import { availableReferences } from './available-references.ts';
import { SubmissionLanes } from './submission-lanes.ts';

/** Submits a job for a client, and returns it. */
export type Submit = (
  scope: ClientScope,
  isSandbox: boolean,
  submission: Omit<JobSubmission, 'isSandbox'>,
) => Promise<JobView>;

/** Makes the function by which a group of routes submits jobs. Its submissions share the lanes of clients. */
export function submitter(service: Service): Submit {
  const { queue, clock, catalogue } = service;
  const lanes = new SubmissionLanes();
  return async (scope, isSandbox, submission) => {
    const references = (inside: ClientScope) => availableReferences(service, inside, isSandbox);
    await lanes.run(scope.clientId, () =>
      submitJob(scope, { queue, clock, catalogue }, { ...submission, isSandbox }, references),
    );
    return findJob(scope, submission.name, clock.now(), catalogue);
  };
}
