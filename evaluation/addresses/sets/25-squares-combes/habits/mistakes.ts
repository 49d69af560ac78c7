import { alter } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply } from '../../common/habit.ts';
import type { NumberMistake } from '../../common/number-absences.ts';
import { away, lettersSwapped, oneOf, within } from '../../common/postcode-mistakes.ts';
import type { Half, Name } from '../words.ts';

/** Another postcode of the district, as that of the shop, the surgery or the parents. */
const ofDistrict: Apply = (draft, { codes, dice }) =>
  alter(draft, 'postcode', dice.pick(codes.get(outwardOf(draft.entry.postcode)) ?? [draft.entry.postcode]));

/** The last digit of the outward code one too high or too low. */
const nextDistrict: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(/\d(?= )/, (digit) => String(Number(digit) + dice.pick([-1, 1]))),
  );

/** The two digits of the outward code in the other order. */
const districtSwapped: Apply = (draft) =>
  alter(draft, 'postcode', draft.entry.postcode.replace(/(\d)(\d)(?= )/, '$2$1'));

/** Letters and digits that a reception takes for one another, and those of a charity's forms. */
const TAKEN = within(['UV', 'DO', 'BR', 'EF', 'HN', 'GQ', 'PR', '14', '25', '36']);
const READ = within(['AD', 'LZ', 'WX', 'SZ', 'TY', 'JU', 'NR', '12', '34', '56']);

/** A common way to write wrong postcodes, and two others that are rarer. */
function mostly(first: Apply, second: Apply, third: Apply): Apply {
  return oneOf([5, 3, 2].map((weight, at) => [weight, [first, second, third][at] ?? first] as const));
}

/** How the typists of each list write wrong postcodes. */
export const MISTAKES: Readonly<Record<Half, Readonly<Record<Name, Apply>>>> = {
  shown: {
    squares: mostly(away([-1, 1, 2]), ofDistrict, nextDistrict),
    combes: mostly(away([-3, -2, -1, 1]), lettersSwapped, ofDistrict),
  },
  'held-back': {
    squares: mostly(TAKEN, away([-5, -4, 4, 5]), districtSwapped),
    combes: mostly(READ, away([-2, 2]), districtSwapped),
  },
};

/** How the typists of each list get the number of a house wrong. */
export const NUMBER_MISTAKES: Readonly<Record<Half, Readonly<Record<Name, NumberMistake>>>> = {
  shown: {
    squares: { kind: 'key beside the five', of: (number) => number.replace('5', '4') },
    combes: { kind: 'nought too many', of: (number) => `${number}0` },
  },
  'held-back': {
    squares: { kind: 'three read as eight', of: (number) => number.replace(/3(?=\d*$)/, '8') },
    combes: { kind: 'nine read as four', of: (number) => number.replace(/9(?=\d*$)/, '4') },
  },
};
