import { editDistance } from '../../text/edit-distance.ts';
import { areAlike, jaroWinkler } from '../../text/jaro-winkler.ts';
import { soundOfName } from '../../text/sound-of-name.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import {
  compareForename,
  compareForenameFacts,
  compareFurtherForenames,
  compareSurnames,
  type ForenameAgreement,
  type SurnameAgreement,
  type SurnameFacts,
} from '../name/compare/compare-people.ts';
import { areBothShort } from '../name/compare/nicknames.ts';
import { isOtherGeneration } from './generation.ts';
import type { KnownName } from './known-name.ts';
import { isGivenName } from './name-frequency.ts';
import { NamedPerson } from './named-person.ts';
import { PairMemory } from './pair-memory.ts';
import type { Tally } from './tally.ts';
import { INITIAL_WEIGHT, WEIGHTS, type WeightTable } from './weights.ts';

/** How two names agree. The outcomes have the names that the weights use. */
export interface NameOutcome {
  readonly surname: SurnameAgreement | 'alike' | 'married';
  /**
   * How the forenames agree. The outcomes in addition to those of `ForenameAgreement` are:
   *
   * - `given`: a person may go by both names, but parents give both, so they may also be brothers (John and
   *   Jack).
   * - `alike` and `vague`: the names have letters in common and no more, and at least one of them is not a
   *   known name.
   * - `near`: both names are known, and they are a slip apart.
   * - `formal`: one is an initial, and the other is a short form of a name with that initial (R and Bob).
   * - `both`: both are initials.
   * - `another`: an initial contradicts the other forename.
   */
  readonly forename: ForenameAgreement | 'given' | 'alike' | 'vague' | 'near' | 'formal' | 'both' | 'another';
  /** Whether forename and surname are swapped. */
  readonly swapped: boolean;
}

/** The outcome if one of the two records names nobody. */
export const NOBODY: NameOutcome = { surname: 'missing', forename: 'missing', swapped: false };

/** From this Jaro–Winkler similarity on, two texts may still be the same name, badly mistyped. */
const ALIKE = 0.84;
const VAGUE = 0.7;
const SURE = 0.9;

/**
 * Compares the names of two records and adds their weights to the tally.
 *
 * @param marriedNames whether a different surname counts for little if the person is a woman
 */
export function compareNames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  marriedNames: boolean,
  tally: Tally,
): NameOutcome {
  if (one === undefined || other === undefined) return NOBODY;
  const surname = surnameOutcome(one, other, marriedNames);
  const forename = forenameOutcome(one, other);
  // Swapped names may have letters in common by chance, for example Hart Harley and Harley Hart. So names
  // that are only alike are checked for a swap, too.
  const crossed = UNLIKE_SURNAMES.has(surname) && UNLIKE_FORENAMES.has(forename);
  const swapped = crossed ? swappedNames(one, other) : 0;
  if (swapped === 2) {
    const given = swappedForenames(one, other);
    tally.add('surname', 'same', surnameRarity(one, other));
    addForename(one, other, given, tally);
    tally.add('swapped', 'swapped');
    addSex(one, other, given, tally);
    return { surname: 'same', forename: given, swapped: true };
  }
  if (swapped === 1) {
    tally.add('surname', 'same', surnameRarity(one, other));
    tally.add('swapped', 'alone');
    return { surname: 'same', forename: 'missing', swapped: true };
  }
  addSurname(one, other, surname, tally);
  addForename(one, other, forename, tally);
  addSex(one, other, forename, tally);
  addGeneration(one, other, tally);
  addMiddle(one, other, forename, tally);
  return { surname, forename, swapped: false };
}

const UNLIKE_SURNAMES: ReadonlySet<NameOutcome['surname']> = new Set([
  'different',
  'missing',
  'married',
  'alike',
]);
const UNLIKE_FORENAMES: ReadonlySet<NameOutcome['forename']> = new Set([
  'different',
  'missing',
  'another',
  'near',
  'alike',
  'vague',
]);

function surnameOutcome(
  one: ComparablePerson,
  other: ComparablePerson,
  marriedNames: boolean,
): NameOutcome['surname'] {
  if (one.surname === other.surname && one.surname !== '') return 'same';
  const plain = one.surnameHalves.length < 2 && other.surnameHalves.length < 2;
  const agreement = plain
    ? plainSurnames.of(NamedPerson.surnameOf(one), NamedPerson.surnameOf(other))
    : surnamesOutcome(one, other);
  if (agreement !== 'different') return agreement;
  return marriedNames && one.sex !== 'M' && other.sex !== 'M' && (one.sex === 'F' || other.sex === 'F')
    ? 'married'
    : 'different';
}

const plainSurnames = new PairMemory((one, other) => surnamesOutcome(one.asSurname, other.asSurname));

