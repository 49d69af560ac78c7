import { alter, omit, restyle } from '../../../nineteenth-lists/draft.ts';
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
} from '../../../nineteenth-lists/habits/habit.ts';

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

/** How an agency, clubs and tradesmen write an address of any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
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
  ...lightHabits('form', [
    ['no commas at all', 'Leaves the commas out.', 9, separate(' ')],
    ['dashes between the lines', 'Has dashes between the lines.', 4, separate(' - ')],
    [
      'line in round brackets',
      'Puts everything behind the first line in brackets.',
      2,
      finish((line) => line.replace(/, (.*)$/, ' ($1)')),
    ],
  ]),
  ...habits('place', [
    [
      'town only known by its village',
      'Writes the village without its town.',
      7,
      (draft) => draft.said.locality !== '' && omit(draft, 'town'),
    ],
    [
      'district for the place',
      'Writes the council’s name as the town.',
      3,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.borough),
    ],
    [
      'town near by for the town',
      'Writes the larger town that is next.',
      4,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
  ...lightHabits('place', [
    [
      'town before village',
      'Writes the village behind its town.',
      4,
      (draft) => {
        const { locality, town } = draft.text;
        if (locality === '' || town === '') return false;
        return restyle(draft, 'locality', town) && restyle(draft, 'town', locality);
      },
    ],
    [
      'first letters of the county',
      'Adds `Sy`, `E. Sx` or the like.',
      5,
      (draft, { dice }) =>
        restyle(
          draft,
          'county',
          dice.pick(
            draft.entry.area.county === 'Surrey' ? ['Sy', 'SURREY.', 'Surr.'] : ['E. Sx', 'E. Sussex', 'Sx'],
          ),
        ),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'letters for figures',
      'Has `I` for 1 and `S` for 5 in the postcode.',
      5,
      rewrite('postcode', (text) => text.replace(/(?<=\d ?)[15]/, (digit) => (digit === '1' ? 'I' : 'S'))),
    ],
    ['postcode with a stop', 'Writes `SM21.2AB`.', 3, rewrite('postcode', (text) => text.replace(' ', '.'))],
    ['postcode small', 'Writes `sm21 2ab`.', 6, rewrite('postcode', (text) => text.toLowerCase())],
    [
      'space in the wrong place',
      'Writes `SM2 12AB`.',
      4,
      rewrite('postcode', (text) => text.replace(/(\d) /, ' $1')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode before the town',
      'Writes the postcode before the places.',
      3,
      order('postcode before places', ({ text }) => text.postcode !== ''),
    ],
    [
      'number behind the street',
      'Writes `Maple Avenue 14`, for the list of members is sorted by streets.',
      6,
      (draft) => {
        const { number, street } = draft.text;
        if (!/^\d+[A-Z]?$/.test(number) || street === '' || draft.said.unit !== '') return false;
        draft.text.street = `${street} ${number}`;
        draft.text.number = '';
        return true;
      },
    ],
  ]),
  ...lightHabits('remark', [
    [
      'way to the job',
      'Adds how to find the house.',
      6,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'gift aid',
      'Adds the mark of the gift.',
      5,
      (draft, { dice }) =>
        add(draft.after, dice.pick(['Gift Aid Y', 'GIFT AID: YES', 'GA - no', 'no mailings'])),
    ],
    [
      'member since',
      'Adds the number or the year of the member.',
      4,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([`Mem. no. ${dice.between(100, 2400)}`, `joined ${dice.between(1988, 2024)}`]),
        ),
    ],
  ]),
  ...lightHabits('name', [
    [
      'work done in front',
      'Begins with the work of the invoice.',
      6,
      (draft, tools) => {
        const work = tools.dice.pick([
          'Boiler service at',
          'Gutters,',
          'Rewire',
          'Hedge cut @',
          'Tree work -',
        ]);
        return finish((line) => `${work} ${line}`)(draft, tools);
      },
    ],
    [
      'initials and title',
      'Begins with the donor.',
      7,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Mrs', 'Mr', 'Miss', 'Dr', 'Rev'])} ${dice.pick([...'ABCDEFGHJKLMP'])} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'office in the club',
      'Begins with the office of a member.',
      3,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Hon. Sec.', 'Treasurer', 'Chair', 'Captain'])} ${dice.pick(words.last)}`,
        ),
    ],
  ]),
];
