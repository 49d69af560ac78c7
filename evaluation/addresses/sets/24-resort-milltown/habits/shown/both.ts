import { alter, omit, restyle } from '../../../common/draft.ts';
import { outwardOf } from '../../../common/entry.ts';
import {
  add,
  ending,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  inLetters,
  lightHabits,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';
import { byRules } from '../../../common/pieces.ts';

/** Ends of names that a telephone takes for other words. */
const CORRECTED: readonly (readonly [typed: RegExp, corrected: string])[] = [
  ...([
    [/crest$/, 'crust'],
    [/haven$/, 'heaven'],
    [/holme$/, 'home'],
    [/field$/, 'filed'],
    [/mere$/, 'more'],
    [/stone$/, 'tone'],
  ] as const),
  ...([
    [/worth$/, 'worthy'],
    [/head$/, 'heard'],
    [/ley$/, 'lay'],
    [/shaw$/, 'show'],
    [/cliffe?$/, 'clip'],
    [/dale$/, 'deal'],
  ] as const),
  ...([
    [/burn$/, 'burns'],
    [/ford$/, 'for'],
    [/land$/, 'lane'],
    [/bottom$/, 'button'],
  ] as const),
];

/** How people on telephones and at web forms write an address of any list. */
export const BOTH_SHOWN: readonly Habit[] = [
  ...habits('spelling', [
    ['autocorrected', 'The telephone changes a name into another word.', 7, slip(byRules(CORRECTED))],
    [
      'letter missed',
      'Misses a letter of a name.',
      7,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word.slice(at + 1);
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'no in front of the number',
      'Writes `No 14` or `no.14`.',
      6,
      rewrite('number', (text, { dice }, { said }) =>
        /^\d+[A-Z]?$/.test(text) && said.unit === '' ? `${dice.pick(['No ', 'no.', 'No. '])}${text}` : text,
      ),
    ],
  ]),
  ...lightHabits('street', [
    [
      'street word as a phone has it',
      'Writes `Ave`, `Rd`, `St` and `Pde`.',
      22,
      ending('street', {
        ...{ Road: 'Rd', Street: 'St', Avenue: 'Ave', Close: 'Cl', Drive: 'Dr', Lane: 'Ln', Gardens: 'Gdns' },
        ...{ Parade: 'Pde', Terrace: 'Tce', Crescent: 'Cres', Promenade: 'Prom', Grove: 'Gr', Place: 'Pl' },
      }),
    ],
  ]),
  ...lightHabits('form', [
    ['small letters', 'Types in small letters.', 9, inLetters('small')],
    ['new line for each part', 'Has a line for each part.', 5, separate('\n')],
    ['comma without a space', 'Writes no space behind a comma.', 4, separate(',')],
    ['comma at the end', 'Ends with a comma.', 2, finish((line) => `${line},`)],
  ]),
  ...lightHabits('place', [
    [
      'country written out',
      'Adds the country.',
      6,
      (draft, { dice }) => add(draft.after, dice.pick(['England', 'United Kingdom', 'UK', 'Great Britain'])),
    ],
    ['county in full', 'Adds the county.', 8, (draft) => restyle(draft, 'county', draft.entry.area.county)],
  ]),
  ...habits('place', [
    [
      'suburb not known',
      'Writes the town and not its suburb or village.',
      8,
      (draft) => draft.said.town !== '' && omit(draft, 'locality'),
    ],
    [
      'postcode instead of places',
      'Writes the postcode and no place.',
      6,
      (draft) => hasOwnCode(draft) && omit(draft, 'town') && (omit(draft, 'locality') || true),
    ],
    [
      'suburb instead of the town',
      'Writes the suburb as the town.',
      6,
      (draft) => {
        const { locality } = draft.entry.area;
        if (locality === '' || draft.said.town === '' || draft.said.town === locality) return false;
        omit(draft, 'locality');
        return alter(draft, 'town', locality);
      },
    ],
  ]),
  ...lightHabits('postcode', [
    ['postcode in one piece', 'Writes `CO312AB`.', 10, rewrite('postcode', (text) => text.replace(' ', ''))],
    ['postcode in small letters', 'Writes `co31 2ab`.', 6, rewrite('postcode', (text) => text.toLowerCase())],
  ]),
  ...habits('postcode', [
    ['postcode not to hand', 'Leaves the postcode for later.', 4, (draft) => omit(draft, 'postcode')],
    [
      'first half of the postcode',
      'Knows the first half of the postcode.',
      2,
      (draft) => hasOwnCode(draft) && alter(draft, 'postcode', outwardOf(draft.entry.postcode)),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'note for the delivery',
      'Adds where to leave the parcel, or how to come in.',
      6,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'telephone number',
      'Adds a mobile number.',
      4,
      (draft, { dice }) => add(draft.after, `07${dice.between(100_000_000, 999_999_999)}`),
    ],
  ]),
  ...lightHabits('name', [
    [
      'name of the receiver',
      'Begins with the first and the last name.',
      6,
      (draft, { dice, words }) => add(draft.before, `${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
    [
      'attention of somebody',
      'Begins with `FAO` and a name.',
      2,
      (draft, { dice, words }) => add(draft.before, `FAO ${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
  ]),
];
