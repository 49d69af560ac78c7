import type { Draft } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';

function after(draft: Draft, text: string): boolean {
  draft.after.push(text);
  return true;
}

export const REMARK_HABITS: readonly Habit[] = habitsOf('remark', [
  [
    'both',
    'remark for the driver',
    'adds a remark for the driver',
    (draft, { dice, pool }) => after(draft, dice.pick(pool('remarks'))),
  ],
  [
    'shown',
    'remark behind the street',
    'adds a remark in the middle of the address',
    (draft, { dice, pool }) => {
      draft.aside.push(dice.pick(pool('asides')));
      return true;
    },
  ],
  [
    'shown',
    'landmark',
    'says what the house is beside',
    (draft, { dice, pool }) => {
      draft.aside.push(dice.pick(pool('marks')));
      return true;
    },
  ],
  [
    'shown',
    'leave with a neighbour',
    'says at which number a parcel may be left',
    (draft, { dice }) => after(draft, `If out leave at no ${dice.between(2, 60)}`),
  ],
  [
    'both',
    'telephone number',
    'adds a telephone number',
    (draft, { dice }) =>
      after(
        draft,
        `${dice.pick(['Tel', 'Mob', 'T:'])} 07${dice.between(100, 999)} ${dice.between(100_000, 999_999)}`,
      ),
  ],
  [
    'held-back',
    'e-mail address',
    'adds an e-mail address',
    (draft, { dice, pool }) =>
      after(draft, `${dice.pick(pool('forenames')).toLowerCase()}${dice.between(1, 99)}@example.co.uk`),
  ],
  [
    'held-back',
    'key safe',
    'adds the code of the key safe',
    (draft, { dice }) => after(draft, `Key safe ${dice.between(1000, 9999)}`),
  ],
  [
    'held-back',
    'note of the call',
    'notes what the caller said about the place',
    (draft, { dice, pool }) => after(draft, dice.pick(pool('notes'))),
  ],
]);
