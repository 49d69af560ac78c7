import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  add,
  ending,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';
import { byRules, isUntouched, rename } from '../pieces.ts';

/** Letters that people write once for twice, and twice for once. */
const DOUBLED = byRules([
  ...([
    [/([bdfglmnprst])\1/, '$1'],
    [/(?<=[aeiou])([lnrst])(?=[aeiou])/, '$1$1'],
    [/ey$/, 'y'],
    [/ie/, 'ei'],
  ] as const),
]);

/** Numbers as people write them in letters. */
const WORDS = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty'],
];

/** Street words, and what they are mistaken for. */
const MISTAKEN: Readonly<Record<string, string>> = {
  ...{ Street: 'Road', Road: 'Street', Avenue: 'Road', Close: 'Avenue', Drive: 'Road' },
};

/** How clerks, agents and people who write by hand write an address of any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    ['letters single or double', 'Doubles the wrong letter of a name.', 6, slip(DOUBLED)],
  ]),
  ...habits('street', [
    [
      'names run together',
      'Writes two words of a street in one.',
      4,
      rename('street', (name) => (/^[A-Z]\w+ [A-Z]\w+ \w+$/.test(name) ? name.replace(' ', '') : '')),
    ],
    [
      'street word forgotten',
      'Writes `14 Albert` for Albert Street.',
      6,
      rename(
        'street',
        (name) =>
          /^(?!The )(\w.*) (?:Street|Road|Avenue|Terrace|Close|Drive|Lane|Way)$/.exec(name)?.[1] ?? '',
      ),
    ],
    [
      'street word mistaken',
      'Writes `Street` for what is a road, or the other way.',
      3,
      rename('street', (name) => {
        const [last = '', ...first] = name.split(' ').toReversed();
        const other = MISTAKEN[last];
        return other === undefined || first.length === 0 ? '' : [...first.toReversed(), other].join(' ');
      }),
    ],
    [
      'street cut off',
      'Stops where the column of the old system ends.',
      3,
      rename('street', (name) => (name.length > 18 ? name.slice(0, 16).trim() : '')),
    ],
  ]),
  ...lightHabits('street', [
    [
      'street word with a stop',
      'Writes `Rd.`, `St.`, `Av.` and `Terr.`',
      16,
      ending('street', {
        ...{
          Road: 'Rd.',
          Street: 'St.',
          Avenue: 'Av.',
          Terrace: 'Terr.',
          Crescent: 'Cresc.',
          Gardens: 'Gdns.',
        },
        ...{
          Parade: 'Par.',
          Esplanade: 'Espl.',
          Promenade: 'Prom.',
          Lane: 'La.',
          Drive: 'Drv.',
          Close: 'Clse',
        },
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'number in letters',
      'Writes `Seven Albert Street`.',
      3,
      rewrite('number', (text) => WORDS[Number(text)] || text),
    ],
    [
      'number with a colon or stop',
      'Writes `14. Albert Street`.',
      3,
      rewrite('number', (text, _, { text: { street } }) =>
        /^\d+$/.test(text) && street !== '' ? `${text}.` : text,
      ),
    ],
  ]),
  ...lightHabits('form', [
    ['commas left out', 'Writes no commas.', 9, separate(' ')],
    ['semicolons', 'Has semicolons between the parts.', 3, separate('; ')],
  ]),
  ...habits('place', [
    [
      'village alone',
      'Writes the suburb or village and not its town.',
      7,
      (draft) => draft.said.locality !== '' && omit(draft, 'town'),
    ],
    [
      'council for the town',
      'Writes the council as the town.',
      3,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.borough),
    ],
    [
      'no place',
      'Writes no place, as all customers are from here.',
      4,
      (draft) => hasOwnCode(draft) && omit(draft, 'town') && (omit(draft, 'locality') || true),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode without its space',
      'Writes `LN412AB`.',
      8,
      rewrite('postcode', (text) => text.replace(' ', '')),
    ],
    [
      'o and i in the postcode',
      'Writes letters for the digits 0 and 1.',
      4,
      rewrite('postcode', (text) => text.replace(/(?<=\d ?)[01]/, (digit) => (digit === '1' ? 'I' : 'O'))),
    ],
    [
      'hyphen in the postcode',
      'Writes `LN41-2AB`.',
      2,
      rewrite('postcode', (text) => text.replace(' ', '-')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode at the beginning',
      'Writes the postcode first.',
      3,
      order('postcode first', ({ text }) => text.postcode !== ''),
    ],
    [
      'number behind its street',
      'Writes `Albert Street 14`.',
      5,
      (draft) => {
        const { number, street } = draft.text;
        const isPlain = isUntouched(draft) && draft.said.unit === '' && draft.said.building === '';
        if (!isPlain || !/^\d+$/.test(number) || street === '') return false;
        draft.text.number = '';
        return restyle(draft, 'street', `${street} ${number}`);
      },
    ],
  ]),
  ...lightHabits('remark', [
    [
      'what the caller should know',
      'Adds how to find the door.',
      5,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
  ]),
  ...lightHabits('name', [
    [
      'title and surname',
      'Begins with the title and the surname.',
      7,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(['Mr', 'Mrs', 'Ms', 'Mr & Mrs', 'Miss'])} ${dice.pick(words.last)}`),
    ],
  ]),
];