function surnamesOutcome(one: SurnameFacts, other: SurnameFacts): SurnameAgreement | 'alike' {
  const agreement = compareSurnames(one, other);
  if (agreement !== 'different') return agreement;
  const shorter = Math.min(one.surname.length, other.surname.length);
  if (shorter <= 3) return shortSurnamesOutcome(one.surname, other.surname);
  return areAlike(one.surname, other.surname, ALIKE) ? 'alike' : 'different';
}

/**
 * Compares two surnames, one of which is short. They are `similar` if they differ by one letter more or less,
 * or by two exchanged letters: Fo and Ofx for Fox. Less certain outcomes are `alike`: a different letter, as
 * in Lee and Lea, a lost first letter, and different vowels of one sound, as in Fry and Frie.
 */
function shortSurnamesOutcome(a: string, b: string): 'similar' | 'alike' | 'different' {
  if (Math.min(a.length, b.length) < 2) return 'different';
  const distance = editDistance(a, b, 2);
  if (distance > 1) return distance === 2 && soundsLike(a, b) ? 'alike' : 'different';
  if (a.length !== b.length) return a[0] === b[0] ? 'similar' : 'alike';
  if (areExchanged(a, b)) return 'similar';
  return a.length > 2 ? 'alike' : 'different';
}

function soundsLike(a: string, b: string): boolean {
  return a[0] === b[0] && soundOfName(a) === soundOfName(b);
}

/** Whether two texts have the same letters in a different order. */
function areExchanged(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

function forenameOutcome(one: ComparablePerson, other: ComparablePerson): NameOutcome['forename'] {
  const [a, b] = [one.forenames[0], other.forenames[0]];
  if (a === undefined || b === undefined) return 'missing';
  if (a === b) return a.length === 1 ? 'both' : 'same';
  const outcome = forenames.of(NamedPerson.forenameOf(one)!, NamedPerson.forenameOf(other)!);
  if (AGREEING.has(outcome) && outcome !== 'given') return outcome;
  const hasMore = one.forenames.length + other.forenames.length > 2 || one.nickname + other.nickname !== '';
  if (!hasMore) return outcome;
  // For example, Kate Lin for Katelin.
  if (outcome !== 'initial' && one.forenames.join('') === other.forenames.join('')) return 'custom';
  if (outcome === 'given') return outcome;
  const further = compareFurtherForenames(one, other);
  return further === 'different' || compareForename(a, b) !== 'different' ? outcome : further;
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

/** Returns how many names are swapped: 2 for Hall Isla and Isla Hall, 1 for Hall Isla and Isla alone. */
function swappedNames(one: ComparablePerson, other: ComparablePerson): 0 | 1 | 2 {
  const [a, b] = [NamedPerson.forenameOf(one), NamedPerson.forenameOf(other)];
  const given = a === undefined ? 'other' : crossedNames.of(a, NamedPerson.surnameOf(other));
  const family = b === undefined ? 'other' : crossedNames.of(b, NamedPerson.surnameOf(one));
  if (given !== 'sure' && family !== 'sure') return 0;
  if (given !== 'other' && family !== 'other') return 2;
  const isAlone =
    given === 'sure' ? b === undefined || one.surname === '' : a === undefined || other.surname === '';
  return isAlone ? 1 : 0;
}

/**
 * Returns how the forenames agree if they are swapped with the surnames. If any of the names is an initial,
 * they agree only by initial.
 */
function swappedForenames(one: ComparablePerson, other: ComparablePerson): 'same' | 'initial' {
  const names = [one.forenames[0]!, other.forenames[0]!, one.surname, other.surname];
  return names.some((name) => name.length === 1) ? 'initial' : 'same';
}

/**
 * Compares a forename with the other person's surname. If either is an initial, the outcome is `alike` at
 * most.
 */
const crossedNames = new PairMemory((one, other): 'sure' | 'alike' | 'other' => {
  const [forename, surname] = [one.text, other.text];
  if (forename.length < 2 || surname.length < 2) return forename[0] === surname[0] ? 'alike' : 'other';
  if (forename === surname || compareForenameFacts(one, other) === 'similar') return 'sure';
  if (!areAlike(forename, surname, ALIKE)) return 'other';
  if (jaroWinkler(forename, surname) >= SURE) return 'sure';
  // Two different known forenames are two names, as Clara and Ciaran are.
  return one.isForename && other.isForename ? 'other' : 'alike';
}, true);

function addSurname(
  one: ComparablePerson,
  other: ComparablePerson,
  outcome: NameOutcome['surname'],
  tally: Tally,
): void {
  const agrees = outcome === 'same' || outcome === 'similar' || outcome === 'half';
  tally.add('surname', outcome, agrees ? surnameRarity(one, other) : 0);
}

function surnameRarity(one: ComparablePerson, other: ComparablePerson): number {
  return Math.min(NamedPerson.surnameOf(one).surnameRarity, NamedPerson.surnameOf(other).surnameRarity);
}

function addForename(
  one: ComparablePerson,
  other: ComparablePerson,
  outcome: NameOutcome['forename'],
  tally: Tally,
): void {
  switch (outcome) {
    case 'different':
    case 'another':
    case 'missing':
      tally.add('forename', outcome);
      break;
    case 'initial':
    case 'formal':
    case 'both':
      // The weights of these outcomes already include the 6 bits by which an initial weighs less than a name.
      tally.add('forename', outcome, INITIAL_WEIGHT + 6);
      break;
    default:
      tally.add('forename', outcome, forenameRarity(one, other));
  }
}

/** Returns the rarity of the commoner forename. Both people must have one. */
function forenameRarity(one: ComparablePerson, other: ComparablePerson): number {
  return Math.min(NamedPerson.forenameOf(one)!.forenameRarity, NamedPerson.forenameOf(other)!.forenameRarity);
}

/**
 * Compares the sexes. The title tells Mr J Smith from Mrs J Smith, and Mr Alex from Miss Alex. If the
 * forenames are the same, a different sex is more likely to be a slip.
 */
function addSex(
  one: ComparablePerson,
  other: ComparablePerson,
  forename: NameOutcome['forename'],
  tally: Tally,
): void {
  // Do not count a different forename and a different sex as two differences.
  if (one.sex === 'U' || other.sex === 'U' || forename === 'different') return;
  const named = forename === 'same' || forename === 'similar';
  if (one.sex !== other.sex) tally.add('sex', named ? 'mistaken' : 'different');
  else if (!named) tally.add('sex', 'same');
}

function addGeneration(one: ComparablePerson, other: ComparablePerson, tally: Tally): void {
  const [a, b] = [one.generation, other.generation];
  if (a === '' && b === '') return;
  if (a === '' || b === '') tally.add('generation', 'missing');
  else tally.add('generation', isOtherGeneration(a, b) ? 'different' : 'same');
}

function addMiddle(
  one: ComparablePerson,
  other: ComparablePerson,
  forename: NameOutcome['forename'],
  tally: Tally,
): void {
  if (forename === 'middle') return;
  const [a, b] = [one.forenames[1], other.forenames[1]];
  if (a === undefined || b === undefined) return;
  if (a !== b && areOneName(one.forenames.slice(1), other.forenames.slice(1))) {
    tally.add('middle', 'same');
    return;
  }
  const agreement = a === b ? (a.length === 1 ? 'initial' : 'same') : compareForename(a, b);
  if (agreement === 'different') tally.add('middle', 'different');
  else tally.add('middle', agreement === 'initial' ? 'initial' : 'same');
}

/** Whether two lists of middle names are one name, written in different ways: Yin Ting, Yinting and Yin. */
export function areOneName(mine: readonly string[], yours: readonly string[]): boolean {
  const [one, other] = [mine.join(''), yours.join('')];
  return Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one));
}

