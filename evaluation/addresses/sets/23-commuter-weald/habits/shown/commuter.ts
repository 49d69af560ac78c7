import { omit } from '../../../common/draft.ts';
import {
  type Habit,
  habits,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
} from '../../../common/habit.ts';

/** Floors as customers write them. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'floor ground': ['GFF', 'Gnd Floor Flat', 'Ground Flr'],
  'floor first': ['1st Floor Flat', '1st Floor', 'FFF'],
  'floor second': ['2nd Floor Flat', '2nd Floor'],
  'floor top': ['Top Flat', 'Top Floor'],
  'floor garden': ['Gdn Flat', 'The Garden Flat'],
};

/** How customers and parents write flats, shops and firms of a suburb. */
export const COMMUTER_SHOWN: readonly Habit[] = [
  ...lightHabits('unit', [
    ['flat in small', 'Writes `flat3`.', 18, rewriteFlat((mark) => `Flat${mark}`)],
    ['flat as Flt', 'Writes `Flt 3`.', 15, rewriteFlat((mark) => `Flt ${mark}`)],
    [
      'floor in figures',
      'Writes `1st Floor Flat`, `GFF` and `Top Flat`.',
      30,
      rewriteUnit((text, { dice }, { said }) => dice.pick(FLOORS[said.unit] ?? [text])),
    ],
    [
      'flat for apartment',
      'Calls an apartment a flat.',
      36,
      rewriteUnit((text) => text.replace(/^Apartment /, 'Flat ')),
    ],
    [
      'letter behind the number',
      'Writes `14C` for flat C of 14.',
      48,
      (draft) => {
        const letter = /^flat ([a-z])$/.exec(draft.said.unit)?.[1];
        if (letter === undefined || !/^\d+$/.test(draft.text.number) || draft.isJoined) return false;
        draft.text.number += letter.toUpperCase();
        draft.text.unit = '';
        return true;
      },
    ],
    [
      'above the shop',
      'Says that the flat is above a shop.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' && text.startsWith('Flat')
          ? dice.pick(['Flat above the shop', 'Upstairs flat', 'Flat upstairs'])
          : text,
      ),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat behind the building',
      'Writes `Clarence Court Flat 3`.',
      18,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'flat between number and street',
      'Writes `14 Flat 3 Maple Road`.',
      18,
      order(
        'unit before street',
        ({ text, said, isJoined }) =>
          /^flat /.test(said.unit) &&
          text.unit !== '' &&
          /^\d+$/.test(text.number) &&
          text.building === '' &&
          !isJoined,
      ),
    ],
  ]),
  ...habits('building', [
    [
      'estate or quarter left out',
      'Writes no estate, parade or quarter.',
      30,
      (draft) => !draft.said.unit.startsWith('plot ') && omit(draft, 'estate'),
    ],
    [
      'road left out',
      'Thinks that the block is enough.',
      21,
      (draft) => {
        if (draft.said.unit === '' || draft.said.building === '') return false;
        return [omit(draft, 'number'), omit(draft, 'street')].includes(true);
      },
    ],
  ]),
  ...lightHabits('building', [
    [
      'court short',
      'Writes `Clarence Ct`.',
      18,
      rewrite('building', (text) =>
        text
          .replace(/ Court$/, ' Ct')
          .replace(/ House$/, ' Hse')
          .replace(/ Apartments$/, ' Apts'),
      ),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'department of a firm',
      'Sends it to a desk of the firm.',
      24,
      rewrite(
        'firm',
        (text, { dice }) => `${dice.pick(['Reception', 'Goods In', 'Accounts', 'HR'])}, ${text}`,
      ),
    ],
  ]),
];
