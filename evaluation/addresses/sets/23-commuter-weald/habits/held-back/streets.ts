import { alter } from '../../../common/draft.ts';
import { ending, type Habit, habits, hasOwnCode, lightHabits, rewrite, slip } from '../../../common/habit.ts';

/** Groups of letters, and how an agency reads them in handwriting. */
const READ: readonly (readonly [written: RegExp, read: string])[] = [
  ...([
    [/rn/, 'm'],
    [/(?<=.)m/, 'rn'],
    [/cl/, 'd'],
    [/(?<=.)u/, 'n'],
    [/(?<=.)n(?=.)/, 'u'],
  ] as const),
  ...([
    [/(?<=.)a/, 'o'],
    [/(?<=.)e/, 'c'],
    [/ll/, 'u'],
    [/(?<=.)v/, 'r'],
    [/(?<=.)h/, 'k'],
  ] as const),
];

/** Spellings, and how a tradesman writes them by ear. */
const HEARD: readonly (readonly [written: RegExp, heard: string])[] = [
  ...([
    [/ck/, 'k'],
    [/ph/, 'f'],
    [/ey$/, 'y'],
    [/ley$/, 'ly'],
    [/([lmnprst])\1/, '$1'],
    [/ea/, 'ee'],
  ] as const),
  ...([
    [/ough/, 'o'],
    [/borough$/, 'boro'],
    [/wick$/, 'ick'],
    [/gh/, 'g'],
    [/ch$/, 'tch'],
    [/(?<=.)er$/, 'a'],
  ] as const),
];

/** Changes a name by one of the rules that suits it. The name stays if none does. */
function byRule(rules: readonly (readonly [RegExp, string])[]) {
  return slip((word, dice) => {
    const some = rules.filter(([from]) => from.test(word));
    if (some.length === 0) return word;
    const [from, to] = dice.pick(some);
    return word.replace(from, to);
  });
}

/** Numbers up to ten as some people write them. */
const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** How an agency, clubs and tradesmen write the names and numbers of streets. */
export const STREETS_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    ['handwriting misread', 'Keys letters that look like the written ones.', 8, byRule(READ)],
    ['spelt by ear', 'Writes a name as it sounds.', 7, byRule(HEARD)],
  ]),
  ...lightHabits('number', [
    [
      'letter apart from its number',
      'Writes `14 A`.',
      8,
      rewrite('number', (text) => text.replace(/^(\d+)([A-Z])$/, '$1 $2')),
    ],
    [
      'number in words',
      'Writes `Seven Maple Avenue`.',
      3,
      rewrite('number', (text) => WORDS[Number(text)] || text),
    ],
    [
      'number with a stop',
      'Writes `14. Maple Avenue`.',
      4,
      rewrite('number', (text, _, { text: { street } }) =>
        /^\d+$/.test(text) && street !== '' ? `${text}.` : text,
      ),
    ],
  ]),
  ...habits('street', [
    [
      'street word left out',
      'Writes `14 Maple` for Maple Avenue.',
      7,
      (draft) => {
        const words = draft.said.street.split(' ');
        const isWhole = hasOwnCode(draft) && draft.text.street === draft.said.street && words[0] !== 'The';
        return isWhole && words.length > 1 && alter(draft, 'street', words.slice(0, -1).join(' '));
      },
    ],
    [
      'another street word',
      'Writes `Road` for what is an avenue or a lane.',
      3,
      (draft, { dice }) => {
        const words = draft.said.street.split(' ');
        if (!hasOwnCode(draft) || words.length < 2 || draft.text.street !== draft.said.street) return false;
        const other = dice.pick(['Road', 'Road', 'Close', 'Lane', 'Avenue']);
        return alter(draft, 'street', [...words.slice(0, -1), other].join(' '));
      },
    ],
    [
      'street cut by the form',
      'Stops at the fourteenth letter of the street.',
      5,
      (draft) => {
        const cut = draft.said.street.slice(0, 14).trim();
        return draft.text.street === draft.said.street && cut.length > 12 && alter(draft, 'street', cut);
      },
    ],
  ]),
  ...lightHabits('street', [
    [
      'street word in two or three letters',
      'Writes `Av`, `Cr`, `Gds` and `La`.',
      12,
      ending('street', {
        ...{
          Avenue: 'Av',
          Crescent: 'Cr',
          Gardens: 'Gds',
          Lane: 'La',
          Drive: 'Drv',
          Close: 'Clo',
          Grove: 'Grv',
        },
        ...{
          Street: 'Str',
          Terrace: 'Terr',
          Place: 'Plc',
          Green: 'Grn',
          Hill: 'Hl',
          Court: 'Crt',
          Walk: 'Wlk',
        },
      }),
    ],
  ]),
];
