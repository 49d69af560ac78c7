import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { ComparableRecord } from './comparable-record.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { mailboxOf } from './read-contact.ts';

/* Signs that two records of one name may be of two people, relatives or namesakes. */

/**
 * Returns the least weight against strangers, in bits, that places and contacts together must have if
 * forename or surname differs. In a file of 50,000 people there are several pairs of one forename, or of one
 * surname, who were born on one day. Sarah and Charles of one surname and birthday are twins, and their birth
 * place is the same, too: they need as much as a postcode.
 */
export function leastBesideBirth({ surname, forename }: NameOutcome, areOther: boolean): number {
  if (forename === 'different' && areOther) return 5;
  if (forename === 'different' || surname === 'different' || surname === 'married') return 0.5;
  return Number.NEGATIVE_INFINITY;
}

/**
 * Whether so little of two names agrees that an address in common proves nothing: an initial, without the surname.
 * Mrs H Smith and Miss H Barker of one care home have its address and its telephone.
 */
export function shareOnlyInitial({ surname, forename, swapped }: NameOutcome): boolean {
  if (swapped || !(surname === 'different' || surname === 'married' || surname === 'missing')) return false;
  return forename === 'initial' || forename === 'both' || forename === 'formal';
}

/**
 * Whether two records of one name may be of relatives. Both give contact details but share none, and there
 * are no two birthdays to compare. They may be father and son, or one man with new numbers.
 */
export function mayBeRelatives(one: ComparableRecord, other: ComparableRecord): boolean {
  if (one.birth !== '' && other.birth !== '') return false;
  const haveBoth =
    one.email !== '' && other.email !== '' && one.telephones.length > 0 && other.telephones.length > 0;
  if (!haveBoth || one.email === other.email) return false;
  return !shareTelephone(one, other);
}

export function shareTelephone({ telephones }: ComparableRecord, other: ComparableRecord): boolean {
  for (const telephone of telephones) if (other.telephones.includes(telephone)) return true;
  return false;
}

/**
 * Whether both records have an email address, and not the same one. Two people of one name who live at two
 * addresses are then namesakes, unless something else agrees.
 */
export function haveOtherMailboxes(one: ComparableRecord, other: ComparableRecord): boolean {
  return one.email !== '' && other.email !== '' && one.email !== other.email;
}

/**
 * Whether two records have the same mailbox at two providers. Namesakes have, if it is made of their name. Gmail
 * ignores dots, so its addresses have none here.
 */
export function haveOneMailboxName(one: ComparableRecord, other: ComparableRecord): boolean {
  const boxOf = ({ email }: ComparableRecord) => mailboxOf(email).replace(/[._-]/g, '');
  return haveOtherMailboxes(one, other) && boxOf(one) === boxOf(other);
}

/**
 * Whether one is a man and the other a woman. Mrs John Smith may be the wife of John Smith. If forename and
 * surname are swapped in one record, only its title tells the sex.
 */
export function areOtherSexes(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  { swapped, forename }: NameOutcome,
): boolean {
  if (one === undefined || other === undefined || one.sex === 'U' || other.sex === 'U') return false;
  if (forename === 'custom' && !one.isTitled && !other.isTitled) return false;
  return one.sex !== other.sex && (!swapped || (one.isTitled && other.isTitled));
}
