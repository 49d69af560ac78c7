import { compareRecordedJobs } from './compare-recorded-jobs.ts';

// Each job in both ways. If a step itself has changed, this records the new output:
// npx vitest run --config vitest.long.config.ts tests/engine/recorded-jobs --update
compareRecordedJobs(() => ['run', 'job']);
