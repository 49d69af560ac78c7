import { personListStep } from './person-list-step.ts';

/** The Mailing Preference Service. */
export const mps = personListStep({
  list: 'mps',
  flag: 'MPS',
  description:
    'Finds people who are registered with the Mailing Preference Service and want no unsolicited post, by name and address.',
});

/** People who no longer live at an address. */
export const goneaway = personListStep({
  list: 'goneaway',
  flag: 'GA',
  description: 'Finds people who no longer live at the address, by name and address.',
});

/** People who have died. */
export const deceased = personListStep({
  list: 'deceased',
  flag: 'DEC',
  description: 'Finds people who have died, by name and address.',
});
