import { editDistance } from '../../../text/edit-distance.ts';
import { areAlike } from '../../../text/jaro-winkler.ts';
import type { ComparablePerson } from './comparable-person.ts';
import { ForenameFacts } from './forename-facts.ts';
import { isInitialOf, isSameByCustom, shareGroup } from './nicknames.ts';
import { isSameSurnameSpelling } from './surname-spellings.ts';

/**
 * How two surnames agree. `half`: one surname is half of the other, which is double-barrelled. `missing`: one
 * person has no surname.
 */
export type SurnameAgreement = 'same' | 'similar' | 'half' | 'missing' | 'different';

/**
 * How two people's forenames agree. `custom`: by a nickname or another spelling of the same name. `initial`:
 * one of the forenames is only an initial. `middle`: one person's forename is the other's middle name.
 */
export type ForenameAgreement =
  | 'same'
  | 'custom'
  | 'similar'
  | 'middle'
  | 'initial'
  | 'missing'
  | 'different';

/** How two names agree. */
export interface NameAgreement {
  readonly surname: SurnameAgreement;
  readonly forename: ForenameAgreement;
  /** Whether one is a man's name or title and the other a woman's. */
  readonly sexDiffers: boolean;
  /** Whether both have further forenames that cannot be the same. */
  readonly middleDiffers: boolean;
  /** Whether one is junior and the other senior. */
  readonly generationDiffers: boolean;
}

/** Compares two people's names. The order of the two does not matter. */
export function comparePeople(one: ComparablePerson, other: ComparablePerson): NameAgreement {
  return {
    surname: compareSurnames(one, other),
    forename: compareForenames(one, other),
    sexDiffers: one.sex !== 'U' && other.sex !== 'U' && one.sex !== other.sex,
    middleDiffers: middleDiffers(one.forenames, other.forenames),
    generationDiffers: generationDiffers(one.generation, other.generation),
  };
}

/** The facts about a person that the comparison of surnames needs. */
export type SurnameFacts = Pick<ComparablePerson, 'surname' | 'surnameCode' | 'surnameHalves'>;

/** Compares the surnames alone. */
export function compareSurnames(one: SurnameFacts, other: SurnameFacts): SurnameAgreement {
  const [a, b] = [one.surname, other.surname];
  if (a === '' || b === '') return 'missing';
  if (a === b) return 'same';
  if (joined(a) === joined(b)) return 'same';
  if (one.surnameHalves.length === 2 && other.surnameHalves.length === 2) {
    const [first, last] = one.surnameHalves as [string, string];
    if (other.surnameHalves[0] === last && other.surnameHalves[1] === first) return 'same';
  } else if (one.surnameHalves.length === 2 || other.surnameHalves.length === 2) {
    const [halves, whole] =
      one.surnameHalves.length === 2 ? [one.surnameHalves, b] : [other.surnameHalves, a];
    if (halves.some((half) => half === whole)) return 'half';
  }
  if (isSameSurnameSpelling(a, b)) return 'similar';
  return isSimilarSurname(a, b, one.surnameCode === other.surnameCode) ? 'similar' : 'different';
}

/** De La Mare and Delamare, MacDonald and McDonald. */
function joined(surname: string): string {
  // Most names are one word without Mac, so the pattern need not be tested.
  const word = surname.includes(' ') ? surname.replaceAll(' ', '') : surname;
  return word.startsWith('MAC') ? word.replace(/^MAC(?=[A-Z]{3})/, 'MC') : word;
}

/** Surnames with up to this many letters are too similar to compare by letters: Hall, Hill, Ball, Bell. */
const SHORT_SURNAME = 4;

function isSimilarSurname(a: string, b: string, soundsAlike: boolean): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter <= SHORT_SURNAME) return soundsAlike && a.length !== b.length && areAlike(a, b, 0.9);
  const distance = editDistance(a, b, 2);
  if (distance === 1) return a[0] === b[0] || soundsAlike;
  if (distance === 2) return shorter >= 8 ? a[0] === b[0] : soundsAlike && areAlike(a, b, 0.88);
  return soundsAlike && areAlike(a, b, 0.9);
}

