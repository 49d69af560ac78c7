import { alter, omit, restyle } from '../draft.ts';
import { type Apply, habits } from './habit.ts';

function firm(change: (text: string) => string): Apply {
  return (draft) => draft.said.firm !== '' && restyle(draft, 'firm', change(draft.text.firm));
}

/** Habits of firms. */
export const FIRMS = [
  ...habits('firm', 'both', [
    ['firm left out', 'Leaves the firm out.', 70, (draft) => draft.said.firm !== '' && omit(draft, 'firm')],
    [
      'limited otherwise',
      'Writes Limited for Ltd, or leaves it out.',
      80,
      (draft, tools) =>
        firm((text) => text.replace(/ Ltd$/, tools.dice.pick([' Limited', '', ' LTD.'])))(draft, tools),
    ],
  ]),
  ...habits('firm', 'shown', [
    [
      'new tenant',
      'Is another firm than the one that is listed.',
      50,
      (draft, { dice, words }) =>
        draft.said.firm !== '' && alter(draft, 'firm', `${dice.pick(words.last)} ${dice.pick(words.trades)}`),
    ],
    [
      'trading as',
      'Writes the owner and the trading name.',
      50,
      (draft, tools) => firm((text) => `${tools.dice.pick(tools.words.last)} t/a ${text}`)(draft, tools),
    ],
  ]),
  ...habits('firm', 'held-back', [
    [
      'and sign',
      'Writes `and` for `&` in the name of a firm.',
      80,
      firm((text) => text.replace(' & ', ' and ')),
    ],
    [
      'department',
      'Adds a department to the firm.',
      50,
      (draft, tools) =>
        firm(
          (text) => `${text}, ${tools.dice.pick(['Accounts', 'Goods In', 'Reception', 'Purchase Ledger'])}`,
        )(draft, tools),
    ],
    [
      'firm where none is listed',
      'Is a firm in a house that the list has without one.',
      60,
      (draft, { dice, words }) =>
        draft.entry.organisation === '' &&
        draft.entry.unit.kind === 'unit' &&
        alter(draft, 'firm', `${dice.pick(words.last)} ${dice.pick(words.trades)}`),
    ],
  ]),
];
