import { editDistance } from '../../../text/edit-distance.ts';
import { areAlike } from '../../../text/jaro-winkler.ts';
import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import {
  compareSurnames,
  type SurnameAgreement,
  type SurnameFacts,
} from '../../name/compare/compare-people.ts';
import { ALIKE, areExchanged, soundsLike } from './alike-names.ts';
import type { NameOutcome } from './name-outcome.ts';
import { NamedPerson } from './named-person.ts';
import { PairMemory } from './pair-memory.ts';

/**
 * Compares the surnames of two people.
 *
 * @param marriedNames whether a different surname counts for little if the person is a woman
 */
export function surnameOutcome(
  one: ComparablePerson,
  other: ComparablePerson,
  marriedNames: boolean,
): NameOutcome['surname'] {
  if (one.surname === other.surname && one.surname !== '') return 'same';
  const plain = one.surnameHalves.length < 2 && other.surnameHalves.length < 2;
  const agreement = plain
    ? plainSurnames.of(NamedPerson.surnameOf(one), NamedPerson.surnameOf(other))
    : surnamesOutcome(one, other);
  if (agreement !== 'different') return agreement;
  if (isAmongForenames(one, other) || isAmongForenames(other, one)) return 'half';
  if (isReligious(one, other) || isReligious(other, one)) return 'missing';
  return marriedNames && one.sex !== 'M' && other.sex !== 'M' && (one.sex === 'F' || other.sex === 'F')
    ? 'married'
    : 'different';
}

/**
 * Whether a surname is a further forename of another person: Singh in Harjinder Singh Johal, or Silva in Ana Silva
 * Santos. One of the two records leaves out a part of the name. A surname that is also a forename does not count:
 * John Thomas is seldom John Thomas Smith.
 */
function isAmongForenames(one: ComparablePerson, { forenames }: ComparablePerson): boolean {
  if (one.surname.length < 2 || forenames.indexOf(one.surname, 1) < 0) return false;
  return !NamedPerson.surnameOf(one).isForename;
}

/**
 * Whether a surname is one that Sikhs have besides that of their family, and often leave out: Tarsem Singh may be
 * Tarsem Sidhu.
 */
function isReligious({ surname }: ComparablePerson, { sex }: ComparablePerson): boolean {
  return (surname === 'SINGH' && sex !== 'F') || (surname === 'KAUR' && sex !== 'M');
}

const plainSurnames = new PairMemory((one, other) => surnamesOutcome(one.asSurname, other.asSurname));

function surnamesOutcome(one: SurnameFacts, other: SurnameFacts): SurnameAgreement | 'alike' {
  const agreement = compareSurnames(one, other);
  if (agreement !== 'different') return agreement;
  const shorter = Math.min(one.surname.length, other.surname.length);
  if (shorter <= 3) return shortSurnamesOutcome(one.surname, other.surname);
  return areAlike(one.surname, other.surname, ALIKE) ? 'alike' : 'different';
}

/**
 * Compares two surnames, one of which is short. They are `similar` if they differ by one letter more or less,
 * or by two exchanged letters: Fo and Ofx for Fox. Less certain outcomes are `alike`: a different letter, as
 * in Lee and Lea, a lost first letter, and different vowels of one sound, as in Fry and Frie.
 */
function shortSurnamesOutcome(a: string, b: string): 'similar' | 'alike' | 'different' {
  if (Math.min(a.length, b.length) < 2) return 'different';
  const distance = editDistance(a, b, 2);
  if (distance > 1) return distance === 2 && soundsLike(a, b) ? 'alike' : 'different';
  if (a.length !== b.length) return a[0] === b[0] ? 'similar' : 'alike';
  if (areExchanged(a, b)) return 'similar';
  return a.length > 2 ? 'alike' : 'different';
}
