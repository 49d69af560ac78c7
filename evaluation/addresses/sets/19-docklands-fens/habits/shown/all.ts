import type { Habit } from '../../../common/habit.ts';
import { BUILDINGS } from './buildings.ts';
import { DOORS } from './doors.ts';
import { FORMS } from './forms.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';

/** The habits of drivers, tradesmen and parcel shops on telephones, and of an online shop's checkout. */
export const SHOWN: readonly Habit[] = [...NAMES, ...DOORS, ...BUILDINGS, ...PLACES, ...FORMS, ...PEOPLE];
