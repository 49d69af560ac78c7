import { alter, restyle } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';
import { inDigits, inWords } from './numerals.ts';

const BARE = /^\d+$/;
const LETTERED = /^(\d+)([A-Z])$/;
const RANGE = /^(\d+)-(\d+)$/;

export const NUMBER_HABITS: readonly Habit[] = habitsOf('number', [
  [
    'both',
    'number after the street',
    'writes the number behind the street',
    (draft) => {
      if (!/^\d+[A-Z]?$/.test(draft.text.number) || draft.text.street === '' || draft.order !== 'usual')
        return false;
      draft.order = 'number last';
      return true;
    },
  ],
  [
    'both',
    'No. before the number',
    'writes No. or No before the number',
    (draft, { dice }) =>
      BARE.test(draft.text.number) &&
      restyle(draft, 'number', `${dice.pick(['No', 'No.', 'no.'])} ${draft.text.number}`),
  ],
  [
    'both',
    'comma after the number',
    'puts a comma behind the number',
    (draft) => /^\d+[A-Z]?$/.test(draft.text.number) && restyle(draft, 'number', `${draft.text.number},`),
  ],
  [
    'shown',
    'number joined with the street',
    'types no space behind the number',
    (draft) => {
      const { number, street } = draft.text;
      if (!BARE.test(number) || street === '') return false;
      restyle(draft, 'number', '');
      return restyle(draft, 'street', `${number}${street}`);
    },
  ],
  [
    'shown',
    'number and letter apart',
    'writes 12 A for 12A',
    (draft) =>
      LETTERED.test(draft.text.number) &&
      restyle(draft, 'number', draft.text.number.replace(LETTERED, '$1 $2')),
  ],
  [
    'shown',
    'number in words',
    'writes the number in words',
    (draft) => {
      const words = inWords(draft.text.number);
      return words !== undefined && restyle(draft, 'number', words[0]!.toUpperCase() + words.slice(1));
    },
  ],
  [
    'shown',
    'range in words',
    'writes 12 to 14 or 12/14',
    (draft, { dice }) =>
      RANGE.test(draft.text.number) &&
      restyle(draft, 'number', draft.text.number.replace(RANGE, dice.pick(['$1 to $2', '$1/$2', '$1 & $2']))),
  ],
  [
    'shown',
    'hash before the number',
    'writes #12',
    (draft) =>
      draft.text.unit === '' &&
      BARE.test(draft.text.number) &&
      restyle(draft, 'number', `#${draft.text.number}`),
  ],
  [
    'held-back',
    'dash after the number',
    'puts a dash between number and street',
    (draft) => BARE.test(draft.text.number) && restyle(draft, 'number', `${draft.text.number} -`),
  ],
  [
    'held-back',
    'House before the number',
    'writes House 12 or House No 12',
    (draft, { dice }) =>
      BARE.test(draft.text.number) &&
      restyle(draft, 'number', `${dice.pick(['House', 'House No', 'House Number'])} ${draft.text.number},`),
  ],
  [
    'held-back',
    'first number of a range',
    'writes only the first number of 12-14',
    (draft) => RANGE.test(draft.text.number) && alter(draft, 'number', draft.text.number.split('-')[0]!),
  ],
  [
    'held-back',
    'number with zeros',
    'fills the number up with zeros',
    (draft) => BARE.test(draft.text.number) && restyle(draft, 'number', draft.text.number.padStart(3, '0')),
  ],
  [
    'held-back',
    'hyphen before the letter',
    'writes 12-a for 12A',
    (draft) =>
      LETTERED.test(draft.text.number) &&
      restyle(
        draft,
        'number',
        draft.text.number.replace(LETTERED, (_, one, two) => `${one}-${two.toLowerCase()}`),
      ),
  ],
  [
    'held-back',
    'number in brackets',
    'puts the number into brackets',
    (draft) => BARE.test(draft.text.number) && restyle(draft, 'number', `(${draft.text.number})`),
  ],
  [
    'held-back',
    'number spoken as digits',
    'speaks two digits one by one',
    (draft) => {
      const words = inDigits(draft.text.number);
      return words !== undefined && restyle(draft, 'number', words);
    },
  ],
]);
