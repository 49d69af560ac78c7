import type { Dice } from '../../../dice.ts';
import { alter, type Draft, type Field, restyle } from '../draft.ts';
import type { Apply } from './habit.ts';

/** Changes one long word of the street, of the building, or of a house's name. */
export function slip(change: (word: string, dice: Dice) => string): Apply {
  return (draft, { dice }) => {
    const field = named(draft);
    if (field === undefined) return false;
    const words = draft.said[field].split(' ');
    const long = words.flatMap((word, at) => (/^[A-Z][a-z']{4,}/.test(word) ? [at] : []));
    if (long.length === 0 || draft.text[field] !== draft.said[field]) return false;
    // The end of a street's name is a word that people rarely get wrong.
    const at = long.length > 1 && dice.chance(0.8) ? long[0]! : dice.pick(long);
    words[at] = change(words[at]!, dice);
    return alter(draft, field, words.join(' '));
  };
}

/** The field with the name that people get wrong. */
export function named({ said, entry }: Draft): Field | undefined {
  if (said.building !== '' && (said.street === '' || entry.unit.kind === 'none')) return 'building';
  return said.street === '' ? undefined : 'street';
}

/** Changes all names that have what is to change. */
export function anywhere(change: (text: string) => string): Apply {
  return (draft) => {
    let isChanged = false;
    for (const field of ['building', 'street', 'firm'] as const)
      isChanged = restyle(draft, field, change(draft.text[field])) || isChanged;
    return isChanged;
  };
}

/** Swaps two letters. */
export const swap = (word: string, dice: Dice) => {
  const at = dice.between(1, word.length - 2);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

/** Leaves a letter out. */
export const drop = (word: string, dice: Dice) => {
  const at = dice.between(1, word.length - 1);
  return word.slice(0, at) + word.slice(at + 1);
};

/** Types a letter twice. */
export const double = (word: string, dice: Dice) => {
  const at = dice.between(1, word.length - 1);
  return word.slice(0, at) + word[at] + word.slice(at);
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Hits a key beside the right one. */
export const nextKey = (word: string, dice: Dice) => {
  const at = dice.between(1, word.length - 1);
  const row = KEYS.find((keys) => keys.includes(word[at]!)) ?? '';
  const key = row.indexOf(word[at]!);
  return word.slice(0, at) + (row[key + 1] ?? row[key - 1] ?? word[at]) + word.slice(at + 1);
};

/** Writes the first of some groups of letters that the word has, after its first letter, in another way. */
export const replaced = (pairs: readonly (readonly [string, string])[]) => (word: string) => {
  for (const [from, to] of pairs) {
    const at = word.indexOf(from, 1);
    if (at > 0) return word.slice(0, at) + to + word.slice(at + from.length);
  }
  return word;
};

export const SOUNDS = [
  ['ough', 'off'],
  ['igh', 'y'],
  ['leigh', 'ley'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['ea', 'ee'],
  ['y', 'ie'],
  ['ca', 'ka'],
  ['co', 'ko'],
] as const;
export const VOWELS = [
  ['er', 'ar'],
  ['en', 'an'],
  ['ey', 'y'],
  ['ie', 'ei'],
  ['el', 'al'],
  ['or', 'er'],
  ['on', 'en'],
  ['an', 'en'],
  ['ur', 'er'],
] as const;
export const HEARD = [
  ['dd', 'th'],
  ['ff', 'f'],
  ['wy', 'oi'],
  ['yn', 'in'],
  ['f', 'v'],
  ['y', 'i'],
] as const;
export const WELSH =
  /\b(?:Ty|Bryn|Pen|Llwyn|Maes|Nant|Cwrt|Hendre|Erw|Gwern|Coed|Plas|Twyn|Drws|Hen|Fron|Caer)\b/;
export const CORRECTED = [
  ['dene', 'dean'],
  ['combe', 'comb'],
  ['hurst', 'hearst'],
  ['thorpe', 'thorp'],
  ['wick', 'week'],
  ['mead', 'meat'],
  ['hope', 'hop'],
  ['stow', 'stove'],
] as const;
export const GUESSED = [
  ['cote', 'coat'],
  ['mere', 'mare'],
  ['holme', 'home'],
  ['beck', 'back'],
  ['worth', 'worf'],
  ['wern', 'warn'],
  ['den', 'dan'],
  ['garth', 'girth'],
] as const;
export const SCANS = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['h', 'b'],
  ['e', 'c'],
  ['l', '1'],
  ['o', '0'],
] as const;
export const TWINS = [
  ['ll', 'l'],
  ['tt', 't'],
  ['ss', 's'],
  ['nn', 'n'],
  ['rr', 'r'],
  ['ee', 'e'],
  ['oo', 'o'],
] as const;
