import { addressCleansing } from './address/address-cleansing.ts';
import type { CatalogueStep } from './dataset-step.ts';
import { deduplication } from './deduplication/deduplication.ts';
import { emailValidation } from './email/email-validation.ts';
import { mailingFile } from './mailing/mailing-file.ts';
import { nameCleansing } from './name/name-cleansing.ts';
import { dataQuality } from './profile/data-quality.ts';
import { businessGoneaway } from './suppression/business-goneaway.ts';
import { inHouse } from './suppression/in-house.ts';
import { mover } from './suppression/mover.ts';
import { deceased, goneaway, mps } from './suppression/people-lists.ts';
import { telephonePreference } from './suppression/telephone-preference.ts';
import { telephoneValidation } from './telephone/telephone-validation.ts';
import { tidy } from './tidy/tidy.ts';
import { unusableRecords } from './unusable/unusable-records.ts';

/**
 * Steps of tests, which want some that do nothing but what is tested: the module at this path exports
 * `STEPS`.
 */
const testSteps = process.env['FETTLE_TEST_STEPS'];
const { STEPS } = (testSteps ? await import(testSteps) : { STEPS: [] }) as { STEPS: CatalogueStep[] };

/** The catalogue: every step that a workflow may use, in the order in which the documentation lists them. */
export let CATALOGUE: readonly CatalogueStep[] = [
  tidy,
  nameCleansing,
  addressCleansing,
  emailValidation,
  telephoneValidation,
  telephonePreference,
  mps,
  goneaway,
  deceased,
  mover,
  businessGoneaway,
  inHouse,
  unusableRecords,
  deduplication,
  mailingFile,
  dataQuality,
  ...STEPS,
];

/** The step with this name; undefined if there is none. */
export function stepNamed(name: string): CatalogueStep | undefined {
  return CATALOGUE.find((step) => step.name === name);
}

/**
 * Adds steps of tests to the catalogue of a process that has loaded it.
 *
 * @returns what takes them out again
 */
export function addSteps(steps: readonly CatalogueStep[]): () => void {
  const before = CATALOGUE;
  CATALOGUE = [...before, ...steps];
  return () => {
    CATALOGUE = before;
  };
}
