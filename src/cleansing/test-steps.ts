import { environment } from '../settings.ts';
import { addSteps } from './catalogue.ts';
import type { CatalogueStep } from './dataset-step.ts';

/**
 * Adds the steps of tests that `FETTLE_TEST_STEPS` names to the catalogue of this thread: its module exports `STEPS`. Programs and
 * threads call this when they begin, so that the catalogue itself imports nothing but its steps.
 */
export async function addTestSteps(): Promise<void> {
  if (environment.testSteps === undefined) return;
  const { STEPS } = (await import(environment.testSteps)) as { STEPS: readonly CatalogueStep[] };
  addSteps(STEPS);
}
