import { addressCleansing } from './address/address-cleansing.ts';
import { emailValidation } from './email/email-validation.ts';
import { nameCleansing } from './name/name-cleansing.ts';
import type { Step } from './step.ts';
import { telephoneValidation } from './telephone/telephone-validation.ts';
import { tidy } from './tidy/tidy.ts';

/** The catalogue: every step that a workflow may use, in the order in which the documentation lists them. */
export const CATALOGUE: readonly Step[] = [
  tidy,
  nameCleansing,
  addressCleansing,
  emailValidation,
  telephoneValidation,
];

const byName = new Map(CATALOGUE.map((step) => [step.name, step]));

/** The step of this name, or undefined. */
export function stepNamed(name: string): Step | undefined {
  return byName.get(name);
}
