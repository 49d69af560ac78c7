import { withAsides } from './asides.ts';
import { withoutFormerName } from './groups.ts';
import { typedCase } from './letter-case.ts';
import { mendWords } from './mend-words.ts';
import { withoutNote } from './notes.ts';
import type { Person } from './person.ts';
import { NAME_LENGTH, type NameReading, otherThanPeople, peopleReading, readName } from './read-name.ts';
import { givenNames } from './split-name.ts';
import { trailingSuffixes } from './suffixes.ts';
import { type FoundTitle, leadingTitles } from './titles.ts';
import { isInitial, type Token, type Word, wordsOf } from './token.ts';
import { type Tokens, tokenise } from './tokenise.ts';
import { withoutJob } from './words-around.ts';

/** A name in separate columns for its parts. Missing parts are empty. */
export interface NameFields {
  readonly title: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
}

/**
 * Reads a name in parts. Each part may hold more than it should: `Mr & Mrs`, `J & A`, `Smith OBE`, `Acme
 * Ltd`.
 */
export function readParts(fields: NameFields): NameReading {
  const { title, forename, middle, surname } = withoutPlaceholders(fields);
  const given = `${forename} ${middle}`.trim();
  const text = `${title} ${given} ${surname}`.trim();
  if (text.length > NAME_LENGTH) return readName(text);
  const titles = tokenise(title);
  const givens = tokenise(given);
  const surnames = withoutAddition(titles, givens, tokenise(surname));
  // Some files have the whole name in the column of surnames.
  if (given === '' && title === '' && isWholeName(surnames.tokens)) return readName(text);
  // Without a surname, or with nothing else, the parts are read as a full name. But Mr John has a forename.
  if (surnames.tokens.length === 0 && givens.tokens.length !== 1) return readName(text);
  const whole: Tokens = {
    tokens: [...titles.tokens, ...givens.tokens, ...surnames.tokens],
    asides: [...titles.asides, ...givens.asides, ...surnames.asides],
    odd: titles.odd || givens.odd || surnames.odd,
  };
  const nobody = otherThanPeople(whole, text);
  if (nobody !== undefined) return nobody;
  const typed = typedCase(wordsOf(whole.tokens));
  const people = zipped(
    dividedAtAnd(titles.tokens),
    dividedAtAnd(givens.tokens),
    dividedAtAnd(surnames.tokens),
  ).map(([titleWords, givenWords, surnameWords, inherits]): Person => {
    const titled = titlesOf(titleWords);
    const forenames = withoutTitles(givenWords);
    const surnamesOnly = withoutTitles(withoutFormerName(surnameWords));
    const extra = titled.length > 0 ? titled : [...forenames.titles, ...surnamesOnly.titles];
    const names = [...forenames.names, ...surnamesOnly.names];
    const trailing = trailingSuffixes(names, typed, extra.length > 0);
    const left = Math.max(trailing.left, Math.min(forenames.names.length + 1, names.length));
    const initials =
      forenames.names.length > 0 ? forenames.names.length : leadingInitials(surnamesOnly.names);
    return {
      titles: extra,
      ...givenNames(names.slice(0, initials), typed),
      surname: names.slice(initials, left),
      suffixes: left === trailing.left ? trailing.suffixes : [],
      inherits,
      nickname: undefined,
      companion: [],
    };
  });
  return peopleReading(withAsides({ people, typed }, whole.asides), text);
}

/** Removes a note or an office behind the surname: Smith - moved, Smith DO NOT MAIL, Smith, Director. */
function withoutAddition(titles: Tokens, givens: Tokens, surnames: Tokens): Tokens {
  if (surnames.tokens.length < 2) return surnames;
  const before = [...titles.tokens, ...givens.tokens];
  const kept = withoutJob(withoutNote([...before, ...surnames.tokens])).length - before.length;
  return kept > 0 && kept < surnames.tokens.length
    ? { ...surnames, tokens: surnames.tokens.slice(0, kept) }
    : surnames;
}

