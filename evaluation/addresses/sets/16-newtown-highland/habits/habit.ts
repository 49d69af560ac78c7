import type { Dice } from '../../../dice.ts';
import type { Draft } from '../draft.ts';
import type { Settlement } from '../entry.ts';
import type { Half } from '../words.ts';

/** What a habit may draw from. */
export interface Tools {
  readonly dice: Dice;
  /** The names that people of this half type. */
  readonly pool: (key: string) => readonly string[];
  readonly settlements: readonly Settlement[];
  /** The postcodes of the list. */
  readonly postcodes: readonly string[];
}

/** Two habits of one group are never in one address. */
export type Group =
  | 'code'
  | 'place'
  | 'street'
  | 'number'
  | 'building'
  | 'unit'
  | 'people'
  | 'remark'
  | 'form'
  | 'order';

/** A way in which people write an address differently from the list. */
export interface Habit {
  readonly name: string;
  /** What the person does, in one line. */
  readonly says: string;
  readonly group: Group;
  /** Where it occurs. Some habits are in one half only, so that the other half has what nobody has prepared for. */
  readonly half: 'both' | Half;
  /** Classes of the tables besides the habit's own name. */
  readonly classes: readonly ('postcode missing' | 'postcode wrong')[];
  /** Changes the draft. Returns false if the address gives no occasion. */
  readonly apply: (draft: Draft, tools: Tools) => boolean;
}

type Rest = readonly [half: Habit['half'], name: string, says: string, apply: Habit['apply']];

/** Makes the habits of one group. */
export function habitsOf(group: Group, rest: readonly Rest[], classes: Habit['classes'] = []): Habit[] {
  return rest.map(([half, name, says, apply]) => ({ group, half, name, says, apply, classes }));
}

/** Joins texts that are not empty. */
export function spaced(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
