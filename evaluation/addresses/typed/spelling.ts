import type { Dice } from '../dice.ts';
import type { Element } from '../row.ts';
import type { Draft } from './draft.ts';
import { type Kind, replaceWord, type Surroundings } from './kind.ts';

/** The elements that consist of words. */
const WORDY: readonly Element[] = ['organisation', 'building', 'street', 'locality', 'town'];

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Kinds that change letters and words but not the meaning. */
export const SPELLING: Readonly<Record<string, Kind>> = {
  abbreviated: { group: 'spelling', apply: abbreviate },
  'no commas': {
    group: 'order',
    apply: (draft) => {
      draft.hasCommas = false;
      return true;
    },
  },
  slip: { group: 'spelling', apply: (draft, around) => damage(draft, around, slip, 1) },
  'two slips': { group: 'spelling', apply: (draft, around) => damage(draft, around, slip, 2) },
  misread: {
    group: 'spelling',
    apply: (draft, around) =>
      damage(draft, around, (word, dice) => swap(word, dice, around.lists.misread), 1),
  },
  misheard: {
    group: 'spelling',
    apply: (draft, around) =>
      damage(draft, around, (word, dice) => swap(word, dice, around.lists.misheard), 1),
  },
};

function abbreviate(draft: Draft, { dice, lists }: Surroundings): boolean {
  let isChanged = false;
  const isAll = dice.chance(0.5);
  for (const [word, forms] of Object.entries(lists.abbreviations)) {
    for (const element of ['flat', 'building', 'street', 'locality'] as const) {
      const shorter = replaceWord(draft.text[element], word, dice.pick(forms));
      if (shorter === draft.text[element] || shorter === '' || (isChanged && !isAll)) continue;
      draft.text[element] = shorter;
      isChanged = true;
    }
  }
  return isChanged;
}

/**
 * Damages words of four letters or more. A damaged street that is the name of another street of the list is
 * not used.
 */
function damage(
  draft: Draft,
  { dice, around }: Surroundings,
  change: (word: string, dice: Dice) => string,
  times: number,
): boolean {
  const text = { ...draft.text };
  for (let left = times; left > 0; left--) {
    const element = dice.pick(WORDY.filter((one) => longWords(text[one]).length > 0));
    if (element === undefined) return false;
    const word = dice.pick(longWords(text[element]));
    const damaged = change(word, dice);
    if (damaged === word) return false;
    text[element] = text[element].replace(word, damaged);
  }
  if (text.street !== draft.text.street && around.streets.has(text.street.toLowerCase())) return false;
  draft.text = text;
  return true;
}

function longWords(text: string): string[] {
  return text.split(/[ '-]/).filter((word) => /^\p{L}{4,}$/u.test(word));
}

/** One typing slip: a neighbouring key, two letters swapped, one left out, or one doubled. */
function slip(word: string, dice: Dice): string {
  const at = dice.between(0, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  switch (dice.weighted({ neighbour: 35, swapped: 25, lost: 25, twice: 15 })) {
    case 'neighbour':
      return before + neighbour(letter, dice) + next + after;
    case 'swapped':
      return before + next + letter + after;
    case 'lost':
      return before + next + after;
    default:
      return before + letter + letter + next + after;
  }
}

function neighbour(letter: string, dice: Dice): string {
  const row = KEYS.find((keys) => keys.includes(letter.toLowerCase()));
  if (row === undefined) return letter;
  const at = row.indexOf(letter.toLowerCase());
  return dice.pick([row[at - 1], row[at + 1]].filter((key) => key !== undefined));
}

function swap(word: string, dice: Dice, table: readonly (readonly [string, string])[]): string {
  const fitting = table.filter(([from]) => word.slice(1).includes(from));
  if (fitting.length === 0) return word;
  const [from, to] = dice.pick(fitting);
  return word[0] + word.slice(1).replace(from, to);
}
