import { alter, omit, restyle } from '../../draft.ts';
import {
  add,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
} from '../habit.ts';

/** How drivers and checkouts treat places, postcodes, orders, forms and remarks. */
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
  ...lightHabits('form', [
    ['double space makes a stop', 'The phone makes a full stop of two spaces.', 7, separate('. ')],
    ['no commas in a text', 'Writes no commas.', 10, separate(' ')],
    ['lines of the checkout', 'Keeps the lines of the form.', 9, separate('\n')],
    [
      'line 1 and line 2 share a street',
      'Breaks the street in two where line 1 is full.',
      6,
      (draft) => {
        const words = draft.text.street.split(' ');
        if (words.length < 2 || draft.text.street !== draft.said.street) return false;
        return restyle(draft, 'street', `${words.slice(0, -1).join(' ')}, ${words.at(-1)}`);
      },
    ],
    [
      'number in a box of its own',
      'Has the number in its own box and in line 1.',
      6,
      (draft) =>
        /^\d+[A-Z]?$/.test(draft.text.number) &&
        draft.text.unit === '' &&
        draft.text.building === '' &&
        add(draft.before, draft.text.number),
    ],
    [
      'box that must be filled',
      'Fills a box that must not be empty.',
      6,
      (draft, { dice }) => add(draft.aside, dice.pick(['-', '.', 'n/a', 'none', 'same', 'xx'])),
    ],
  ]),
  ...lightHabits('name', [
    [
      'name and phone in line 1',
      'Writes the first name and the telephone before the address.',
      5,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(words.first)} 07700900${dice.between(100, 999)}`),
    ],
    [
      'deliver to',
      'Writes to whom the parcel goes.',
      5,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Deliver to', 'For:', 'Ship to'])} ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'boat in front',
      'Writes the name of the boat first.',
      120,
      (draft, { dice, words }) =>
        draft.entry.unit.kind === 'berth' && add(draft.before, `MV ${dice.pick(words.first)}`),
      'docklands',
    ],
  ]),
  ...lightHabits('remark', [
    [
      'remark for the driver',
      'Adds where to leave the parcel.',
      7,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'gate code',
      'Adds the code of the gate.',
      4,
      (draft, { dice }) =>
        add(draft.after, `gate code ${dice.between(1000, 9999)}${dice.pick(['#', '', 'X'])}`),
    ],
    [
      'three words',
      'Adds the three words of a map.',
      4,
      (draft, { dice }) =>
        add(
          draft.after,
          `///${[0, 1, 2].map(() => dice.pick(['tulip', 'ladder', 'vanish', 'copper', 'mugs', 'salted'])).join('.')}`,
        ),
    ],
    [
      'landmark',
      'Describes the way after the street.',
      5,
      (draft, { dice }) =>
        add(
          draft.aside,
          dice.pick([
            'opp chip shop',
            'by the bridge',
            'blue door',
            'behind the pub',
            'white gates',
            '1st on left',
          ]),
        ),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'limited left off',
      'Leaves Ltd off, or writes the firm in short.',
      60,
      rewrite('firm', (text) => text.replace(/ Ltd$/, '').replace(' & Son', '+Son')),
    ],
  ]),
  ...habits('firm', [
    [
      'shop without its unit',
      'Gives the shop and the retail park, and no unit.',
      45,
      (draft) => draft.said.firm !== '' && draft.said.building !== '' && omit(draft, 'unit'),
    ],
    [
      'address without its shop',
      'Leaves the name of the shop out.',
      25,
      (draft) => draft.entry.number + draft.entry.flat !== '' && omit(draft, 'firm'),
    ],
  ]),
];
