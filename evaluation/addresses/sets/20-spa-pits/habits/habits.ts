import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { capitalsOrSmall } from './case.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { FORMS_HELD_BACK } from './held-back/forms.ts';
import { PEOPLE_HELD_BACK } from './held-back/people.ts';
import { PITS_HELD_BACK } from './held-back/pits.ts';
import { SPA_HELD_BACK } from './held-back/spa.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { FIELDS_SHOWN } from './shown/fields.ts';
import { PITS_SHOWN } from './shown/pits.ts';
import { SPA_SHOWN } from './shown/spa.ts';

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: [...BOTH_SHOWN, ...FIELDS_SHOWN], spa: SPA_SHOWN, pits: PITS_SHOWN },
  'held-back': {
    both: [...BOTH_HELD_BACK, ...FORMS_HELD_BACK, ...PEOPLE_HELD_BACK],
    spa: SPA_HELD_BACK,
    pits: PITS_HELD_BACK,
  },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...capitalsOrSmall, ...HABITS[half].both, ...HABITS[half][name]];
}
