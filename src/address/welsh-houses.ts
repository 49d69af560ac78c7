import { lazily } from '../lazily.ts';
import { isDefiniteArticle } from './normal-form/small-words.ts';
import { wordsOf } from './normal-form/tokens.ts';
import type { Word } from './normal-form/word.ts';
import { WELSH_HOUSES } from './welsh-street-words.ts';

/** The words of a house's name without article, run together → its names in the other language. */
const others = lazily(() => {
  const names = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const key = keyOf(wordsOf(from));
    names.set(key, [...(names.get(key) ?? []), to]);
  };
  for (const [english, welsh] of WELSH_HOUSES) {
    add(english, welsh);
    add(welsh, english);
  }
  return names;
});

function keyOf(words: readonly Word[]): string {
  let key = '';
  words.forEach((word, at) => {
    if (at > 0 || !isDefiniteArticle(word)) key += word.text;
  });
  return key;
}

/**
 * Returns the names of a house in the other language of Wales: `Yr Hen Ysgol` is The Old School, and Capel Seion is
 * `Seion Chapel` or `Zion Chapel`.
 */
export function houseInOtherLanguage(words: readonly Word[]): readonly string[] {
  const found = others().get(keyOf(words));
  if (found !== undefined) return found;
  const [first, last] = words;
  if (first === undefined || last === undefined || words.length !== 2) return NONE;
  if (first.text === 'CAPEL') return chapelsOf(last.text).map((name) => `${name} CHAPEL`);
  return last.text === 'CHAPEL' ? chapelsOf(first.text).map((name) => `CAPEL ${name}`) : NONE;
}

function chapelsOf(name: string): readonly string[] {
  const other = CHAPELS.find((pair) => pair.includes(name));
  return other ?? [name];
}

/** Names of chapels that are spelt otherwise in the other language. */
const CHAPELS: readonly (readonly string[])[] = [
  ['ZION', 'SEION', 'SION'],
  ['MORIAH', 'MOREIA'],
  ['JERUSALEM', 'CAERSALEM'],
  ['EBENEZER', 'EBENESER'],
  ['CALVARY', 'CALFARIA'],
  ['TABERNACLE', 'TABERNACL'],
];

const NONE: readonly string[] = [];
