import type { Dice } from '../../dice.ts';
import type { NumberMistake } from '../common/number-absences.ts';
import type { Half, Name } from './words.ts';

/** A one that looks like a seven, or the other way. */
function misread(number: string, dice: Dice): string {
  const places = [...number].flatMap((digit, at) => (/[17]/.test(digit) ? [at] : []));
  if (places.length === 0) return number;
  const at = dice.pick(places);
  return number.slice(0, at) + (number[at] === '1' ? '7' : '1') + number.slice(at + 1);
}

/** How the typists of each list get the number of a house wrong. */
export const NUMBER_MISTAKES: Readonly<Record<Half, Readonly<Record<Name, NumberMistake>>>> = {
  shown: {
    resort: { kind: 'digits swapped', of: (number) => number.replace(/(\d)(\d)$/, '$2$1') },
    milltown: { kind: 'digit typed twice', of: (number) => `${number}${number.at(-1)}` },
  },
  'held-back': {
    // Thirteen is heard as thirty.
    resort: { kind: 'number misheard', of: (number) => number.replace(/^1([3-9])$/, '$10') },
    milltown: { kind: 'one read as seven', of: misread },
  },
};
