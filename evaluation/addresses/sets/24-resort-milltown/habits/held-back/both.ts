import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
} from '../../../common/habit.ts';
import { isUntouched } from '../../../common/pieces.ts';
import { STREETS_HELD_BACK } from './streets.ts';

/** How clerks, agents and people who write by hand write an address of any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...STREETS_HELD_BACK,
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
