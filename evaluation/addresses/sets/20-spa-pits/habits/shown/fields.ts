import { alter, restyle } from '../../../common/draft.ts';
import { finish, type Habit, habits, lightHabits, separate } from '../../../common/habit.ts';

/** The traces of fields that have a fixed length. */
export const FIELDS_SHOWN: readonly Habit[] = [
  ...lightHabits('form', [
    ['padded fields', 'Fills the fields with spaces.', 6, separate('      ')],
    ['bars between fields', 'Has a bar between the fields.', 6, separate('|')],
    [
      'two fields run together',
      'Has nothing between the street and the place.',
      7,
      (draft, tools) => {
        const { street, town, locality } = draft.text;
        const place = locality || town;
        if (street === '' || place === '' || draft.order !== 'usual' || draft.text.corner !== '')
          return false;
        const [from, to] = [`${street}, ${place}`.toLowerCase(), street.length];
        return finish((line) => {
          const at = line.toLowerCase().indexOf(from);
          return at < 0 ? line : line.slice(0, at + to) + line.slice(at + to + 2);
        })(draft, tools);
      },
    ],
    [
      'word broken at the end of a field',
      'Breaks a word where the field is full.',
      7,
      (draft, { dice }) => {
        const { street } = draft.text;
        if (street.length < 10 || street !== draft.said.street) return false;
        const at = dice.between(5, street.length - 3);
        if (street[at] === ' ' || street[at - 1] === ' ') return false;
        return restyle(draft, 'street', `${street.slice(0, at)}, ${street.slice(at)}`);
      },
    ],
  ]),
  ...habits('street', [
    [
      'street cut short',
      'Cuts the street at the end of the field.',
      10,
      (draft) => {
        const { street } = draft.said;
        if (street.length < 13 || draft.text.street !== street) return false;
        return alter(draft, 'street', street.slice(0, 11).trim());
      },
    ],
  ]),
  ...lightHabits('building', [
    [
      'building in the box for the company',
      'Writes the building, or the name of the house, where the company should be.',
      10,
      (draft) => {
        const { firm, building, number, unit } = draft.text;
        if (firm !== '' || building === '' || draft.isJoined || `${number}${unit}` === '') return false;
        draft.text.building = '';
        return restyle(draft, 'firm', building);
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'town cut short',
      'Cuts the town at the end of the field.',
      6,
      (draft) => draft.text.town.length > 10 && restyle(draft, 'town', draft.text.town.slice(0, 9).trim()),
    ],
  ]),
];
