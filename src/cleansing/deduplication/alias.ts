import type { ComparableRecord } from './comparable-record.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { mailboxOf } from './read-contact.ts';

/** A forename shorter than this may occur in a mailbox by chance. */
const SHORTEST = 3;

/**
 * Whether the different forenames of two records may belong to one person. They may if the records share a
 * birthday and an email address, and the mailbox contains one of the two forenames. Twins share a birthday
 * and spouses share a mailbox, so neither is enough alone.
 */
export function areAliases(
  one: ComparableRecord,
  other: ComparableRecord,
  { surname, forename }: NameOutcome,
): boolean {
  if (forename !== 'different' || OTHER_SURNAMES.has(surname)) return false;
  return mayBeAliases(one, other) && (isMailboxOf(one) || isMailboxOf(other));
}

/**
 * The surname outcomes that rule out an alias. A married name beside a different forename belongs to another
 * person: twin sisters share a birthday, and sometimes a mailbox. If surnames are compared without regard to
 * marriage, a married name counts as `different`. Both ways of comparing must give the same result.
 */
const OTHER_SURNAMES: ReadonlySet<NameOutcome['surname']> = new Set(['different', 'married', 'missing']);

/** Whether two records share a birthday and a mailbox. */
export function mayBeAliases(one: ComparableRecord, other: ComparableRecord): boolean {
  return one.birth.length === 8 && one.birth === other.birth && one.email !== '' && one.email === other.email;
}

function isMailboxOf({ email, person }: ComparableRecord): boolean {
  const forename = person?.forenames[0] ?? '';
  return forename.length >= SHORTEST && mailboxOf(email).includes(forename.toLowerCase());
}