/** Mr John Smith; Smith, John; but not Smith Jones. */
function isWholeName(tokens: readonly Token[]): boolean {
  if (tokens.length < 3) return false;
  return tokens[1]?.kind === 'comma' || leadingTitles(tokens).length > 0;
}

/** Reads the placeholders of programs as empty parts: N/A, NULL, Please select. */
function withoutPlaceholders(fields: NameFields): NameFields {
  const { title, forename, middle, surname } = fields;
  const isAny = [title, forename, middle, surname].some(isEmptyText);
  if (!isAny && !NO_TITLE.test(title)) return fields;
  // Nothing is left of N/A N/A, which stays as it is.
  if ([forename, middle, surname].every((part) => part.trim() === '' || isEmptyText(part))) return fields;
  return {
    title: isEmptyText(title) || NO_TITLE.test(title) ? '' : title,
    forename: isEmptyText(forename) ? '' : forename,
    middle: isEmptyText(middle) ? '' : middle,
    surname: isEmptyText(surname) ? '' : surname,
  };
}

function isEmptyText(text: string): boolean {
  return EMPTY.test(text);
}

const EMPTY =
  /^\s*(?:n\/a|n\.a\.?|null|nil|none|unknown|undefined|not (?:known|given|supplied|provided)|tbc|tba)\s*$/i;

/** What forms and files write for no title. */
const NO_TITLE = /^\s*(?:other|title|(?:please )?select|choose|blank|no title|prefer not to say)\s*$/i;

type PersonWords = readonly [title: Word[], given: Word[], surname: Word[], inherits: boolean];

/**
 * Pairs the titles, forenames and surnames of several people. There are as many entries as the part with the
 * most people has. A part that occurs once belongs to the last person.
 */
function zipped(titles: Word[][], givens: Word[][], surnames: Word[][]): PersonWords[] {
  const count = Math.max(titles.length, givens.length, surnames.length);
  return Array.from({ length: count }, (_, at): PersonWords => {
    const fromEnd = (part: Word[][]) => part[part.length - count + at] ?? [];
    const ownSurname = fromEnd(surnames);
    const inherits = ownSurname.length === 0;
    return [
      titles.length === 1 && count > 1 ? (at === 0 ? (titles[0] ?? []) : []) : fromEnd(titles),
      fromEnd(givens),
      inherits ? (surnames.at(-1) ?? []) : ownSurname,
      inherits && at < count - 1,
    ];
  });
}

function dividedAtAnd(tokens: readonly Token[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const token of mendWords(tokens)) {
    if (token.kind === 'and' || token.kind === 'slash') parts.push([]);
    else if (token.kind === 'word') parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** The titles of a title column. Unknown ones are kept. */
function titlesOf(words: readonly Word[]): readonly FoundTitle[] {
  if (words.length === 0) return [];
  const { titles, length } = leadingTitles(words);
  if (length === words.length) return titles;
  const unknown = words.slice(length).map(({ text }) => text);
  return [...titles, ownTitle(unknown.join(' '))];
}

function ownTitle(written: string): FoundTitle {
  const title = {
    written,
    sex: 'U',
    greets: 'surname',
    spoken: undefined,
    style: false,
    rank: false,
    peer: false,
    beforeOf: false,
    afterTitle: false,
    alsoName: false,
    familiar: false,
    beforeForename: false,
    everyday: false,
    plural: false,
  } as const;
  return { title, typed: written };
}

/**
 * Splits titles from a forename column: Mr John. A title that is also a name (Major, Bishop) is a name there.
 */
function withoutTitles(words: readonly Word[]): { titles: readonly FoundTitle[]; names: readonly Word[] } {
  const { titles, length } = leadingTitles(words);
  const isTitle = length < words.length && titles.every(({ title }) => !title.alsoName);
  return isTitle ? { titles, names: words.slice(length) } : { titles: [], names: words };
}

/** Splits forenames from a surname column: J Smith. */
function leadingInitials(words: readonly Word[]): number {
  const count = words.findIndex((word, at) => at === words.length - 1 || !isInitial(word));
  return Math.max(0, count);
}
