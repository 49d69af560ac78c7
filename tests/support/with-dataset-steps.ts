import { fileURLToPath } from 'node:url';

/** The environment of processes that should know the steps of dataset-steps.ts. */
export const DATASET_STEPS = {
  FETTLE_TEST_STEPS: fileURLToPath(new URL('./dataset-steps.ts', import.meta.url)),
};

// Imported before the catalogue, this lets the test's own process and its threads know them, too.
Object.assign(process.env, DATASET_STEPS);
