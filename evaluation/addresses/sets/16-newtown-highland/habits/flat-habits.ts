import { restyle } from '../draft.ts';
import { isPlainFlat, markOf, reword } from './flats.ts';
import { type Habit, habitsOf } from './habit.ts';
import { inWords } from './numerals.ts';

/** What people do to flats that have a number or a letter. */
export const FLAT_HABITS: readonly Habit[] = habitsOf('unit', [
  [
    'both',
    'Apartment for Flat',
    'uses another word for a flat',
    (draft, { dice }) =>
      markOf(draft) !== '' &&
      reword(draft, `${dice.pick(['Apartment', 'Apt', 'Apt.', 'Flat'])} ${markOf(draft)}`),
  ],
  [
    'both',
    'flat after the street',
    'writes the flat behind the street',
    (draft) => {
      const { text, order, isBare, entry } = draft;
      if (text.unit === '' || text.number === '' || order !== 'usual' || isBare || entry.unit.kind === 'over')
        return false;
      draft.order = 'unit after street';
      return true;
    },
  ],
  [
    'both',
    'flat and number with a stroke',
    'writes 3/12 for flat 3 of 12',
    (draft) => {
      if (!isPlainFlat(draft)) return false;
      const { number } = draft.text;
      reword(draft, '');
      draft.isLoose = true;
      return restyle(draft, 'number', `${draft.entry.unit.mark}/${number}`);
    },
  ],
  [
    'both',
    'Flt for Flat',
    'shortens Flat',
    (draft, { dice }) =>
      markOf(draft) !== '' && reword(draft, `${dice.pick(['Flt', 'Fl', 'Flt.'])} ${markOf(draft)}`),
  ],
  [
    'both',
    'no word for the flat',
    'writes the flat as a number alone',
    (draft) => {
      if (!/^\d+$/.test(markOf(draft)) || draft.text.building === '') return false;
      if (!restyle(draft, 'unit', markOf(draft))) return false;
      draft.isBare = true;
      draft.isJoined = true;
      return true;
    },
  ],
  [
    'shown',
    'number before the flat',
    'writes 12 Flat 3 High Street',
    (draft) => {
      if (!isPlainFlat(draft)) return false;
      const { number } = draft.text;
      reword(draft, '');
      return restyle(draft, 'number', `${number} Flat ${draft.entry.unit.mark}`);
    },
  ],
  [
    'shown',
    'letter of the flat joined',
    'writes 12A for flat A of 12',
    (draft) => {
      if (!/^[A-Z]$/.test(markOf(draft)) || draft.text.number === '' || draft.text.building !== '')
        return false;
      const letter = markOf(draft);
      reword(draft, '');
      draft.said.unit = '';
      draft.said.number += letter;
      return restyle(draft, 'number', `${draft.text.number}${letter}`);
    },
  ],
  [
    'shown',
    'flat in words',
    'writes the number of the flat in words',
    (draft) => {
      const words = inWords(markOf(draft));
      return words !== undefined && reword(draft, `Flat ${words[0]!.toUpperCase()}${words.slice(1)}`);
    },
  ],
  [
    'both',
    'Flat No',
    'writes Flat No 3',
    (draft, { dice }) =>
      markOf(draft) !== '' &&
      reword(draft, `${dice.pick(['Flat No', 'Flat No.', 'Flat Number'])} ${markOf(draft)}`),
  ],
  [
    'held-back',
    'hash before the flat',
    'writes #3',
    (draft) => markOf(draft) !== '' && reword(draft, `#${markOf(draft)}`),
  ],
  [
    'held-back',
    'flat in brackets',
    'writes 12 (Flat 3) High Street',
    (draft) => {
      if (markOf(draft) === '' || !/^\d+$/.test(draft.text.number) || draft.text.building !== '')
        return false;
      const { number } = draft.text;
      const mark = markOf(draft);
      reword(draft, '');
      return restyle(draft, 'number', `${number} (Flat ${mark})`);
    },
  ],
  [
    'held-back',
    'F before the flat',
    'writes F3 or FL3',
    (draft, { dice }) =>
      /^\d+$/.test(markOf(draft)) && reword(draft, `${dice.pick(['F', 'FL', 'Flat'])}${markOf(draft)}`),
  ],
  [
    'held-back',
    'flat at the end',
    'writes the flat at the very end',
    (draft) => {
      if (markOf(draft) === '' || draft.isBare || draft.order !== 'usual') return false;
      draft.order = 'unit last';
      return true;
    },
  ],
]);
