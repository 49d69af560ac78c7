import { alter, omit, restyle } from '../../../common/draft.ts';
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

const WORDS = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** How residents, letting agents and couriers write the flats, blocks and arches of an inner borough. */
export const RIVERSIDE_SHOWN: readonly Habit[] = [
  ...lightHabits('unit', [
    ['flat in words', 'Writes `Flat Three`.', 24, rewriteFlat((mark) => wordFor('Flat', mark))],
    ['flat no', 'Writes `Flat no: 3`.', 9, rewriteFlat((mark) => `Flat no: ${mark}`)],
    ['flt', 'Writes `FLT3`.', 9, rewriteFlat((mark) => `FLT${mark}`)],
    [
      'floor as an ordinal',
      'Writes `1st/2nd flr`.',
      45,
      rewriteUnit((text, _, { said }) => (said.unit.startsWith('floor ') ? ordinals(text) : text)),
    ],
    [
      'office for unit',
      'Writes `Office 3` for a unit of a centre.',
      60,
      rewriteUnit((text) => text.replace(/^Unit /, 'Office ')),
    ],
    [
      'pitch or archway',
      'Writes `Pitch 4` for a stall and `Railway Arch 12` for an arch.',
      80,
      rewriteUnit((text) => text.replace(/^Stall /, 'Pitch ').replace(/^Arch /, 'Railway Arch ')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat behind the house number',
      'Writes `14 Flat 3 Lantern Road`.',
      22,
      order(
        'unit before street',
        ({ text, said }) => /^(?:flat|floor)/.test(said.unit) && text.number !== '' && text.building === '',
      ),
    ],
    [
      'street, then the block',
      'Writes the street before the flat and its block.',
      22,
      order(
        'street before building',
        ({ text, isJoined }) => text.building !== '' && text.street !== '' && isJoined && text.number === '',
      ),
    ],
  ]),
  ...lightHabits('building', [
    [
      'range of the block',
      'Writes the numbers on the sign: `1-24 Thrale House`.',
      24,
      (draft, { dice }) => {
        const { building, unit } = draft.text;
        const mark = /^flat (\d+)$/.exec(draft.said.unit)?.[1];
        if (building === '' || unit === '' || mark === undefined || Number(mark) > 200 || draft.isJoined)
          return false;
        return restyle(draft, 'building', `1-${Number(mark) + dice.between(8, 30)} ${building}`);
      },
    ],
  ]),
  ...habits('building', [
    [
      'block without House',
      'Leaves the last word of the block out.',
      24,
      (draft) => {
        const base = draft.said.building.replace(/ (?:House|Court|Buildings|Tower|Point|Mansions)$/, '');
        if (draft.said.unit === '' || draft.text.building !== draft.said.building) return false;
        return hasOwnCode(draft) && alter(draft, 'building', base);
      },
    ],
    [
      'estate for the street',
      'Writes the estate and no street.',
      60,
      (draft) => draft.text.estate !== '' && hasOwnCode(draft) && omit(draft, 'street'),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'number of the company in words',
      'Writes `Number Nine` for 9, or 9 for `Number Nine`.',
      80,
      rewrite('firm', (text) =>
        text
          .replace(/\b([2-9]|1[0-2])\b/, (digits) => WORDS[Number(digits)]!)
          .replace(/^Number (?=\w)/, 'No. '),
      ),
    ],
    [
      'Limited in full',
      'Writes Limited, or adds it.',
      40,
      rewrite('firm', (text) =>
        / Ltd$/.test(text) ? text.replace(/Ltd$/, 'Limited') : text.endsWith('s') ? `${text} Limited` : text,
      ),
    ],
  ]),
  ...lightHabits('street', [
    [
      'East and Upper short',
      'Writes `Upr` and `(E)`.',
      60,
      rewrite('street', (text) =>
        text
          .replace(/^Upper /, 'Upr ')
          .replace(/^Lower /, 'Lwr ')
          .replace(/^Great /, 'Gt ')
          .replace(/^Little /, 'Lt ')
          .replace(/^(?:East|West) /, (word) => `${word[0]}. `)
          .replace(/ (?:East|West)$/, (word) => ` (${word[1]})`),
      ),
    ],
  ]),
  ...lightHabits('name', [
    [
      'words of the advertisement',
      'Begins as the advertisement of a flat does.',
      9,
      (draft, { dice }) =>
        draft.text.firm === '' &&
        add(
          draft.before,
          dice.pick(['LET AGREED', 'Part furnished', 'Available now', 'To let', '£1,850 pcm', 'Zone 2']),
        ),
    ],
  ]),
  ...habits('place', [
    [
      'borough as LB',
      'Writes `LB Hythewark` for the town.',
      9,
      (draft) =>
        alter(draft, 'town', draft.entry.area.borough) &&
        restyle(draft, 'town', `LB ${draft.entry.area.borough}`),
    ],
    [
      'borough next door',
      'Writes the wrong borough.',
      6,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
];

function wordFor(flat: string, mark: string): string | undefined {
  const word = /^\d+$/.test(mark) ? WORDS[Number(mark)] : undefined;
  return word === undefined ? undefined : `${flat} ${word}`;
}

/** `First and Second Floor` as `1st/2nd flr`. */
function ordinals(text: string): string {
  return text
    .replace('First', '1st')
    .replace('Second', '2nd')
    .replace('Third', '3rd')
    .replace('Fourth', '4th')
    .replace(' and ', '/')
    .replace(' Floor', ' flr')
    .replace('Ground flr', 'G/F')
    .replace('Basement', 'Bst');
}
