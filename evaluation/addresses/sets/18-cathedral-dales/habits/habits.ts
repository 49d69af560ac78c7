import type { Half, Name } from '../words.ts';
import { BOTH } from './both.ts';
import type { Habit } from './habit.ts';
import { HELD_BACK_FORMS } from './held-back-forms.ts';
import { HELD_BACK_NAMES } from './held-back-names.ts';
import { HELD_BACK_REMARKS } from './held-back-remarks.ts';
import { HELD_BACK_UNITS } from './held-back-units.ts';
import { SHOWN_FORMS } from './shown-forms.ts';
import { SHOWN_NAMES } from './shown-names.ts';
import { SHOWN_REMARKS } from './shown-remarks.ts';
import { SHOWN_UNITS } from './shown-units.ts';

/** All habits of both halves. */
export const HABITS: readonly Habit[] = [
  ...BOTH,
  ...SHOWN_FORMS,
  ...SHOWN_REMARKS,
  ...SHOWN_UNITS,
  ...SHOWN_NAMES,
  ...HELD_BACK_FORMS,
  ...HELD_BACK_REMARKS,
  ...HELD_BACK_UNITS,
  ...HELD_BACK_NAMES,
];

/** The habits that change nothing of what an address says, so that an absent address stays absent. */
export const LIGHT: ReadonlySet<string> = new Set([
  ...[
    'capitals',
    'small letters',
    'break marks',
    'stops between parts',
    'postcode twice',
    'label of a letting',
  ],
  ...['county in short', 'date of moving', 'agent named', 'tenants named', 'meter remark', 'street wrapped'],
  ...['descriptor without vowels', 'lines counted', 'dots between parts', 'caps lock', 'label of a record'],
  ...[
    'council named',
    'visit remark',
    'next of kin',
    'doctor named',
    'record number first',
    'descriptor clipped',
  ],
]);

/** The habits of a half and a list. */
export function habitsOf(half: Half, list: Name): Habit[] {
  return HABITS.filter((one) => (one.half === 'both' || one.half === half) && (one.list ?? list) === list);
}
