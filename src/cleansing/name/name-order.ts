import { isInitials } from './initials.ts';
import type { TypedCase } from './letter-case.ts';
import { lookUp } from './lexicon.ts';
import type { NameParts } from './person.ts';
import {
  AFRICAN,
  BRITISH,
  CENTRAL_EUROPEAN,
  CHINESE,
  COMMON_CHINESE_OR_KOREAN,
  DOUBTFUL_IN_FRONT,
  EAST_ASIAN,
  JAPANESE,
  KOREAN,
  SOUTH_ASIAN,
  VIETNAMESE,
} from './surnames.ts';
import { isHyphenedPair, isSyllable, isTwoSyllables } from './syllables.ts';
import type { Word } from './token.ts';

/**
 * Reads names whose surname comes first without a comma, if the tables of names show that: Zhang Weiguo,
 * Nguyen Van Thanh, Tanaka Hiroshi, Szabó Katalin, Robertson Angus. It also reads David Cheung Ka-fai.
 * Otherwise undefined.
 */
export function surnameInFront(words: readonly Word[], typed: TypedCase): NameParts | undefined {
  const [first, next] = words;
  if (first === undefined || next === undefined) return undefined;
  if (words.length > 2 && first.text.length < 4 && TWO_WORDS.has(`${first.lower} ${next.lower}`)) {
    const given = words.slice(2);
    return given.every(isGivenSyllable)
      ? { forename: given, middle: [], surname: words.slice(0, 2) }
      : undefined;
  }
  const bearers = first.entry.surname ?? 0;
  if ((bearers & EAST_ASIAN) !== 0) {
    const eastern =
      vietnamese(words, bearers) ?? chineseOrKorean(words, first, bearers) ?? japanese(words, bearers);
    if (eastern !== undefined) return eastern;
  }
  const second = next.entry.surname ?? 0;
  if (words.length > 2 && (second & (CHINESE | KOREAN)) !== 0) return surnameInTheMiddle(words);
  const isWife = words.length === 2 && isMrsOf(next);
  if ((first.entry.sex !== undefined && !isWife) || words.length > 3) return undefined;
  const rest = words.slice(1);
  const last = rest.at(-1) ?? next;
  if (isInitials(last, typed) || !rest.every((word) => isGiven(word, typed))) return undefined;
  const isSurname =
    (bearers & (BRITISH | SOUTH_ASIAN | CENTRAL_EUROPEAN | AFRICAN)) !== 0 ||
    SURNAME_ENDING.test(first.lower);
  return isSurname ? inFront(words, rest.slice(0, 1), rest.slice(1)) : undefined;
}

/** Chinese surnames of two syllables, written as two words. */
const TWO_WORDS = new Set(['au yeung', 'au yong', 'ou yang', 'sze to', 'si tu']);

/** Endings of Polish, Ukrainian, Belarusian, Georgian and Greek surnames that no forename has. */
const SURNAME_ENDING =
  /(?:[sck]k[iy]|ck[iy]|dzk[iy]|[sc]ka|dzka|wicz|czek|orek|czyk|enko|ch?uk|czuk|shvili|dze|opoul(?:os|ou)|idis|idou)$/;

function inFront(words: readonly Word[], forename: readonly Word[], middle: readonly Word[]): NameParts {
  return { forename, middle, surname: words.slice(0, 1) };
}

function isGiven(word: Word, typed: TypedCase): boolean {
  return word.entry.sex !== undefined || isInitials(word, typed) || isMrsOf(word);
}

/** A Hungarian wife with her husband's name: Kiss Lászlóné. */
function isMrsOf({ lower }: Word): boolean {
  return lower.endsWith('né') && lookUp(lower.slice(0, -2))?.sex === 'M';
}

/**
 * Vietnamese names, in which people are called by the last name: Nguyen Van Thanh, Tran Thi Hoa, Pham Minh
 * Tuan.
 */
function vietnamese(words: readonly Word[], bearers: number): NameParts | undefined {
  if ((bearers & VIETNAMESE) === 0 || words.length < 3 || words.length > 5) return undefined;
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const between = words.slice(1, -1);
  const isOnly = (word: Word) => ONLY_VIETNAMESE.has(plain(word));
  // Mai Thi Nguyen is in the usual order.
  const told = VIETNAMESE_BETWEEN.has(plain(second)) && (isOnly(first) || !isOnly(last));
  const likely =
    isOnly(first) && !isOnly(last)
      ? true
      : weight(first) === 2 && weight(last) === 0 && (bearers & (CHINESE | KOREAN)) === 0;
  if (!told && !(likely && words.slice(1).every(({ entry }) => entry.eastern === true))) return undefined;
  return inFront(words, [last], between);
}

