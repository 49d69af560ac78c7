import { editDistance } from '../../../text/edit-distance.ts';
import { areAlike } from '../../../text/jaro-winkler.ts';
import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import {
  compareForename,
  compareForenameFacts,
  compareFurtherForenames,
} from '../../name/compare/compare-people.ts';
import { areBothShort } from '../../name/compare/nicknames.ts';
import { ALIKE, areExchanged, soundsLike } from './alike-names.ts';
import type { KnownName } from './known-name.ts';
import { isGivenName } from './name-frequency.ts';
import type { NameOutcome } from './name-outcome.ts';
import { NamedPerson } from './named-person.ts';
import { PairMemory } from './pair-memory.ts';
import { areOneSpelling } from './spellings.ts';

/** From this Jaro–Winkler similarity on, two unknown forenames have letters in common. */
const VAGUE = 0.7;

/** Compares the forenames of two people. */
export function forenameOutcome(one: ComparablePerson, other: ComparablePerson): NameOutcome['forename'] {
  const [mine, yours] = [NamedPerson.forenameOf(one), NamedPerson.forenameOf(other)];
  if (mine === undefined || yours === undefined) return 'missing';
  const [a, b] = [mine.text, yours.text];
  if (a === b) return a.length === 1 ? 'both' : 'same';
  const outcome = forenames.of(mine, yours);
  if (AGREEING.has(outcome) && outcome !== 'given') return outcome;
  const hasMore = one.forenames.length + other.forenames.length > 2 || one.nickname + other.nickname !== '';
  if (!hasMore) return outcome;
  // For example, Kate Lin for Katelin.
  if (outcome !== 'initial' && one.forenames.join('') === other.forenames.join('')) return 'custom';
  if (outcome === 'given') return outcome;
  const called = calledOutcome(one, other);
  if (called !== undefined) return called;
  const further = compareFurtherForenames(one, other);
  if (further !== 'different') return compareForename(a, b) === 'different' ? further : outcome;
  const isSecond = outcome === 'different' && (hasInitial(one, b) || hasInitial(other, a));
  return isSecond && compareForename(a, b) === 'different' ? 'second' : outcome;
}

/** Whether a name begins with a middle name of a person that is only an initial: Peter and John P. */
function hasInitial({ forenames }: ComparablePerson, name: string): boolean {
  return forenames.indexOf(name.charAt(0), 1) > 0;
}

/**
 * Compares the names that two people go by if one of them has further forenames. Undefined if the rules here say
 * nothing.
 */
function calledOutcome(
  one: ComparablePerson,
  other: ComparablePerson,
): 'custom' | 'similar' | 'initial' | undefined {
  const [mine, yours] = [calledNames(one.forenames), calledNames(other.forenames)];
  if (mine !== one.forenames || yours !== other.forenames) {
    const agreement = compareForename(mine[0] ?? '', yours[0] ?? '');
    if (agreement !== 'different') return agreement === 'same' ? 'custom' : agreement;
    // M Khan may be Imran Mohammed Khan.
    if (one.forenames[0] === 'M' || other.forenames[0] === 'M') return 'initial';
  }
  return isRestOf(one.forenames, other.forenames) || isRestOf(other.forenames, one.forenames)
    ? 'custom'
    : undefined;
}

/**
 * Returns the forenames without a Mohammed before or after them: Mohammed Imran and Imran Mohammed are called
 * Imran. The spellings are those of South Asia. In Somalia and the Arab countries, Mohamed Ali is the son of Ali.
 */
function calledNames(forenames: readonly string[]): readonly string[] {
  if (forenames.length < 2) return forenames;
  // Most names begin with another letter, and need not be looked up.
  const at = forenames.findIndex((name) => name.charCodeAt(0) === LETTER_M && MOHAMMED.has(name));
  return at < 0 ? forenames : forenames.toSpliced(at, 1);
}

/** Whether a person has Mohammed beside the forename that another person gives: Mohammed Imran and Imran. */
export function hasMohammedBeside(one: ComparablePerson, other: ComparablePerson): boolean {
  const called = calledNames(one.forenames);
  const [a = ''] = called;
  const [b = ''] = calledNames(other.forenames);
  return called !== one.forenames && b.length > 1 && compareForename(a, b) !== 'different';
}

const LETTER_M = 77;
const MOHAMMED = new Set('MOHAMMED MOHAMMAD MUHAMMAD MUHAMMED MOHD MUHD MD'.split(' '));

