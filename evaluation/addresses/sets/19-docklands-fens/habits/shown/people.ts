import { omit } from '../../../common/draft.ts';
import { add, type Habit, habits, lightHabits, rewrite } from '../../../common/habit.ts';

/** The names, remarks and firms that drivers and shoppers on telephones add or leave out. */
export const PEOPLE: readonly Habit[] = [
  ...lightHabits('name', [
    [
      'name and phone in line 1',
      'Writes the first name and the telephone before the address.',
      5,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(words.first)} 07700900${dice.between(100, 999)}`),
    ],
    [
      'deliver to',
      'Writes to whom the parcel goes.',
      5,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Deliver to', 'For:', 'Ship to'])} ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'boat in front',
      'Writes the name of the boat first.',
      120,
      (draft, { dice, words }) =>
        draft.entry.unit.kind === 'berth' && add(draft.before, `MV ${dice.pick(words.first)}`),
      'docklands',
    ],
  ]),
  ...lightHabits('remark', [
    [
      'remark for the driver',
      'Adds where to leave the parcel.',
      7,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'gate code',
      'Adds the code of the gate.',
      4,
      (draft, { dice }) =>
        add(draft.after, `gate code ${dice.between(1000, 9999)}${dice.pick(['#', '', 'X'])}`),
    ],
    [
      'three words',
      'Adds the three words of a map.',
      4,
      (draft, { dice }) =>
        add(
          draft.after,
          `///${[0, 1, 2].map(() => dice.pick(['tulip', 'ladder', 'vanish', 'copper', 'mugs', 'salted'])).join('.')}`,
        ),
    ],
    [
      'landmark',
      'Describes the way after the street.',
      5,
      (draft, { dice }) =>
        add(
          draft.aside,
          dice.pick([
            'opp chip shop',
            'by the bridge',
            'blue door',
            'behind the pub',
            'white gates',
            '1st on left',
          ]),
        ),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'limited left off',
      'Leaves Ltd off, or writes the firm in short.',
      60,
      rewrite('firm', (text) => text.replace(/ Ltd$/, '').replace(' & Son', '+Son')),
    ],
  ]),
  ...habits('firm', [
    [
      'shop without its unit',
      'Gives the shop and the retail park, and no unit.',
      45,
      (draft) => draft.said.firm !== '' && draft.said.building !== '' && omit(draft, 'unit'),
    ],
    [
      'address without its shop',
      'Leaves the name of the shop out.',
      25,
      (draft) => draft.entry.number + draft.entry.flat !== '' && omit(draft, 'firm'),
    ],
  ]),
];
