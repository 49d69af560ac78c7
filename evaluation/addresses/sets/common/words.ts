import type { Area } from './entry.ts';

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
