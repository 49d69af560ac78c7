import { isRoleName } from '../email/role-names.ts';
import { type ComparableRecord, hasAddress } from './comparable-record.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { mailboxOf } from './read-contact.ts';

/*
 * A bare record says whose mailbox it is and hardly more, as on the list of a newsletter. Its mailbox cannot be
 * weighed against strangers like other evidence: the more records a file has, the more must agree, and this record
 * has nothing else to agree. But no stranger has the mailbox, however large the file is. Only people who read one
 * mailbox have it in common, and if they are in the file, the record fits several people and is left alone.
 */

/** The bits by which the mailbox of a bare record outweighs that somebody else reads it, too. */
export const BARE = 3;

/** Whether two records have one mailbox, which is of no office, and one of them says hardly more than that. */
export function shareBareMailbox(one: ComparableRecord, other: ComparableRecord): boolean {
  if (one.email === '' || one.email !== other.email || !(isBare(one) || isBare(other))) return false;
  return !isRoleName(mailboxOf(one.email));
}

function isBare({ person, address, birth, company, identifiers }: ComparableRecord): boolean {
  if (person !== undefined && person.surname !== '') return false;
  return birth === '' && company === '' && !hasAddress(address) && identifiers.every((text) => text === '');
}

/** Whether the names of a bare record and another one leave it open that they are of one person. */
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
