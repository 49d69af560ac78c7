import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
} from '../../../common/habit.ts';

/** How drivers and shoppers on telephones write places and postcodes. */
export const PLACES: readonly Habit[] = [
  ...habits('place', [
    [
      'no place for a driver',
      'Gives the street and the postcode, which is all that the satnav needs.',
      8,
      (draft) => {
        if (!hasOwnCode(draft)) return false;
        for (const field of ['locality', 'county'] as const) omit(draft, field);
        return omit(draft, 'town');
      },
    ],
    [
      'big town near by',
      'Writes the next town that everybody knows.',
      5,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
    [
      'part for the town',
      'Writes the village or the part of the city and not the town.',
      8,
      (draft) => {
        const { locality } = draft.entry.area;
        if (locality === '' || !alter(draft, 'town', locality)) return false;
        omit(draft, 'locality');
        return true;
      },
    ],
    [
      'part forgotten',
      'Leaves the part of the city or the village out.',
      8,
      (draft) => omit(draft, 'locality'),
    ],
    [
      'welsh town',
      'Writes the Welsh name of the town.',
      9,
      (draft) => draft.entry.area.otherTown !== '' && alter(draft, 'town', draft.entry.area.otherTown),
      'docklands',
    ],
    [
      'next village',
      'Writes the village over the drain.',
      5,
      (draft, { dice }) => {
        const { near } = draft.entry.area;
        return draft.text.locality !== '' && near.length > 0 && alter(draft, 'locality', dice.pick(near));
      },
      'fens',
    ],
  ]),
  ...lightHabits('place', [
    [
      'state and country',
      'The checkout wants a state and a country.',
      6,
      (draft, { dice }) =>
        restyle(
          draft,
          'county',
          `${draft.entry.area.county}, ${dice.pick(['United Kingdom (UK)', 'GBR', 'England', 'UK mainland'])}`,
        ),
    ],
    [
      'town on two lines',
      'Fills line 4 and the town with the same town.',
      6,
      rewrite('town', (text) => `${text}, ${text}`),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode run together',
      'Writes the postcode small and without a space.',
      9,
      rewrite('postcode', (text) => text.replace(' ', '').toLowerCase()),
    ],
    [
      'postcode with two spaces',
      'Taps the space bar twice in the postcode.',
      5,
      rewrite('postcode', (text) => text.replace(' ', '  ')),
    ],
    [
      'postcode on a line too',
      'Has the postcode in the last line and in its own box.',
      5,
      (draft, tools) =>
        draft.text.postcode !== '' && finish((line, { text }) => `${line}, ${text.postcode}`)(draft, tools),
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode for the satnav',
      'Writes the postcode first.',
      4,
      order('postcode first', ({ text }) => text.postcode !== ''),
    ],
    [
      'place first',
      'Writes the town first, as drivers sort their round.',
      4,
      order('places first', ({ text }) => text.town !== ''),
    ],
    [
      'postcode before the place',
      'Writes the postcode before the village and town.',
      3,
      order('postcode before places', ({ text }) => text.postcode !== '' && text.town !== ''),
    ],
  ]),
];