/**
 * Whether all forenames of one person are the forenames of another after the first, and they are at least two
 * words there. For example, Ka Yan or Kayan for Grace Ka Yan. A child may be called by one middle name of a
 * parent, but seldom by two.
 */
function isRestOf(names: readonly string[], others: readonly string[]): boolean {
  if (others.length < 3 || others.slice(1).some((name) => name.length < 2)) return false;
  return names.join('') === others.slice(1).join('');
}

const AGREEING: ReadonlySet<NameOutcome['forename']> = new Set([
  'custom',
  'given',
  'similar',
  'initial',
  'formal',
]);

/** Compares two different forenames. */
const forenames = new PairMemory((one, other): NameOutcome['forename'] => {
  const [a, b] = [one.text, other.text];
  const agreement = compareForenameFacts(one, other);
  if (agreement === 'custom') return areGiven(one, other) ? 'given' : 'custom';
  if (agreement === 'initial') return a[0] === b[0] ? 'initial' : 'formal';
  if (a.length === 1 || b.length === 1) return 'another';
  const areKnown = one.isForename && other.isForename;
  if (isShortSlip(a, b, areKnown)) return 'similar';
  if (!areOtherSexes(one, other) && areOneSpelling(a, b)) return 'similar';
  if (areKnown) return knownForenamesOutcome(one, other, agreement === 'similar');
  if (agreement === 'similar') return 'similar';
  if (Math.min(a.length, b.length) <= 3) return shortForenamesOutcome(a, b);
  return likeness(a, b);
});

/** Compares two forenames that are both known: Gabi and Gabriela, Emine and Emina, Jaden and Jaydon. */
function knownForenamesOutcome(
  one: KnownName,
  other: KnownName,
  isSimilar: boolean,
): 'given' | 'near' | 'different' {
  const [a, b] = [one.text, other.text];
  if (isSimilar || editDistance(a, b, 1) === 1) return 'near';
  if (areOtherSexes(one, other)) return 'different';
  if (isCutShort(a, b)) return 'given';
  const areLong = Math.min(a.length, b.length) >= LONG_FORENAME;
  return areLong && one.sound === other.sound ? 'near' : 'different';
}

/** Forenames shorter than this sound alike by chance, as Jane and Joan do. */
const LONG_FORENAME = 5;

/** Whether one forename is the beginning of the other, and at least two letters shorter. */
function isCutShort(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.length >= short.length + 2 && long.startsWith(short);
}

function areOtherSexes({ sex: one }: KnownName, { sex: other }: KnownName): boolean {
  return (one === 'M' && other === 'F') || (one === 'F' && other === 'M');
}

/** Compares two forenames if one is short and one is unknown: Ebn and Gen for Ben, Guie for Guy. */
function shortForenamesOutcome(a: string, b: string): 'similar' | 'alike' | 'vague' | 'different' {
  const distance = editDistance(a, b, 2);
  if (distance === 1 && Math.max(a.length, b.length) > 2)
    return a.length === b.length && areExchanged(a, b) ? 'similar' : 'alike';
  if (distance === 2 && soundsLike(a, b)) return 'alike';
  return likeness(a, b);
}

function likeness(a: string, b: string): 'alike' | 'vague' | 'different' {
  if (!areAlike(a, b, VAGUE)) return 'different';
  return areAlike(a, b, ALIKE) ? 'alike' : 'vague';
}

/**
 * Whether a forename of two letters is a slip for the other forename: Mx for Max, but not Jo for Joe. Two
 * letters are too few for a comparison by similarity, and few texts of two letters are names.
 */
function isShortSlip(a: string, b: string, areKnown: boolean): boolean {
  if (Math.min(a.length, b.length) !== 2 || a[0] !== b[0] || editDistance(a, b, 1) !== 1) return false;
  const short = a.length === 2 ? a : b;
  return !/[AEIOUY]/.test(short) || !areKnown;
}

/**
 * Whether two forms of a name may belong to two people, because parents give them at birth. For example, John
 * and Jack, but not Steven and Stephen; Mia and Amy, but not Bob and Rob.
 */
function areGiven(one: KnownName, other: KnownName): boolean {
  const [a, b] = [one.text, other.text];
  if (isGivenName(a) && isGivenName(b)) return one.sound !== other.sound;
  return (isGivenName(a) || isGivenName(b)) && a[0] !== b[0] && areBothShort(a, b);
}
