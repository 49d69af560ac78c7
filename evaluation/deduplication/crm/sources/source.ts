import type { Card } from '../card.ts';
import type { Dice } from '../dice.ts';
import type { CrmLists } from '../lists.ts';
import type { Somebody } from '../people.ts';

/** A record with whom it is about. */
export interface Written {
  readonly card: Card;
  /** The person. Undefined if the record belongs to no single person. */
  readonly person: Somebody | undefined;
  /** For a record of no single person: the people it may be put with. */
  readonly about?: readonly Somebody[];
}

/** One of the five files that were merged. */
export interface Source {
  /** Returns how often a person is in this file, in any unit, by age and circumstances. */
  appeal(person: Somebody): number;
  /** Writes the record of a person from a year. Returns undefined if the person cannot be in the file. */
  write(person: Somebody, year: number): Written | undefined;
}

export type MakeSource = (lists: CrmLists, dice: Dice) => Source;
