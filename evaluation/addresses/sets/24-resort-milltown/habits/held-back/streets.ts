import { ending, type Habit, habits, lightHabits, rewrite, slip } from '../../../common/habit.ts';
import { byRules, rename } from '../../../common/pieces.ts';

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

/** How clerks, agents and people who write by hand write the names and numbers of streets. */
export const STREETS_HELD_BACK: readonly Habit[] = [
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
];
