import { alter, restyle } from '../draft.ts';
import { line, set } from './changes.ts';
import { habits } from './habit.ts';

/** The other case of each letter, as caps lock gives it. */
function inverted(text: string): string {
  return [...text].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join('');
}

/** Traces of paper, and how receptionists and volunteers write places. */
export const HELD_BACK_FORMS = [
  ...habits('form', 'held-back', [
    [
      'lines counted',
      'Counts the lines of the paper.',
      8,
      (draft, tools) => {
        draft.separator = ' ';
        return set('isCounted', true)(draft, tools);
      },
    ],
    [
      'dots between parts',
      'Puts two or three dots between the parts.',
      9,
      (draft, tools) => set('separator', tools.dice.pick([' .. ', '... ', ' ...']))(draft, tools),
    ],
    ['caps lock', 'Types with caps lock on.', 10, line(inverted)],
    [
      'label of a record',
      'Writes what the address is for.',
      9,
      line(
        (text, dice) =>
          `${dice.pick(['Pt addr:', 'Home address is', 'Discharge to:', 'Collect from', 'NOK addr -'])} ${text}`,
      ),
    ],
  ]),
  ...habits('order', 'held-back', [
    [
      'village first',
      'Writes the village or district first.',
      11,
      (draft, tools) => draft.text.locality !== '' && set('order', 'locality first')(draft, tools),
    ],
    [
      'county before town',
      'Writes the county before the town.',
      9,
      (draft, tools) => {
        if (draft.text.town === '') return false;
        draft.text.county = draft.entry.area.county;
        return set('order', 'county before town')(draft, tools);
      },
    ],
  ]),
  ...habits('place', 'held-back', [
    [
      'ditto for the town',
      'Has the mark of the paper for the town of the line above.',
      9,
      (draft, { dice }) => {
        if (draft.said.town === '' || draft.entry.street === '') return false;
        alter(draft, 'town', '');
        draft.text.town = dice.pick(['"', 'do.', 'ditto', "''"]);
        return true;
      },
    ],
    [
      'village in brackets',
      'Puts the village or district in brackets.',
      9,
      (draft) => draft.text.locality !== '' && restyle(draft, 'locality', `(${draft.text.locality})`),
    ],
    [
      'parish added',
      'Writes that the village is a parish.',
      12,
      (draft, { dice }) => {
        const { locality } = draft.text;
        return (
          locality !== '' &&
          restyle(draft, 'locality', dice.pick([`${locality} Parish`, `Parish of ${locality}`]))
        );
      },
      'dales',
    ],
    [
      'town of the surgery',
      'Writes the town where the surgery or the shop is.',
      10,
      (draft, { dice, words }) => {
        const { text, said, entry } = draft;
        const towns = [...new Set(words.areas.map(({ town }) => town))].filter(
          (one) => one !== entry.area.town,
        );
        if (text.town === '' || said.postcode !== entry.postcode) return false;
        return towns.length > 0 && alter(draft, 'town', dice.pick(towns));
      },
    ],
    [
      'council named',
      'Writes the council after the town.',
      9,
      (draft) => restyle(draft, 'county', draft.entry.area.borough),
    ],
    [
      'part of the country',
      'Writes the part of the country.',
      8,
      (draft, { dice }) => restyle(draft, 'county', dice.pick(['Midlands', 'The Midlands', 'Mid-England'])),
      'cathedral',
    ],
    [
      'north country',
      'Writes the part of the country.',
      8,
      (draft, { dice }) =>
        restyle(draft, 'county', dice.pick(['Northern England', 'North Pennines', 'The North'])),
      'dales',
    ],
  ]),
];
