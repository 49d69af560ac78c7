import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { INITIAL_WEIGHT, WEIGHTS, type WeightTable } from '../weights.ts';
import { forenameOutcome } from './forename-outcome.ts';
import { surnameOutcome } from './surname-outcome.ts';
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

/** What the bound of {@link mostOfNamesOfRelatives} depends on, beside the names. */
interface BoundOfRelatives {
  readonly weights: WeightTable;
  /** The highest weight that a surname can have against relatives. */
  readonly surname: number;
  /** Whether a different surname counts for little if the person is a woman. */
  readonly marriedNames: boolean;
  /** The surnames are compared only if the bound without them is not below this. */
  readonly least: number;
}

/**
 * Returns the highest weight against relatives that comparing two names can give. Compares the forenames and,
 * unless they rule a match out, the surnames: of the pairs that are left then, two fifths share only a
 * forename.
 */
export function mostOfNamesOfRelatives(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  { weights, surname, marriedNames, least }: BoundOfRelatives,
): number {
  if (one === undefined || other === undefined) return 0;
  const outcome = forenameOutcome(one, other);
  const middle = one.forenames.length > 1 && other.forenames.length > 1 ? weights.middle.same.family : 0;
  if (UNLIKE_FORENAMES.has(outcome) && mayBeSwapped(one, other)) {
    // Swapped names count as the same surname.
    const { same, initial, [outcome]: unlike } = weights.forename;
    const forename = Math.max(same.family, initial.family, unlike.family);
    const sex = Math.max(0, weights.sex.same.family);
    const generation = one.generation === '' ? 0 : weights.generation.same.family;
    return surname + forename + middle + sex + generation;
  }
  const sex = sexOutcome(one, other, outcome);
  const generation = generationOutcome(one, other);
  const besideSurname =
    weights.forename[outcome].family +
    middle +
    (sex === undefined ? 0 : weights.sex[sex].family) +
    (generation === undefined ? 0 : weights.generation[generation].family);
  if (surname + besideSurname < least) return surname + besideSurname;
  return weights.surname[surnameOutcome(one, other, marriedNames)].family + besideSurname;
}
