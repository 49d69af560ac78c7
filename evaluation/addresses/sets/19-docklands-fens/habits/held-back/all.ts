import type { Habit } from '../../../common/habit.ts';
import { BUILDINGS } from './buildings.ts';
import { DOORS } from './doors.ts';
import { FORMS } from './forms.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';

/** The habits of call centres of insurers and of the motor trade, and of old customer databases. */
export const HELD_BACK: readonly Habit[] = [...NAMES, ...DOORS, ...BUILDINGS, ...PLACES, ...FORMS, ...PEOPLE];
