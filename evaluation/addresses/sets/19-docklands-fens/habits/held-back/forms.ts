import { restyle } from '../../../common/draft.ts';
import { add, finish, type Habit, lightHabits, separate } from '../../../common/habit.ts';

/** The traces of the forms, columns and files of call centres and exported databases. */
export const FORMS: readonly Habit[] = [
  ...lightHabits('form', [
    ['tildes', 'The export puts tildes between the columns.', 5, separate('~')],
    ['carets', 'The export puts ` ^ ` between the columns.', 4, separate(' ^ ')],
    [
      'columns of fixed width',
      'Fills each column to thirty places.',
      6,
      (draft, tools) => {
        for (const field of ['unit', 'building', 'street', 'locality', 'town'] as const)
          if (draft.text[field] !== '') draft.text[field] = draft.text[field].padEnd(30);
        draft.isJoined = false;
        return separate(' ')(draft, tools);
      },
    ],
    [
      'quotes of an export',
      'Keeps doubled quotes.',
      5,
      finish((line) => `""${line.replaceAll(', ', '"", ""')}""`),
    ],
    [
      'first line again',
      'The merge put the first line behind the town too.',
      5,
      (draft) => {
        const { number, street, unit, building } = draft.text;
        if (number === '' || street === '' || unit !== '' || building !== '') return false;
        return add(draft.after, `${number} ${street}`);
      },
    ],
    [
      'empty columns',
      'Writes 0 or NOT KNOWN for a column without text.',
      5,
      (draft, { dice }) => add(draft.aside, dice.pick(['0', 'NOT KNOWN', '*', 'UNK', '\\N'])),
    ],
    [
      'field marks',
      'Keeps the names of the columns of an old file.',
      4,
      (draft) => {
        const { street, town } = draft.text;
        if (street === '' || town === '') return false;
        const mark = draft.text.number === '' ? 'STREET=' : '';
        restyle(draft, 'street', `${mark}${street}`);
        return restyle(draft, 'town', `POSTTOWN=${town}`);
      },
    ],
  ]),
];
