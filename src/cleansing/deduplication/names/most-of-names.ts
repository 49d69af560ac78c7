import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { INITIAL_WEIGHT, WEIGHTS, type WeightTable } from '../weights.ts';
import { forenameOutcome } from './forename-outcome.ts';
import { mayBeSwapped, UNLIKE_FORENAMES } from './swapped-names.ts';
import { forenameRarity, generationOutcome, sexOutcome, surnameRarity } from './weigh-names.ts';

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
 *
 * @param surname the highest weight that a surname can have against relatives
 */
export function mostOfForenames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  weights: WeightTable,
  surname: number,
): number {
  if (one === undefined || other === undefined) return 0;
  const outcome = forenameOutcome(one, other);
  const middle = one.forenames.length > 1 && other.forenames.length > 1 ? weights.middle.same.family : 0;
  if (UNLIKE_FORENAMES.has(outcome) && mayBeSwapped(one, other)) {
    const { same, initial, [outcome]: unlike } = weights.forename;
    const forename = Math.max(same.family, initial.family, unlike.family);
    const sex = Math.max(0, weights.sex.same.family);
    const generation = one.generation === '' ? 0 : weights.generation.same.family;
    return surname + forename + middle + sex + generation;
  }
  const sex = sexOutcome(one, other, outcome);
  const generation = generationOutcome(one, other);
  return (
    surname +
    weights.forename[outcome].family +
    middle +
    (sex === undefined ? 0 : weights.sex[sex].family) +
    (generation === undefined ? 0 : weights.generation[generation].family)
  );
}
