import { compareRecordedJobs } from './compare-recorded-jobs.ts';

// Every other job by `fettle run`, and the rest as jobs of the service. recorded-jobs.long.test.ts runs each
// in both ways.
compareRecordedJobs((at) => [at % 2 === 0 ? 'run' : 'job']);
