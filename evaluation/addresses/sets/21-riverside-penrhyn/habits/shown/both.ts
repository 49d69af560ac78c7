import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  ending,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  rewrite,
  separate,
} from '../../../common/habit.ts';

/** How web forms, letting agents, handhelds and incomers change an address in any list. */
export const BOTH_SHOWN: readonly Habit[] = [
  ...lightHabits('number', [
    [
      'number in both boxes',
      'Fills the box for the number, and types it again with the street.',
      8,
      rewrite('number', (text, _, { said, text: all }) =>
        said.unit === '' && /^\d+[A-Z]?$/.test(text) && all.street !== '' ? `${text}, ${text}` : text,
      ),
    ],
    [
      'number with a space before its letter',
      'Writes `12 a`.',
      60,
      rewrite('number', (text) =>
        text.replace(/^(\d+)([A-F])$/, (_, one, two) => `${one} ${two.toLowerCase()}`),
      ),
    ],
  ]),
  ...lightHabits('form', [
    [
      'address filled in twice',
      'The browser fills the street in once more.',
      7,
      (draft, tools) => {
        const { number, street } = draft.text;
        const door = `${number} ${street}`;
        if (number === '' || street === '' || draft.order !== 'usual') return false;
        return finish((line) => line.replace(new RegExp(escaped(door), 'i'), (all) => `${all}, ${all}`))(
          draft,
          tools,
        );
      },
    ],
    ['empty boxes', 'Has commas for the empty boxes.', 7, separate(', , ')],
    ['dashes between lines', 'Has dashes between the lines.', 6, separate(' - ')],
    ['escaped line ends', 'Has the line ends of the handheld.', 6, separate('\\n')],
  ]),
  ...lightHabits('street', [
    [
      'handheld abbreviation',
      'Shortens the kind of street as the handheld does.',
      12,
      ending('street', {
        ...{
          Street: 'STR',
          Road: 'RD',
          Gardens: 'GDN',
          Mews: 'MWS',
          Passage: 'PAS',
          Square: 'SQU',
          Walk: 'WLK',
        },
        ...{
          Grove: 'GRV',
          Place: 'PLC',
          Terrace: 'TERR',
          Lane: 'LA',
          Avenue: 'AVE',
          Close: 'CLO',
          Way: 'WY',
        },
      }),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'space at the wrong place',
      'Puts the space one character too early or too late.',
      9,
      (draft, { dice }) => {
        const text = draft.text.postcode.replace(' ', '');
        const at = dice.pick([-4, -2]);
        return text.length > 5 && restyle(draft, 'postcode', `${text.slice(0, at)} ${text.slice(at)}`);
      },
    ],
    [
      'postcode in brackets',
      'Puts the postcode in brackets.',
      7,
      (draft) => {
        draft.isCodeInside = true;
        return draft.text.postcode !== '' && restyle(draft, 'postcode', `(${draft.text.postcode})`);
      },
    ],
    [
      'postcode twice',
      'Types the postcode again at the end.',
      6,
      (draft) => draft.text.postcode !== '' && add(draft.after, draft.text.postcode),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'instruction for the driver',
      'Adds where the parcel goes.',
      9,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'care of',
      'Begins with `c/o` and a name.',
      7,
      (draft, { dice, words }) => add(draft.before, `c/o ${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
    [
      'telephone number behind',
      'Ends with a telephone number.',
      6,
      (draft, { dice }) => add(draft.after, `07700 9${dice.between(10_000, 99_999)}`),
    ],
  ]),
  ...habits('place', [
    [
      'county for the town',
      'Has the county where the town should be.',
      7,
      (draft) =>
        hasOwnCode(draft) && draft.text.county === '' && alter(draft, 'town', draft.entry.area.county),
    ],
    [
      'town twice',
      'Has the town in the boxes for the district and the town.',
      6,
      (draft) => {
        const { town, locality } = draft.text;
        return town !== '' && locality === '' && restyle(draft, 'locality', town);
      },
    ],
  ]),
];

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
