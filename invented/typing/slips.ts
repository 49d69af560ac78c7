import type { Dice } from '../dice.ts';

/** The rows of a British keyboard. They tell which keys lie beside a key. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const KINDS = ['left out', 'twice', 'wrong key', 'exchanged'] as const;

/** The fewest letters of a word in which a slip is made. */
const SHORTEST = 4;

/** Types a text with one slip in one of its longer words; undefined if it has no such word. */
export function withSlip(text: string, dice: Dice): string | undefined {
  const words = [...text.matchAll(/[A-Za-z]+/g)].filter(([word]) => word.length >= SHORTEST);
  if (words.length === 0) return undefined;
  const { 0: word, index } = dice.pick(words);
  for (;;) {
    const slipped = slip(word, dice);
    if (slipped !== word) return text.slice(0, index) + slipped + text.slice(index + word.length);
  }
}

/** Makes a slip at any letter, the first included. */
function slip(word: string, dice: Dice): string {
  const at = dice.whole(0, word.length - 1);
  const letter = word[at]!;
  switch (dice.pick(KINDS)) {
    case 'left out':
      return word.slice(0, at) + word.slice(at + 1);
    case 'twice':
      return word.slice(0, at) + letter + word.slice(at);
    case 'wrong key':
      return word.slice(0, at) + neighbourOf(letter, dice) + word.slice(at + 1);
    case 'exchanged':
      return at + 1 === word.length ? word : word.slice(0, at) + word[at + 1]! + letter + word.slice(at + 2);
  }
}

function neighbourOf(letter: string, dice: Dice): string {
  const small = letter.toLowerCase();
  const row = ROWS.find((keys) => keys.includes(small))!;
  const at = row.indexOf(small);
  const around = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  const key = dice.pick(around);
  return small === letter ? key : key.toUpperCase();
}
