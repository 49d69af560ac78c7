import { cleanseName, type NameOptions } from '../cleansing/name/cleanse-name.ts';
import { nameReader } from '../cleansing/name/name-reader.ts';
import type { Person } from '../cleansing/name/person.ts';
import { readName } from '../cleansing/name/read-name.ts';
import { readParts } from '../cleansing/name/read-parts.ts';
import type { Word } from '../cleansing/name/token.ts';

/** How a name was read. */
export interface NameWhy {
  /** What the name stands for, as a sentence. */
  readonly says: string;
  /** The typed words, each with the part that it was taken for and what is known about it. */
  readonly words: readonly { readonly word: string; readonly part: string; readonly known: string }[];
  readonly notes: readonly string[];
}

const TYPES = {
  Person: 'The name reads as that of one person.',
  Joint: 'The name reads as that of several people.',
  Company: 'The name reads as that of an organisation.',
  Unknown: 'This is not the name of a person or an organisation.',
} as const;

const SEXES: Readonly<Record<string, string>> = { M: 'of a man', F: 'of a woman', U: 'of either sex' };

/** Explains how a name was read. Null for a blank name. @param read the value of a need */
export function whyName(
  read: (need: string) => string,
  options: Readonly<Record<string, unknown>>,
): NameWhy | null {
  const name = nameReader({ input: (need) => [read(need)] })(0);
  if (name === undefined) return null;
  const reading = typeof name === 'string' ? readName(name) : readParts(name);
  const cleansed = cleanseName(name, options as unknown as NameOptions);
  const notes = [
    ...(cleansed.caseChanged ? ['The capitals were repaired.'] : []),
    ...(cleansed.usedDefaultSalutation
      ? ['The name permits no salutation, so the default one is used.']
      : []),
  ];
  return {
    says: TYPES[reading.type],
    words: 'people' in reading ? reading.people.flatMap(wordsOf) : [],
    notes,
  };
}

function wordsOf({ titles, forename, middle, surname, suffixes, nickname }: Person): NameWhy['words'] {
  const part = (words: readonly Word[], name: string) =>
    words.map((word) => ({ word: word.text, part: name, known: knownOf(word, name) }));
  return [
    ...titles.map(({ typed, title }) => ({
      word: typed,
      part: 'title',
      known: title.sex === 'U' ? 'a title of either sex' : `a title ${SEXES[title.sex]}`,
    })),
    ...part(forename, 'forename'),
    ...part(middle, 'middle name'),
    ...part(nickname === undefined ? [] : [nickname], 'nickname'),
    ...part(surname, 'surname'),
    ...suffixes.map(({ typed }) => ({ word: typed, part: 'suffix', known: 'a known suffix' })),
  ];
}

function knownOf({ text, entry }: Word, part: string): string {
  if (part !== 'surname' && [...text].length === 1) return 'an initial';
  const says = [
    ...(entry.sex === undefined ? [] : [`a known forename ${SEXES[entry.sex] ?? ''}`.trim()]),
    ...(entry.surname === undefined ? [] : ['a known surname']),
  ];
  return says.length === 0 ? 'not in the lists, so its place decides' : says.join(', ');
}
