import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import type { Tally } from '../tally.ts';
import { forenameOutcome } from './forename-outcome.ts';
import { type NameOutcome, NOBODY } from './name-outcome.ts';
import { surnameOutcome } from './surname-outcome.ts';
import { swappedForenames, swappedNames, UNLIKE_FORENAMES, UNLIKE_SURNAMES } from './swapped-names.ts';
import { addForename, addGeneration, addMiddle, addSex, addSurname, surnameRarity } from './weigh-names.ts';

/**
 * Compares the names of two records and adds their weights to the tally.
 *
 * @param marriedNames whether a different surname counts for little if the person is a woman
 */
export function compareNames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  marriedNames: boolean,
  tally: Tally,
): NameOutcome {
  if (one === undefined || other === undefined) return NOBODY;
  const surname = surnameOutcome(one, other, marriedNames);
  const forename = forenameOutcome(one, other);
  // Swapped names may have letters in common by chance, for example Hart Harley and Harley Hart. So names
  // that are only alike are checked for a swap, too.
  const crossed = UNLIKE_SURNAMES.has(surname) && UNLIKE_FORENAMES.has(forename);
  const swapped = crossed ? swappedNames(one, other) : 0;
  if (swapped === 2) {
    const given = swappedForenames(one, other);
    tally.add('surname', 'same', surnameRarity(one, other));
    addForename(one, other, given, tally);
    tally.add('swapped', 'swapped');
    // A forename in the place of the surname says nothing about the sex, so only titles do.
    if (one.isTitled && other.isTitled) addSex(one, other, given, tally);
    return { surname: 'same', forename: given, swapped: true };
  }
  if (swapped === 1) {
    tally.add('surname', 'same', surnameRarity(one, other));
    tally.add('swapped', 'alone');
    return { surname: 'same', forename: 'missing', swapped: true };
  }
  addSurname(one, other, surname, tally);
  addForename(one, other, forename, tally);
  addSex(one, other, forename, tally);
  addGeneration(one, other, tally);
  addMiddle(one, other, forename, tally);
  return { surname, forename, swapped: false };
}
