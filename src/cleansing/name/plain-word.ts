import { RecentMap } from '../../caches/recent-map.ts';
import { LINK_WORDS } from './company-words.ts';
import type { Sex } from './forenames.ts';
import { genderOf } from './gender.ts';
import type { Entry } from './lexicon.ts';
import { type FoundTitle, titleAt } from './titles.ts';
import { type Word, word } from './token.ts';

/*
 * Words that are read alike whatever stands beside them. Most names consist of such words only.
 */

/** The highest number of words of each kind that are remembered. */
const KEPT = 50_000;

/** An everyday title. */
export interface EverydayTitle {
  readonly titles: readonly FoundTitle[];
  /** The sex that the title shows; U if it shows none. */
  readonly sex: Sex;
}

/** Remembers how each text was read. */
export class Readings<Reading> {
  readonly #read: (text: string) => Reading | undefined;
  /** Null for a text that cannot be read in this way. */
  readonly #recent = new RecentMap<string, Reading | null>(KEPT);

  constructor(read: (text: string) => Reading | undefined) {
    this.#read = read;
  }

  of(text: string): Reading | undefined {
    let reading = this.#recent.get(text);
    if (reading === undefined) {
      reading = this.#read(text) ?? null;
      this.#recent.set(text, reading);
    }
    return reading ?? undefined;
  }
}

/** Reads a word as an everyday title, if it can be nothing else. */
export const everydayTitles = new Readings((text): EverydayTitle | undefined => {
  if (!/^[A-Za-z]{2,12}$/.test(text)) return undefined;
  const title = word(text);
  const spelling = titleAt([title], 0)?.title;
  const { suffix, prefix, company, role, placeholder, estate, death, companion } = title.entry;
  const isMore = [suffix, prefix, company, role, placeholder, estate, death, companion].some(Boolean);
  if (isMore || title.shape === 'mixed' || spelling?.everyday !== true) return undefined;
  if (spelling.alsoName || spelling.plural) return undefined;
  return { titles: [{ title: spelling, typed: text }], sex: spelling.sex };
});

/** Returns the sex of a person whose name is a title or none, a forename, a middle name or none, and a surname. */
export function sexOfPlainName(
  { titles, sex }: EverydayTitle,
  forename: Word,
  middle: Word | undefined,
  surname: Word,
): Sex {
  if (sex !== 'U') return sex;
  return genderOf({
    titles,
    forename: [forename],
    middle: middle === undefined ? [] : [middle],
    surname: [surname],
    suffixes: [],
  });
}

/** An initial. O is left out, because it may be the first letter of O'Brien. */
export const INITIAL = /^[A-NP-Z]$/;

/** A word in one case, or with one capital at the front. */
const ONE_CASE = /^(?:[A-Za-z]?[a-z]{2,29}|[A-Z]{3,30})$/;

export function isPlainWord(text: string): boolean {
  return ONE_CASE.test(text) && !ONE_LETTER.test(text);
}

/** One repeated letter, such as xxx, which stands for a missing name. */
const ONE_LETTER = /^(.)\1*$/i;

/** Whether the lexicon knows nothing about a word except that it is a name. */
export function isOnlyName({ lower, entry }: Word): boolean {
  return !isMoreThanName(entry) && !NOT_NAMES.has(lower) && !LINK_WORDS.has(lower);
}

function isMoreThanName(entry: Entry): boolean {
  const { titles, suffix, prefix, company, role, placeholder, estate, death, companion } = entry;
  return (
    titles !== undefined ||
    suffix !== undefined ||
    prefix !== undefined ||
    company !== undefined ||
    role !== undefined ||
    placeholder !== undefined ||
    estate !== undefined ||
    death !== undefined ||
    companion !== undefined
  );
}

/**
 * Words that `readParts` treats differently from other names although the lexicon has no sign of it: they
 * join names or belong to the next one, begin a family, or end the name of a firm or a house.
 */
const NOT_NAMES = new Set(
  (
    'and und och mac sr late rip familie famille familia famiglia fam bros brothers house lodge manor mansions gardens villas ' +
    'cottages almshouses abd abdal abdel abdol abdoul abdul abdur abdus abu'
  ).split(' '),
);

/** Whether a short word may be joined initials: JRR, or RJ as a program writes it. */
export function mayBeInitials({ text, lower, shape, entry }: Word): boolean {
  if (text.length === 1 || text.length > 4 || entry.sex !== undefined) return false;
  if (!/[aeiouy]/.test(lower)) return true;
  return text.length === 3 && shape === 'upper';
}
