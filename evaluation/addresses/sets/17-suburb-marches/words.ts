import type { Area } from './entry.ts';
import { MARCHES_HELD_BACK } from './words/marches-held-back.ts';
import { MARCHES_SHOWN } from './words/marches-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { SUBURB_HELD_BACK } from './words/suburb-held-back.ts';
import { SUBURB_SHOWN } from './words/suburb-shown.ts';

export const NAMES = ['suburb', 'marches'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

/** The names that people and firms of a half have, and what is written beside their addresses. */
export interface PeopleWords {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly trades: readonly string[];
  readonly shops: readonly string[];
  readonly remarks: readonly string[];
  /** Remarks about the way to a house, which stand between its street and its town. */
  readonly directions: readonly string[];
}

/** The names of the places of a list. */
export interface PlaceWords {
  readonly areas: readonly Area[];
  /** Whole names of streets, with their descriptors. */
  readonly whole: readonly string[];
  /** Names that take a descriptor. */
  readonly bases: readonly string[];
  /** Beginnings and ends of names that take a descriptor: `Ash`, `croft`. */
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  readonly blocks: readonly string[];
  readonly estates: readonly string[];
  readonly houses: readonly string[];
  readonly schools: readonly string[];
  /** Farms and halls, houses with a Welsh name, and the English names of some. */
  readonly farms: readonly string[];
  readonly welshHouses: readonly (readonly [welsh: string, english: string])[];
  readonly barns: readonly string[];
  readonly chapels: readonly string[];
}

export interface ListWords extends PlaceWords, PeopleWords {}

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  suburb: { shown: SUBURB_SHOWN, 'held-back': SUBURB_HELD_BACK },
  marches: { shown: MARCHES_SHOWN, 'held-back': MARCHES_HELD_BACK },
};

/** The words of a list of one half. */
export function listWords(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...(half === 'shown' ? PEOPLE_SHOWN : PEOPLE_HELD_BACK) };
}
