import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { addSteps } from '../../src/cleansing/catalogue.ts';
import { STEPS } from './dataset-steps.ts';

/** The environment of processes that should know the steps of dataset-steps.ts. */
export const DATASET_STEPS = {
  FETTLE_TEST_STEPS: fileURLToPath(new URL('./dataset-steps.ts', import.meta.url)),
};

/**
 * Lets the process of the tests, and threads that it starts, know these steps until the tests of the file are over:
 * other test files share the process.
 */
export function withDatasetSteps(): void {
  Object.assign(process.env, DATASET_STEPS);
  afterAll(addSteps(STEPS));
}
