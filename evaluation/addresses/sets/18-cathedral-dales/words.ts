import type { Area } from './entry.ts';
import { CATHEDRAL_HELD_BACK } from './words/cathedral-held-back.ts';
import { CATHEDRAL_SHOWN } from './words/cathedral-shown.ts';
import { DALES_HELD_BACK } from './words/dales-held-back.ts';
import { DALES_SHOWN } from './words/dales-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';

export const NAMES = ['cathedral', 'dales'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

/** The names that people and firms of a half have, and what is written beside their addresses. */
export interface PeopleWords {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly trades: readonly string[];
  readonly shops: readonly string[];
  /** Who manages a house, or who looks after a patient. */
  readonly agents: readonly string[];
}

/** The names of the places of a list. */
export interface PlaceWords {
  readonly areas: readonly Area[];
  /** The street round the cathedral, that of the canal basin, and the moorings there. Empty in the dales. */
  readonly precinct: string;
  readonly waterside: string;
  readonly basin: string;
  readonly university: string;
  /** Whole names of streets, with their descriptors. */
  readonly whole: readonly string[];
  /** Names that take a descriptor. */
  readonly bases: readonly string[];
  /** Beginnings and ends of names that take a descriptor: `Ails`, `worth`. */
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  readonly blocks: readonly string[];
  /** Names that take the word mill or maltings. */
  readonly mills: readonly string[];
  readonly estates: readonly string[];
  /** Student villages, each with several buildings. */
  readonly halls: readonly string[];
  readonly parks: readonly string[];
  readonly houses: readonly string[];
  readonly schools: readonly string[];
  readonly inns: readonly string[];
  readonly farms: readonly string[];
  readonly barns: readonly string[];
  readonly chapels: readonly string[];
}

export interface ListWords extends PlaceWords, PeopleWords {}

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  cathedral: { shown: CATHEDRAL_SHOWN, 'held-back': CATHEDRAL_HELD_BACK },
  dales: { shown: DALES_SHOWN, 'held-back': DALES_HELD_BACK },
};

/** The words of a list of one half. */
export function listWords(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...(half === 'shown' ? PEOPLE_SHOWN : PEOPLE_HELD_BACK) };
}
