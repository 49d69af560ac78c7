import type { Dice } from '../../../dice.ts';
import { alter, type Draft, omit, restyle } from '../draft.ts';
import { outwardOf } from '../entry.ts';
import { type Apply, habits, type Tools } from './habit.ts';

/** Leaves the postcode out. */
export function missPostcode(draft: Draft): boolean {
  return omit(draft, 'postcode');
}

/** The postcode of a street near by. */
const neighbour: Apply = (draft, { codes, dice }) => {
  const own = draft.entry.postcode;
  const all = codes.get(outwardOf(own)) ?? [];
  const at = all.indexOf(own) + dice.pick([-2, -1, 1, 2]);
  return all[at] !== undefined && alter(draft, 'postcode', all[at]);
};

/** A slip in the last two letters. */
const lastLetter: Apply = (draft, { dice }) =>
  alter(draft, 'postcode', draft.entry.postcode.slice(0, -1) + dice.pick([...'ABDEFGHJLNPQRSTUWXYZ']));

const swappedLetters: Apply = (draft) => {
  const code = draft.entry.postcode;
  return alter(draft, 'postcode', code.slice(0, -2) + code.at(-1) + code.at(-2));
};

/** A postcode of another district, such as that of the old house or the office. */
const elsewhere: Apply = (draft, { codes, dice }) => {
  const others = [...codes.keys()].filter((code) => code !== outwardOf(draft.entry.postcode));
  return alter(draft, 'postcode', dice.pick(codes.get(dice.pick(others))!));
};

const otherSector: Apply = (draft, { dice }) =>
  alter(draft, 'postcode', draft.entry.postcode.replace(/ \d/, ` ${dice.between(1, 9)}`));

const WRONG: readonly (readonly [number, Apply])[] = [
  [45, neighbour],
  [20, lastLetter],
  [12, swappedLetters],
  [13, otherSector],
  [10, elsewhere],
];

/** Writes a wrong postcode. */
export function mistakePostcode(draft: Draft, tools: Tools): boolean {
  return chosen(tools.dice)(draft, tools);
}

function chosen(dice: Dice): Apply {
  let left = dice.between(1, 100);
  for (const [share, apply] of WRONG) {
    left -= share;
    if (left <= 0) return apply;
  }
  return neighbour;
}

/** Writes the postcode otherwise. Does nothing if it is missing. */
function coded(change: (code: string, tools: Tools) => string): Apply {
  return (draft, tools) =>
    draft.text.postcode !== '' && restyle(draft, 'postcode', change(draft.text.postcode, tools));
}

/** Habits of postcodes. */
export const POSTCODES = [
  ...habits('postcode', 'both', [
    ['postcode joined', 'Leaves out the space of the postcode.', 14, coded((code) => code.replace(' ', ''))],
    ['postcode small', 'Writes the postcode in small letters.', 8, coded((code) => code.toLowerCase())],
    ['postcode of a neighbour', 'Takes the postcode of the next street.', 8, neighbour],
    [
      'letter O in postcode',
      'Types the letter O for nought or I for one.',
      3,
      coded((code) => code.replace(/0/g, 'O').replace(/1/g, 'I')),
    ],
    [
      'district only',
      'Gives only the first half of the postcode.',
      4,
      (draft) => alter(draft, 'postcode', outwardOf(draft.entry.postcode)),
    ],
  ]),
  ...habits('postcode', 'shown', [
    ['postcode with dash', 'Writes a dash in the postcode.', 2, coded((code) => code.replace(' ', '-'))],
    ['postcode in brackets', 'Puts the postcode in brackets.', 2, coded((code) => `(${code})`)],
    ['postcode letters swapped', 'Swaps the last two letters.', 4, swappedLetters],
    [
      'postcode spaced elsewhere',
      'Puts the space after the third letter or digit.',
      3,
      coded((code) => {
        const all = code.replace(' ', '');
        return `${all.slice(0, 3)} ${all.slice(3)}`;
      }),
    ],
  ]),
  ...habits('postcode', 'held-back', [
    ['postcode with stop', 'Ends the postcode with a full stop.', 3, coded((code) => `${code}.`)],
    ['postcode with word', 'Writes `PC` before the postcode.', 2, coded((code) => `PC ${code}`)],
    ['postcode last letter', 'Mishears the last letter of the postcode.', 4, lastLetter],
    [
      'postcode in three',
      'Writes the area and the district apart.',
      2,
      coded((code) => code.replace(/^([A-Z]+)(\d+)/, '$1 $2')),
    ],
  ]),
];
