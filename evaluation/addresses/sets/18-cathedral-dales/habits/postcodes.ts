import type { Dice } from '../../../dice.ts';
import { alter, type Draft } from '../draft.ts';
import { outwardOf } from '../entry.ts';
import type { Half } from '../words.ts';
import type { Apply, Tools } from './habit.ts';

/** The postcode of a street near by. */
const neighbour: Apply = (draft, { codes, dice }) => {
  const own = draft.entry.postcode;
  const all = codes.get(outwardOf(own)) ?? [];
  const other = all[all.indexOf(own) + dice.pick([-2, -1, 1, 2])];
  return other !== undefined && alter(draft, 'postcode', other);
};

/** A postcode of another district, such as that of the house before. */
const elsewhere: Apply = (draft, { codes, dice }) => {
  const others = [...codes.keys()].filter((code) => code !== outwardOf(draft.entry.postcode));
  return alter(draft, 'postcode', dice.pick(codes.get(dice.pick(others))!));
};

/** A postcode of the same district, such as that of the school or the surgery. */
const sameDistrict: Apply = (draft, { codes, dice }) =>
  alter(draft, 'postcode', dice.pick(codes.get(outwardOf(draft.entry.postcode))!));

/** Writes another letter or figure for one of the second half. */
function mistaken(table: Readonly<Record<string, string>>): Apply {
  return (draft, { dice }) => {
    const code = draft.entry.postcode;
    const known = [1, 2, 3].filter((at) => table[code.at(-at)!] !== undefined);
    if (known.length === 0) return false;
    const at = code.length - dice.pick(known);
    return alter(
      draft,
      'postcode',
      code.slice(0, at) + dice.pick([...table[code[at]!]!]) + code.slice(at + 1),
    );
  };
}

/** Keys beside one another. */
const KEYS = {
  ...{
    A: 'SQ',
    B: 'NG',
    D: 'SF',
    E: 'WR',
    F: 'DG',
    G: 'FH',
    H: 'GJ',
    J: 'HN',
    L: 'P',
    N: 'BH',
    P: 'L',
    Q: 'WA',
  },
  ...{ R: 'ET', S: 'AD', T: 'RY', U: 'YJ', W: 'QE', X: 'ZS', Y: 'TU', Z: 'XA' },
  ...{ 1: '2', 2: '13', 3: '24', 4: '35', 5: '46', 6: '57' },
};

/** Letters and figures that sound or look alike. */
const ALIKE = {
  ...{
    B: 'DPE',
    D: 'BTE',
    E: 'BDP',
    P: 'BTD',
    T: 'DP',
    F: 'S',
    S: 'FX',
    N: 'H',
    A: 'HJ',
    J: 'AG',
    G: 'J',
    X: 'S',
  },
  ...{ 1: '7', 5: '9', 3: '8', 6: '8', 2: '7', 4: '9' },
};

const WRONG: Readonly<Record<Half, readonly (readonly [number, Apply])[]>> = {
  shown: [
    [42, neighbour],
    [33, mistaken(KEYS)],
    [10, sameDistrict],
    [15, elsewhere],
  ],
  'held-back': [
    [40, neighbour],
    [40, mistaken(ALIKE)],
    [20, sameDistrict],
  ],
};

/** Writes a wrong postcode. */
export function mistakePostcode(draft: Draft, half: Half, tools: Tools): boolean {
  return chosen(half, tools.dice)(draft, tools);
}

function chosen(half: Half, dice: Dice): Apply {
  let left = dice.between(1, 100);
  for (const [share, apply] of WRONG[half]) {
    left -= share;
    if (left <= 0) return apply;
  }
  return neighbour;
}
