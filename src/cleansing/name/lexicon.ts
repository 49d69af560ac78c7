import { lazily } from '../../lazily.ts';
import {
  COMPANION_WORDS,
  DEATH_WORDS,
  ESTATE_WORDS,
  PLACEHOLDER_FILLERS,
  PLACEHOLDER_WORDS,
  ROLE_FILLERS,
  ROLE_WORDS,
} from './addressee-words.ts';
import { type CompanyWord, companyWords } from './company-words.ts';
import { commonForenames, forenames, iberianForenames, type Sex, vietnameseForenames } from './forenames.ts';
import { SUFFIX_SPELLINGS, suffixes } from './suffix-list.ts';
import { type SurnamePrefix, surnamePrefixes } from './surname-prefixes.ts';
import { surnames } from './surnames.ts';
import { type TitleSpelling, titleSpellings } from './title-list.ts';

/** Everything known about one word. A word may be several things: Dean is a forename, Church a surname. */
export interface Entry {
  /** It is a forename, of this sex. */
  sex: Sex | undefined;
  /** It is a forename of China, Japan, Korea or Vietnam. */
  eastern: true | undefined;
  /** It is a forename of Spain, Portugal or Latin America. */
  iberian: true | undefined;
  /** It is a surname, of those whose bits are set. */
  surname: number | undefined;
  /** The spellings of titles that begin with it, longest first. */
  titles: TitleSpelling[] | undefined;
  /** It is a suffix, written so. */
  suffix: string | undefined;
  /** It begins a surname of several words. */
  prefix: SurnamePrefix | undefined;
  /** It tells an organisation, as strongly as its list says. */
  company: CompanyWord | undefined;
  /** It names someone by office, or fills in beside such a word. */
  role: 'role' | 'filler' | undefined;
  /** It stands where a name is missing, or fills in beside such a word. */
  placeholder: 'placeholder' | 'filler' | undefined;
  estate: boolean | undefined;
  death: boolean | undefined;
  companion: boolean | undefined;
}

/**
 * An entry of which nothing is known. All entries have all fields in this order: what reads them is compiled for one shape, which
 * makes the step a tenth faster.
 */
function blank(): Entry {
  return {
    sex: undefined,
    eastern: undefined,
    iberian: undefined,
    surname: undefined,
    titles: undefined,
    suffix: undefined,
    prefix: undefined,
    company: undefined,
    role: undefined,
    placeholder: undefined,
    estate: undefined,
    death: undefined,
    companion: undefined,
  };
}

/** The entry of a word that is not listed. */
export const NOTHING_KNOWN: Readonly<Entry> = blank();

/** Word in lower case → what is known about it. One look-up a word is what keeps the step fast. */
type Lexicon = Map<string, Entry>;

const lexicon = lazily(makeLexicon);

/** What is known about a word in lower case, accents or not. Two forenames with a hyphen are one. */
export function lookUp(lower: string): Entry | undefined {
  const found = lexicon().get(lower);
  if (found !== undefined) return found;
  if (lower.includes('-')) return hyphenedForename(lower);
  return BEYOND_ASCII.test(lower) ? accentedEntry(lower) : undefined;
}

/** Prefixes keep their accents: Văn is no van, and Dé no de. */
function accentedEntry(lower: string): Entry | undefined {
  const found = lexicon().get(withoutAccents(lower));
  return found?.prefix === undefined ? found : { ...found, prefix: undefined };
}

/** Anne-Marie: the first half tells the sex, but Jean-Paul is a man. */
function hyphenedForename(lower: string): Entry | undefined {
  const [first, second, third] = lower.split('-');
  const firstSex = lookUp(first!)?.sex;
  const secondSex = lookUp(second!)?.sex;
  if (firstSex === undefined || secondSex === undefined || third !== undefined) return undefined;
  return { ...NOTHING_KNOWN, sex: first === 'jean' || firstSex === 'U' ? secondSex : firstSex };
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}/gu;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
};

function withoutAccents(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[łøđðþßæœı’]/g, (letter) => WHOLE_LETTERS[letter]!);
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

function makeLexicon(): Lexicon {
  const known: Lexicon = new Map();
  const entry = (word: string): Entry => {
    let found = known.get(word);
    if (found === undefined) {
      found = blank();
      known.set(word, found);
    }
    return found;
  };
  for (const [name, sex] of forenames()) entry(name).sex = sex;
  for (const table of [commonForenames('east-asian'), vietnameseForenames()]) {
    for (const name of Object.values(table).flat()) entry(name).eastern = true;
  }
  for (const list of Object.values(iberianForenames())) {
    for (const name of list) entry(name).iberian = true;
  }
  for (const [name, bearers] of surnames()) entry(name).surname = bearers;
  for (const [word, prefix] of surnamePrefixes()) entry(word).prefix = prefix;
  for (const spelling of titleSpellings()) {
    const first = entry(spelling.words[0]!);
    first.titles ??= [];
    first.titles.push(spelling);
    first.titles.sort((a, b) => b.words.length - a.words.length);
  }
  for (const suffix of suffixes()) entry(suffix.toLowerCase()).suffix = suffix;
  for (const [spelling, suffix] of Object.entries(SUFFIX_SPELLINGS)) entry(spelling).suffix = suffix;
  for (const [word, strength] of companyWords()) entry(word).company = strength;
  for (const word of words(ROLE_FILLERS)) entry(word).role = 'filler';
  for (const word of words(ROLE_WORDS)) entry(word).role = 'role';
  for (const word of words(PLACEHOLDER_FILLERS)) entry(word).placeholder = 'filler';
  for (const word of words(PLACEHOLDER_WORDS)) entry(word).placeholder = 'placeholder';
  for (const word of words(ESTATE_WORDS)) entry(word).estate = true;
  for (const word of words(DEATH_WORDS)) entry(word).death = true;
  for (const word of words(COMPANION_WORDS)) entry(word).companion = true;
  return known;
}
