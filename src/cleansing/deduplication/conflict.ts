import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { NO_ADDRESS } from './comparable-record.ts';
import { compareBirths, compareEmails, compareIdentifiers } from './compare-contacts.ts';
import { compareNames } from './compare-names.ts';
import { decodeRecord, encodeRecord } from './encode-record.ts';
import type { MatchRule } from './match-rule.ts';
import { Tally } from './tally.ts';
import { WEIGHTS } from './weights.ts';

/** What of a record may be in conflict with another of its cluster, as one text. Empty for rules other than of persons. */
export function traitsOf(record: ComparableRecord, rule: MatchRule): string {
  if (rule.duplicate !== 'person' || rule.matchLevel === 'Surname') return '';
  return encodeRecord({ ...record, company: '', address: NO_ADDRESS, telephones: [] });
}

/**
 * How much speaks against records of these traits being one person, in bits: another forename, another sex beside an initial, another
 * generation, another date of birth, as far as nothing makes up for it.
 *
 * @param link the traits of two records that join them: where these are John Peter and Peter, a John and a Peter are no two men
 */
export function conflict(one: string, other: string, link?: readonly [string, string]): number {
  if (one === '' || other === '') return 0;
  const [a, b] = [decodeRecord(one), decodeRecord(other)];
  const [first, second] = (link ?? []).map((traits) => decodeRecord(traits).person);
  const tally = new Tally(false);
  compareNames(inFull(a.person, first, second), inFull(b.person, second, first), false, tally);
  compareBirths(a.birth, b.birth, tally);
  compareIdentifiers(a, b, tally);
  compareEmails(a, b, tally);
  const alone = (a.partners === '') === (b.partners === '') ? 0 : WEIGHTS.people.different.family;
  return Math.max(0, -tally.family - alone);
}

/**
 * A person by all forenames of another record, where it is known to be of the same person by a name that this one goes by, too: who is
 * called Peter as John Peter, where a record with Peter alone was found to be John Peter's.
 *
 * @param called a record of the same person
 * @param bearer a record that it is linked to
 */
function inFull(
  person: ComparablePerson | undefined,
  called: ComparablePerson | undefined,
  bearer: ComparablePerson | undefined,
): ComparablePerson | undefined {
  const name = called?.forenames[0];
  const own = person?.forenames[0];
  if (person === undefined || bearer === undefined || name === undefined || name.length < 2) return person;
  // No form of it: Megan is one of Margaret, and another name.
  if (own !== name || bearer.forenames[0] === name || !bearer.forenames.slice(1).includes(name))
    return person;
  return { ...person, forenames: bearer.forenames };
}
