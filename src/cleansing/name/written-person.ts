import { type NamePart, nameCase, type TypedCase } from './letter-case.ts';
import type { Person } from './person.ts';
import { DUTCH_BEFORE, HEBREW_CHILD_OF } from './split-name.ts';
import { spokenTitles } from './spoken-titles.ts';
import type { FoundTitle } from './titles.ts';
import type { Word } from './token.ts';
import { isIberian } from './two-surnames.ts';

/** How to write the letters of a name; see {@link nameCase}. */
export const NAME_CASES = ['mixed', 'upper', 'lower', 'asis'] as const;

export type NameCase = (typeof NAME_CASES)[number];

/** A person's name as text: each part, empty if it is missing. */
export interface WrittenPerson {
  readonly title: string;
  /** The titles for a salutation: for Rt Hon Sir only Sir, for Rt Rev Bishop. */
  readonly spokenTitle: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
  readonly suffix: string;
  readonly nickname: string;
  readonly companion: string;
  readonly person: Person;
  /** Whether the case of any letter was changed. */
  readonly caseChanged: boolean;
}

/**
 * Writes the parts of a person's name. It does not apply the cases `upper` and `lower`: {@link lettered} does
 * so afterwards.
 */
export function writtenPerson(person: Person, typed: TypedCase, letters: NameCase): WrittenPerson {
  let caseChanged = false;
  const one = (word: Word, at: number, words: readonly Word[], part: NamePart) => {
    if (letters === 'asis') return word.text;
    const written = cased(word, at, words, typed, part);
    if (lettered(written, letters) !== word.text) caseChanged = true;
    return written;
  };
  const write = (words: readonly Word[], part: NamePart) => {
    let text = '';
    let at = 0;
    for (const word of words) {
      const written = one(word, at, words, part);
      text = at === 0 ? written : `${text} ${written}`;
      at++;
    }
    return text;
  };
  const standard = (written: string, typed: string) => {
    if (letters === 'asis') return typed;
    const text = lettered(written, letters);
    if (text !== typed && text.toLowerCase() === typed.toLowerCase()) caseChanged = true;
    return written;
  };
  const joinedTitles = (titles: readonly FoundTitle[]) => {
    let text = '';
    for (const { title, typed } of titles) {
      const written = standard(title.written, typed);
      text = text === '' ? written : `${text} ${written}`;
    }
    return text;
  };
  return {
    title: joinedTitles(person.titles),
    spokenTitle: person.titles.length === 0 ? '' : spokenTitles(person.titles, joinedTitles),
    forename: write(person.forename, 'forename'),
    middle: write(person.middle, 'forename'),
    surname: write(person.surname, 'surname'),
    suffix:
      person.suffixes.length === 0
        ? ''
        : person.suffixes.map((suffix) => standard(suffix.written, suffix.typed)).join(' '),
    nickname: person.nickname === undefined ? '' : write([person.nickname], 'forename'),
    companion: write(person.companion, 'forename'),
    person,
    caseChanged,
  };
}

function cased(
  { text, lower, shape, entry }: Word,
  at: number,
  words: readonly Word[],
  typed: TypedCase,
  part: NamePart,
): string {
  const next = words[at + 1];
  const isInside = next !== undefined;
  // Ortega y Molina, von und zu Adlerstein
  if (part === 'surname' && at > 0 && isInside && shape !== 'capital' && JOINING.has(lower)) return lower;
  // in 't Veld
  if (part === 'surname' && typed === 'mixed' && shape === 'lower' && isInside && DUTCH_BEFORE.has(lower))
    return text;
  // Moshe ben Yitzhak, María del Carmen
  if (isInside && typed === 'mixed' && shape === 'lower') {
    if (part === 'surname' ? HEBREW_CHILD_OF.has(text) : entry.prefix !== undefined) return text;
  }
  // Ruaridh Mac an t-Saoir: a lower-case word inside a name with capitals was written so on purpose, unless
  // it is a forename.
  const isWithin = text.length > 1 && (isInside || part === 'forename');
  if (isWithin && typed === 'mixed' && shape === 'lower' && text.length < 4 && entry.sex === undefined)
    return text;
  // MARIA DEL PILAR JIMENEZ
  if (part === 'forename' && typed !== 'mixed' && at === 0 && /^de[l']?$/.test(lower) && words.length > 1)
    return lower;
  let prefix = isInside ? entry.prefix?.written : undefined;
  // La Rue, but de la Mare; Del Piero, but del Río.
  if (prefix !== undefined && at > 0 && words[at - 1]?.lower === 'de') prefix = prefix.toLowerCase();
  if (prefix === 'Del' && next !== undefined && isIberian(next)) prefix = 'del';
  return nameCase(text, shape, typed, part, prefix);
}

/** Words that are small inside a surname of several words. */
const JOINING = new Set(['e', 'en', 'et', 'i', 'und', 'y', 'zu']);

/** The text in this letter case. */
export function lettered(text: string, letters: NameCase): string {
  if (letters === 'upper') return text.toUpperCase();
  if (letters === 'lower') return text.toLowerCase();
  return text;
}
