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
import { NOTE_BEGINNINGS } from './note-words.ts';
import { SUFFIX_SPELLINGS, suffixes } from './suffix-list.ts';
import { type SurnamePrefix, surnamePrefixes } from './surname-prefixes.ts';
import { surnames } from './surnames.ts';
import { type TitleSpelling, titleSpellings } from './title-list.ts';

/** Everything known about one word. A word may be several things: Dean is a forename, Church a surname. */
export interface Entry {
  /** The sex, if it is a forename. */
  sex: Sex | undefined;
  /** Whether it is a forename of China, Japan, Korea or Vietnam. */
  eastern: true | undefined;
  /** Whether it is a forename of Spain, Portugal or Latin America. */
  iberian: true | undefined;
  /** The traditions, as bits, in which it is a surname. */
  surname: number | undefined;
  /** The spellings of titles that begin with the word, longest first. */
  titles: TitleSpelling[] | undefined;
  /** The written form, if it is a suffix. */
  suffix: string | undefined;
  /** How it begins a surname of several words, if it does. */
  prefix: SurnamePrefix | undefined;
  /** How strongly it indicates an organisation. */
  company: CompanyWord | undefined;
  /** Whether it names an office, or is added to such a word. */
  role: 'role' | 'filler' | undefined;
  /** Whether it replaces a missing name, or is added to such a word. */
  placeholder: 'placeholder' | 'filler' | undefined;
  estate: boolean | undefined;
  death: boolean | undefined;
  companion: boolean | undefined;
  /** Whether a note behind a name may begin with it: moved, do not mail. */
  note: boolean | undefined;
}

/**
 * An entry without information. All entries have all fields in this order, so the JavaScript engine compiles
 * the code that reads them for one shape. That makes the step a tenth faster.
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
    note: undefined,
  };
}

/** The entry of a word that is not listed. */
export const NOTHING_KNOWN: Readonly<Entry> = blank();

/** Word in lower case → its entry. One look-up a word keeps the step fast. */
type Lexicon = Map<string, Entry>;

const lexicon = lazily(makeLexicon);

/** The entry of a word in lower case, with or without accents. Two forenames with a hyphen count as one. */
export function lookUp(lower: string): Entry | undefined {
  const found = lexicon().get(lower);
  if (found !== undefined) return found;
  if (lower.includes('-')) return hyphenedForename(lower);
  return BEYOND_ASCII.test(lower) ? accentedEntry(lower) : undefined;
}

/** Prefixes keep their accents: Văn is not van, and Dé is not de. */
function accentedEntry(lower: string): Entry | undefined {
  const found = lexicon().get(withoutAccents(lower));
  return found?.prefix === undefined ? found : { ...found, prefix: undefined };
}

/** The first half of Anne-Marie gives the sex, but Jean-Paul is a man. */
function hyphenedForename(lower: string): Entry | undefined {
  const [first = '', second = '', third] = lower.split('-');
  const firstSex = lookUp(first)?.sex;
  const secondSex = lookUp(second)?.sex;
  if (firstSex === undefined || secondSex === undefined || third !== undefined) return undefined;
  return { ...NOTHING_KNOWN, sex: first === 'jean' || firstSex === 'U' ? secondSex : firstSex };
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}/gu;

/** Letters that Unicode does not decompose into a base letter and a mark. */
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
    .replace(/[łøđðþßæœı’]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
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
    const [word = ''] = spelling.words;
    const first = entry(word);
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
  for (const word of NOTE_BEGINNINGS) entry(word).note = true;
  return known;
}
