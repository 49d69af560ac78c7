import type { ComparableRecord } from './comparable-record.ts';
import type { NameOutcome } from './compare-names.ts';
import { mailboxOf } from './read-contact.ts';

/** Shorter forenames stand in a mailbox by chance. */
const SHORTEST = 3;

/**
 * Whether one person may go by the different forenames of two records: the records share a birthday and a mailbox, and the
 * mailbox is in one of the two forenames. Twins share a birthday, and spouses a mailbox.
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
 * A married name beside another forename is another person's: twin sisters share a birthday, and at times a mailbox. It counts as
 * `different` where surnames are compared without regard to marriage, so both ways of comparing must come to the same.
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
