import { alter, omit, restyle } from '../../../common/draft.ts';
import { outwardOf } from '../../../common/entry.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
} from '../../../common/habit.ts';

/** How hospitals and charity tills write the flats and houses of an inner borough. */
export const RIVERSIDE_HELD_BACK: readonly Habit[] = [
  ...lightHabits('unit', [
    ['flat in brackets', 'Writes `(Flat 3)`.', 10, rewriteFlat((mark) => `(Flat ${mark})`)],
    ['flat with a hyphen', 'Writes `Flat-3`.', 9, rewriteFlat((mark) => `Flat-${mark}`)],
    [
      'dwelling for flat',
      'Writes `Dwelling 3` or `Door 3`.',
      8,
      rewriteFlat((mark, { dice }) => `${dice.pick(['Dwelling', 'Door'])} ${mark}`),
    ],
    [
      'floor of the ward',
      'Writes `1/F` and `Up 1 & 2`.',
      45,
      rewriteUnit((text, _, { said }) => FLOORS[said.unit.replace('floor ', '')] ?? text),
    ],
    [
      'number sign for unit',
      'Writes `Unit #3`.',
      70,
      rewriteUnit((text) => text.replace(/^(Unit|Stall|Arch) /, '$1 #')),
    ],
  ]),
  ...lightHabits('building', [
    [
      'comma between flat and block',
      'Writes `3, Bunyan House`.',
      40,
      (draft) => {
        if (!draft.isJoined || draft.text.unit === '' || draft.text.building === '') return false;
        draft.isJoined = false;
        return true;
      },
    ],
    [
      'block at the estate',
      'Writes `Bunyan House on Packwood Estate`.',
      50,
      (draft) => {
        const { building, estate } = draft.text;
        if (building === '' || estate === '') return false;
        draft.text.estate = '';
        return restyle(draft, 'building', `${building} on ${estate}`);
      },
    ],
  ]),
  ...habits('building', [
    [
      'block without its street',
      'Leaves the street of a block out.',
      24,
      (draft) => {
        const isBlock = draft.text.building !== '' && draft.said.unit !== '';
        if (!isBlock || !hasOwnCode(draft) || draft.text.number !== draft.said.number) return false;
        omit(draft, 'number');
        return omit(draft, 'street');
      },
    ],
    [
      'number of the house without its block',
      'Leaves the name of a block with a number out.',
      70,
      (draft) => draft.text.number !== '' && draft.said.unit !== '' && omit(draft, 'building'),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat at the end',
      'Writes the flat behind the places.',
      10,
      order(
        'unit after places',
        ({ text, isJoined }) => text.unit !== '' && !isJoined && text.postcode !== '',
      ),
    ],
  ]),
  ...lightHabits('street', [
    [
      'street with a capital only',
      'Writes `Noel R.`.',
      8,
      (draft, tools) =>
        // Without the postcode, `S.` may be a street or a square.
        hasOwnCode(draft) &&
        rewrite('street', (text) => text.replace(/ (Road|Street|Square)$/, (word) => ` ${word[1]}.`))(
          draft,
          tools,
        ),
    ],
    [
      'side of the street behind it',
      'Writes `Noel Road, Upper`.',
      40,
      rewrite('street', (text) =>
        text.replace(/^(Upper|Lower|Old|New|East|West|Great|Little) (\w+ \w+)$/, '$2, $1'),
      ),
    ],
  ]),
  ...habits('postcode', [
    [
      'London and the district only',
      'Writes `London N41` and no more of the postcode.',
      8,
      (draft) => {
        if (draft.said.town !== 'London' || !hasOwnCode(draft)) return false;
        return alter(draft, 'postcode', outwardOf(draft.entry.postcode));
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'district beside London',
      'Writes `London N41` before the postcode.',
      10,
      (draft) => {
        const isLondon = draft.text.town === 'London' && draft.text.postcode !== '';
        return isLondon && restyle(draft, 'town', `London ${outwardOf(draft.entry.postcode)}`);
      },
    ],
    [
      'town without vowels',
      'Writes `LDN`.',
      7,
      rewrite('town', (text) => (text === 'London' ? 'LDN' : text)),
    ],
  ]),
  ...habits('place', [
    [
      'borough only',
      'Writes the borough for all places.',
      8,
      (draft) => {
        if (!hasOwnCode(draft)) return false;
        omit(draft, 'locality');
        return alter(draft, 'town', draft.entry.area.borough);
      },
    ],
  ]),
  ...lightHabits('firm', [
    [
      'trading as',
      'Writes `t/a` before the company.',
      15,
      (draft, { dice, words }) =>
        draft.text.firm !== '' && restyle(draft, 'firm', `${dice.pick(words.last)} t/a ${draft.text.firm}`),
    ],
    [
      'department first',
      'Begins with the department of the company.',
      14,
      (draft, { dice }) =>
        draft.text.firm !== '' &&
        add(draft.before, dice.pick(['FAO Accounts', 'Reception', 'Goods In', 'HR Dept'])),
    ],
  ]),
];

const FLOORS: Readonly<Record<string, string>> = {
  ...{ ground: 'G/Floor', first: '1/F', second: '2/F', top: 'Top flr', basement: 'Below st level bsmt' },
  ...{ 'first and second': '1st & 2nd Fl', 'second and third': '2nd & 3rd Fl', garden: 'Gdn flt' },
  ...{ 'third and fourth': '3rd & 4th Fl', 'basement and ground': 'Bsmt & Grd Fl' },
};
