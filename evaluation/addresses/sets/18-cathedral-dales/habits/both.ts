import type { Dice } from '../../../dice.ts';
import { misspelt, set } from './changes.ts';
import { habits } from './habit.ts';

/** Swaps two letters, leaves one out, or types one twice. */
function slip(word: string, dice: Dice): string {
  const at = dice.between(1, word.length - 2);
  switch (dice.between(1, 3)) {
    case 1:
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    case 2:
      return word.slice(0, at) + word.slice(at + 1);
    default:
      return word.slice(0, at) + word[at] + word.slice(at);
  }
}

/** What everybody does. */
export const BOTH = [
  ...habits('form', 'both', [
    ['capitals', 'Types in capitals.', 14, set('letters', 'capitals')],
    ['small letters', 'Types in small letters.', 12, set('letters', 'small')],
  ]),
  ...habits('spelling', 'both', [['letter slip', 'Makes a slip in a name.', 22, misspelt(slip)]]),
];
