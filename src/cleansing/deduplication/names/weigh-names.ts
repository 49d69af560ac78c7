import { BOY, type ComparablePerson } from '../../name/compare/comparable-person.ts';
import { compareForename } from '../../name/compare/compare-people.ts';
import type { Tally } from '../tally.ts';
import { INITIAL_WEIGHT } from '../weights.ts';
import { isOtherGeneration } from './generation.ts';
import type { NameOutcome } from './name-outcome.ts';
import { NamedPerson } from './named-person.ts';

/* Each of these functions adds the weights of one part of two names to the tally. */

export function addSurname(
  one: ComparablePerson,
  other: ComparablePerson,
  outcome: NameOutcome['surname'],
  tally: Tally,
): void {
  const agrees = outcome === 'same' || outcome === 'similar' || outcome === 'half';
  tally.add('surname', outcome, agrees ? surnameRarity(one, other) : 0);
}

export function surnameRarity(one: ComparablePerson, other: ComparablePerson): number {
  return Math.min(NamedPerson.surnameOf(one).surnameRarity, NamedPerson.surnameOf(other).surnameRarity);
}

export function addForename(
  one: ComparablePerson,
  other: ComparablePerson,
  outcome: NameOutcome['forename'],
  tally: Tally,
): void {
  switch (outcome) {
    case 'different':
    case 'another':
    case 'missing':
      tally.add('forename', outcome);
      break;
    case 'initial':
    case 'formal':
    case 'both':
    case 'second':
      // The weights of these outcomes already include the 6 bits by which an initial weighs less than a name.
      tally.add('forename', outcome, INITIAL_WEIGHT + 6);
      break;
    default:
      tally.add('forename', outcome, forenameRarity(one, other));
  }
}

/** Returns the rarity of the commoner forename; 0 unless both people have one. */
export function forenameRarity(one: ComparablePerson, other: ComparablePerson): number {
  const [mine, yours] = [NamedPerson.forenameOf(one), NamedPerson.forenameOf(other)];
  return mine === undefined || yours === undefined ? 0 : Math.min(mine.forenameRarity, yours.forenameRarity);
}

/**
 * Compares the sexes. The title tells Mr J Smith from Mrs J Smith, and Mr Alex from Miss Alex. If the
 * forenames are the same, a different sex is more likely to be a slip.
 */
export function addSex(
  one: ComparablePerson,
  other: ComparablePerson,
  forename: NameOutcome['forename'],
  tally: Tally,
): void {
  const outcome = sexOutcome(one, other, forename);
  if (outcome !== undefined) tally.add('sex', outcome);
}

/** Returns how the sexes agree; undefined if they say nothing. */
export function sexOutcome(
  one: ComparablePerson,
  other: ComparablePerson,
  forename: NameOutcome['forename'],
): 'same' | 'mistaken' | 'different' | undefined {
  // Do not count a different forename and a different sex as two differences.
  if (one.sex === 'U' || other.sex === 'U' || forename === 'different') return undefined;
  const named = forename === 'same' || forename === 'similar';
  // Deb is a man's name in India, but not if it is short for Deborah.
  if (one.sex !== other.sex && forename === 'custom' && !one.isTitled && !other.isTitled) return undefined;
  if (one.sex !== other.sex) return named ? 'mistaken' : 'different';
  return named ? undefined : 'same';
}

export function addGeneration(one: ComparablePerson, other: ComparablePerson, tally: Tally): void {
  const outcome = generationOutcome(one, other);
  if (outcome !== undefined) tally.add('generation', outcome);
}

/** Returns how the generations agree; undefined if neither person has one. */
export function generationOutcome(
  one: ComparablePerson,
  other: ComparablePerson,
): 'same' | 'missing' | 'different' | undefined {
  const [a, b] = [one.generation, other.generation];
  if (a === '' && b === '') return undefined;
  // Two boys called Master may be brothers. And a record without a title may be of the same boy.
  if (a === BOY && b === BOY) return undefined;
  if (a === '' || b === '') {
    const untold = a === '' ? one : other;
    return (a === BOY || b === BOY) && !untold.isTitled ? undefined : 'missing';
  }
  return isOtherGeneration(a, b) ? 'different' : 'same';
}

export function addMiddle(
  one: ComparablePerson,
  other: ComparablePerson,
  forename: NameOutcome['forename'],
  tally: Tally,
): void {
  if (forename === 'middle') return;
  const [a, b] = [one.forenames[1], other.forenames[1]];
  if (a === undefined || b === undefined) return;
  if (a !== b && areOneName(one.forenames.slice(1), other.forenames.slice(1))) {
    tally.add('middle', 'same');
    return;
  }
  // The names are in another order: Mohammed Imran and Imran Mohammed.
  if ((other.forenames[0] === a || one.forenames[0] === b) && !areInOrder(one, other)) return;
  const agreement = a === b ? (a.length === 1 ? 'initial' : 'same') : compareForename(a, b);
  if (agreement === 'different') tally.add('middle', 'different');
  else tally.add('middle', agreement === 'initial' ? 'initial' : 'same');
}

/** Whether the first forenames of two people agree, so that their middle names can be compared with each other. */
export function areInOrder({ forenames: [a = ''] }: ComparablePerson, other: ComparablePerson): boolean {
  const [b = ''] = other.forenames;
  return a === b || compareForename(a, b) !== 'different';
}

/** Whether two lists of middle names are one name, written in different ways: Yin Ting, Yinting and Yin. */
export function areOneName(mine: readonly string[], yours: readonly string[]): boolean {
  const [one, other] = [mine.join(''), yours.join('')];
  return Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one));
}
