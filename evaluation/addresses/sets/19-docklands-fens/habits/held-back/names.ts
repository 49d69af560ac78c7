import { alter, omit, restyle } from '../../../common/draft.ts';
import { ending, type Habit, habits, lightHabits, rewrite, slip } from '../../../common/habit.ts';
import { misheard, spelt } from './spoken.ts';

const CODED: Readonly<Record<string, string>> = {
  ...{ Road: 'RD.', Street: 'STR', Avenue: 'AVE', Terrace: 'TERR', Close: 'CLO', Place: 'PLC', Lane: 'LA' },
  ...{
    Grove: 'GVE',
    Crescent: 'CRES',
    Gardens: 'GDN',
    Square: 'SQR',
    Parade: 'PDE',
    Quay: 'QUY',
    Drive: 'DVE',
  },
  ...{ Row: 'RW', Way: 'WY', Drove: 'DRO', Bank: 'BNK', Chase: 'CHS' },
};

/** How call centres and exported databases write the names of streets. */
export const NAMES: readonly Habit[] = [
  ...habits('spelling', [
    ['misheard', 'Writes a name as it sounds on a bad line.', 16, slip(misheard)],
    [
      'double letter not said',
      'Writes a double letter once, because the caller did not say that it is double.',
      10,
      slip((word) => word.replace(/([a-z])\1/, '$1')),
    ],
    [
      'typed ahead',
      'Types the next letter too early, and again.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 2);
        return word.slice(0, at) + word[at + 1] + word.slice(at);
      }),
    ],
  ]),
  ...lightHabits('spelling', [
    [
      'first letter spelt',
      'Keeps how the caller spelt the first letter.',
      7,
      rewrite('street', (text) =>
        /^[A-Z][a-z]/.test(text) ? `${text} (${text[0]} for ${spelt(text[0]!)})` : text,
      ),
    ],
    [
      'question marks',
      'The export makes question marks of signs.',
      150,
      (draft) => {
        const changed = (['street', 'building', 'firm'] as const).map((field) =>
          restyle(draft, field, draft.text[field].replaceAll("'", '?').replaceAll('&', '?')),
        );
        return changed.includes(true);
      },
    ],
  ]),
  ...habits('street', [
    [
      'descriptor lost in a merge',
      'The column with Road or Street was lost.',
      7,
      (draft) => {
        const words = draft.said.street.split(' ');
        const isTold = words.length > 1 && words[0] !== 'The' && CODED[words.at(-1)!] !== undefined;
        return isTold && alter(draft, 'street', words.slice(0, -1).join(' '));
      },
    ],
    [
      'street cut at twelve',
      'An old column had room for twelve letters.',
      5,
      (draft) => {
        const { street } = draft.text;
        return (
          street.length > 13 &&
          street === draft.said.street &&
          alter(draft, 'street', street.slice(0, 12).trim())
        );
      },
    ],
  ]),
  ...lightHabits('street', [
    ['descriptor by code', 'Writes the code of a descriptor: `STR`, `CLO`.', 22, ending('street', CODED)],
    [
      'article behind',
      'Writes `Green, The` as registers do.',
      90,
      rewrite('street', (text) => text.replace(/^The (.+)$/, '$1, The')),
    ],
    [
      'ordinal in figures',
      'Writes `2nd Avenue`.',
      90,
      rewrite('street', (text) =>
        text
          .replace(/^First /, '1st ')
          .replace(/^Second /, '2nd ')
          .replace(/^Third /, '3rd '),
      ),
    ],
    [
      'saint without its t',
      'Writes `S.` or `Saint`.',
      90,
      rewrite('street', (text, { dice }) => text.replace(/^St /, dice.pick(['S. ', 'Saint ', 'St.']))),
    ],
    [
      'junction',
      'Writes `jct` before the other street of a corner.',
      120,
      rewrite('corner', (text, { dice }) =>
        text.replace('Corner Of', dice.pick(['jct', 'junc with', 'c/o'])),
      ),
    ],
    ['no corner on the policy', 'The policy has one street only.', 90, (draft) => omit(draft, 'corner')],
  ]),
];
