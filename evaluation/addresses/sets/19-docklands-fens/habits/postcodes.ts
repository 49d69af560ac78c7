import type { Dice } from '../../../dice.ts';
import { alter, type Draft, omit } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply, Tools } from '../../common/habit.ts';

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
