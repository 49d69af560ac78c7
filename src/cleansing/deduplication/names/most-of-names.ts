import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { INITIAL_WEIGHT, WEIGHTS, type WeightTable } from '../weights.ts';
import { forenameOutcome } from './forename-outcome.ts';
import { mayBeSwapped, UNLIKE_FORENAMES } from './swapped-names.ts';
import { forenameRarity, surnameRarity } from './weigh-names.ts';

/**
 * Returns the highest weight against strangers that comparing two names can give, without comparing them.
 *
 * @param beside the highest weight that middle names and sexes can add if they agree
 */
export function mostOfNames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  beside: number,
): number {
  if (one === undefined || other === undefined) return 0;
  const areNamed = one.forenames.length > 0 && other.forenames.length > 0;
  const forename = areNamed ? Math.max(INITIAL_WEIGHT, forenameRarity(one, other)) : 0;
  const generation = one.generation === '' ? 0 : WEIGHTS.generation.same.stranger;
  return surnameRarity(one, other) + forename + beside + generation;
}

/**
 * Returns the highest weight against relatives that comparing two names can give, without comparing the
 * surnames.
 */
export function mostOfForenames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  weights: WeightTable,
): number {
  if (one === undefined || other === undefined) return 0;
  const forename = forenameOutcome(one, other);
  if (UNLIKE_FORENAMES.has(forename) && mayBeSwapped(one, other)) return weights.forename.same.family;
  const middle = one.forenames.length > 1 && other.forenames.length > 1 ? weights.middle.same.family : 0;
  const generation = one.generation === '' ? 0 : weights.generation.same.family;
  return weights.forename[forename].family + middle + Math.max(0, weights.sex.same.family) + generation;
}
