import { alter, restyle } from '../draft.ts';
import { line, set } from './changes.ts';
import { add, habits } from './habit.ts';

const FIGURES = ['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ALPHABET =
  `Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec
  Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu`.split(/\s+/);

/** The other case of each letter, as caps lock gives it. */
function inverted(text: string): string {
  return [...text].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join('');
}

/** Traces of paper and telephone, and what receptionists and volunteers write beside an address. */
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
  ...habits('postcode', 'held-back', [
    [
      'letter confirmed',
      'Adds the word for the last letter of the postcode, as said on the telephone.',
      9,
      (draft) => {
        const { postcode } = draft.text;
        const letter = postcode.at(-1) ?? '';
        const word = ALPHABET.find((one) => one.startsWith(letter));
        return postcode !== '' && word !== undefined && add(draft.after, `(${letter} for ${word})`);
      },
    ],
    [
      'figure in words',
      'Writes the figure of the second half of the postcode as a word.',
      7,
      (draft) =>
        restyle(
          draft,
          'postcode',
          draft.text.postcode.replace(/ (\d)/, (_, at) => ` ${FIGURES[Number(at)]} `),
        ),
    ],
  ]),
  ...habits('remark', 'held-back', [
    [
      'visit remark',
      'Says what a visitor must know.',
      8,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([
            'key safe',
            'ramp at rear',
            'hard of hearing',
            'transport booked',
            'carer am + pm',
            'uses side door',
          ]),
        ),
    ],
    [
      'collection remark',
      'Says what a charity collects.',
      7,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([
            'sofa + two chairs',
            'bags in porch',
            'after lunch Thurs',
            'gift aided',
            'books, small table',
          ]),
        ),
    ],
    [
      'next of kin',
      'Names the next of kin at the end.',
      7,
      (draft, { dice, words }) =>
        add(
          draft.after,
          `${dice.pick(['NOK', 'n.o.k.', 'daughter', 'son'])} ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'temporary address',
      'Says that the patient stays there for a while.',
      7,
      (draft, { dice }) =>
        add(draft.after, dice.pick(['(temp)', 'TEMP', 'staying with family', 'since Easter'])),
    ],
  ]),
  ...habits('name', 'held-back', [
    [
      'doctor named',
      'Names the doctor or nurse first.',
      8,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(['Pt of', 'u/c', 'Ref by'])} ${dice.pick(words.agents)}`),
    ],
    [
      'record number first',
      'Writes the number of the record first.',
      7,
      (draft, { dice }) =>
        add(
          draft.before,
          `${dice.pick(['Hosp no', 'Donor', 'MRN'])} ${dice.pick([...'DKX'])}${dice.between(100_000, 999_999)}`,
        ),
    ],
  ]),
];
