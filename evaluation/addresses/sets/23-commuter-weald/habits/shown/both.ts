import { alter, omit, restyle } from '../../../common/draft.ts';
import { outwardOf } from '../../../common/entry.ts';
import {
  add,
  ending,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';

/** Letters beside each other on a telephone's keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbour(letter: string, step: number): string {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? '';
  return row[row.indexOf(letter) + step] ?? row[row.indexOf(letter) - step] ?? letter;
}

/** How customers at checkouts and parents write an address of any list. */
export const BOTH_SHOWN: readonly Habit[] = [
  ...habits('spelling', [
    [
      'thumb on the next key',
      'Hits the key beside a letter of a name.',
      6,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + neighbour(word[at]!, dice.pick([-1, 1])) + word.slice(at + 1);
      }),
    ],
    [
      'space inside a name',
      'Breaks a name in two, as a telephone does.',
      3,
      slip((word, dice) => {
        const at = dice.between(3, word.length - 2);
        return `${word.slice(0, at)} ${word.slice(at)}`;
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'comma behind the number',
      'Writes `14, Maple Avenue`.',
      8,
      rewrite('number', (text, _, { text: { street } }) => (street === '' ? text : `${text},`)),
    ],
  ]),
  ...lightHabits('street', [
    [
      'street word short',
      'Writes `Ave`, `Rd`, `Cl` and `Gdns`.',
      22,
      ending('street', {
        ...{ Road: 'Rd', Avenue: 'Ave', Close: 'Cl', Drive: 'Dr', Crescent: 'Cres', Gardens: 'Gdns' },
        ...{ Lane: 'Ln', Street: 'St', Grove: 'Gr', Place: 'Pl', Terrace: 'Ter', Court: 'Ct' },
      }),
    ],
    [
      'apostrophe added',
      'Writes `King’s` for Kings.',
      5,
      rewrite('street', (text) => text.replace(/^(\w{4,}[^s\W])s /, "$1's ")),
    ],
  ]),
  ...lightHabits('form', [
    ['lines of a pasted address', 'Pastes an address with its lines.', 6, separate('\n')],
    ['full stop at the end', 'Ends with a full stop.', 4, finish((line) => `${line}.`)],
    [
      'first letter only',
      'Has one capital at the beginning, as a telephone writes it.',
      6,
      finish((line) => {
        const small = line.toLowerCase();
        return small.replace(/[a-z]/, (letter) => letter.toUpperCase());
      }),
    ],
  ]),
  ...lightHabits('place', [
    [
      'country at the end',
      'Adds the country.',
      7,
      (draft, { dice }) => add(draft.after, dice.pick(['UK', 'United Kingdom', 'England', 'GB'])),
    ],
    [
      'county of the checkout',
      'Adds the county that a checkout asks for.',
      9,
      (draft, { dice }) =>
        restyle(draft, 'county', dice.pick([draft.entry.area.county, draft.entry.area.oldCounty])),
    ],
    [
      'town in two boxes',
      'Writes the town twice.',
      5,
      (draft) =>
        draft.text.town !== '' &&
        restyle(draft, 'town', `${draft.text.town}${draft.separator}${draft.text.town}`),
    ],
  ]),
  ...habits('place', [
    [
      'suburb or village left out',
      'Writes the town only.',
      9,
      (draft) => draft.said.town !== '' && omit(draft, 'locality'),
    ],
    [
      'all places left out',
      'Leaves the places to the postcode.',
      6,
      (draft) => hasOwnCode(draft) && omit(draft, 'town') && (omit(draft, 'locality') || true),
    ],
  ]),
  ...lightHabits('postcode', [
    ['postcode without space', 'Writes `WD312AB`.', 10, rewrite('postcode', (text) => text.replace(' ', ''))],
    [
      'postcode half small',
      'Writes `Wd31 2ab`.',
      4,
      rewrite('postcode', (text) => text[0]! + text.slice(1).toLowerCase()),
    ],
    [
      'postcode twice',
      'Has the postcode behind the address and once more.',
      4,
      (draft) => draft.text.postcode !== '' && add(draft.after, draft.text.postcode),
    ],
  ]),
  ...habits('postcode', [
    [
      'outward code only',
      'Stops after the first half of the postcode.',
      3,
      (draft) => hasOwnCode(draft) && alter(draft, 'postcode', outwardOf(draft.entry.postcode)),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'note for the driver',
      'Adds where to leave the parcel.',
      6,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'mobile behind the address',
      'Adds a telephone number.',
      4,
      (draft, { dice }) => add(draft.after, `07${dice.between(400, 999)} ${dice.between(100_000, 999_999)}`),
    ],
    [
      'whose home it is',
      'Says which parent lives there.',
      4,
      (draft, { dice }) =>
        draft.said.firm === '' &&
        add(draft.after, dice.pick(["(mum's)", "(Dad's house)", '(grandparents)', '(term time)'])),
    ],
  ]),
  ...lightHabits('name', [
    [
      'care of',
      'Begins with the person who takes the parcel in.',
      4,
      (draft, { dice, words }) => add(draft.before, `c/o ${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
    [
      'own name in front',
      'Begins with the customer.',
      5,
      (draft, { dice, words }) => add(draft.before, `${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
  ]),
];
