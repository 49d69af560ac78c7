import { alter } from './draft.ts';
import { outwardOf } from './entry.ts';
import type { Apply } from './habit.ts';

/** Writes another postcode of the district, this many places further. The next street or block is 1 place away. */
export function away(places: readonly number[]): Apply {
  return (draft, { codes, dice }) => {
    const own = draft.entry.postcode;
    const all = codes.get(outwardOf(own)) ?? [];
    const code = all[all.indexOf(own) + dice.pick(places)];
    return code !== undefined && alter(draft, 'postcode', code);
  };
}

/** The last two letters in the other order. */
export const lettersSwapped: Apply = (draft) =>
  alter(draft, 'postcode', draft.entry.postcode.replace(/(.)(.)$/, '$2$1'));

/** Changes one character of the inward code into another one of its group. */
export function within(groups: readonly string[]): Apply {
  return (draft, { dice }) => {
    const code = draft.entry.postcode;
    const start = code.indexOf(' ') + 1;
    const some = [0, 1, 2].flatMap((at) => {
      const own = code[start + at]!;
      const group = groups.find((one) => one.includes(own)) ?? '';
      return [...group].filter((one) => one !== own).map((one) => [start + at, one] as const);
    });
    if (some.length === 0) return false;
    const [at, other] = dice.pick(some);
    return alter(draft, 'postcode', code.slice(0, at) + other + code.slice(at + 1));
  };
}

/** One of the ways, by their weights. */
export function oneOf(ways: readonly (readonly [weight: number, apply: Apply])[]): Apply {
  const all = ways.flatMap(([weight, apply]) => Array.from({ length: weight }, () => apply));
  return (draft, tools) => tools.dice.pick(all)(draft, tools);
}
