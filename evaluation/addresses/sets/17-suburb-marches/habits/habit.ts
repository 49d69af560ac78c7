import type { Dice } from '../../../dice.ts';
import type { Draft } from '../draft.ts';
import type { Half, ListWords, Name } from '../words.ts';

/** Habits of one group are not applied together. */
export type Group =
  | 'spelling'
  | 'unit'
  | 'building'
  | 'street'
  | 'place'
  | 'postcode'
  | 'order'
  | 'form'
  | 'remark'
  | 'name'
  | 'firm';

/** What habits need besides the draft. */
export interface Tools {
  readonly dice: Dice;
  readonly words: ListWords;
  /** The postcodes of each district, neighbours side by side. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** Changes a draft. Returns false if it has nothing to change; the draft is then as before. */
export type Apply = (draft: Draft, tools: Tools) => boolean;

/** A way in which people write an address differently from the list. */
export interface Habit {
  readonly name: string;
  /** What the people do. */
  readonly says: string;
  readonly half: 'both' | Half;
  readonly group: Group;
  /** How common it is among the addresses that allow it. A common slip has 15. */
  readonly weight: number;
  /** The only list that has it; undefined for both. */
  readonly list?: Name;
  readonly apply: Apply;
}

type Line = readonly [name: string, says: string, weight: number, apply: Apply, list?: Name];

/** Habits of one group and half. */
export function habits(group: Group, half: Habit['half'], lines: readonly Line[]): Habit[] {
  return lines.map(([name, says, weight, apply, list]) => ({
    ...{ name, says, half, group, weight, apply },
    ...(list === undefined ? {} : { list }),
  }));
}

/** Adds a text to one of the draft's places for them. */
export function add(texts: string[], text: string): boolean {
  texts.push(text);
  return true;
}
