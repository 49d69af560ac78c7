import { alter } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply } from '../../common/habit.ts';
import { away, lettersSwapped, oneOf, within } from '../../common/postcode-mistakes.ts';
import type { Half, Name } from '../words.ts';

/** The digit beside the right one, on a telephone's keys. */
const nextDigit: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(/ (\d)/, (_, digit) => ` ${Number(digit) + dice.pick([-1, 1])}`),
  );

/** The postcode of an earlier home, which the form filled in. */
const earlierHome: Apply = (draft, { codes, dice }) =>
  alter(draft, 'postcode', dice.pick(codes.get(dice.pick([...codes.keys()])) ?? [draft.entry.postcode]));

/** Letters and digits that sound alike on the telephone. */
const misheard = within(['BDEPTG', 'FSX', 'NL', 'AHJ', 'UQ', '59', '23']);

/** Letters and digits that look alike on a paper form. */
const misread = within(['17', 'AH', 'DBP', 'EFL', 'UWN', 'XY', 'JT', '49', '38', '56']);

/** The first postcode of the district, which the old system had for every customer. */
const firstOfDistrict: Apply = (draft, { codes }) => {
  const own = draft.entry.postcode;
  return alter(draft, 'postcode', codes.get(outwardOf(own))?.[0] ?? own);
};

/** How the typists of each list write wrong postcodes. */
export const MISTAKES: Readonly<Record<Half, Readonly<Record<Name, Apply>>>> = {
  shown: {
    resort: oneOf([
      [6, away([-2, -1, 1, 2])],
      [2, lettersSwapped],
      [2, nextDigit],
    ]),
    milltown: oneOf([
      [4, lettersSwapped],
      [3, away([-1, 1])],
      [3, earlierHome],
    ]),
  },
  'held-back': {
    resort: oneOf([
      [7, misheard],
      [1, firstOfDistrict],
    ]),
    milltown: oneOf([
      [6, misread],
      [3, away([-4, -3, 3, 4])],
    ]),
  },
};
