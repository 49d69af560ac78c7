import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteUnit,
} from '../../../common/habit.ts';

/** How customers and parents write cottages, farms and parks of the country. */
export const WEALD_SHOWN: readonly Habit[] = [
  ...lightHabits('building', [
    [
      'the left out',
      'Writes `Old Forge` for The Old Forge.',
      27,
      rewrite('building', (text) => text.replace(/^The /, '')),
    ],
    [
      'the in front',
      'Writes `The Rose Cottage`.',
      6,
      rewrite('building', (text) =>
        /^The |\d/.test(text) || !/(?:Cottage|Barn|Oast)$/.test(text) ? text : `The ${text}`,
      ),
    ],
    [
      'house name in quotes',
      'Puts the house’s name in quotation marks.',
      15,
      rewrite('building', (text, _, { said }) => (said.unit === '' ? `"${text}"` : text)),
    ],
    [
      'cottage as Cott',
      'Writes `Rose Cott`.',
      18,
      rewrite('building', (text) => text.replace(/Cottage(s?)$/, 'Cott$1')),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'caravan for a mobile home',
      'Calls a mobile home something else.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit.startsWith('mobile ')
          ? text.replace(
              /^(?:Plot |Mobile Home |Caravan )?(?=\d)/,
              dice.pick(['Caravan ', 'Park Home ', 'Mobile ']),
            )
          : text,
      ),
    ],
    [
      'the of a part left out',
      'Writes `Oast` for The Oast.',
      18,
      rewriteUnit((text) => text.replace(/^The /, '')),
    ],
  ]),
  ...habits('building', [
    [
      'oast house in full',
      'Writes `Oast House` for Oast.',
      18,
      (draft) =>
        draft.text.building.endsWith(' Oast') &&
        draft.text.building === draft.said.building &&
        alter(draft, 'building', `${draft.text.building} House`),
    ],
    [
      'name without its number',
      'Writes the name of a house that has a number too.',
      21,
      (draft) =>
        hasOwnCode(draft) && draft.said.building !== '' && draft.said.unit === '' && omit(draft, 'number'),
    ],
    [
      'number without its name',
      'Writes the number of a house that has a name too.',
      21,
      (draft) => draft.said.number !== '' && draft.said.unit === '' && omit(draft, 'building'),
    ],
    [
      'lane left out',
      'Writes the house and the village.',
      27,
      (draft) => draft.said.building !== '' && draft.said.number === '' && omit(draft, 'street'),
    ],
  ]),
  ...lightHabits('place', [
    [
      'near the town',
      'Writes `Nr Tenterley`.',
      9,
      (draft, { dice }) =>
        draft.text.locality !== '' &&
        draft.text.town !== '' &&
        restyle(draft, 'town', `${dice.pick(['Nr', 'nr.', 'Near'])} ${draft.text.town}`),
    ],
  ]),
  ...lightHabits('order', [
    [
      'name behind the street',
      'Writes `4 High Street, Rose Cottage`.',
      12,
      order(
        'building after street',
        ({ text, said }) =>
          text.building !== '' && text.number !== '' && text.street !== '' && said.unit === '',
      ),
    ],
  ]),
];
