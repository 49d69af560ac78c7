import { alter } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply } from '../../common/habit.ts';
import { away, lettersSwapped, oneOf } from '../../common/postcode-mistakes.ts';
import type { Half } from '../words.ts';

/** The postcode of the next stretch of the street, or of the street beside it. */
const nextStretch = away([-2, -1, 1, 2]);

/** Letters beside each other on the keyboard. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A last letter from the next key. */
const nextKey: Apply = (draft, { dice }) => {
  const code = draft.entry.postcode;
  const letter = code.at(-1)!.toLowerCase();
  const row = KEYS.find((keys) => keys.includes(letter))!;
  const other = row[row.indexOf(letter) + dice.pick([-1, 1])];
  return other !== undefined && alter(draft, 'postcode', code.slice(0, -1) + other.toUpperCase());
};

/** Letters that sound alike over the telephone. */
const HEARD = ['BDEGPT', 'MN', 'FSX', 'AHJ', 'QUW', 'LR', 'YZ'];

/** One letter of the inward code as it was misheard. */
const misheard: Apply = (draft, { dice }) => {
  const code = draft.entry.postcode;
  const at = code.length - dice.between(1, 2);
  const some = HEARD.find((letters) => letters.includes(code[at]!));
  const others = [...(some ?? '')].filter((letter) => letter !== code[at]);
  return (
    others.length > 0 && alter(draft, 'postcode', code.slice(0, at) + dice.pick(others) + code.slice(at + 1))
  );
};

/** The postcode of some other street of the district, as of a record that was overwritten. */
const otherRecord: Apply = (draft, { codes, dice }) =>
  alter(draft, 'postcode', dice.pick(codes.get(outwardOf(draft.entry.postcode)) ?? [draft.entry.postcode]));

/** The digits of the outward code in the other order, or one of them wrong. */
const outwardWrong: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(/\d /, () => `${dice.between(1, 9)} `),
  );

/** How each half writes wrong postcodes. */
export const MISTAKES: Readonly<Record<Half, Apply>> = {
  shown: oneOf([
    [5, nextStretch],
    [2, lettersSwapped],
    [3, nextKey],
  ]),
  'held-back': oneOf([
    [5, misheard],
    [3, otherRecord],
    [2, outwardWrong],
  ]),
};
