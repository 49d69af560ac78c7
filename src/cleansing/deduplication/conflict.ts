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
 */
export function conflict(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [a, b] = [decodeRecord(one), decodeRecord(other)];
  const tally = new Tally(false);
  compareNames(a.person, b.person, false, tally);
  compareBirths(a.birth, b.birth, tally);
  compareIdentifiers(a, b, tally);
  compareEmails(a, b, tally);
  const alone = (a.partners === '') === (b.partners === '') ? 0 : WEIGHTS.people.different.family;
  return Math.max(0, -tally.family - alone);
}
