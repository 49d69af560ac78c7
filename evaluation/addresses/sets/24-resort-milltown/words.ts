import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { MILLTOWN_HELD_BACK } from './words/milltown-held-back.ts';
import { MILLTOWN_SHOWN } from './words/milltown-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { RESORT_HELD_BACK } from './words/resort-held-back.ts';
import { RESORT_SHOWN } from './words/resort-shown.ts';

export const NAMES = ['resort', 'milltown'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

/** The names of a coast. Its blocks are courts of flats, its places hotels, its sites holiday parks. */
export interface ResortWords extends PlaceWords {
  /** Sea fronts. Each one is a row of streets that follow one another. */
  readonly fronts: readonly (readonly string[])[];
  /** Promenades with kiosks and beach huts. */
  readonly beaches: readonly string[];
  /** Names of the avenues of bungalows. */
  readonly plotlands: readonly string[];
  /** Names of terraces that stand in a street with another name. */
  readonly terraces: readonly string[];
  readonly arcades: readonly string[];
}

/** The names of a mill district. Its blocks are mills, its places farms and folds, its sites schools and chapels. */
export interface MilltownWords extends PlaceWords {
  /** Names of lanes with apostrophes: `Top o'th' Moor`. */
  readonly moors: readonly string[];
  /** Dwellings of a farm that have their own names. */
  readonly parts: readonly string[];
}

const RESORT: Readonly<Record<Half, ResortWords>> = { shown: RESORT_SHOWN, 'held-back': RESORT_HELD_BACK };

const MILLTOWN: Readonly<Record<Half, MilltownWords>> = {
  shown: MILLTOWN_SHOWN,
  'held-back': MILLTOWN_HELD_BACK,
};

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of the seaside list of one half. */
export function resortWords(half: Half): ResortWords & PeopleWords {
  return { ...RESORT[half], ...PEOPLE[half] };
}

/** The words of the mill district's list of one half. */
export function milltownWords(half: Half): MilltownWords & PeopleWords {
  return { ...MILLTOWN[half], ...PEOPLE[half] };
}

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return name === 'resort' ? resortWords(half) : milltownWords(half);
}
