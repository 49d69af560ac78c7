import type { Draft } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';

function lettered(draft: Draft, letters: Draft['letters']): boolean {
  draft.letters = letters;
  return true;
}

function parted(draft: Draft, separator: string): boolean {
  draft.separator = separator;
  return true;
}

function finished(draft: Draft, finish: (line: string) => string): boolean {
  draft.finish = finish;
  return true;
}

const forms: Habit[] = habitsOf('form', [
  ['both', 'capitals', 'writes in capitals', (draft) => lettered(draft, 'capitals')],
  ['both', 'small letters', 'writes in small letters', (draft) => lettered(draft, 'small')],
  ['both', 'no commas', 'writes no commas', (draft) => parted(draft, ' ')],
  ['both', 'lines', 'writes the parts on lines', (draft) => parted(draft, '\n')],
  ['shown', 'semicolons', 'parts the fields with semicolons', (draft) => parted(draft, '; ')],
  ['shown', 'many spaces', 'fills fields up with spaces', (draft) => parted(draft, '    ')],
  ['shown', 'full stops', 'parts the fields with full stops', (draft) => parted(draft, '. ')],
  [
    'shown',
    'numbered lines',
    'exports the numbers of the lines of a form',
    (draft) => {
      draft.labels = 'lines';
      return true;
    },
  ],
  [
    'shown',
    'marks of a web page',
    'has the marks of a web page for signs',
    (draft) =>
      finished(draft, (line) => line.replace(/&/g, '&amp;').replace(/'/g, '&#39;').replace(/, /g, '<br>')),
  ],
  ['shown', 'spaces around commas', 'puts spaces before commas', (draft) => parted(draft, ' , ')],
  [
    'held-back',
    'strokes between fields',
    'parts the fields with upright strokes',
    (draft) => parted(draft, ' | '),
  ],
  ['both', 'empty fields', 'exports empty fields between commas', (draft) => parted(draft, ', , ')],
  [
    'held-back',
    'NULL',
    'exports NULL for empty fields',
    (draft, { dice }) => {
      draft.aside.push(dice.pick(['NULL', 'N/A', 'null', 'none']));
      return true;
    },
  ],
  [
    'held-back',
    'names of the fields',
    'exports the names of the fields',
    (draft) => {
      draft.labels = 'names';
      return true;
    },
  ],
  [
    'held-back',
    'broken signs',
    'has signs of another encoding',
    (draft) => finished(draft, (line) => line.replace(/'/g, 'â€™').replace(/, /g, ',\u00a0')),
  ],
  [
    'held-back',
    'quotation marks around',
    'has the line in quotation marks',
    (draft) => finished(draft, (line) => `"${line}"`),
  ],
  [
    'both',
    'points at the end',
    'ends the line with a full stop or comma',
    (draft, { dice }) => {
      const end = dice.pick(['.', ',', ' .', ',,']);
      return finished(draft, (line) => line + end);
    },
  ],
]);

const orders: Habit[] = habitsOf('order', [
  [
    'shown',
    'postcode first',
    'writes the postcode first',
    (draft) => {
      if (draft.said.postcode === '' || draft.order !== 'usual') return false;
      draft.order = 'postcode first';
      return true;
    },
  ],
  [
    'held-back',
    'town first',
    'writes from the town to the door',
    (draft) => {
      if (draft.order !== 'usual' || draft.entry.street === '') return false;
      draft.order = 'town first';
      return true;
    },
  ],
]);

export const FORM_HABITS: readonly Habit[] = [...forms, ...orders];