/**
 * Returns the highest weight against strangers that comparing two names can give, without comparing them.
 *
 * @param beside the highest weight that middle names and sexes can add if they agree
 */
export function mostOfNames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  beside: number,
): number {
  if (one === undefined || other === undefined) return 0;
  const areNamed = one.forenames.length > 0 && other.forenames.length > 0;
  const forename = areNamed ? Math.max(INITIAL_WEIGHT, forenameRarity(one, other)) : 0;
  const generation = one.generation === '' ? 0 : WEIGHTS.generation.same.stranger;
  return surnameRarity(one, other) + forename + beside + generation;
}

/**
 * Returns the highest weight against relatives that comparing two names can give, without comparing the
 * surnames.
 */
export function mostOfForenames(
  one: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
  weights: WeightTable,
): number {
  if (one === undefined || other === undefined) return 0;
  const forename = forenameOutcome(one, other);
  if (UNLIKE_FORENAMES.has(forename) && mayBeSwapped(one, other)) return weights.forename.same.family;
  const middle = one.forenames.length > 1 && other.forenames.length > 1 ? weights.middle.same.family : 0;
  const generation = one.generation === '' ? 0 : weights.generation.same.family;
  return weights.forename[forename].family + middle + Math.max(0, weights.sex.same.family) + generation;
}

/** Whether a forename may be the other person's surname, judging only by their first letters. */
function mayBeSwapped(one: ComparablePerson, other: ComparablePerson): boolean {
  const [a, b] = [one.forenames[0], other.forenames[0]];
  return (
    (a !== undefined && mayBeginAlike(a, other.surname)) || (b !== undefined && mayBeginAlike(b, one.surname))
  );
}

/**
 * Whether two texts may be a slip apart, judging by their first letters. If they are, one of the first two
 * letters is in the same place in both texts, or in the next place.
 */
function mayBeginAlike(one: string, other: string): boolean {
  const [a, b] = [one.charCodeAt(0), one.charCodeAt(1)];
  const [c, d] = [other.charCodeAt(0), other.charCodeAt(1)];
  return a === c || b === d || a === d || b === c;
}