/** Compares the forenames alone. */
export function compareForenames(one: ComparablePerson, other: ComparablePerson): ForenameAgreement {
  const [a, b] = [one.forenames[0], other.forenames[0]];
  if (a === undefined || b === undefined) return 'missing';
  const agreement = compareForename(a, b);
  return agreement === 'different' ? compareFurtherForenames(one, other) : agreement;
}

/**
 * How the forenames of two people agree if their first forenames differ: by the name that one goes by, or by
 * a middle name.
 */
export function compareFurtherForenames(
  one: ComparablePerson,
  other: ComparablePerson,
): 'custom' | 'middle' | 'different' {
  const [[a], [b]] = [one.forenames, other.forenames];
  if (a === undefined || b === undefined) return 'different';
  if (goesBy(one, b) || goesBy(other, a)) return 'custom';
  // Both J Robert Smith and John Robert Smith may be called Robert.
  return hasMiddle(one.forenames, b) || hasMiddle(other.forenames, a) ? 'middle' : 'different';
}

function goesBy({ nickname }: ComparablePerson, name: string): boolean {
  return nickname !== '' && compareForename(nickname, name) !== 'different';
}

function hasMiddle(names: readonly string[], called: string): boolean {
  if (called.length < 2) return false;
  for (let at = 1; at < names.length; at++) {
    const name = names[at] ?? '';
    if (name.length > 1 && (name === called || isSameByCustom(name, called))) return true;
  }
  return false;
}

/** How two single forenames agree. */
export type SingleAgreement = Exclude<ForenameAgreement, 'middle' | 'missing'>;

/** Compares two forenames in normal form. */
export function compareForename(a: string, b: string): SingleAgreement {
  return compareForenameFacts(ForenameFacts.of(a), ForenameFacts.of(b));
}

/** Compares two forenames by the facts known about each. */
export function compareForenameFacts(one: ForenameFacts, other: ForenameFacts): SingleAgreement {
  const [a, b] = [one.text, other.text];
  if (a.length === 1 || b.length === 1) {
    const [initial, name] = a.length === 1 ? [a, b] : [b, a];
    return isInitialOf(initial, name) ? 'initial' : 'different';
  }
  if (a === b) return 'same';
  if (shareGroup(one.nicknameGroups, other.nicknameGroups)) return 'custom';
  return isSimilarForename(one, other) ? 'similar' : 'different';
}

function isSimilarForename(one: ForenameFacts, other: ForenameFacts): boolean {
  const [a, b] = [one.text, other.text];
  const shorter = Math.min(a.length, b.length);
  if (shorter < 3) return false;
  // Two existing names are different names, unless they differ only in spelling: Paul and Paula, Joan and
  // John.
  if (one.sexInBritain !== undefined && other.sexInBritain !== undefined) {
    if (one.sexInBritain !== other.sexInBritain || shorter === 3) return false;
    return one.sound === other.sound && areAlike(a, b, 0.88);
  }
  const distance = editDistance(a, b, 2);
  if (distance === 1) return shorter > 3 || a[0] === b[0];
  if (distance === 2) return shorter >= 7 && a[0] === b[0];
  // Chris for Christofer: the short form of an unlisted spelling.
  return shorter >= 4 && (a.startsWith(b) || b.startsWith(a));
}

function middleDiffers(a: readonly string[], b: readonly string[]): boolean {
  const [middleA, middleB] = [a.slice(1), b.slice(1)];
  if (middleA.length === 0 || middleB.length === 0) return false;
  const lacks = (names: readonly string[], others: readonly string[]) =>
    names.some((name) => others.every((other) => compareForename(name, other) === 'different'));
  // The person with fewer names may have left some out.
  return (
    (middleA.length <= middleB.length && lacks(middleA, middleB)) ||
    (middleB.length <= middleA.length && lacks(middleB, middleA))
  );
}

function generationDiffers(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  return ALIKE[a] !== ALIKE[b];
}

const ALIKE: Readonly<Record<string, string>> = {
  JR: 'II',
  JNR: 'II',
  JUNIOR: 'II',
  MASTER: 'II',
  II: 'II',
  SR: 'I',
  SNR: 'I',
  SENIOR: 'I',
  III: 'III',
  IV: 'IV',
  '2ND': 'II',
  '3RD': 'III',
  '4TH': 'IV',
  FILHO: 'II',
  NETO: 'III',
};
