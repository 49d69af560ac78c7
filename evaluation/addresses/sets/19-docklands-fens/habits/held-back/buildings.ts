import { alter, omit, restyle } from '../../../common/draft.ts';
import { ending, type Habit, habits, lightHabits, order, rewrite } from '../../../common/habit.ts';

/** How call centres and exported databases write buildings, and in which order they give the parts. */
export const BUILDINGS: readonly Habit[] = [
  ...lightHabits('building', [
    [
      'building by code',
      'Writes `HO` and `CRT` as the columns of the insurer have it.',
      16,
      ending('building', {
        ...{ House: 'HO', Court: 'CRT', Cottage: 'COT', Cottages: 'COTS', Tower: 'TOW', Farm: 'FRM' },
        ...{ Apartments: 'APPTS', Lodge: 'LDG', Nursery: 'NSY', Estate: 'EST', Bungalow: 'BUNG' },
      }),
    ],
    [
      'formerly in short',
      'Writes `fmly` before the former name.',
      90,
      rewrite('building', (text, { dice }) =>
        text.replace(/ \(Formerly (.+)\)$/, dice.pick([' fmly $1', ', was $1', ' (ex $1)'])),
      ),
      'docklands',
    ],
    [
      'known as',
      'Writes `known as` before the name of a house.',
      22,
      (draft) =>
        draft.entry.unit.kind === 'none' &&
        draft.text.firm === '' &&
        draft.text.building !== '' &&
        restyle(draft, 'building', `known as ${draft.text.building}`),
    ],
    [
      'development not on file',
      'The file has no column for an estate.',
      45,
      (draft) => omit(draft, 'estate'),
    ],
  ]),
  ...habits('building', [
    [
      'new name only',
      'Leaves the former name out.',
      60,
      (draft) => draft.entry.names.length > 1 && alter(draft, 'building', draft.entry.names[0]!),
      'docklands',
    ],
    [
      'block not on the policy',
      'Gives the flat and the number of the street, without the block.',
      30,
      (draft) => draft.said.unit !== '' && draft.said.number !== '' && omit(draft, 'building'),
    ],
    [
      'farm not said',
      'Gives the bungalow and its road, without the farm.',
      60,
      (draft) => {
        if (draft.entry.unit.kind !== 'named' || draft.said.building === '') return false;
        draft.said.unit = '';
        alter(draft, 'building', draft.text.unit);
        draft.text.unit = '';
        return true;
      },
      'fens',
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat between number and street',
      'Writes `12 Flat 3 Harbour Road`.',
      30,
      order(
        'unit before street',
        ({ text, isBare, isJoined }) => text.unit !== '' && text.number !== '' && !isBare && !isJoined,
      ),
    ],
    [
      'building then flat',
      'Writes the block, and then the flat.',
      16,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'street on the first line',
      'Writes the street before the block.',
      8,
      order('street before building', ({ text }) => text.building !== '' && text.street !== ''),
    ],
    [
      'flat in the last column',
      'Has the flat behind the town, in a column of its own.',
      10,
      order('unit after places', ({ text, isBare }) => text.unit !== '' && !isBare),
    ],
    [
      'index order',
      'Writes the street and then the number, as an index does.',
      5,
      order('street then number', ({ text }) => text.number !== '' && text.street !== ''),
    ],
  ]),
];
