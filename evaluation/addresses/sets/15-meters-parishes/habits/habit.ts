import type { Draft } from '../draft.ts';
import type { Draw } from '../draw.ts';
import type { Entry } from '../entry.ts';
import type { Typing, Words } from '../words.ts';

/** What habits draw on. */
export interface Desk {
  readonly draw: Draw;
  readonly typing: Typing;
  readonly words: Words;
  /** The listed addresses of the same building, the address itself included. */
  readonly building: (entry: Entry) => readonly Entry[];
  /** The listed addresses of the same street. */
  readonly street: (entry: Entry) => readonly Entry[];
  /** A postcode of the same district that the list has, most of them next to the own one. */
  readonly postcodeNear: (entry: Entry) => string;
  readonly someRow: () => Entry;
}

/** What a habit changes. Two habits that touch the same thing are not combined. */
export type Touches =
  | 'unit'
  | 'number'
  | 'building'
  | 'street'
  | 'locality'
  | 'town'
  | 'postcode'
  | 'letters'
  | 'front'
  | 'behind'
  | 'order'
  | 'form';

/** One way in which people or systems depart from an address as it is listed. */
export interface Habit {
  readonly name: string;
  /** How common the habit is in each list; 0 if it does not occur there. */
  readonly meters: number;
  readonly parishes: number;
  readonly touches: Touches;
  /** Changes the draft. Returns false, and changes nothing, if the habit does not suit the address. */
  readonly apply: (draft: Draft, desk: Desk) => boolean;
}

/** A line of a table of habits. */
export function habit(
  name: string,
  [meters, parishes]: readonly [number, number],
  touches: Touches,
  apply: Habit['apply'],
): Habit {
  return { name, meters, parishes, touches, apply };
}
