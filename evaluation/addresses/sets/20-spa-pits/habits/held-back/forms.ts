import { restyle } from '../../../common/draft.ts';
import { finish, type Habit, habits, lightHabits, order, rewrite, separate } from '../../../common/habit.ts';

/** The traces of Gift Aid forms, case files and tables. */
export const FORMS_HELD_BACK: readonly Habit[] = [
  ...habits('form', [
    [
      'house and postcode only',
      'Fills the two boxes of a Gift Aid form: the house and the postcode.',
      9,
      (draft) => {
        const { entry, said, text } = draft;
        const isAsListed =
          text.street === entry.street && text.locality === entry.locality && text.town === entry.town;
        if (said.postcode !== entry.postcode || said.firm !== '' || !isAsListed) return false;
        for (const field of ['street', 'locality', 'town', 'county', 'estate'] as const) {
          text[field] = '';
          said[field] = '';
        }
        return true;
      },
    ],
  ]),
  ...lightHabits('form', [
    [
      'labels of the form',
      'Has the labels between the answers.',
      7,
      (draft) => {
        const { text } = draft;
        if (text.number === '' || text.street === '' || text.postcode === '' || draft.order !== 'usual')
          return false;
        draft.isCodeInside = true;
        for (const [field, label] of [
          ['number', 'House no:'],
          ['street', 'Street:'],
          ['town', 'Town:'],
          ['postcode', 'Post Code:'],
        ] as const)
          if (text[field] !== '') text[field] = `${label} ${text[field]}`;
        return true;
      },
    ],
    ['tabs between cells', 'Has tabs between the parts.', 6, separate('\t')],
    ['semicolons', 'Has semicolons between the parts.', 6, separate('; ')],
    ['full stop at the end', 'Ends with a full stop.', 6, finish((line) => `${line}.`)],
    ['in quotation marks', 'Is in quotation marks.', 5, finish((line) => `"${line}"`)],
  ]),
  ...lightHabits('postcode', [
    ['dash in the postcode', 'Writes `TN91-4XY`.', 7, rewrite('postcode', (text) => text.replace(' ', '-'))],
    [
      'full stops in the postcode',
      'Writes `TN91. 4XY.`.',
      5,
      rewrite('postcode', (text) => `${text.replace(' ', '. ')}.`),
    ],
    [
      'labelled postcode',
      'Writes `P/code` before the postcode.',
      6,
      (draft) => {
        draft.isCodeInside = true;
        return draft.text.postcode !== '' && restyle(draft, 'postcode', `P/code ${draft.text.postcode}`);
      },
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode before the town',
      'Writes the postcode before the places.',
      7,
      order('postcode before places', ({ text }) => text.postcode !== '' && text.town !== ''),
    ],
  ]),
];
