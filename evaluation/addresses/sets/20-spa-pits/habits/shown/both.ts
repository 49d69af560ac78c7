import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  rewrite,
  slip,
} from '../../../common/habit.ts';
import { inWords } from '../numbers.ts';
import { inTwoFields } from './two-fields.ts';

/** Spellings of one sound. The ear does not tell which of them a name has. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  ...([
    [/ph/, 'f'],
    [/ck/, 'k'],
    [/ee/, 'ea'],
    [/ea/, 'ee'],
    [/ie/, 'y'],
    [/ll/, 'l'],
    [/tt/, 't'],
  ] as const),
  ...([
    [/ei/, 'ie'],
    [/ur/, 'er'],
    [/er/, 'or'],
    [/ar/, 'er'],
    [/en/, 'an'],
    [/x/, 'cks'],
    [/sh/, 'ch'],
  ] as const),
  ...([
    [/y$/, 'ie'],
    [/c(?=[aou])/, 'k'],
    [/oa/, 'oe'],
    [/ai/, 'ay'],
    [/ss/, 's'],
    [/ou(?=n|s)/, 'ow'],
  ] as const),
];

/** Slips of the ear, and what people on the telephone add to an address. */
export const BOTH_SHOWN: readonly Habit[] = [
  ...habits('spelling', [
    [
      'slip of the ear',
      'Spells a name as it sounds.',
      24,
      slip((word, dice) => {
        const some = SOUNDS.filter(([sound]) => sound.test(word.slice(1)));
        if (some.length === 0) return word;
        const [sound, other] = dice.pick(some);
        return word[0] + word.slice(1).replace(sound, other);
      }),
    ],
  ]),
  ...lightHabits('number', [
    ['number in words', 'Writes `fourteen`.', 9, rewrite('number', (text) => inWords(text) ?? text)],
    [
      'number in figures and words',
      'Writes `14 (fourteen)`.',
      6,
      rewrite('number', (text) => (inWords(text) === undefined ? text : `${text} (${inWords(text)})`)),
    ],
    [
      'number after the street in brackets',
      'Writes `Oriel Road (14)`.',
      8,
      (draft) => {
        const { number, street } = draft.text;
        if (number === '' || street === '' || draft.order !== 'usual') return false;
        draft.text.number = '';
        return restyle(draft, 'street', `${street} (${number})`);
      },
    ],
  ]),
  ...lightHabits('remark', [
    [
      'note for the visit',
      'Adds a note.',
      9,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'title and surname first',
      'Begins with the name of the person.',
      8,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr'])} ${dice.pick(words.last)}`),
    ],
    [
      'country last',
      'Ends with the country.',
      7,
      (draft, { dice }) => add(draft.after, dice.pick(['UK', 'England', 'GB', 'United Kingdom'])),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode spelt out',
      'Writes the letters one by one.',
      7,
      rewrite('postcode', (text) => [...text.replace(' ', '')].join(' ')),
    ],
    [
      'letter for a figure',
      'Writes `I` for 1 in the postcode.',
      7,
      rewrite('postcode', (text) => text.replace(/1(?=$| |[A-Z])/, 'I')),
    ],
    [
      'small postcode without a space',
      'Writes `gl816xy`.',
      8,
      rewrite('postcode', (text) => text.replace(' ', '').toLowerCase()),
    ],
    [
      'postcode in two fields',
      'Writes the first half beside the town and the second in the next field.',
      7,
      (draft, tools) => {
        const { postcode } = draft.text;
        if (!postcode.includes(' ') || postcode !== draft.said.postcode) return false;
        return finish((line) => inTwoFields(line, draft))(draft, tools);
      },
    ],
  ]),
  ...habits('place', [
    [
      'town of the depot',
      'Writes the next town.',
      6,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
    [
      'other name of the town',
      'Writes a shorter or longer name of the town.',
      7,
      (draft) =>
        draft.entry.area.otherTown !== '' &&
        draft.text.town !== '' &&
        alter(draft, 'town', draft.entry.area.otherTown),
    ],
  ]),
  ...lightHabits('place', [
    [
      'near the town',
      'Writes `nr` before the town.',
      7,
      (draft) => {
        const { locality, town } = draft.text;
        return locality !== '' && town !== '' && restyle(draft, 'town', `nr ${town}`);
      },
    ],
    [
      'place said twice',
      'Writes the town again at the end.',
      6,
      (draft) => draft.text.town !== '' && add(draft.after, draft.text.town),
    ],
  ]),
];
