import { lookUp } from '../lexicon.ts';
import type { ComparablePerson } from './comparable-person.ts';
import { comparePeople, type NameAgreement } from './compare-people.ts';
import { ForenameFacts } from './forename-facts.ts';
import { areBothGiven, isSameByCustom } from './nicknames.ts';

/**
 * How much of two names must agree (docs/operators/suppression.md), the lowest level first. `Personal` is the
 * highest level that the record permits: Forename if it has one, Initial if it has only that, otherwise
 * Surname.
 */
export const NAME_MATCH_LEVELS = ['Surname', 'Initial', 'Forename', 'Personal'] as const;

export type NameMatchLevel = (typeof NAME_MATCH_LEVELS)[number];

/** A level that two names reached. */
export type ReachedLevel = Exclude<NameMatchLevel, 'Personal'>;

const RANK: Readonly<Record<ReachedLevel, number>> = { Surname: 1, Initial: 2, Forename: 3 };

/**
 * The highest level at which two names agree. Undefined if not even their surnames agree. Also undefined if
 * the names certainly belong to two people: a man and a woman (the dead Mr J Hall and the widow Mrs M Hall),
 * or a junior and a senior.
 */
export function reachedLevel(agreement: NameAgreement): ReachedLevel | undefined {
  const { surname, forename, sexDiffers, generationDiffers } = agreement;
  if (surname === 'different' || surname === 'missing') return undefined;
  if (sexDiffers || generationDiffers) return undefined;
  switch (forename) {
    case 'same':
    case 'custom':
    case 'similar':
    case 'middle':
      return 'Forename';
    case 'initial':
      return 'Initial';
    case 'missing':
    case 'different':
      return 'Surname';
  }
}

/**
 * Compares a record's person with another person at a level.
 *
 * @returns the level that they reached; undefined if it is lower than `level`
 */
export function matchAtLevel(
  person: ComparablePerson,
  other: ComparablePerson,
  level: NameMatchLevel,
): ReachedLevel | undefined {
  const agreement = comparePeople(person, other);
  const reached = surelyReached(person, other, agreement);
  if (reached === undefined) return undefined;
  if (level !== 'Personal') return RANK[reached] >= RANK[level] ? reached : undefined;
  if (agreement.middleDiffers) return undefined;
  return RANK[reached] >= RANK[permittedLevel(person)] ? reached : undefined;
}

/**
 * The level that two people reach, not counting agreements that a father and his son also have: their middle
 * names differ (Peter A Hall, Peter R Hall); the second name of one is the first of the other (John Robert
 * Hall, Robert Hall); or their forenames are forms of a third (Ian and Jack), or
 * two names that look alike (Rakesh and Rajesh).
 */
function surelyReached(
  person: ComparablePerson,
  other: ComparablePerson,
  agreement: NameAgreement,
): ReachedLevel | undefined {
  const reached = reachedLevel(agreement);
  if (reached === undefined || reached === 'Surname') return reached;
  if (agreement.middleDiffers) return 'Surname';
  const [[first = ''], [otherFirst = '']] = [person.forenames, other.forenames];
  if (agreement.forename === 'custom' && areBothGiven(first, otherFirst)) return 'Surname';
  if (agreement.forename === 'similar' && areTwoNames(first, otherFirst)) return 'Surname';
  if (agreement.forename !== 'middle') return reached;
  // J Robert Hall is called Robert, so he may be Robert Hall. John Robert Hall may be Robert Hall's father.
  // Mohammed Aslam Hall is called Aslam.
  const isCalledSo = [person, other].some(
    ({ forenames: [name, second] }) =>
      name !== undefined && second !== undefined && (name.length === 1 || isSameByCustom(name, 'MOHAMMED')),
  );
  return isCalledSo ? reached : 'Surname';
}

/** Whether both forenames exist and do not sound the same. Then neither is a slip: Rakesh and Rajesh. */
function areTwoNames(one: string, other: string): boolean {
  const [a, b] = [ForenameFacts.of(one), ForenameFacts.of(other)];
  return a.sound !== b.sound && [a, b].every(({ text }) => lookUp(text.toLowerCase())?.sex !== undefined);
}

/** The higher of two levels. */
export function higherLevel(one: ReachedLevel | undefined, other: ReachedLevel): ReachedLevel {
  return one !== undefined && RANK[one] >= RANK[other] ? one : other;
}

/** The highest level at which a person can agree with anybody. */
function permittedLevel({ forenames: [first] }: ComparablePerson): ReachedLevel {
  if (first === undefined) return 'Surname';
  return first.length === 1 ? 'Initial' : 'Forename';
}
