import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { CATALOGUE, type Catalogue } from '../../src/cleansing/catalogue.ts';
import { STEPS } from './dataset-steps.ts';

/** The catalogue, and the steps of dataset-steps.ts. */
export const TEST_CATALOGUE: Catalogue = [...CATALOGUE, ...STEPS];

/** The environment of processes that should know the steps of dataset-steps.ts. */
export const DATASET_STEPS = {
  FETTLE_TEST_STEPS: fileURLToPath(new URL('./dataset-steps.ts', import.meta.url)),
};

/**
 * Lets services that start in the process of the tests, and their threads, know these steps until the tests
 * of the file are over: other test files share the process.
 */
export function withDatasetSteps(): void {
  Object.assign(process.env, DATASET_STEPS);
  afterAll(() => {
    for (const name of Object.keys(DATASET_STEPS)) delete process.env[name];
  });
}
