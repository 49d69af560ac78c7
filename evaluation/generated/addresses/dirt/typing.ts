import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { DirtKind } from './kind.ts';
import { changeWord } from './words.ts';

/** The rows of the keyboard. Letters next to each other and above each other are neighbours. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const neighbours = new Map<string, string>();
ROWS.forEach((row, at) => {
  [...row].forEach((letter, place) => {
    const above = ROWS[at - 1]?.slice(place, place + 2) ?? '';
    const below = ROWS[at + 1]?.slice(Math.max(0, place - 1), place + 1) ?? '';
    neighbours.set(letter, (row[place - 1] ?? '') + (row[place + 1] ?? '') + above + below);
  });
});

/** A word with one typing slip: a letter too many, a letter missing, another letter, or two swapped. */
export function mistype(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 1);
  const letter = word[at]!;
  const near = random.pick([...(neighbours.get(letter.toLowerCase()) ?? 'e')]);
  switch (random.below(5)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + near + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at);
    case 3:
      return word.slice(0, at) + near + word.slice(at + 1);
    default: {
      const from = Math.min(at, word.length - 2);
      return word.slice(0, from) + word[from + 1] + word[from] + word.slice(from + 2);
    }
  }
}

export const TYPING: readonly DirtKind[] = [
  {
    name: 'typing error',
    weight: 12,
    write: (draft, random) => changeWord(draft, random, mistype),
  },
  {
    name: 'two typing errors',
    weight: 3,
    write: (draft, random) => changeWord(draft, random, mistype) && changeWord(draft, random, mistype),
  },
];
