import { restyle } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';

/** Postcodes that are right and look odd. */
export const CODE_FORM_HABITS: readonly Habit[] = habitsOf('code', [
  [
    'both',
    'postcode without a space',
    'writes the postcode in one piece',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.replace(' ', '')),
  ],
  [
    'both',
    'postcode in small letters',
    'does not use the shift key',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.toLowerCase()),
  ],
  [
    'shown',
    'O for zero',
    'writes the letter O or I for a digit of the sector',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.replace('1', 'I').replace('0', 'O')),
  ],
  [
    'shown',
    'hyphen in the postcode',
    'parts the postcode with a hyphen',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.replace(' ', '-')),
  ],
  [
    'held-back',
    'postcode in pieces',
    'parts the area from the district',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.replace(/^([A-Z]+)(\d+) /, '$1 $2 ')),
  ],
  [
    'held-back',
    'point in the postcode',
    'puts points into the postcode',
    (draft) => restyle(draft, 'postcode', draft.text.postcode.replace(' ', '.')),
  ],
  [
    'held-back',
    'postcode twice',
    'writes the postcode in two boxes',
    (draft) => {
      if (draft.text.postcode === '') return false;
      draft.after.push(draft.text.postcode);
      return true;
    },
  ],
]);
