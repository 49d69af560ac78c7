import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import { compareForename } from '../name/compare/compare-people.ts';
import { areAliases } from './alias.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { areBirthsApart } from './compare-births.ts';
import { compareNames } from './names/compare-names.ts';
import { isOtherGeneration } from './names/generation.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { areInOrder, areOneName } from './names/weigh-names.ts';
import { Tally } from './tally.ts';

/** The kinds of contradiction that show that two records cannot be of one person. */
export const CONTRADICTIONS = ['birth', 'sex', 'generation', 'forename', 'middle'] as const;

export type Contradiction = (typeof CONTRADICTIONS)[number];

/**
 * The kinds of contradiction that count in a file. A file may show that one kind comes from typing errors
 * rather than from different people.
 */
export type CertainContradictions = ReadonlySet<Contradiction>;

export const ALL_CONTRADICTIONS: CertainContradictions = new Set(CONTRADICTIONS);

/**
 * Returns the kind of contradiction that shows for certain that two records are of two people, whatever else
 * they share. Undefined if there is no such contradiction. Slips, nicknames, initials that fit and swapped
 * names contradict nothing.
 *
 * @param names the outcome of comparing the names, if it is known already
 */
export function contradictionOf(
  one: ComparableRecord,
  other: ComparableRecord,
  certain: CertainContradictions,
  names?: NameOutcome,
): Contradiction | undefined {
  if (certain.size === 0) return undefined;
  if (certain.has('birth') && areBirthsApart(one.birth, other.birth)) return 'birth';
  const [a, b] = [one.person, other.person];
  if (a === undefined || b === undefined) return undefined;
  const outcome = names ?? compareNames(a, b, false, new Tally(false));
  const isSameDay = one.birth !== '' && one.birth === other.birth;
  const isOther = certain.has('generation') && isOtherGeneration(a.generation, b.generation);
  if (outcome.swapped) {
    if (certain.has('sex') && areTitledApart(a, b) && !isSameDay) return 'sex';
    return isOther ? 'generation' : undefined;
  }
  if (certain.has('forename') && isOtherForename(outcome) && !areAliases(one, other, outcome))
    return 'forename';
  if (certain.has('sex') && isOtherSex(a, b, outcome, isSameDay)) return 'sex';
  if (isOther) return 'generation';
  return certain.has('middle') && isOtherMiddle(a, b, outcome) ? 'middle' : undefined;
}

function isOtherForename({ forename }: NameOutcome): boolean {
  return forename === 'different' || forename === 'another';
}

/**
 * Whether the sexes show that two records are of two people. Mr J and Mrs J are two people. So are Mr John
 * and Mrs John, unless they share a birthday: then one of the titles is wrong. A forename that both records
 * have cannot tell a man from a woman, and forenames that are only alike are uncertain. In both cases only
 * the titles decide.
 */
function isOtherSex(
  one: ComparablePerson,
  other: ComparablePerson,
  { forename }: NameOutcome,
  isSameDay: boolean,
): boolean {
  if (one.sex === 'U' || other.sex === 'U' || one.sex === other.sex) return false;
  if (SAY_LITTLE.has(forename)) return true;
  return areTitledApart(one, other) && !(isSameDay && ONE_NAME.has(forename));
}

/**
 * The outcomes of comparing forenames with which one of two titles may be wrong. Short forms are left out: Mr
 * Chris and Mrs Christine, born on one day, may be twins.
 */
const ONE_NAME: ReadonlySet<NameOutcome['forename']> = new Set(['same', 'similar']);

const SAY_LITTLE: ReadonlySet<NameOutcome['forename']> = new Set(['initial', 'formal', 'both', 'missing']);

/** Whether the titles say that one person is a man and the other a woman. */
function areTitledApart(one: ComparablePerson, other: ComparablePerson): boolean {
  return one.sex !== other.sex && one.isTitled && other.isTitled;
}

/**
 * Whether the middle names are of two people, for example John Peter and John Paul. A person who is called by
 * the middle name does not contradict the other record.
 */
function isOtherMiddle(one: ComparablePerson, other: ComparablePerson, { forename }: NameOutcome): boolean {
  if (forename === 'middle' || forename === 'missing') return false;
  const [mine, yours] = [one.forenames.slice(1), other.forenames.slice(1)];
  if (areOneName(mine, yours)) return false;
  // Mohammed Imran may also be Imran Mohammed.
  const from = areInOrder(one, other) ? 1 : 0;
  const [fewer, more] =
    mine.length <= yours.length ? [mine, other.forenames.slice(from)] : [yours, one.forenames.slice(from)];
  // The person with fewer middle names may have left some out.
  return fewer.some((name) => more.every((another) => compareForename(name, another) === 'different'));
}
