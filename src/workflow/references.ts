import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Reference } from '../cleansing/references.ts';
import type { ChainPlan } from './job-plan.ts';

/** The references that the steps of these chains need under their options. */
export function referencesOf(chains: readonly ChainPlan[], catalogue: Catalogue): ReadonlySet<Reference> {
  const steps = chains.flatMap(({ steps }) => steps);
  return new Set(
    steps.flatMap(
      ({ step: name, options }) => catalogue.find((step) => step.name === name)?.refersTo?.(options) ?? [],
    ),
  );
}
