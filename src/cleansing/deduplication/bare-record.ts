import { isRoleName } from '../email/role-names.ts';
import { type ComparableRecord, hasAddress } from './comparable-record.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { mailboxOf } from './read-contact.ts';

/*
 * A bare record has a mailbox and hardly anything else, as on the list of a newsletter. The more records a file has,
 * the more must agree, and a bare record has nothing else that could agree. So its mailbox cannot be weighed against
 * strangers like other evidence. But no stranger has the mailbox, however large the file is. Only people who read one
 * mailbox share it. If several of them are in the file, the bare record fits them all and is left alone.
 */

/**
 * The bits by which a bare record's mailbox speaks for one person, beyond the chance that somebody else reads
 * it, too.
 */
export const BARE = 3;

/** Whether two records share a mailbox that is not an office's, and at least one of them is bare. */
export function shareBareMailbox(one: ComparableRecord, other: ComparableRecord): boolean {
  if (one.email === '' || one.email !== other.email || !(isBare(one) || isBare(other))) return false;
  return !isRoleName(mailboxOf(one.email));
}

function isBare({ person, address, birth, company, identifiers }: ComparableRecord): boolean {
  if (person !== undefined && person.surname !== '') return false;
  return birth === '' && company === '' && !hasAddress(address) && identifiers.every((text) => text === '');
}

/** Whether the names of a bare record and another record may be of one person. */
export function mayBeOneName({ surname, forename }: NameOutcome): boolean {
  return surname === 'missing' && FITTING.has(forename);
}

const FITTING: ReadonlySet<NameOutcome['forename']> = new Set([
  'missing',
  'same',
  'custom',
  'given',
  'similar',
  'middle',
  'initial',
]);
