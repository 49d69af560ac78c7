import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  ending,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';

/** Letters that a scanner reads as others. */
const SCANNED: readonly (readonly [RegExp, string])[] = [
  [/m/, 'rn'],
  [/rn/, 'm'],
  [/cl/, 'd'],
  [/h/, 'b'],
  [/e/, 'c'],
  [/u/, 'ii'],
  [/li/, 'h'],
  [/n/, 'ri'],
  [/t/, 'f'],
];

/** How hospitals, charity shops, scanners and address books change an address in any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    [
      'letters misread by the scanner',
      'Reads `rn` for m and the like.',
      14,
      slip((word, dice) => {
        const some = SCANNED.filter(([letters]) => letters.test(word.slice(1)));
        if (some.length === 0) return word;
        const [letters, other] = dice.pick(some);
        return word[0] + word.slice(1).replace(letters, other);
      }),
    ],
  ]),
  ...lightHabits('spelling', [
    [
      'figures for letters',
      'Reads `0` for o and `1` for l in the street.',
      9,
      (draft) => {
        const { street } = draft.text;
        const typed = street.replace(/(?<=[a-z])o/, '0').replace(/(?<=[a-z])l/, '1');
        return street === draft.said.street && restyle(draft, 'street', typed);
      },
    ],
  ]),
  ...lightHabits('number', [
    [
      'letter l for 1',
      'Reads `l4` for 14.',
      20,
      rewrite('number', (text) => (/^1\d$/.test(text) ? text.replace('1', 'l') : text)),
    ],
    [
      'comma behind the number',
      'Writes `14, Noel Road`.',
      9,
      rewrite('number', (text, _, { text: all }) =>
        /^\d+$/.test(text) && all.street !== '' ? `${text},` : text,
      ),
    ],
    [
      'numero sign',
      'Writes `№ 14`.',
      6,
      rewrite('number', (text) => (/^\d/.test(text) ? `№ ${text}` : text)),
    ],
  ]),
  ...lightHabits('form', [
    ['slashes between lines', 'Has slashes between the lines.', 6, separate(' / ')],
    ['dots between lines', 'Has dots between the lines.', 5, separate(' . ')],
    [
      'labels of the record',
      'Has the labels of the record before the lines.',
      7,
      finish((line) =>
        line
          .split(', ')
          .map((part, at) => `ADD${at + 1}: ${part}`)
          .join(' '),
      ),
    ],
    ['stars of the receipt', 'Stands between the stars of a receipt.', 5, finish((line) => `** ${line} **`)],
  ]),
  ...lightHabits('street', [
    [
      'contraction of the address book',
      'Writes `R’d` and `Str’t`.',
      11,
      ending('street', {
        ...{ Street: 'S’t', Road: 'R’d', Gardens: 'G’dns', Square: 'S’q', Terrace: 'T’ce', Place: 'P’l' },
        ...{ Grove: 'Gr’ve', Avenue: 'Av’', Crescent: 'Cr’t', Lane: 'L’ne', Mews: 'M’s' },
      }),
    ],
  ]),
  ...lightHabits('name', [
    [
      'family name of the book',
      'Begins as an address book does.',
      8,
      (draft, { dice, words }) => {
        const [first, last] = [dice.pick(words.first), dice.pick(words.last)];
        return add(
          draft.before,
          dice.pick([`The ${last}s`, `Auntie ${first}`, `${first} + family`, `${last} (${first})`]),
        );
      },
    ],
    [
      'number of the patient',
      'Ends with the number of the patient or the donor.',
      7,
      (draft, { dice }) =>
        add(draft.after, `${dice.pick(['NHS', 'Donor', 'MRN'])} ${dice.between(4_000_000, 9_999_999)}`),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'note of the ward',
      'Adds a note.',
      8,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'year of the entry',
      'Adds the year in which the address was written down.',
      6,
      (draft, { dice }) => add(draft.after, `(since ${dice.between(1978, 2019)})`),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'PC before the postcode',
      'Writes `PC:N412AB`.',
      7,
      rewrite('postcode', (text) => `PC:${text.replace(' ', '')}`),
    ],
    ['postcode with a dot', 'Writes `N41.2AB`.', 6, rewrite('postcode', (text) => text.replace(' ', '.'))],
  ]),
  ...lightHabits('order', [
    [
      'postcode at the front',
      'Begins with the postcode, as the search of the record does.',
      7,
      order('postcode first', ({ text }) => text.postcode !== ''),
    ],
    [
      'largest place first',
      'Writes the address from the town to the house.',
      6,
      order('town first', ({ text }) => text.town !== '' && text.street !== '' && text.corner === ''),
    ],
  ]),
  ...habits('place', [
    [
      'place near by',
      'Writes the next district or village.',
      7,
      (draft, { dice }) => {
        const { near } = draft.entry.area;
        const isPlaced = draft.said.locality !== '' && near.length > 0;
        return isPlaced && hasOwnCode(draft) && alter(draft, 'locality', dice.pick(near));
      },
    ],
  ]),
];
