import { alter, restyle } from '../../../common/draft.ts';
import { add, type Habit, habits, hasOwnCode, lightHabits, rewrite } from '../../../common/habit.ts';
import { leaveOut } from '../../../common/pieces.ts';
import { MILLTOWN_DOORS_SHOWN } from './milltown-doors.ts';

/** How customers of a web shop and parents write terraces, mills and folds. */
export const MILLTOWN_SHOWN: readonly Habit[] = [
  ...MILLTOWN_DOORS_SHOWN,
  ...lightHabits('street', [
    [
      'back between number and street',
      'Writes `Back 3 Albert Street` for 3 Back Albert Street, or the other way.',
      90,
      (draft) => {
        const { number, street } = draft.text;
        if (number !== draft.said.number || street !== draft.said.street || number === '') return false;
        if (street.startsWith('Back ') && draft.said.unit === '') {
          draft.text.number = `Back ${number}`;
          return restyle(draft, 'street', street.replace('Back ', ''));
        }
        if (!number.startsWith('Back ')) return false;
        draft.text.number = number.replace('Back ', '');
        return restyle(draft, 'street', `Back ${street}`);
      },
    ],
    [
      'of the for the apostrophes',
      'Writes `Top of the Moor` or `Top oth Moor`.',
      45,
      rewrite('street', (text, { dice }) =>
        dice.chance(0.5)
          ? text.replace(" o'th'", ' of the').replace(" i'th'", ' in the')
          : text.replace(" o'th'", ' oth').replace(" i'th'", ' ith'),
      ),
    ],
  ]),
  ...habits('building', [
    [
      'mill or fold without its street',
      'Writes the mill, works or fold and no street.',
      24,
      leaveOut(['number', 'street'], ({ said }) => said.unit !== '' && said.building !== ''),
    ],
    [
      'lane not written',
      'Writes the house and the village.',
      15,
      leaveOut(['street'], ({ said }) => said.unit === '' && said.building !== '' && said.number === ''),
    ],
  ]),
  ...lightHabits('building', [
    [
      'the before a mill',
      'Writes `The Albion Mill`.',
      8,
      rewrite('building', (text) =>
        /^The |^\d/.test(text) || !/Mills?$|Works$/.test(text) ? text : `The ${text}`,
      ),
    ],
    [
      'farm and cottage in short',
      'Writes `Frm` and `Cott`.',
      12,
      rewrite('building', (text) => text.replace(/ Farm$/, ' Frm').replace(/ Cottage$/, ' Cott')),
    ],
  ]),
  ...lightHabits('place', [
    [
      'second line filled for the form',
      'Writes something into a line that the form wants.',
      6,
      (draft, { dice }) => add(draft.aside, dice.pick(['N/A', '-', 'none', 'null', '.'])),
    ],
    [
      'county from the menu',
      'Takes a county from the menu.',
      8,
      (draft, { dice }) =>
        restyle(
          draft,
          'county',
          dice.pick(['Lancashire', 'Lancs', 'Gtr Manchester', 'Manchester (Greater)']),
        ),
    ],
    [
      'town as the county too',
      'Writes the town into the box for the county.',
      5,
      (draft) => draft.text.town !== '' && restyle(draft, 'county', draft.text.town),
    ],
    [
      'street in both lines',
      'Writes the street a second time.',
      3,
      (draft) => draft.text.street !== '' && add(draft.aside, draft.text.street),
    ],
  ]),
  ...habits('place', [
    [
      'town of the next valley',
      'Writes the town where the family shops.',
      3,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'whose house it is',
      'Says with whom the child lives.',
      4,
      (draft, { dice }) =>
        draft.said.firm === '' &&
        add(draft.after, dice.pick(['(nans)', '(lives with dad)', "(mum's address)", '(mon to thurs)'])),
    ],
  ]),
];
