import { alter, omit, restyle } from '../../draft.ts';
import {
  ending,
  type Habit,
  habits,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
  slip,
} from '../habit.ts';

const TEXTED: Readonly<Record<string, string>> = {
  ...{ Road: 'Rd', Street: 'St', Avenue: 'Av', Terrace: 'Tce', Close: 'Clse', Place: 'Pl', Lane: 'Ln' },
  ...{ Grove: 'Grv', Crescent: 'Cresc', Gardens: 'Gdns', Square: 'Sq', Parade: 'Prde', Wharf: 'Whf' },
  ...{ Drove: 'Drve', Drive: 'Drv', Walk: 'Wk', Quay: 'Qy', Bank: 'Bk', Esplanade: 'Esp' },
};

const FLOORS = ['ground', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** How drivers and shoppers on telephones write flats, numbers, streets and buildings. */
export const PREMISES: readonly Habit[] = [
  ...habits('spelling', [
    [
      'space bar for a letter',
      'The thumb hits the space bar and not the letter above it.',
      9,
      slip((word) => {
        const at = [...word].findIndex((letter, place) => place > 1 && 'cvbnm'.includes(letter));
        return at < 0 || at === word.length - 1 ? word : `${word.slice(0, at)} ${word.slice(at + 1)}`;
      }),
    ],
    [
      'key held too long',
      'Holds a key until its letter is there three times.',
      8,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word[at] + word[at] + word.slice(at);
      }),
    ],
    [
      'key of the row above',
      'The thumb lands on the row of keys above.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        const lower = 'asdfghjklzxcvbnm'.indexOf(word[at]!);
        return lower < 0 ? word : word.slice(0, at) + 'qwertyuioasdfghj'[lower] + word.slice(at + 1);
      }),
    ],
  ]),
  ...habits('street', [
    [
      'descriptor too long to text',
      'Leaves Road or Street out.',
      8,
      (draft) => {
        const words = draft.said.street.split(' ');
        const isTold = words.length > 1 && words[0] !== 'The' && TEXTED[words.at(-1)!] !== undefined;
        return isTold && alter(draft, 'street', words.slice(0, -1).join(' '));
      },
    ],
    [
      'name of the house is enough',
      'Gives the block or house, its place and postcode, and no street.',
      12,
      (draft) => {
        if (draft.said.building === '' || draft.said.town === '' || !omit(draft, 'street')) return false;
        omit(draft, 'number');
        omit(draft, 'corner');
        return true;
      },
    ],
  ]),
  ...lightHabits('street', [
    ['descriptor texted', 'Writes `Rd` and `Whf` as in a text message.', 22, ending('street', TEXTED)],
    [
      'apostrophe by the phone',
      'The phone puts an apostrophe into a name.',
      60,
      rewrite('street', (text) => text.replace(/^(\w{3,}[^s\W])s (?=\w)/, "$1's ")),
    ],
    ['corner forgotten', 'Leaves the other street of a corner out.', 90, (draft) => omit(draft, 'corner')],
    [
      'both streets of a corner',
      'Writes a stroke between the two streets of a corner.',
      90,
      (draft) => {
        const other = draft.text.corner.replace('Corner Of ', '');
        draft.text.corner = '';
        return other !== '' && restyle(draft, 'street', `${draft.text.street} / ${other}`);
      },
    ],
  ]),
  ...lightHabits('number', [
    [
      'number stuck to its street',
      'Leaves no space after the number.',
      5,
      (draft) => {
        const { number, street } = draft.text;
        if (!/^\d+$/.test(number) || street === '') return false;
        draft.text.number = '';
        return restyle(draft, 'street', `${number}${street}`);
      },
    ],
    ['half with a stroke', 'Writes 12 1/2.', 200, rewrite('number', (text) => text.replace('½', ' 1/2'))],
    [
      'letter with a dash',
      'Writes 12-a for 12A.',
      60,
      rewrite('number', (text) =>
        text.replace(/^(\d+)([A-Z])$/, (_, one, two) => `${one}-${two.toLowerCase()}`),
      ),
    ],
    [
      'door number in words',
      'Writes `door 12`.',
      4,
      rewrite('number', (text, _, { said }) => (said.unit === '' ? `door ${text}` : text)),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'buzzer',
      'Writes the button to press for the flat.',
      16,
      rewriteFlat((mark, { dice }) => `${dice.pick(['Buzzer', 'Bell', 'Buzz', 'Ring bell'])} ${mark}`),
    ],
    [
      'floor told',
      'Adds the floor to a flat of three digits.',
      70,
      rewriteFlat((mark, { dice }) => {
        const floor = /^(\d)0\d$/.exec(mark)?.[1];
        if (floor === undefined) return undefined;
        const flat = `flat ${mark}`;
        return dice.pick([`${flat} ${FLOORS[Number(floor)]} floor`, `${FLOORS[Number(floor)]} flr, ${flat}`]);
      }),
      'docklands',
    ],
    [
      'apt on a phone',
      'Writes `apt` or `flt`.',
      14,
      rewriteFlat((mark, { dice }) => `${dice.pick(['apt', 'flt', 'Apt.'])} ${mark.toLowerCase()}`),
    ],
    [
      'pontoon apart',
      'Writes the pontoon and the berth apart.',
      200,
      rewriteUnit((text) => text.replace(/^Berth ([A-D])(\d+)$/, 'Pontoon $1 berth $2')),
      'docklands',
    ],
    [
      'mobile as caravan',
      'Calls a mobile home a caravan or a chalet.',
      90,
      rewriteUnit((text, { dice }) =>
        text.replace('Mobile Home', dice.pick(['caravan', 'chalet', 'static', 'mobile'])),
      ),
      'fens',
    ],
    [
      'upstairs in other words',
      'Writes `upstairs flat` or `flat abv` for the flat over a shop.',
      110,
      rewriteUnit((text, { dice }, { entry }) =>
        entry.unit.kind === 'over'
          ? dice.pick(['upstairs flat', 'flat abv shop', 'top flat above shop'])
          : text,
      ),
    ],
    [
      'floor in figures',
      'Writes `1st flr` for the first floor.',
      60,
      rewriteUnit((text) =>
        text
          .replace('First Floor Flat', '1st flr flat')
          .replace('Second Floor', '2nd flr')
          .replace('Ground Floor', 'grnd flr'),
      ),
    ],
    [
      'ut for unit',
      'Writes `Ut 4` or `unit4`.',
      30,
      rewriteUnit((text, { dice }) => text.replace(/^Unit /, dice.pick(['Ut ', 'unit', 'Un. ']))),
    ],
  ]),
  ...habits('unit', [
    [
      'flat and number without a word',
      'Writes `3, 12` for flat 3 of 12.',
      40,
      (draft) => {
        const { unit, number, building } = draft.entry;
        if (unit.kind !== 'flat' || !/^\d+$/.test(number) || building !== '') return false;
        draft.isLoose = true;
        return restyle(draft, 'unit', unit.mark);
      },
    ],
  ]),
  ...lightHabits('building', [
    ['estate forgotten', 'Leaves the estate or phase out.', 45, (draft) => omit(draft, 'estate')],
    [
      'ind est',
      'Writes `Ind Est` and `Ret Pk`.',
      60,
      rewrite('building', (text) =>
        text
          .replace('Industrial Estate', 'Ind Est')
          .replace('Trading Estate', 'Trad Est')
          .replace('Retail Park', 'Ret Pk')
          .replace('Business Park', 'Bus Park')
          .replace('Enterprise Park', 'Ent Park'),
      ),
    ],
    [
      'house with a small h',
      'Writes `hse` and `crt`.',
      14,
      ending('building', {
        House: 'hse',
        Court: 'crt',
        Cottage: 'cottge',
        Cottages: 'cotts',
        Tower: 'twr',
        Farm: 'fm',
      }),
    ],
  ]),
  ...habits('building', [
    [
      'what it was called before',
      'Gives the former name of a hotel.',
      60,
      (draft) => draft.entry.names[1] !== undefined && alter(draft, 'building', draft.entry.names[1]),
      'docklands',
    ],
    [
      'nickname of a block',
      'Leaves Tower or House out of the name of a block.',
      16,
      (draft) => {
        const name = /^(.{5,}) (?:Tower|House|Point|Court|Heights)$/.exec(draft.said.building)?.[1];
        return name !== undefined && draft.entry.unit.kind !== 'none' && alter(draft, 'building', name);
      },
    ],
    [
      'name without the number',
      'Gives the name of a house and leaves its number out.',
      40,
      (draft) => draft.said.building !== '' && draft.entry.unit.kind === 'none' && omit(draft, 'number'),
    ],
    [
      'number without the name',
      'Gives the number of a house and leaves its name out.',
      30,
      (draft) =>
        draft.said.building !== '' &&
        draft.said.number !== '' &&
        draft.entry.unit.kind === 'none' &&
        omit(draft, 'building'),
    ],
  ]),
  ...lightHabits('order', [
    [
      'block in brackets',
      'Writes the block in brackets after the street.',
      14,
      (draft, tools) => {
        const { building, street } = draft.text;
        if (building === '' || street === '' || draft.isJoined || draft.entry.names.length > 1) return false;
        return (
          order('building after street', () => true)(draft, tools) &&
          restyle(draft, 'building', `(${building})`)
        );
      },
    ],
  ]),
];