/** Surnames that are neither Chinese nor Korean nor given names. */
const ONLY_VIETNAMESE = new Set(
  'nguyen tran pham huynh phan dang bui ngo duong dinh truong trinh doan luong vuong'.split(' '),
);

const VIETNAMESE_BETWEEN = new Set(['thi', 'van']);

function plain({ lower }: Word): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Chinese and Korean names: Wong Kwok Keung, Kim Min-jun, Zhang Weiguo. Ambiguous names such as Lam Man and
 * Siu Man Lam stay as they are.
 */
function chineseOrKorean(words: readonly Word[], first: Word, bearers: number): NameParts | undefined {
  if ((bearers & (CHINESE | KOREAN)) === 0 || words.length > 3) return undefined;
  const rest = words.slice(1);
  const [given] = rest;
  const last = rest.at(-1);
  if (given === undefined || last === undefined) return undefined;
  const isCertain =
    rest.length === 2 &&
    (isCommonSurname(first)
      ? !isCommonSurname(last)
      : weight(first) === 2 && !DOUBTFUL_IN_FRONT.has(first.lower) && !isCommonSurname(last));
  const isLikelier = isCommonSurname(first) && !isCommonSurname(last);
  if (!isCertain && !isLikelier && weight(first) <= weight(last)) return undefined;
  if (rest.length === 2) return rest.every(isGivenSyllable) ? inFront(words, rest, []) : undefined;
  if (isHyphenedPair(given.lower)) return inFront(words, rest, []);
  if (DOUBTFUL_IN_FRONT.has(first.lower)) return undefined;
  // Zhang Wei and Zhou Li have the surname first. Ng Wei may have it first or last.
  const isSure = isCommonSurname(first) && !isCommonSurname(given);
  if (given.entry.surname !== undefined && first.text.length < 4 && !isSure) return undefined;
  const isGivenName =
    given.entry.eastern === true || (given.entry.sex === undefined && isTwoSyllables(given.lower));
  return isGivenName ? inFront(words, rest, []) : undefined;
}

/**
 * Whether a word is common as a surname and rare as a given name. Such a word is the surname if two syllables
 * follow it: Cheung Man Yee.
 */
function isCommonSurname({ lower }: Word): boolean {
  return COMMON_CHINESE_OR_KOREAN.has(lower);
}

/** Tanaka Hiroshi. */
function japanese(words: readonly Word[], bearers: number): NameParts | undefined {
  const last = words.at(-1);
  if ((bearers & JAPANESE) === 0 || words.length !== 2 || last === undefined) return undefined;
  if (last.entry.eastern !== true && !(last.entry.sex === undefined && JAPANESE_GIVEN.test(last.lower)))
    return undefined;
  return ((last.entry.surname ?? 0) & JAPANESE) === 0 ? inFront(words, [last], []) : undefined;
}

/** Japanese given names: syllables of a consonant and a vowel, ending like a given name: Ichiro, Kimiko. */
const JAPANESE_GIVEN =
  /^(?:(?:[kgsztdnhbpmyrwj]|sh|ch|ts|ky|ry)?[aeiou]{1,2}n?){1,4}(?:ro|ko|ki|shi|ke|suke|hiko|ta|ya|mi|ka|na|to)$/;

/** David Cheung Ka-fai, Mary Wong Siu Ling: an English forename before the Chinese name. */
function surnameInTheMiddle(words: readonly Word[]): NameParts | undefined {
  const [first, surname, ...given] = words;
  if (first === undefined || surname === undefined) return undefined;
  if (first.entry.sex === undefined || first.entry.eastern === true) return undefined;
  const [one, other, more] = given;
  if (one === undefined || more !== undefined) return undefined;
  const isGivenName =
    other === undefined
      ? isHyphenedPair(one.lower)
      : weight(surname) === 2 && given.every(isGivenSyllable) && weight(other) < 2;
  return isGivenName ? { forename: [first], middle: given, surname: [surname] } : undefined;
}

function isGivenSyllable({ lower, entry }: Word): boolean {
  if (entry.eastern === true) return true;
  if (((entry.surname ?? 0) & (CHINESE | KOREAN)) !== 0 && isSyllable(lower)) return true;
  return entry.sex === undefined && isSyllable(lower) && ((entry.surname ?? 0) & BRITISH) === 0;
}

/**
 * How likely a word is to be a Chinese, Korean or Vietnamese surname: 2 if it is only a surname, 1 if it is
 * also a forename, 0 if it is not a surname.
 */
function weight({ entry }: Word): 0 | 1 | 2 {
  if (((entry.surname ?? 0) & EAST_ASIAN) === 0) return 0;
  return entry.eastern === true ? 1 : 2;
}
