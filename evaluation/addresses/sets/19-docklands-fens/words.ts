import type { Area } from './entry.ts';
import { DOCKLANDS_HELD_BACK } from './words/docklands-held-back.ts';
import { DOCKLANDS_SHOWN } from './words/docklands-shown.ts';
import { FENS_HELD_BACK } from './words/fens-held-back.ts';
import { FENS_SHOWN } from './words/fens-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';

export const NAMES = ['docklands', 'fens'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

/** The names that people and firms of a half have, and what is written beside their addresses. */
export interface PeopleWords {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly trades: readonly string[];
  readonly shops: readonly string[];
  readonly pubs: readonly string[];
  readonly remarks: readonly string[];
}

/** The names of the places of a list. */
export interface PlaceWords {
  readonly areas: readonly Area[];
  /** Whole names of streets, which several places have. */
  readonly whole: readonly string[];
  /** Names that take a descriptor. */
  readonly bases: readonly string[];
  /** Beginnings and ends of names that take a descriptor: `Ash`, `croft`. */
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  readonly blocks: readonly string[];
  readonly estates: readonly string[];
  readonly houses: readonly string[];
  /** Hotels that became flats, or farms. */
  readonly places: readonly string[];
  /** Wharves and marinas, or airfields. */
  readonly sites: readonly string[];
}

export interface ListWords extends PlaceWords, PeopleWords {}

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  docklands: { shown: DOCKLANDS_SHOWN, 'held-back': DOCKLANDS_HELD_BACK },
  fens: { shown: FENS_SHOWN, 'held-back': FENS_HELD_BACK },
};

/** The words of a list of one half. */
export function listWords(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...(half === 'shown' ? PEOPLE_SHOWN : PEOPLE_HELD_BACK) };
}
