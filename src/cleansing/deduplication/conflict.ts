import { RecentMap } from '../../caches/recent-map.ts';
import { remembering } from '../../caches/remembering.ts';
import { areAliases } from './alias.ts';
import type { Conflicts } from './careful-clusters.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { compareBirths } from './compare-births.ts';
import { compareEmails, compareIdentifiers, compareTelephones } from './compare-contacts.ts';
import { type CertainContradictions, contradictionOf } from './contradiction.ts';
import { decodeRecord, encodeTraits } from './encode-record.ts';
import type { FileModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { compareNames } from './names/compare-names.ts';
import { hasMohammedBeside } from './names/forename-outcome.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { shareTelephone } from './signs-of-two.ts';
import { Tally } from './tally.ts';
import { uncertainValues } from './uncertain-values.ts';
import type { WeightTable } from './weights.ts';

/**
 * Returns, as one text, the values of a record that may conflict with another record of its cluster. Empty
 * unless the rule is for persons.
 */
export function traitsOf(record: ComparableRecord, rule: MatchRule): string {
  if (rule.duplicate !== 'person' || rule.matchLevel === 'Surname') return '';
  return encodeTraits(record);
}

/**
 * How many decoded records are kept. The records of a component are compared with one another again and again,
 * and most components have a few records.
 */
const DECODED = 2_000;

/** Returns the conflicts between records under a file's model. */
export function conflictsOf(
  traits: (record: number) => string,
  { certain, weights, vocabulary }: Pick<FileModel, 'certain' | 'weights' | 'vocabulary'>,
): Conflicts {
  const decoded = remembering(new RecentMap<string, ComparableRecord>(DECODED), (text) =>
    decodeRecord(text, vocabulary),
  );
  return {
    traits,
    uncertain: uncertainValues(certain, vocabulary),
    against: (one, other) =>
      one === '' || other === '' ? 0 : conflictOf(decoded(one), decoded(other), certain, weights),
    bridges: (record, one, other) => bridges(decoded(record), decoded(one), decoded(other), certain),
  };
}

/**
 * Whether a record shows that two different forenames belong to one person. For example, Deborah Mabel shows
 * it for Deborah and Mabel. The record that gives only the middle name must share an email address, a mobile
 * number or the birthday with the first record, because a relative may be called by that name. Mohammed Imran,
 * however, is called Imran without further evidence, and Yu Xuan is both Yu and Yuxuan. Any other contradiction
 * between the two records remains one.
 */
function bridges(
  record: ComparableRecord,
  one: ComparableRecord,
  other: ComparableRecord,
  certain: CertainContradictions,
): boolean {
  const isCalledByMiddle = (another: ComparableRecord) =>
    shareFact(record, another) &&
    BY_MIDDLE.has(compareNames(record.person, another.person, false, new Tally(false)).forename);
  const isImran = ({ person }: ComparableRecord) =>
    record.person !== undefined && person !== undefined && hasMohammedBeside(record.person, person);
  const isShown = [one, other].some((another) => isCalledByMiddle(another) || isImran(another));
  if (!isShown && !haveParts(record, one, other)) return false;
  if (contradictionOf(one, other, new Set([...certain].filter((kind) => kind !== 'forename')))) return false;
  return [one, other].every((another) => contradictionOf(record, another, certain) === undefined);
}

/** Whether two forenames are the beginning and the whole of a forename that a record gives as several words. */
function haveParts({ person }: ComparableRecord, one: ComparableRecord, other: ComparableRecord): boolean {
  if (person === undefined || person.forenames.length < 2) return false;
  const whole = person.forenames.join('');
  const [first = ''] = person.forenames;
  return [one, other].every((another) => {
    const written = another.person?.forenames.join('') ?? '';
    return written.length > 1 && written.startsWith(first) && whole.startsWith(written);
  });
}

const BY_MIDDLE: ReadonlySet<NameOutcome['forename']> = new Set(['middle', 'second']);

/** Whether two records share a fact that mostly belongs to one person. Traits hold no telephones but mobiles. */
function shareFact(one: ComparableRecord, other: ComparableRecord): boolean {
  if (one.email !== '' && one.email === other.email) return true;
  return (one.birth.length === 8 && one.birth === other.birth) || shareTelephone(one, other);
}

/**
 * Returns the evidence, in bits, that two records are not of one person. It is infinite if they contradict each
 * other for certain. Otherwise a different forename, a different sex beside an initial, a different generation
 * and a different date of birth count, unless other values make up for them.
 */
function conflictOf(
  a: ComparableRecord,
  b: ComparableRecord,
  certain: CertainContradictions,
  weights: WeightTable,
): number {
  const tally = new Tally(false, weights);
  const names = compareNames(a.person, b.person, false, tally);
  if (contradictionOf(a, b, certain, names) !== undefined) return Number.POSITIVE_INFINITY;
  compareBirths(a.birth, b.birth, tally);
  compareIdentifiers(a, b, tally);
  compareEmails(a, b, tally);
  compareTelephones(a, b, tally);
  if (areAliases(a, b, names)) tally.add('alias', 'mailbox');
  const alone = (a.partners === '') === (b.partners === '') ? 0 : weights.people.different.family;
  return Math.max(0, -tally.family - alone);
}
