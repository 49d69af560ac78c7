import { alter, type Draft } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply, Tools } from '../../common/habit.ts';

/** The postcode of the other side of the street, or of the next stair. */
const otherSide: Apply = (draft, { codes, dice }) => {
  const own = draft.entry.postcode;
  const all = codes.get(outwardOf(own)) ?? [];
  const code = all[all.indexOf(own) + dice.pick([-3, -2, -1, 1, 2, 3])];
  return code !== undefined && alter(draft, 'postcode', code);
};

/** A last letter that is the next one of the alphabet. */
const nextLetter: Apply = (draft) => {
  const code = draft.entry.postcode;
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const letter = letters[letters.indexOf(code.at(-1)!) + 1] ?? 'A';
  return alter(draft, 'postcode', code.slice(0, -1) + letter);
};

/** Another sector: the digit after the space. */
const otherSector: Apply = (draft, { dice }) =>
  alter(draft, 'postcode', draft.entry.postcode.replace(/ \d/, ` ${dice.between(1, 9)}`));

/** Another district, as of the place where somebody lived before. */
const formerHome: Apply = (draft, { codes, dice }) => {
  const others = [...codes.keys()].filter((code) => code !== outwardOf(draft.entry.postcode));
  return alter(draft, 'postcode', dice.pick(codes.get(dice.pick(others)) ?? []));
};

/** The right inward code with the next district's number. */
const districtBeside: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(/(\d) /, (_, digit: string) => {
      const other = Number(digit) + dice.pick([-1, 1]);
      return `${Math.min(9, Math.max(1, other))} `;
    }),
  );

const WAYS: Readonly<Record<string, Apply>> = {
  ...{ otherSide, nextLetter, otherSector, formerHome, districtBeside },
};

/** Writes a wrong postcode. */
export function mistakePostcode(draft: Draft, tools: Tools): boolean {
  const shares = { otherSide: 40, nextLetter: 18, otherSector: 18, formerHome: 10, districtBeside: 14 };
  return WAYS[tools.dice.weighted(shares)]!(draft, tools);
}
