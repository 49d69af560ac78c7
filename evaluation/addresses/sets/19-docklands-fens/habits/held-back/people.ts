import { omit, restyle } from '../../../common/draft.ts';
import { add, type Habit, habits, lightHabits, rewrite } from '../../../common/habit.ts';

/** The names, remarks and firms that call centres and exported databases add or leave out. */
export const PEOPLE: readonly Habit[] = [
  ...lightHabits('name', [
    [
      'surname and initials',
      'Writes the surname, the initials and the title.',
      6,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(words.last).toUpperCase()} ${dice.pick([...'ABCDEGHJLMPRST'])} ${dice.pick([...'ABCDEGHJLMPRST'])} ${dice.pick(['MR', 'MRS', 'MS', 'DR'])}`,
        ),
    ],
    [
      'policyholder',
      'Writes the policyholder with a title.',
      5,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Policyholder', 'Insured:', 'PH -'])} ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'estate of the late',
      'Writes to the estate of a customer.',
      3,
      (draft, { dice, words }) =>
        add(draft.before, `Est. of late ${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'registration mark',
      'Adds the mark of the car, which looks like a postcode.',
      5,
      (draft, { dice }) => {
        const letter = () => dice.pick([...'BCDFGHJKLNPRSTVWXY']);
        return add(
          draft.after,
          `Reg ${letter()}${letter()}${dice.between(51, 74)} ${letter()}${letter()}${letter()}`,
        );
      },
    ],
    [
      'policy number',
      'Writes the number of the policy first.',
      5,
      (draft, { dice }) =>
        add(draft.before, `${dice.pick(['POL', 'MTR', 'HHD'])}/${dice.between(100_000, 999_999)}`),
    ],
    [
      'remark of the database',
      'Adds a remark in brackets.',
      6,
      (draft, { dice, words }) => add(draft.after, `(${dice.pick(words.remarks)})`),
    ],
    [
      'risk address',
      'Says that the car is kept there.',
      5,
      (draft, { dice }) =>
        add(draft.before, dice.pick(['Risk address', 'Kept at', 'Overnight at', 'Corresp addr'])),
    ],
    [
      'customer since',
      'Adds the date of the first contract.',
      4,
      (draft, { dice }) => add(draft.after, `cust since ${dice.between(1994, 2019)}`),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'limited in full',
      'Writes Limited, and `and` for the sign.',
      60,
      rewrite('firm', (text) => text.replace(/ Ltd$/, ' LIMITED').replace(' & ', ' and ')),
    ],
    [
      'trading as',
      'Writes the owner before the firm.',
      40,
      (draft, { dice, words }) =>
        draft.text.firm !== '' &&
        restyle(draft, 'firm', `${dice.pick(words.first)} ${dice.pick(words.last)} T/A ${draft.text.firm}`),
    ],
    [
      'branch of a firm',
      'Writes the number of the branch behind the firm.',
      30,
      rewrite('firm', (text, { dice }) => `${text} (Branch ${dice.between(101, 899)})`),
    ],
  ]),
  ...habits('firm', [
    [
      'private customer',
      'Leaves the firm out.',
      30,
      (draft) => draft.entry.number + draft.entry.flat !== '' && omit(draft, 'firm'),
    ],
  ]),
];
