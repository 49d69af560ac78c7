import { alter, omit, restyle } from '../../../common/draft.ts';
import { ending, type Habit, habits, lightHabits, rewrite, slip } from '../../../common/habit.ts';

const TEXTED: Readonly<Record<string, string>> = {
  ...{ Road: 'Rd', Street: 'St', Avenue: 'Av', Terrace: 'Tce', Close: 'Clse', Place: 'Pl', Lane: 'Ln' },
  ...{ Grove: 'Grv', Crescent: 'Cresc', Gardens: 'Gdns', Square: 'Sq', Parade: 'Prde', Wharf: 'Whf' },
  ...{ Drove: 'Drve', Drive: 'Drv', Walk: 'Wk', Quay: 'Qy', Bank: 'Bk', Esplanade: 'Esp' },
};

/** How drivers and shoppers on telephones write the names of streets. */
export const NAMES: readonly Habit[] = [
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
];
