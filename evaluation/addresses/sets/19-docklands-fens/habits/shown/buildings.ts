import { alter, omit, restyle } from '../../../common/draft.ts';
import { ending, type Habit, habits, lightHabits, order, rewrite } from '../../../common/habit.ts';

/** How drivers and shoppers on telephones write buildings, and in which order they give the parts. */
export const BUILDINGS: readonly Habit[] = [
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
