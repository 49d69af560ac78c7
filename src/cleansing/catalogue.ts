import { present } from '../present.ts';
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

/** The steps that a workflow may use. */
export type Catalogue = readonly CatalogueStep[];

/** The catalogue: every step that a workflow may use, in the order in which the documentation lists them. */
export const CATALOGUE: Catalogue = [
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
];

/**
 * Returns the step with this name.
 *
 * @throws Error if no step has the name, which cannot happen once the workflow was checked
 */
export function knownStep(name: string, catalogue: Catalogue): CatalogueStep {
  return present(stepNamed(name, catalogue), `the step ${name} in the catalogue`);
}

/** Returns the step with this name, or undefined if no step has it. */
export function stepNamed(name: string, catalogue: Catalogue): CatalogueStep | undefined {
  return catalogue.find((step) => step.name === name);
}
