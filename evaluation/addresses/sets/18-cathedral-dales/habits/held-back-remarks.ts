import { restyle } from '../draft.ts';
import { add, habits } from './habit.ts';

const FIGURES = ['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ALPHABET =
  `Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec
  Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu`.split(/\s+/);

/** What receptionists and volunteers write beside an address, and the postcodes that they are told. */
export const HELD_BACK_REMARKS = [
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
