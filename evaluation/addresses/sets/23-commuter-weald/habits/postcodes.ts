import { alter } from '../../common/draft.ts';
import type { Apply } from '../../common/habit.ts';
import { away, oneOf } from '../../common/postcode-mistakes.ts';
import type { Half } from '../words.ts';

/** The postcode of somewhere near by, where the customer lived before or which a form suggested. */
const nearBy = away([-6, -5, -4, -3, 3, 4, 5, 6]);

/** Another digit in front of the last two letters. */
const otherSector: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(/ \d/, () => ` ${dice.between(1, 9)}`),
  );

/** One of the two last letters at random. */
const otherLetter: Apply = (draft, { dice }) => {
  const code = draft.entry.postcode;
  const at = code.length - dice.between(1, 2);
  return alter(
    draft,
    'postcode',
    code.slice(0, at) + dice.pick([...'ABDEFGHJLNPQRSTUWXYZ']) + code.slice(at + 1),
  );
};

/** Letters that look alike in handwriting. */
const LOOKS = ['UVW', 'NHW', 'DPB', 'FEP', 'SG', 'LE', 'QG', 'AR', 'XY', 'JT', 'Z2'];

/** A letter of the inward code that the agency misread. */
const misread: Apply = (draft, { dice }) => {
  const code = draft.entry.postcode;
  const at = code.length - dice.between(1, 2);
  const others = LOOKS.filter((one) => one.includes(code[at]!)).flatMap((one) => [...one]);
  const some = others.filter((letter) => letter !== code[at] && /[A-Z]/.test(letter));
  return (
    some.length > 0 && alter(draft, 'postcode', code.slice(0, at) + dice.pick(some) + code.slice(at + 1))
  );
};

/** The postcode of the next member or job in the book. */
const nextInBook: Apply = (draft, { codes, dice }) =>
  alter(draft, 'postcode', dice.pick(codes.get(dice.pick([...codes.keys()])) ?? [draft.entry.postcode]));

/** The first digit of the inward code left as the last digit of the outward one. */
const digitRepeated: Apply = (draft) =>
  alter(draft, 'postcode', draft.entry.postcode.replace(/(\d) \d/, '$1 $1'));

/** How each half writes wrong postcodes. */
export const MISTAKES: Readonly<Record<Half, Apply>> = {
  shown: oneOf([
    [4, nearBy],
    [2, otherSector],
    [4, otherLetter],
  ]),
  'held-back': oneOf([
    [6, misread],
    [2, nextInBook],
    [2, digitRepeated],
  ]),
};
