import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

/** The environment of processes that should know the steps of dataset-steps.ts. */
export const DATASET_STEPS = {
  FETTLE_TEST_STEPS: fileURLToPath(new URL('./dataset-steps.ts', import.meta.url)),
};

// Imported before the catalogue, this lets the test's own process and its threads know them, too. The process
// may have loaded the catalogue for another test file, and will need it without these steps for the next one.
Object.assign(process.env, DATASET_STEPS);
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
