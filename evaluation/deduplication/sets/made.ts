import type { Lists } from '../world/lists.ts';
import { crmSet } from './crm.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import { harmSet } from './harm.ts';
import { historicalSet } from './historical.ts';
import { householdSet } from './households.ts';
import { registerSet } from './register.ts';

/** The highest number of records of ordinary people in the set of harm cases. */
const BACKGROUND = 12_000;

/** Returns the made sets. Their sizes follow from the size of the first set. */
export function madeSets(
  lists: Lists,
  records: number,
  seed: string,
  folder: string,
): readonly { readonly name: string; make(): EvaluationSet }[] {
  return [
    { name: 'Households', make: () => householdSet(lists, records, seed) },
    { name: 'Historical', make: () => historicalSet(lists, Math.round(records / 2), seed, folder) },
    { name: 'Register', make: () => registerSet('shown', Math.round(records / 2), seed) },
    { name: 'Register, held back', make: () => registerSet('held-back', Math.round(records / 2), seed) },
    { name: 'Customers', make: () => crmSet('shown', Math.round(records / 2), seed) },
    { name: 'Customers, held back', make: () => crmSet('held-back', Math.round(records / 2), seed) },
    { name: 'Harm cases', make: () => harmSet(lists, Math.min(BACKGROUND, records), seed) },
  ];
}
