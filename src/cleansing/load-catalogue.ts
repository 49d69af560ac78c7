import { environment } from '../settings.ts';
import { CATALOGUE, type Catalogue } from './catalogue.ts';

/**
 * Returns the catalogue for a program or a thread that begins: the product's own, and in tests also the steps
 * of the module that `FETTLE_TEST_STEPS` names, which exports them as `STEPS`. Everything else is given the
 * catalogue that it works with.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  if (environment.testSteps === undefined) return CATALOGUE;
  const { STEPS } = (await import(environment.testSteps)) as { STEPS: Catalogue };
  return [...CATALOGUE, ...STEPS];
}
