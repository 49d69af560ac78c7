import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  rewrite,
  rewriteUnit,
  slip,
} from '../../../common/habit.ts';

/** What a stranger's ear makes of Gaelic letters. */
const EAR: readonly (readonly [RegExp, string])[] = [
  [/aigh/, 'eye'],
  [/mh/, 'v'],
  [/bh/, 'v'],
  [/dh/, 'gh'],
  [/ch/, 'ck'],
  [/sh$/, 'sch'],
  [/inish/, 'innis'],
  [/ol$/, 'oll'],
  [/an$/, 'in'],
  [/ai/, 'ay'],
  [/beg/, 'beag'],
  [/Kil/, 'Kill'],
  [/Bal/, 'Ball'],
];

const FLOORS = ['Ground', 'First', 'Second', 'Third'];

/** How a hospital, executors and on-line shops write crofts, closes and tenements. */
export const ISLANDS_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    [
      'Gaelic by ear',
      'Spells a name as a stranger hears it.',
      16,
      slip((word, dice) => {
        const some = EAR.filter(([sound]) => sound.test(word));
        if (some.length === 0) return word;
        const [sound, letters] = dice.pick(some);
        return word.replace(sound, letters);
      }),
    ],
    [
      'road of a shop',
      'Adds Road to a township, as the form asks for a street.',
      8,
      (draft) => {
        const { street } = draft.said;
        const isTownship = draft.entry.area.kind === 'village' && street === draft.text.street;
        return isTownship && hasOwnCode(draft) && street !== '' && alter(draft, 'street', `${street} Road`);
      },
    ],
  ]),
  ...lightHabits('number', [
    [
      'croft in brackets',
      'Writes `12 (croft)`.',
      12,
      rewrite('number', (text, _, { entry }) =>
        entry.area.kind === 'village' && /^\d+$/.test(text) ? `${text} (croft)` : text,
      ),
    ],
    [
      'hyphen before the letter',
      'Writes `12-A`.',
      60,
      rewrite('number', (text) => text.replace(/^(\d+)([A-D])$/, '$1-$2')),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'place in the stair in words',
      'Writes `First floor flat 2` for `Flat 1/2`.',
      80,
      rewriteUnit((text) => {
        const [, floor, side] = /^(?:Flat )?(\d)[/F](\d)$/.exec(text) ?? [];
        return floor === undefined ? text : `${FLOORS[Number(floor)]} floor flat ${side}`;
      }),
    ],
    [
      'side before the floor',
      'Writes `Left, Ground Floor`.',
      80,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('floor ') ? text.replace(/^(\w+) (Left|Right)$/, '$2 hand $1 floor') : text,
      ),
    ],
    [
      'mobile home',
      'Writes `Mobile home 4`.',
      50,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('mobile ') ? text.replace(/^\w+/, 'Mobile home') : text,
      ),
    ],
    [
      'house no of a row',
      'Writes `House 4` for a house in a close or row.',
      30,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('row ') && /^\d+$/.test(text) ? `House ${text}` : text,
      ),
    ],
  ]),
  ...lightHabits('building', [
    [
      'tigh or taigh',
      'Writes the other spelling of the Gaelic for house.',
      50,
      rewrite('building', (text) =>
        /^Tigh /.test(text) ? text.replace('Tigh', 'Taigh') : text.replace(/^Taigh /, 'Tigh '),
      ),
    ],
    [
      'house name in stars',
      'Puts the name of the house between stars.',
      8,
      rewrite('building', (text, _, { said }) => (said.unit === '' ? `*${text}*` : text)),
    ],
    [
      'accent lost by the system',
      'Has a question mark for a letter with an accent.',
      60,
      (draft) => {
        const field = /[àèìòù]/i.test(draft.text.street) ? 'street' : 'building';
        return restyle(draft, field, draft.text[field].replace(/[àèìòùÀÈÌÒÙ]/g, '?'));
      },
    ],
    [
      'caravan site or farm short',
      'Writes `C/Pk` for Caravan Park, `F/Farm` for Fish Farm and `L/house` for Lighthouse.',
      50,
      rewrite('building', (text) =>
        text
          .replace(/Caravan Park$/, 'C/Pk')
          .replace(/Caravan Site$/, 'C/Site')
          .replace(/Fish Farm$/, 'F/Farm')
          .replace(/Lighthouse$/, 'L/house'),
      ),
    ],
  ]),
  ...lightHabits('form', [
    [
      'words of the deed',
      'Begins as a deed does.',
      10,
      (draft, tools) => {
        const words = ['formerly residing at', 'Dwellinghouse at', 'ALL and WHOLE', 'subjects known as'];
        const word = tools.dice.pick(words);
        return finish((line) => `${word} ${line}`)(draft, tools);
      },
    ],
  ]),
  ...lightHabits('name', [
    [
      'the late',
      'Begins with the person who died, or with the next of kin.',
      10,
      (draft, { dice, words }) => {
        const name = `${dice.pick(words.first)} ${dice.pick(words.last)}`;
        return add(draft.before, `${dice.pick(['The late', 'Exors of', 'Estate of', 'NOK:'])} ${name}`);
      },
    ],
  ]),
  ...lightHabits('remark', [
    [
      'Highlands and Islands',
      'Ends with the name of a region for delivery.',
      12,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick(['Highlands & Islands', 'Inner Hebrides', 'GB', 'Strathclyde', 'North of Scotland']),
        ),
    ],
  ]),
  ...habits('place', [
    [
      'island short',
      'Writes `I. of Kerrin` for the town.',
      9,
      (draft) =>
        draft.text.town !== '' &&
        alter(draft, 'town', draft.entry.area.borough) &&
        restyle(draft, 'town', draft.entry.area.borough.replace('Isle of', 'I. of')),
    ],
  ]),
];
