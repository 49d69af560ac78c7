import { areAlike, jaroWinkler } from '../../../text/jaro-winkler.ts';
import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { compareForenameFacts } from '../../name/compare/compare-people.ts';
import { shareGroup } from '../../name/compare/nicknames.ts';
import { ALIKE } from './alike-names.ts';
import type { NameOutcome } from './name-outcome.ts';
import { NamedPerson } from './named-person.ts';
import { PairMemory } from './pair-memory.ts';

/** From this Jaro–Winkler similarity on, a forename and a surname are the same name. */
const SURE = 0.9;

/** The outcomes after which names are checked for a swap. */
export const UNLIKE_SURNAMES: ReadonlySet<NameOutcome['surname']> = new Set([
  'different',
  'missing',
  'married',
  'alike',
]);
export const UNLIKE_FORENAMES: ReadonlySet<NameOutcome['forename']> = new Set([
  'different',
  'missing',
  'another',
  'near',
  'second',
  'alike',
  'vague',
]);

/** Returns how many names are swapped: 2 for Hall Isla and Isla Hall, 1 for Hall Isla and Isla alone. */
export function swappedNames(one: ComparablePerson, other: ComparablePerson): 0 | 1 | 2 {
  const [a, b] = [NamedPerson.forenameOf(one), NamedPerson.forenameOf(other)];
  const given = a === undefined ? 'other' : crossedNames.of(a, NamedPerson.surnameOf(other));
  const family = b === undefined ? 'other' : crossedNames.of(b, NamedPerson.surnameOf(one));
  if (given !== 'sure' && family !== 'sure') return 0;
  if (given !== 'other' && family !== 'other') return 2;
  const isAlone =
    given === 'sure' ? b === undefined || one.surname === '' : a === undefined || other.surname === '';
  return isAlone ? 1 : 0;
}

/**
 * Returns how the forenames agree if they are swapped with the surnames. If any of the names is an initial,
 * they agree only by initial.
 */
export function swappedForenames(one: ComparablePerson, other: ComparablePerson): 'same' | 'initial' {
  const names = [one.forenames[0], other.forenames[0], one.surname, other.surname];
  return names.some((name) => name?.length === 1) ? 'initial' : 'same';
}

/**
 * Compares a forename with the other person's surname. If either is an initial, the outcome is `alike` at
 * most.
 */
const crossedNames = new PairMemory((one, other): 'sure' | 'alike' | 'other' => {
  const [forename, surname] = [one.text, other.text];
  if (forename.length < 2 || surname.length < 2) return forename[0] === surname[0] ? 'alike' : 'other';
  if (forename === surname || compareForenameFacts(one, other) === 'similar') return 'sure';
  // Thomas Hall and Hall Tommy.
  if (shareGroup(one.nicknameGroups, other.nicknameGroups)) return 'alike';
  if (!areAlike(forename, surname, ALIKE)) return 'other';
  if (jaroWinkler(forename, surname) >= SURE) return 'sure';
  // Two different known forenames are two names, as Clara and Ciaran are.
  return one.isForename && other.isForename ? 'other' : 'alike';
}, true);

/** Whether a forename may be the other person's surname, judging only by their first letters. */
export function mayBeSwapped(one: ComparablePerson, other: ComparablePerson): boolean {
  const [a, b] = [one.forenames[0], other.forenames[0]];
  return (
    (a !== undefined && mayBeginAlike(a, other.surname)) || (b !== undefined && mayBeginAlike(b, one.surname))
  );
}

/**
 * Whether two texts may be a slip apart, judging by their first letters. If they are, one of the first two
 * letters is in the same place in both texts, or in the next place.
 */
function mayBeginAlike(one: string, other: string): boolean {
  const [a, b] = [one.charCodeAt(0), one.charCodeAt(1)];
  const [c, d] = [other.charCodeAt(0), other.charCodeAt(1)];
  return a === c || b === d || a === d || b === c;
}
