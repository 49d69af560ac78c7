import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Typing } from './words.ts';

/** What habits draw on. */
export interface Desk {
  readonly chance: Chance;
  readonly words: Typing;
  readonly isWelshList: boolean;
  /** A row of the list; habits take neighbouring postcodes from rows. */
  readonly someRow: () => Entry;
  /** A postcode of the same district that the list has. */
  readonly postcodeNear: (entry: Entry) => string;
}

/** One way in which people depart from an address as it is listed. */
export interface Habit {
  readonly name: string;
  readonly weight: { readonly metropolis: number; readonly ceredigion: number };
  /** Two habits that touch the same thing are not combined. */
  readonly touches:
    | 'short'
    | 'letters'
    | 'places'
    | 'postcode'
    | 'door'
    | 'premise'
    | 'order'
    | 'front'
    | 'behind';
  /** Changes the draft. Returns false, and changes nothing, if the habit does not suit the address. */
  readonly apply: (draft: Draft, desk: Desk) => boolean;
}
