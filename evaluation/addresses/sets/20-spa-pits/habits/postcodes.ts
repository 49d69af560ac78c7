import { alter, type Draft } from '../../common/draft.ts';
import { outwardOf } from '../../common/entry.ts';
import type { Apply, Tools } from '../../common/habit.ts';

/** Letters of inward codes that sound or look alike. */
const ALIKE = 'BD DB BP PB EB DT TD SX XS UW WU FS SF GJ JG AH HA QU';

/** The postcode of the next street in the book. */
const nextStreet: Apply = (draft, { codes, dice }) => {
  const own = draft.entry.postcode;
  const all = codes.get(outwardOf(own)) ?? [];
  const code = all[all.indexOf(own) + dice.pick([-1, 1])];
  return code !== undefined && alter(draft, 'postcode', code);
};

/** A letter that was heard as another. */
const misheard: Apply = (draft, { dice }) => {
  const code = draft.entry.postcode;
  const at = code.length - dice.pick([1, 2]);
  const pairs = ALIKE.split(' ').filter((pair) => pair[0] === code[at]);
  if (pairs.length === 0) return false;
  return alter(draft, 'postcode', code.slice(0, at) + dice.pick(pairs)[1] + code.slice(at + 1));
};

/** The digit after the space, one key to the side. */
const besideKey: Apply = (draft, { dice }) =>
  alter(
    draft,
    'postcode',
    draft.entry.postcode.replace(
      / (\d)/,
      (_, digit: string) => ` ${Math.max(1, Number(digit) + dice.pick([-1, 1]))}`,
    ),
  );

const swapped: Apply = (draft) => {
  const code = draft.entry.postcode;
  return alter(draft, 'postcode', `${code.slice(0, -2)}${code.at(-1)}${code.at(-2)}`);
};

/** The postcode of the office, the former home, or the daughter. */
const otherPlace: Apply = (draft, { codes, dice }) => {
  const others = [...codes.keys()].filter((code) => code !== outwardOf(draft.entry.postcode));
  return alter(draft, 'postcode', dice.pick(codes.get(dice.pick(others)) ?? []));
};

const WAYS: Readonly<Record<string, Apply>> = { nextStreet, misheard, besideKey, swapped, otherPlace };

/** Writes a wrong postcode. */
export function mistakePostcode(draft: Draft, tools: Tools): boolean {
  const way = tools.dice.weighted({
    nextStreet: 38,
    misheard: 22,
    besideKey: 16,
    swapped: 14,
    otherPlace: 10,
  });
  return WAYS[way]!(draft, tools);
}
