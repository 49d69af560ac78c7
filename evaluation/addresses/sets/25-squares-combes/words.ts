import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { COMBES_HELD_BACK } from './words/combes-held-back.ts';
import { COMBES_SHOWN } from './words/combes-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { SQUARES_HELD_BACK } from './words/squares-held-back.ts';
import { SQUARES_SHOWN } from './words/squares-shown.ts';

export const NAMES = ['squares', 'combes'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

/** The names of a district of the West Country. Its places are farms, its estates hamlets, its sites parks. */
export interface CombesWords extends PlaceWords {
  /** Dwellings of a farm that have their own names. */
  readonly parts: readonly string[];
}

/** The names of an inner city. Its blocks are those of a council, its places mansion blocks, its sites works. */
const SQUARES: Readonly<Record<Half, PlaceWords>> = {
  shown: SQUARES_SHOWN,
  'held-back': SQUARES_HELD_BACK,
};

const COMBES: Readonly<Record<Half, CombesWords>> = { shown: COMBES_SHOWN, 'held-back': COMBES_HELD_BACK };

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of the West Country's list of one half. */
export function combesWords(half: Half): CombesWords & PeopleWords {
  return { ...COMBES[half], ...PEOPLE[half] };
}

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return name === 'combes' ? combesWords(half) : { ...SQUARES[half], ...PEOPLE[half] };
}
