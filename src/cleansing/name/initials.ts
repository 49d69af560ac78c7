import { lazily } from '../../lazily.ts';
import { commonForenames, type ForenameList } from './forenames.ts';
import type { TypedCase } from './letter-case.ts';
import type { Entry } from './lexicon.ts';
import { EAST_ASIAN } from './surnames.ts';
import { isInitial, type Word, word } from './token.ts';

/** The most letters that count as joined initials: JRR Tolkien. */
const RUN_LENGTH = 4;

const VOWELS = /[aeiouy]/;
const CAPITALS = /^[A-Z]+$/;
const LETTERS = /^[A-Za-z]+$/;

/** Surnames of two letters that are not also forenames. */
const SHORT_SURNAMES = new Set('au ha hu ip ko lu ly ng oh ou vo'.split(' '));

/**
 * Whether the word is joined initials. In a name of mixed case, capitals show it (JR Smith), unless they are
 * a forename of three letters (IAN Smith). In all capitals or all lower case, only words that cannot be a
 * name are initials (JR SMITH, jrr tolkien).
 */
export function isInitialsRun({ text, lower, shape, entry, stopped }: Word, typed: TypedCase): boolean {
  const { length } = text;
  // The cheapest tests come first, because nearly all words are not initials.
  if (length < 2 || length > RUN_LENGTH) return false;
  if (typed === 'mixed') {
    if (shape === 'capital') {
      // Rj Smith is what programs make of RJ SMITH. But Ll. Bevan has one initial, and Jhn Smith is a slip.
      if (length > 3 || stopped || !isNoWord(entry) || SHORT_SURNAMES.has(lower)) return false;
      return LETTERS.test(text) && !VOWELS.test(lower) && (length === 2 || !isWithoutVowels(lower));
    }
    if (shape !== 'upper' || !CAPITALS.test(text)) return false;
    if (length === 2) return true;
    return entry.sex === undefined && (length === 3 ? isNoSurname(entry) : !VOWELS.test(lower));
  }
  if (entry.sex !== undefined || SHORT_SURNAMES.has(lower) || !LETTERS.test(text)) return false;
  if (entry.prefix !== undefined && !entry.prefix.likeInitials) return false;
  return (length === 2 && typed === 'upper') || !VOWELS.test(lower);
}

/** LIU Yuexin has no initials. */
function isNoSurname({ surname }: Entry): boolean {
  return ((surname ?? 0) & EAST_ASIAN) === 0;
}

/** The consonants of common English forenames, computed on first use. */
const skeletons = lazily(() => skeletonsOf(commonForenames('english')));

/** Whether the word is a forename without its vowels: Jhn, Ptr, Mrk. */
function isWithoutVowels(lower: string): boolean {
  return skeletons().has(lower);
}

function skeletonsOf({ male, female }: ForenameList): Set<string> {
  return new Set([...male, ...female].map((name) => name.replace(/(?<=.)[aeiouy]/g, '')));
}

function isNoWord({ sex, prefix, titles, suffix }: Entry): boolean {
  // `Ds Smith` may be D S Smith. `Dr Smith` is a title, not two initials.
  const isTitle = titles !== undefined && !titles.every(({ title }) => title.beforeForename);
  return sex === undefined && prefix === undefined && !isTitle && suffix === undefined;
}

/** Whether the word is an initial or joined initials. */
export function isInitials(token: Word, typed: TypedCase): boolean {
  return isInitial(token) || isInitialsRun(token, typed);
}

/** Splits joined initials. */
export function initialsApart(words: readonly Word[], typed: TypedCase): readonly Word[] {
  if (!words.some((token) => isInitialsRun(token, typed))) return words;
  return words.flatMap((token) =>
    isInitialsRun(token, typed) ? [...token.text].map((letter) => word(letter)) : [token],
  );
}
