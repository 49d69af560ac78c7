import { environment } from '../settings.ts';
import { CATALOGUE, type Catalogue } from './catalogue.ts';

/**
 * Returns the catalogue for a program or a thread that is starting. It is the product's own catalogue. In
 * tests it also contains the steps of the module that `FETTLE_TEST_STEPS` names, which exports them as
 * `STEPS`. All other code is given its catalogue.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  if (environment.testSteps === undefined) return CATALOGUE;
  const { STEPS } = (await import(environment.testSteps)) as { STEPS: Catalogue };
  return [...CATALOGUE, ...STEPS];
}
